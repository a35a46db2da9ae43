import { CARDS, COLOURS, type Colour, type Face, type Kind } from "./cards.ts";
import type { Switches } from "../switches.ts";

/** What the rules ask of a face all the time, as flat tables. */
export const KIND_OF: readonly Kind[] = CARDS.map((card) => card.kind);
export const VALUE_OF: readonly number[] = CARDS.map((card) => card.value);

/** Bit i stands for colour i. Cards that never match by colour have none: a Policeman's colour is decoration (K-1.2). */
export const COLOURS_OF: readonly number[] = CARDS.map((card) =>
  card.kind === "police" ? 0 : card.colours.reduce((mask, colour) => mask | colourBit(colour), 0),
);

const THEMED_KINDS: readonly Kind[] = ["keyhole", "small", "plan", "crook", "barter"];

/** K-3.2: what matches by theme has the same number here; 0 matches nothing. */
export const THEME_OF: readonly number[] = CARDS.map((card) => {
  if (card.kind === "number") return card.value;
  const theme = THEMED_KINDS.indexOf(card.kind === "big" ? "small" : card.kind);
  return theme < 0 ? 0 : 5 + theme;
});

/** K-7.3, K-9.7, K-9.8: what a card in hand is worth. */
export const POINTS_OF: readonly number[] = CARDS.map((card) => {
  if (card.kind === "number") return card.value;
  return card.kind === "police" ? 0 : 1;
});

const POINTS_BEFORE_BOMB_SCORES = POINTS_OF.map((points, face) => (KIND_OF[face] === "bomb" ? 0 : points));

/** What a card in hand is worth at that table. */
export function handPoints({ bombScores }: Switches): readonly number[] {
  return bombScores ? POINTS_OF : POINTS_BEFORE_BOMB_SCORES;
}

export const isNumber = (face: Face): boolean => VALUE_OF[face] !== 0;
export const isPolice = (face: Face): boolean => KIND_OF[face] === "police";

export function colourBit(colour: Colour): number {
  return 1 << COLOURS.indexOf(colour);
}

export function coloursIn(mask: number): Colour[] {
  return COLOURS.filter((colour) => mask & colourBit(colour));
}
