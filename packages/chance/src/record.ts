import {
  hashState,
  type Json,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordSeat,
  type Timeline,
} from "@safehouse/kernel";
import { type Chance, commitmentOf } from "./stream.ts";

/** The record of a finished match, else null. It opens the seed. */
export function recordOf(timeline: Timeline, seats: readonly RecordSeat[], chance: Chance): MatchRecord | null {
  const { game, config, state, entries } = timeline;
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  return {
    format: RECORD_FORMAT,
    game: game.meta.id,
    rules: game.meta.rules,
    content: game.meta.content,
    config: config as Json,
    seats: [...seats],
    commitment: commitmentOf(chance.seed),
    contributions: [...chance.contributions],
    seed: chance.seed,
    entries: [...entries],
    hash: hashState(state),
    outcome,
  };
}
