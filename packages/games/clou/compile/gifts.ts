import { COLOURS, type Gift, maskName, maskOf, readGift } from "../content/symbols.ts";

/**
 * Gifts as numbers. A coloured one is its set of colours as bits (more than one: either/or); white ones come above all sets: ±1 to ±6,
 * then virtual dice 1 to 6, then the three kinds of "any".
 */
const FIRST_WHITE = 1 << COLOURS.length;
const FIRST_DIE = FIRST_WHITE + 7;
const FIRST_ANY = FIRST_DIE + 7;

export const isWhite = (gift: number): boolean => gift >= FIRST_WHITE;

export const ANY_EITHER = FIRST_ANY;
export const ANY_NUMBER = FIRST_ANY + 1;
export const ANY_CIRCLE = FIRST_ANY + 2;

export const adjustGift = (by: number): number => FIRST_WHITE + by;
export const dieGift = (face: number): number => FIRST_DIE + face;

function giftCode(gift: Gift): number {
  switch (gift.kind) {
    case "colour":
      return maskOf(gift.colours);
    case "adjust":
      return adjustGift(gift.by);
    case "die":
      return dieGift(gift.face);
    case "any":
      return gift.what === "either" ? ANY_EITHER : gift.what === "number" ? ANY_NUMBER : ANY_CIRCLE;
  }
}

/** Trusts that the words were read before (schema/). */
export function giftCodes(words: readonly string[] = []): number[] {
  return words.map((word) => giftCode(readGift(word) as Gift));
}

export function giftName(gift: number): string {
  if (gift < FIRST_WHITE) return maskName(gift);
  if (gift < FIRST_DIE) return `±${gift - FIRST_WHITE}`;
  if (gift < FIRST_ANY) return `die ${gift - FIRST_DIE}`;
  return ["any", "any number", "any circle"][gift - FIRST_ANY];
}
