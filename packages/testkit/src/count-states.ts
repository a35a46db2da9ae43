import { type AnyGame, type Decision, hashState, isChance, type Json } from "@safehouse/kernel";
import { allDraws } from "./draws.ts";
import { answerable } from "./play.ts";

/**
 * The exact number of states that can be reached over all moves and all draws, the first included; null if there are more than
 * `limit`. Such counts find mistakes in rules that no single match shows.
 */
export function countStates(game: AnyGame, start: unknown, limit: number): number | null {
  const seen = new Set([hashState(start)]);
  const waiting: unknown[] = [start];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const { decision, move } of allAnswers(game, state)) {
      const next: unknown = game.clone(state);
      game.apply(next, decision, move);
      const hash = hashState(next);
      if (seen.has(hash)) continue;
      if (seen.size === limit) return null;
      seen.add(hash);
      waiting.push(next);
    }
  }
  return seen.size;
}

function allAnswers(game: AnyGame, state: unknown): { decision: Decision; move: Json }[] {
  const first: Decision | undefined = game.pending(state)[0];
  if (first !== undefined && isChance(first)) {
    return allDraws(first.draw).map((move) => ({ decision: first, move }));
  }
  return answerable(game, state).flatMap(({ decision, moves }) => moves.map((move) => ({ decision, move })));
}
