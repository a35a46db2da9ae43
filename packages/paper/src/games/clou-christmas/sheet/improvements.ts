import {
  BOX_PRICE,
  CAMPAIGN_SHEET,
  type CampaignTool,
  ITEM_SIGNS,
  type Preparation,
} from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import { glyph, line, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { heading, HEADING } from "../../clou/sheet/desk.ts";
import { CHRISTMAS_ICONS } from "../icons.ts";
import { type Book, crossBox, write } from "./book.ts";
import { drawGear } from "./gear.ts";

const GUTTER = 20;

/** areas side by side, each from its heist on. */
export function experience(book: Book, x: number, y: number, width: number): number {
  const { canvas, names } = book;
  const words = names.campaign;
  heading(book, words.experience, words.experienceHint, x, y, width);
  const column = columnOf(width, CAMPAIGN_SHEET.experience.length);
  const heights = CAMPAIGN_SHEET.experience.map((gear, i) => {
    const left = x + i * (column + GUTTER);
    const style = { size: 14, face: "bold", colour: canvas.ink.ink } as const;
    canvas.printed.push(text(words.from(gear.from), left, y + HEADING + 13, style));
    return 20 + drawGear(book, gear, left, y + HEADING + 20, column);
  });
  return HEADING + Math.max(...heights);
}

/** tools side by side, each with the boxes it costs over its cells. */
export function tools(book: Book, x: number, y: number, width: number): number {
  const words = book.names.campaign;
  heading(book, words.tools, words.boxHint(BOX_PRICE), x, y, width);
  const column = columnOf(width, CAMPAIGN_SHEET.tools.length);
  const heights = CAMPAIGN_SHEET.tools.map((tool, i) =>
    drawTool(book, tool, x + i * (column + GUTTER), y + HEADING, column),
  );
  return HEADING + Math.max(...heights);
}

function columnOf(width: number, count: number): number {
  return (width - (count - 1) * GUTTER) / count;
}

function drawTool(book: Book, tool: CampaignTool, x: number, y: number, width: number): number {
  const { canvas, size } = book;
  const end = x + width;
  nameOf(book, tool.id, x, y + 2, width);
  boxes(book, tool, x + 34, y + 30);
  const top = y + 30 + size.box + 6;
  canvas.printed.push(line([[x, top], [end, top]], canvas.ink.hairline, 1)); // oxfmt-ignore
  return top - y + drawGear(book, tool, x, top + 4, width);
}

/** Icon and name on one line, squeezed into it if it has to be. */
function nameOf({ canvas, names }: Book, id: string, x: number, y: number, width: number): void {
  const { ink, printed } = canvas;
  const size = 17;
  const wanted = textWidth(names.thing(id), size, "display");
  const most = width - 34;
  printed.push(
    glyph(CHRISTMAS_ICONS[found(ITEM_SIGNS[id])], x, y, 24, ink.ink),
    text(names.thing(id), x + 34, y + 18, {
      size,
      face: "display",
      colour: ink.ink,
      ...(wanted > most && { squeezed: most }),
    }),
  );
}

/** boxes side by side; all crossed, and the item is there. */
function boxes(book: Book, { id, price }: CampaignTool | Preparation, x: number, y: number): void {
  const { names, size, campaign } = book;
  for (let k = 0; k < price; k++) {
    const isCrossed = k < (campaign?.boxes[id] ?? 0);
    crossBox(book, `${id}-box-${k + 1}`, `${names.thing(id)}, ${k + 1}`, x + k * (size.box + 5), y, isCrossed);
  }
}

const ROW = 80;

/** two columns, each line with what it does and whom it needs. */
export function preparations(book: Book, x: number, y: number, width: number): number {
  const { canvas, names, size } = book;
  const { ink, printed } = canvas;
  const words = names.campaign;
  heading(book, words.preparations, words.boxHint(BOX_PRICE), x, y, width);
  const column = columnOf(width, 2);
  CAMPAIGN_SHEET.preparations.forEach((each, i) => {
    const left = x + (i % 2) * (column + GUTTER);
    const top = y + HEADING + Math.floor(i / 2) * ROW;
    if (i > 1) printed.push(line([[left, top], [left + column, top]], ink.hairline, 1)); // oxfmt-ignore
    const price = each.price * (size.box + 5) - 5;
    const room = column - price - 12;
    nameOf(book, each.id, left, top + 6, room);
    boxes(book, each, left + column - price - 1, top + 8);
    let at = top + 31;
    if (each.thief !== undefined) {
      printed.push(
        text(words.needs(names.thief(each.thief)), left + 34, at + 11, { size: 12, face: "bold", colour: ink.ink }),
      );
      at += 15;
    }
    write(book, names.help(each.id), left + 34, at, room - 34);
  });
  return HEADING + Math.ceil(CAMPAIGN_SHEET.preparations.length / 2) * ROW;
}
