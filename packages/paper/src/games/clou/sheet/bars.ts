import type { AbilityBar } from "@safehouse/games/clou/paper";
import { line } from "../../../shapes.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import { legend, sign } from "./condition.ts";
import { box, type Desk, gifts, giftsWidth, heading, HEADING, isSpent } from "./desk.ts";

/** C-5.1: a bar an ability; conditions stand on a box or between two, gifts hang below. */
export function abilities(desk: Desk, x: number, y: number, width: number): number {
  const { sheet, size, names } = desk;
  let top = y;
  if (size.hints) {
    heading(desk, names.words.abilities, names.words.hint.abilities, x, top, width);
    top += HEADING;
  }
  // Conditions rise above the boxes.
  top += 7;
  const seen = new Map<string, number>();
  for (const bar of sheet.bars) {
    const nth = (seen.get(bar.ability) ?? 0) + 1;
    seen.set(bar.ability, nth);
    drawBar(desk, bar, nth === 1 ? bar.ability : `${bar.ability}${nth}`, x, top, width);
    top += size.box + size.gift + size.gap + 5;
  }
  return top - size.gap - y;
}

function drawBar(desk: Desk, bar: AbilityBar, id: string, x: number, y: number, width: number): void {
  const { canvas, size } = desk;
  const { ink, printed } = canvas;
  const middle = y + size.box / 2;
  printed.push(
    tile(giftFace(bar.ability), x, middle - size.label / 2, size.label, { style: ink.style, edge: ink.edge }),
  );
  const left = x + size.labelColumn;
  const step = (width - size.labelColumn - size.box) / Math.max(1, bar.boxes.length - 1);
  bar.boxes.forEach(({ after, own, gives = [] }, i) => {
    const cell = `${id}-${i + 1}`;
    const at = left + i * step;
    if (i > 0) {
      const between = at - (step - size.box) / 2;
      if (after !== undefined) printed.push(sign(desk, after, between, middle, Math.min(17, step - size.box - 1)));
      else printed.push(line([[between - 4, middle], [between + 4, middle]], ink.print, 1.5)); // oxfmt-ignore
    }
    box(desk, cell, at, y);
    if (own !== undefined) legend(desk, own, at + size.box / 2, y);
    const under = giftsWidth(gives, size.gift);
    // The last box's gifts end with it, so that nothing leaves the margin.
    const giftsLeft = Math.min(at + (size.box - under) / 2, x + width - under);
    gifts(desk, cell, gives, giftsLeft, y + size.box + 4, size.gift, isSpent(desk, [cell]));
  });
}
