import { DICE, FINISHED, STAGE, THROW_ANEW, USE_DICE, USED } from "../slots.ts";
import type { CompiledStar } from "../compile/sheet.ts";
import type { Play } from "../play.ts";
import { crossTraces } from "./consequences.ts";
import { receiveAll } from "./gifts.ts";
import { openCircle, untouchedDice } from "./star-rights.ts";

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
