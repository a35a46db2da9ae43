import { HEISTS } from "@safehouse/games/clou-christmas/board";
import { addSpot } from "../../../canvas.ts";
import { writeNumber } from "../../../pencil.ts";
import { rect, text } from "../../../shapes.ts";
import { heading, HEADING } from "../../clou/sheet/desk.ts";
import type { Book } from "./book.ts";

const COLUMNS = ["rest", "points", "expenses", "left"] as const;
type Column = (typeof COLUMNS)[number];
/** What stands before each field but the first. */
const SIGNS: { readonly [column in Column]: string } = { rest: "", points: "+", expenses: "−", left: "=" };
const ROW = 51;
const HEAD = 18;
const LEAD = 30;
const SIGN = 24;

/** a line a heist. Nobody begins with anything, and nothing is bought after the last. */
export function kitty(book: Book, x: number, y: number, width: number): number {
  const { canvas, names, campaign, size } = book;
  const { ink, printed } = canvas;
  const words = names.campaign;
  heading(book, words.kitty, words.kittyHint, x, y, width);
  const field = (width - LEAD - (COLUMNS.length - 1) * SIGN) / COLUMNS.length;
  const at = (k: number): number => x + LEAD + k * (field + SIGN);
  const titles: { readonly [column in Column]: string } = { ...words, left: words.rest };
  COLUMNS.forEach((column, k) => {
    const style = { size: 12, face: "text", colour: ink.second, anchor: "middle" } as const;
    printed.push(text(titles[column], at(k) + field / 2, y + HEADING + 12, style));
  });
  HEISTS.forEach(({ id }, i) => {
    const top = y + HEADING + HEAD + i * ROW;
    const middle = top + size.box / 2;
    printed.push(text(String(i + 1), x, middle + 8, { size: 22, face: "display", colour: ink.heading }));
    COLUMNS.forEach((column, k) => {
      const cell = `${id}-${column}`;
      const area = { x: at(k), y: top, width: field, height: size.box };
      if (k > 0) {
        const style = { size: 18, face: "bold", colour: ink.ink, anchor: "middle" } as const;
        printed.push(text(SIGNS[column], at(k) - SIGN / 2, middle + 6, style));
      }
      printed.push(
        rect(area.x, top, field, size.box, { rx: 4, fill: ink.field, stroke: ink.second, "stroke-width": ink.outline }),
      );
      addSpot(canvas, { id: cell, kind: "box", ...area, label: `${names.thing(id)}, ${titles[column]}` });
      const isNothing = (i === 0 && column === "rest") || (i === HEISTS.length - 1 && column === "expenses");
      const line = campaign?.kitty[i];
      if (isNothing) {
        const style = { size: 20, face: "bold", colour: ink.print, anchor: "middle" } as const;
        printed.push(text("0", area.x + field / 2, middle + 7, style));
      } else if (line !== undefined) writeNumber(canvas, cell, line[column], area);
    });
  });
  return HEADING + HEAD + HEISTS.length * ROW;
}
