import type { DiceBonus } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import { addSpot } from "../../../canvas.ts";
import type { IconName } from "../../../icons.ts";
import { writeCross } from "../../../pencil.ts";
import { circle, icon, line, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { tile } from "../../../tile.ts";
import { giftFace } from "../face.ts";
import { arrow, type Desk, gifts, heading, HEADING, inset, isSpent } from "./desk.ts";

const ROW = 46;

/** C-5.7: circles that take a symbol instead of the plan. */
export function specials(desk: Desk, x: number, y: number, width: number): number {
  const { canvas, sheet, size, names, marks } = desk;
  const { ink } = canvas;
  heading(desk, names.words.specials, names.words.hint.specials, x, y, width);
  // On a phone they are as large as a fingertip, and touch.
  const diameter = size.columns === 1 ? 44 : 40;
  const link = size.columns === 1 ? 2 : 11;
  const radius = diameter / 2;
  sheet.specials.forEach(({ circles, gives }, i) => {
    const top = y + HEADING + i * ROW;
    const middle = top + diameter / 2;
    const cells = circles.map((_, k) => `special-${i + 1}-${k + 1}`);
    circles.forEach((word, k) => {
      const cell = found(cells[k]);
      const left = x + k * (diameter + link);
      const area = { x: left, y: top, width: diameter, height: diameter };
      if (k > 0) canvas.printed.push(line([[left - link, middle], [left, middle]], ink.print, 1.5)); // oxfmt-ignore
      canvas.printed.push(
        circle(left + radius, middle, radius, { fill: ink.field, stroke: ink.second, "stroke-width": ink.outline }),
        tile(giftFace(word), left + radius - 12, top + radius - 12, 24, {
          style: ink.style,
          edge: ink.edge,
          edgeWidth: ink.style === "low-ink" ? 0 : 1,
          opacity: marks[cell]?.crossed ? 0.5 : 1,
        }),
      );
      addSpot(canvas, {
        id: cell,
        kind: "circle",
        ...area,
        label: `${names.place(cell)}: ${names.symbol(word)}`,
      });
      const mark = marks[cell];
      if (mark?.crossed) writeCross(canvas, cell, inset(area, 3), mark.soft);
    });
    const end = x + circles.length * (diameter + link) - link;
    arrow(desk, end, middle, 22);
    gifts(desk, `special-${i + 1}`, gives, end + 24, middle - size.gift / 2, size.gift, isSpent(desk, cells));
  });
  return HEADING + sheet.specials.length * ROW - 6;
}

const BONUS_ROW = 32;

/** C-5.8: what a roll gives by itself. */
export function bonuses(desk: Desk, x: number, y: number, width: number): number {
  const { canvas, sheet, size, names } = desk;
  heading(desk, names.words.bonuses, names.words.hint.bonuses, x, y, width);
  sheet.bonuses.forEach(({ when, gives }, i) => {
    const top = y + HEADING + i * BONUS_ROW;
    const middle = top + 13;
    const end = drawRoll(desk, when, x, middle, x + width - size.gift - 32);
    arrow(desk, end + 6, middle, 22);
    const right = end + 32 + gifts(desk, `bonus-${i + 1}`, [gives], end + 32, middle - size.gift / 2, size.gift);
    addSpot(canvas, {
      id: `bonus-${i + 1}`,
      kind: "bonus",
      x,
      y: top,
      width: right - x,
      height: 26,
      label: names.symbol(gives),
    });
  });
  return HEADING + sheet.bonuses.length * BONUS_ROW - 6;
}

/** The dice and, as far as there is room, a word or two: returns where it ends. */
function drawRoll(desk: Desk, when: DiceBonus["when"], x: number, middle: number, most: number): number {
  const { canvas, names } = desk;
  const { ink, printed } = canvas;
  let at = x;
  const die = (face: IconName): void => {
    printed.push(icon(face, at, middle - 12, 24, ink.ink, ink.style === "low-ink"));
    at += 28;
  };
  const words = (say: string): void => {
    printed.push(text(say, at, middle + 5, { size: 14, face: "bold", colour: ink.ink }));
    at += textWidth(say, 14, "bold") + 4;
  };
  if ("once" in when) {
    die(`die-${when.once}` as IconName);
    words("× 1");
  } else if ("alike" in when) {
    for (let k = 0; k < when.alike; k++) die("die-any");
    const say = when.alike === 2 ? names.words.pair : names.words.triple;
    // The dice say it, too, if less plainly.
    if (at + textWidth(say, 14, "bold") + 4 <= most) words(say);
  } else if ("within" in when) {
    const [from, to] = when.within;
    die(`die-${from}` as IconName);
    if (to > from) {
      words("–");
      die(`die-${to}` as IconName);
    }
    words("× 1+");
  } else {
    if (when.of < 3) for (let k = 0; k < when.of; k++) die("die-any");
    printed.push(icon("sum", at, middle - 8, 16, ink.ink));
    at += 20;
    words(String(when.total));
  }
  return at;
}
