import { type Card, CARDS, type Colour, faceOf, type Kind, POINTS_OF } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { SvgNode } from "../../drawing.ts";
import { BLACK, BLANK } from "../../ink.ts";
import type { PrintStyle } from "../../printing.ts";
import { circle, glyph, line, path, rect, text } from "../../shapes.ts";
import { textWidth } from "../../text-width.ts";
import { KLAUMAU_ICONS } from "./icons.ts";
import { type CardInk, DARK, policeInk, stoneInk, variationInk } from "./ink.ts";

export interface FaceWords {
  readonly kind: (kind: Kind) => string;
  readonly stone: (colour: Colour) => string;
}

type Icon = keyof typeof KLAUMAU_ICONS;

/** Where the stones of a number card lie, in a drawing of 100 by 140. */
const STONES: {
  readonly [value: number]: { readonly size: number; readonly at: readonly (readonly [number, number])[] };
} = {
  1: { size: 46, at: [[29, 48]] },
  2: { size: 32, at: [[20, 46], [52, 80]] }, // oxfmt-ignore
  3: { size: 29, at: [[39, 38], [19, 74], [56, 74]] }, // oxfmt-ignore
  4: { size: 26, at: [[22, 48], [54, 48], [22, 82], [54, 82]] }, // oxfmt-ignore
};

const ICON: { readonly [kind in Exclude<Kind, "number">]: Icon } = {
  keyhole: "keyhole",
  small: "safe-small",
  big: "safe-big",
  plan: "plan",
  crook: "crook",
  barter: "barter",
  police: "policeman",
  receiver: "receiver",
  watchdog: "watchdog",
  bomb: "bomb",
};

/** The face of a card: what it is top left with its stone's cut, what it is worth bottom right, its name bottom left. */
export function drawFace(name: string, style: PrintStyle, words: FaceWords): SvgNode[] {
  const face = faceOf(name);
  const card = found(CARDS[face]);
  const { kind, colours } = card;
  const [stone, second, third] = colours;
  const ink = groundInk(card, style);
  const index: Icon = kind === "number" ? (`n${card.value}` as Icon) : ICON[kind];
  const isSplit = colours.length === 2;
  // Where a name stands the second of two colours is, and the third of four.
  const lower = third ?? second;
  const below = lower === undefined ? ink : stoneInk(style, lower);
  return [
    ...(colours.length > 1 ? mixedGround(colours, style) : [ground(ink)]),
    ...(kind === "police" ? [ribbon(style, found(stone))] : []),
    ...picture(card, index, ink),
    glyph(KLAUMAU_ICONS[index], 9.5, kind === "police" ? 15 : 11, 19, ink.print),
    ...(stone !== undefined && kind !== "police" ? [glyph(KLAUMAU_ICONS[stone], 12, 33, 14, ink.print)] : []),
    ...cardName(kind === "number" ? "" : words.kind(kind), below, isSplit ? 21 : 11),
    // A cut alone is enough at the table; without colour its name helps who learns it.
    ...(kind === "number" && style === "low-ink" ? cardName(words.stone(found(stone)), ink, 11) : []),
    circle(83.5, 123.5, 8.5, { fill: BLANK, stroke: ink.edge, "stroke-width": 1 }),
    text(String(POINTS_OF[face]), 83.5, 127.8, { size: 12, face: "bold", colour: DARK, anchor: "middle" }),
  ];
}

function groundInk({ kind, colours }: Card, style: PrintStyle): CardInk {
  if (kind === "police") return policeInk(style);
  const [stone] = colours;
  return stone === undefined ? variationInk(style) : stoneInk(style, stone);
}

function ground({ ground: fill, edge }: CardInk): SvgNode {
  return rect(5, 5, 90, 130, { rx: 6, fill, stroke: edge, "stroke-width": 1.2 });
}

function ribbon(style: PrintStyle, colour: Colour): SvgNode {
  const { ground: fill, edge } = stoneInk(style, colour);
  return path("M5 13V11a6 6 0 0 1 6-6H89a6 6 0 0 1 6 6v2z", { fill, stroke: edge, "stroke-width": 1 });
}

function picture({ kind, value, colours }: Card, index: Icon, ink: CardInk): SvgNode[] {
  if (colours.length > 1) {
    return [
      circle(50, 72, 26, { fill: BLANK, stroke: ink.edge, "stroke-width": 1 }),
      glyph(KLAUMAU_ICONS.plan, 33, 55, 34, DARK),
    ];
  }
  if (kind !== "number") return [glyph(KLAUMAU_ICONS[index], 25, 42, 50, ink.print)];
  const { size, at } = found(STONES[value]);
  const stone = found(colours[0]);
  return at.map(([x, y]) => glyph(KLAUMAU_ICONS[stone], x, y, size, ink.print));
}

/** Two colours share the card along its diagonal, four in quarters; each bears its cut. */
function mixedGround(colours: readonly Colour[], style: PrintStyle): SvgNode[] {
  const inks = colours.map((colour) => stoneInk(style, colour));
  const part = (d: string, i: number): SvgNode => path(d, { fill: found(inks[i]).ground });
  const stone = (i: number, x: number, y: number): SvgNode =>
    glyph(KLAUMAU_ICONS[found(colours[i])], x, y, 14, found(inks[i]).print);
  const isSparing = style === "low-ink";
  const frame = isSparing ? [ground(found(inks[0]))] : [];
  if (colours.length === 2) {
    const parts = [
      part("M5 130.900V11a6 6 0 0 1 6-6H90.500z", 0),
      part("M95 9.100V129a6 6 0 0 1-6 6H9.500z", 1),
      part("M5 129a6 6 0 0 0 1.700 4.200L93.300 6.800A6 6 0 0 0 89 5H11z", 0),
      part("M6.700 133.200A6 6 0 0 0 11 135H89L95 129V11a6 6 0 0 0-1.700-4.200z", 1),
    ];
    const diagonal = line([[6.7, 133.2], [93.3, 6.8]], BLACK, 1); // oxfmt-ignore
    return [...(isSparing ? [...frame, diagonal] : parts), stone(1, 76, 93)];
  }
  const parts = [
    part("M5 70V11a6 6 0 0 1 6-6h39v65z", 0),
    part("M50 5h39a6 6 0 0 1 6 6v59H50z", 1),
    part("M5 70h45v65H11a6 6 0 0 1-6-6z", 2),
    part("M50 70h45v59a6 6 0 0 1-6 6H50z", 3),
  ];
  const cross = [line([[50, 5], [50, 135]], BLACK, 1), line([[5, 70], [95, 70]], BLACK, 1)]; // oxfmt-ignore
  return [...(isSparing ? [...frame, ...cross] : parts), stone(1, 74, 33), stone(2, 12, 92), stone(3, 74, 92)];
}

/** Long names take two lines, so that they never meet the coin. */
function cardName(words: string, { print }: CardInk, x: number): SvgNode[] {
  if (words === "") return [];
  const lines = `${words.charAt(0).toUpperCase()}${words.slice(1)}`.split(" ");
  const first = 127.5 - (lines.length - 1) * 10;
  const size = 9.5;
  return lines.map((each, i) => {
    const wide = textWidth(each, size, "bold");
    const room = 72 - x;
    return text(each, x, first + i * 10, {
      size,
      face: "bold",
      colour: print,
      ...(wide > room && { squeezed: room }),
    });
  });
}
