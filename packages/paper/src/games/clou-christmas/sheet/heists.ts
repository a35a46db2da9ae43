import { HEISTS, SPECIAL_SIGNS } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import { addSpot } from "../../../canvas.ts";
import type { SvgNode } from "../../../drawing.ts";
import { writeCross } from "../../../pencil.ts";
import { circle, glyph, icon, line, text } from "../../../shapes.ts";
import { textWidth, wrapText } from "../../../text-width.ts";
import { heading, HEADING } from "../../clou/sheet/desk.ts";
import { CHRISTMAS_ICONS } from "../icons.ts";
import { type Book, crossBox } from "./book.ts";

const ROW = 84;
const NAME = 176;
const CIRCLE = 46;

/** a line a heist, with its special loot, its presents and meals, and a box for when it is done. */
export function heists(book: Book, x: number, y: number, width: number): number {
  const { canvas, names, campaign } = book;
  const { ink, printed } = canvas;
  const words = names.campaign;
  heading(book, words.heists, words.heistsHint, x, y, width);
  HEISTS.forEach((heist, i) => {
    const top = y + HEADING + i * ROW;
    if (i > 0) printed.push(line([[x, top], [x + width, top]], ink.hairline, 1)); // oxfmt-ignore
    printed.push(text(String(i + 1), x, top + 50, { size: 40, face: "display", colour: ink.heading }));
    writeName(book, names.thing(heist.id), x + 40, top, NAME - 40);
    const doubles = doublesOf(book, heist.id);
    const end = x + width - book.size.box - 16;
    const step = (end - x - NAME) / (doubles.length + 1);
    const taken = campaign === null ? [] : [...campaign.special, ...campaign.presents, ...campaign.meals];
    const put = (k: number, id: string, draw: (left: number, at: number) => SvgNode[]): void => {
      const centre = x + NAME + (k + 0.5) * step;
      const area = { x: centre - CIRCLE / 2, y: top + 8, width: CIRCLE, height: CIRCLE };
      printed.push(...draw(area.x, area.y));
      caption(book, names.thing(id), centre, area.y + CIRCLE + 11, step - 4);
      addSpot(canvas, { id, kind: "loot", ...area, label: names.thing(id) });
      if (taken.includes(id)) writeCross(canvas, id, { x: area.x + 6, y: area.y + 6, width: 34, height: 34 });
    };
    put(0, heist.special, (left, at) => [
      ring(book, left, at, CIRCLE / 2),
      glyph(CHRISTMAS_ICONS[found(SPECIAL_SIGNS[i])], left + 11, at + 11, 24, ink.ink),
      ...star(book, left + CIRCLE - 9, at - 3),
    ]);
    doubles.forEach(({ id, mark }, k) =>
      put(k + 1, id, (left, at) => [
        ring(book, left, at, CIRCLE / 2),
        ring(book, left, at, CIRCLE / 2 - 4),
        icon(mark, left + 12, at + 11.5, 22, ink.ink),
      ]),
    );
    const isDone = campaign !== null && campaign.reports.length > i;
    const box = x + width - book.size.box - 1;
    crossBox(book, `done-${heist.id}`, `${names.thing(heist.id)}, ${words.done}`, box, top + 10, isDone);
    caption(book, words.done, box + book.size.box / 2, top + 10 + book.size.box + 13, 64);
  });
  return HEADING + HEISTS.length * ROW;
}

/** */
function doublesOf({ library }: Book, heist: string): { readonly id: string; readonly mark: "present" | "meal" }[] {
  const plan = library.plans.find(({ id }) => id === heist);
  return (plan?.loot ?? []).flatMap(({ id, mark }) => (mark === "present" || mark === "meal" ? [{ id, mark }] : []));
}

function ring({ canvas }: Book, x: number, y: number, r: number): SvgNode {
  const { ink } = canvas;
  const [cx, cy] = [x + CIRCLE / 2, y + CIRCLE / 2];
  return circle(cx, cy, r - 1, { fill: ink.field, stroke: ink.second, "stroke-width": ink.outline });
}

function star({ canvas }: Book, x: number, y: number): SvgNode[] {
  const { ink } = canvas;
  return [
    circle(x + 7, y + 7, 8.5, { fill: ink.field, stroke: ink.second, "stroke-width": 1.1 }),
    icon("star", x + 0.5, y, 13, ink.ink),
  ];
}

/** In two lines if it has to be. */
function writeName({ canvas }: Book, name: string, x: number, y: number, width: number): void {
  const size = 19;
  const lines = wrapText(name, size, "display", width);
  lines.forEach((words, i) => {
    const wanted = textWidth(words, size, "display");
    canvas.printed.push(
      text(words, x, y + 43 + (i - (lines.length - 1) / 2) * 22, {
        size,
        face: "display",
        colour: canvas.ink.ink,
        ...(wanted > width && { squeezed: width }),
      }),
    );
  });
}

/** Under a circle, in up to two lines. */
function caption({ canvas }: Book, name: string, cx: number, y: number, width: number): void {
  const size = 11;
  wrapText(name, size, "text", width).forEach((words, i) => {
    const wanted = textWidth(words, size, "text");
    canvas.printed.push(
      text(words, cx, y + i * 11.5, {
        size,
        face: "text",
        colour: canvas.ink.second,
        anchor: "middle",
        ...(wanted > width && { squeezed: width }),
      }),
    );
  });
}
