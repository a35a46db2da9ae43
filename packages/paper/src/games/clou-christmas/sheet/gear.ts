import { type Gear, gearCell } from "@safehouse/games/clou-christmas/board";
import { readGift } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import { addSpot } from "../../../canvas.ts";
import { line, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../../clou/face.ts";
import { circleBox } from "../../clou/sheet/circle-boxes.ts";
import { legend } from "../../clou/sheet/condition.ts";
import { arrow, numberCircle } from "../../clou/sheet/desk.ts";
import type { Book } from "./book.ts";

const LINK = 11;
const LEAD = 20;
const GEAR_LINE = 56;

/** lines of circles and circle boxes, each with what it gives at its end. Returns the height. */
export function drawGear(book: Book, { id, lines }: Gear, x: number, y: number, width: number): number {
  const { canvas, size } = book;
  lines.forEach((each, i) => {
    const top = y + 8 + i * GEAR_LINE;
    const middle = top + size.box / 2;
    const prints = "circles" in each ? each.circles.map(String) : each.boxes;
    prints.forEach((print, k) => {
      const left = x + k * (size.box + LINK);
      const cell = gearCell(id, i, k);
      if (k > 0) canvas.printed.push(line([[left - LINK, middle], [left, middle]], canvas.ink.print, 1.5)); // oxfmt-ignore
      if ("circles" in each) numberCircle(book, cell, Number(print), left + size.box / 2, middle);
      else {
        circleBox(book, cell, left, top);
        if (print !== "") legend(book, print, left + size.box / 2, top);
      }
    });
    const end = x + prints.length * (size.box + LINK) - LINK;
    arrow(book, end, middle, LEAD);
    drawGifts(book, `${id}-${i + 1}`, each.gives, end + LEAD + 3, middle, x + width - end - LEAD - 3);
  });
  return 8 + lines.length * GEAR_LINE - (GEAR_LINE - size.box);
}

/** A choice of three is more than one tile can show: its tiles stand side by side. What has no room in a line goes on below. */
function drawGifts(
  book: Book,
  owner: string,
  words: readonly string[],
  x: number,
  middle: number,
  width: number,
): void {
  const { canvas, names, size } = book;
  const { ink, printed } = canvas;
  const choices = words.map(choicesOf);
  const widthWith = (or: number) => (choice: readonly string[]) =>
    choice.length * size.gift + (choice.length - 1) * or + 3;
  const orWidth = textWidth(names.campaign.or, 11, "text") + 5;
  const isOneLine = choices.map(widthWith(orWidth)).reduce((sum, each) => sum + each, -3) <= width;
  const or = isOneLine ? { words: names.campaign.or, width: orWidth } : { words: "/", width: 8 };
  const rows: (readonly string[])[][] = [[]];
  let left = width;
  for (const choice of choices) {
    const wide = widthWith(or.width)(choice);
    if (wide - 3 > left) {
      rows.push([]);
      left = width;
    }
    found(rows[rows.length - 1]).push(choice);
    left -= wide;
  }
  const step = size.gift + 3;
  const top = middle - (rows.length * step - 3) / 2;
  let right = x;
  rows.forEach((row, r) => {
    let at = x;
    for (const choice of row) {
      choice.forEach((word, k) => {
        if (k > 0) {
          const style = { size: 11, face: "text", colour: ink.second, anchor: "middle" } as const;
          printed.push(text(or.words, at + or.width / 2, top + r * step + size.gift / 2 + 4, style));
          at += or.width;
        }
        printed.push(tile(giftFace(word), at, top + r * step, size.gift, { style: ink.style, edge: ink.edge }));
        at += size.gift;
      });
      at += 3;
    }
    right = Math.max(right, at - 3);
  });
  const label = words.map(names.symbol).join(", ");
  const height = rows.length * step - 3;
  addSpot(canvas, { id: `gives:${owner}`, kind: "gift", x, y: top, width: right - x, height, label });
}

function choicesOf(word: string): readonly string[] {
  const gift = readGift(word);
  return gift?.kind === "colour" && gift.colours.length > 2 ? gift.colours : [word];
}
