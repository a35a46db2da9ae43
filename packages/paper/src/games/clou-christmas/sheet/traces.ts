import { CAMPAIGN_SHEET, PASSPORT_TRACES } from "@safehouse/games/clou-christmas/board";
import { addSpot } from "../../../canvas.ts";
import { writeCross } from "../../../pencil.ts";
import { icon, line, path, rect, text } from "../../../shapes.ts";
import { heading, HEADING } from "../../clou/sheet/desk.ts";
import type { Book } from "./book.ts";

const ICON = 27;
const PITCH = 33;
const ROW = 44;
const FLAG = 14;

/** larger crews begin further right.: the last two are only there with false passports. */
export function traces(book: Book, x: number, y: number, width: number): number {
  const { canvas, names, campaign } = book;
  const { ink, printed } = canvas;
  const { traces: perCrew } = CAMPAIGN_SHEET;
  const words = names.campaign;
  heading(book, words.traces, words.tracesHint, x, y, width);
  const most = Math.max(...perCrew);
  const perRow = Math.ceil((most + PASSPORT_TRACES) / 2);
  const top = y + HEADING + FLAG;
  const spot = (k: number): readonly [number, number] => [
    x + (k % perRow) * PITCH + 2 + (k >= most ? 8 : 0),
    top + Math.floor(k / perRow) * ROW,
  ];
  perCrew.forEach((length, i) => {
    const [at, row] = spot(most - length);
    const pen = { fill: "none", stroke: ink.print, "stroke-width": 1.2, "stroke-dasharray": "3 2.5" };
    printed.push(
      path(`M${at - 3} ${row - 12}V${row + ICON}`, pen),
      text(String(i + 1), at, row - 2, { size: 12, face: "bold", colour: ink.ink }),
    );
  });
  const [frame, row] = spot(most);
  printed.push(
    rect(frame - 4, row - 3, PASSPORT_TRACES * PITCH + 2, ICON + 6, {
      rx: 4,
      fill: "none",
      stroke: ink.second,
      "stroke-width": 1.2,
      "stroke-dasharray": "4 3",
    }),
    text(words.passports, frame + (PASSPORT_TRACES * PITCH) / 2 - 3, row + ICON + 14, {
      size: 11,
      face: "text",
      colour: ink.second,
      anchor: "middle",
    }),
  );
  const out = campaign?.traces.outOfPlay ?? 0;
  const crossed = campaign?.traces.crossed ?? 0;
  for (let k = 0; k < most + PASSPORT_TRACES; k++) {
    const [at, line1] = spot(k);
    const isOut = k < out;
    const isCrossed = !isOut && k < out + crossed;
    printed.push({
      tag: "g",
      attrs: isOut || isCrossed ? { opacity: 0.4 } : {},
      children: [icon("trace", at, line1, ICON, ink.ink)],
    });
    if (isOut) printed.push(line([[at + 2, line1 + ICON - 2], [at + ICON - 2, line1 + 2]], ink.second, 2)); // oxfmt-ignore
    if (isCrossed) writeCross(canvas, `trace-${k}`, { x: at + 2, y: line1 + 2, width: ICON - 4, height: ICON - 4 });
  }
  const height = 2 * ROW + FLAG;
  addSpot(canvas, { id: "traces", kind: "bar", x, y: y + HEADING, width: perRow * PITCH + 10, height, label: words.traces }); // oxfmt-ignore
  return HEADING + height;
}
