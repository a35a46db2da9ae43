import { USED } from "../slots.ts";
import type { CompiledStar } from "../compile/sheet.ts";
import type { Sight } from "../play.ts";
import { ALL_DICE, isReady } from "./dice.ts";

/** at most one star a round for the whole group. */
export function isStarUsed({ table, board }: Sight): boolean {
  return table.starUsedAt < 0 || board[table.starUsedAt] === 1;
}

/** The next circle of a star; null once all are crossed. */
export function openCircle({ table, board }: Sight, seat: number, star: CompiledStar): number | null {
  return star.cells.find((cell) => board[table.cellsAt[seat] + cell] === 0) ?? null;
}

/** the dice that nobody has used this round, alone or in a sum, as bits. */
export function untouchedDice({ table, board }: Sight): number {
  return table.seatAt.reduce((left, at) => left & ~board[at + USED], ALL_DICE);
}

/** C-3.3: who has added white symbols to a use is in the middle of it, and counts on the dice as they lie. Null for nobody. */
export function seatMidUse(sight: Sight): number | null {
  const seat = sight.table.seatAt.findIndex((_, other) => isReady(sight, other));
  return seat < 0 ? null : seat;
}

/** The stars that a seat could cross now, if it has the right to and what they do is possible. */
export function usableStars(sight: Sight, seat: number): CompiledStar[] {
  if (isStarUsed(sight)) return [];
  return sight.table.sheets[seat].stars.filter((star) => {
    if (openCircle(sight, seat, star) === null) return false;
    return star.does === "gives" || (untouchedDice(sight) !== 0 && seatMidUse(sight) === null);
  });
}
