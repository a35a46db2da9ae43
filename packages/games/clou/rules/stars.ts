import { DICE, FINISHED, STAGE, THROW_ANEW, USE_DICE, USED } from "../slots.ts";
import type { CompiledStar } from "../compile/sheet.ts";
import type { Play, Sight } from "../play.ts";
import { crossTraces } from "./consequences.ts";
import { ALL_DICE, isReady } from "./dice.ts";
import { receiveAll } from "./gifts.ts";

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

/** A star that gives symbols: to oneself or another. Its traces come first, and may be the last (C-7.6). */
export function giveByStar(play: Play, seat: number, star: CompiledStar, receiver: number): void {
  crossStar(play, seat, star, star.isForAnyone ? receiver : null);
  crossTraces(play, star.traces, "printed", null);
  if (play.board[STAGE] !== USE_DICE) return;
  receiveAll(play, receiver, star.gifts);
  if (receiver !== seat) callOn(play, [receiver]);
}

/** the untouched dice are thrown again, now. */
export function throwByStar(play: Play, seat: number, star: CompiledStar): void {
  crossStar(play, seat, star, null);
  play.board[STAGE] = THROW_ANEW;
}

/** What fell in their place. It is not the natural roll of the round: no bar listens to it. */
export function throwAnew(play: Play, faces: readonly number[]): void {
  const { board, events } = play;
  const thrown = untouchedDice(play);
  const before = board.slice(DICE, DICE + 3);
  let next = 0;
  for (let i = 0; i < 3; i++) if ((thrown >> i) & 1) board[DICE + i] = faces[next++];
  lineUp(play);
  board[STAGE] = USE_DICE;
  events?.push({ type: "threw-anew", thrown: [...faces], dice: board.slice(DICE, DICE + 3) });
  if (before.every((face, i) => face === board[DICE + i])) return;
  callOn(
    play,
    play.table.seatAt.flatMap((at, seat) => (board[at + FINISHED] === 1 ? [seat] : [])),
  );
}

/** one untouched die of that face shows another one. */
export function turnByStar(play: Play, seat: number, star: CompiledStar, face: number, to: number): void {
  const { board, events } = play;
  const untouched = untouchedDice(play);
  crossStar(play, seat, star, null);
  const die = [2, 1, 0].find((i) => (untouched >> i) & 1 && board[DICE + i] === face) as number;
  board[DICE + die] = to;
  lineUp(play);
  events?.push({ type: "turned", seat, from: face, to });
  callOn(
    play,
    play.table.seatAt.flatMap((_, other) => (other === seat ? [] : [other])),
  );
}

function crossStar(play: Play, seat: number, star: CompiledStar, receiver: number | null): void {
  const { table, board, events } = play;
  board[table.cellsAt[seat] + (openCircle(play, seat, star) as number)] = 1;
  board[table.starUsedAt] = 1;
  events?.push({ type: "star", seat, star: star.id, for: receiver });
}

/** whoever has finished may go on. */
function callOn({ table, board, events }: Play, seats: readonly number[]): void {
  if (seats.length === 0) return;
  for (const seat of seats) board[table.seatAt[seat] + FINISHED] = 0;
  events?.push({ type: "called-on", seats });
}

/**
 * Of dice with one face the first are used first (rules/dice.ts). One that comes to show it lines up behind those that were used: dice
 * with one face are one and the same, so it must not matter which was used before it was changed and which after.
 */
function lineUp({ table, board }: Play): void {
  const users = (die: number): number => table.seatAt.filter((at) => (board[at + USED] >> die) & 1).length;
  for (const [first, second] of PAIRS) {
    if (board[DICE + first] !== board[DICE + second] || users(first) >= users(second)) continue;
    for (const at of table.seatAt) {
      const isSame = ((board[at + USED] >> first) & 1) === ((board[at + USED] >> second) & 1);
      if (!isSame) board[at + USED] ^= (1 << first) | (1 << second);
    }
  }
}

/** Every two dice, so often that three come into order. */
const PAIRS = [
  [0, 1],
  [1, 2],
  [0, 1],
  [0, 2],
] as const;
