import { COLOURS, DICE } from "@safehouse/games/robnrun/paper";
import { found } from "@safehouse/kernel";
import type { CardFormat, PaperCard } from "../../cards.ts";
import type { SvgNode } from "../../drawing.ts";
import { BLACK, BLANK } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import { glyph, rect } from "../../shapes.ts";
import { ROBNRUN_ICONS } from "./icons.ts";
import { DARK, diePiece, type Icon, PRINTED } from "./ink.ts";

export const COUNTER: CardFormat = { width: 40, height: 40, millimetres: 15 };
/** */
const GOLD = 20;

/** Alarm dice, gold, informants, the car and the police, for who has none: both sides alike. */
export function counters(style: PrintStyle): PaperCard[] {
  const dice = COLOURS.flatMap((colour, i) =>
    Array.from({ length: found(DICE[i]) }, () => {
      const { ground, glyph: ink, icon } = diePiece(style, colour);
      return counter(icon, ground, ink);
    }),
  );
  const informants = COLOURS.map((colour) => {
    const { ground, glyph: ink, icon } = diePiece(style, colour);
    // An informant shows whom he knows in his corner.
    return [...counter("informant", ground, ink), glyph(ROBNRUN_ICONS[icon], 27, 4, 9.5, ink)];
  });
  const plain = style === "low-ink";
  const gold = Array.from({ length: GOLD }, () => counter("gold", plain ? BLANK : PRINTED.goldCounter, DARK));
  const car = counter("car", plain ? BLANK : PRINTED.car, DARK);
  const police = counter("police", plain ? BLANK : PRINTED.police, plain ? BLACK : BLANK);
  return [...dice, ...informants, car, police, ...gold].map((front) => ({ front, back: front }));
}

function counter(icon: Icon, ground: string, ink: string): SvgNode[] {
  return [
    rect(2, 2, 36, 36, { rx: 6, fill: ground, stroke: DARK, "stroke-width": 1.2 }),
    glyph(ROBNRUN_ICONS[icon], 8, 8, 24, ink),
  ];
}
