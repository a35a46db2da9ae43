import { drawFrom } from "@safehouse/chance";
import {
  type AnyCore,
  type Decision,
  isChance,
  type Json,
  pickOne,
  type Random,
  type SeatDecision,
} from "@safehouse/kernel";

export interface Answerable {
  readonly decision: SeatDecision;
  readonly moves: readonly Json[];
}

/** The questions somebody can answer now: all but the sealed ones answered already. */
export function answerable(game: AnyCore, state: unknown): Answerable[] {
  const open: Answerable[] = [];
  for (const decision of game.pending(state)) {
    if (isChance(decision)) continue;
    const moves: readonly Json[] = game.moves(game.view(state, decision.seat), decision);
    if (moves.length > 0) open.push({ decision, moves });
  }
  return open;
}

export interface Answer {
  readonly decision: Decision;
  readonly move: Json;
}

/** Any answer to anything that is open; null if the match is over or nobody can answer. */
export function randomAnswer(game: AnyCore, state: unknown, random: Random): Answer | null {
  const first: Decision | undefined = game.pending(state)[0];
  if (first !== undefined && isChance(first)) return { decision: first, move: drawFrom(random, first.draw) };
  const open = answerable(game, state);
  if (open.length === 0) return null;
  const { decision, moves } = pickOne(random, open);
  return { decision, move: pickOne(random, moves) };
}

/** What an untrusted configuration comes to; throws where a test passes a wrong one. */
export function configured(game: AnyCore, config: unknown, seats: number): unknown {
  const read = game.configure(config, seats);
  if (!read.ok) throw new Error(`${read.error.path} ${read.error.problem}`);
  return read.value;
}
