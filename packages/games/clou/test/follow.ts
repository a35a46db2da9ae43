import { type AnyGame, isChance, type Refusal, type SeatDecision } from "@safehouse/kernel";
import { expect } from "vitest";
import type { Move as HeistMove } from "../moves.ts";

/** A match in the middle of a test: every move is checked as a stranger's would be. */
export interface Followed<Move, Event> {
  roll(...dice: readonly number[]): Event[];
  move(seat: number, move: Move): Event[];
  /** Dice to a cell, sorted as they must be. */
  use(dice: readonly number[], cell: string, seat?: number): Event[];
  cross(gift: string, at: string, seat?: number): Event[];
  refusal(seat: number, move: unknown): Refusal | null;
  listed(seat: number): readonly Move[];
  /** Who is asked what: `dice:0`. */
  asked(): string[];
}

/** Any game of the family. */
export function follow<Move, Event>(game: AnyGame, state: unknown): Followed<Move | HeistMove, Event> {
  const open = (seat: number): SeatDecision => {
    const found = game.pending(state).find((decision) => decision.seat === seat);
    if (found === undefined || isChance(found)) throw new Error(`seat ${seat} is not asked`);
    return found;
  };
  const move = (seat: number, answer: Move | HeistMove): Event[] => {
    const decision = open(seat);
    expect(game.check(game.view(state, seat), decision, answer)).toBeNull();
    const events = game.apply(state, decision, answer);
    expect(game.audit(state)).toEqual([]);
    return events as unknown as Event[];
  };
  return {
    move,
    roll(...dice) {
      const decision = game.pending(state)[0];
      if (!isChance(decision)) throw new Error("nothing is to be thrown");
      return game.apply(state, decision, dice) as unknown as Event[];
    },
    use: (dice, cell, seat = 0) => move(seat, { do: "use", dice: dice.toSorted((a, b) => a - b), cell }),
    cross: (gift, at, seat = 0) => move(seat, { do: "cross", gift, at }),
    refusal: (seat, answer) => game.check(game.view(state, seat), open(seat), answer as never),
    listed: (seat) => game.moves(game.view(state, seat), open(seat)),
    asked: () => game.pending(state).map((d) => (isChance(d) ? d.label : `${d.kind}:${d.seat}`)),
  };
}
