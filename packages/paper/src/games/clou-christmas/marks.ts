import { CAMPAIGN_SHEET, gearCell, type View } from "@safehouse/games/clou-christmas/board";
import type { Reader } from "@safehouse/games/clou/board";
import { type CellMark, type SheetMarks, sheetMarks } from "../clou/marks.ts";

/** What stands in the cells of experience and tools. In a heist they are written on before the campaign hears of it. */
export function gearMarks(reader: Reader, { campaign, heist }: View): SheetMarks {
  const kept: { [cell: string]: CellMark } = {};
  for (const { id, lines } of [...CAMPAIGN_SHEET.experience, ...CAMPAIGN_SHEET.tools]) {
    lines.forEach((line, i) => {
      const isBox = "boxes" in line;
      const count = isBox ? line.boxes.length : line.circles.length;
      for (let k = 0; k < count; k++) {
        const cell = gearCell(id, i, k);
        const held = campaign.cells[cell] ?? 0;
        if (held === 0) continue;
        kept[cell] = isBox ? { number: Math.abs(held), ...(held < 0 && { crossed: true }) } : { crossed: true };
      }
    });
  }
  return { ...kept, ...(heist && sheetMarks(reader.readCells(heist, 0))) };
}
