import { playMatch, seedOf } from "@safehouse/host";
import type { AnyGame, BotLevel, Outcome } from "@safehouse/kernel";
import { leadOf } from "../../../records/score.ts";
import type { Night } from "../logic/night.ts";

/** What a bot in the person's place made of a night. */
export interface BotScore {
  readonly level: BotLevel;
  readonly points: number;
}

/** How often each level plays: seven show the spread of those that try this and that, and cost a phone seconds. */
const TIMES = 7;

/** Bots that answer anything at all are no measure. */
export function levelsOf({ levels }: { readonly levels: readonly BotLevel[] }): BotLevel[] {
  return levels.filter((level) => level !== "random");
}

export function botsOf(game: { readonly levels: readonly BotLevel[] }): number {
  return levelsOf(game).length * TIMES;
}

/** Bots of every level play the night with its own luck, each level in turn. The same night comes to the same scores everywhere. */
export function* playBots(game: AnyGame, levels: readonly BotLevel[], night: Night): Generator<BotScore> {
  const { config: input, crew, seed } = night;
  const seat = crew.indexOf("human");
  const config = game.configure(input, crew.length);
  if (!config.ok) throw new Error(`${config.error.path} ${config.error.problem}`);
  for (let time = 1; time <= TIMES; time++) {
    for (const level of levels) {
      const { outcome } = playMatch(game, {
        config: config.value,
        players: crew.map((who) => (who === "human" ? level : who)),
        seed: seedOf(seed, level, time),
        chance: { seed, contributions: [] },
      });
      if (outcome === null) throw new Error(`a night of ${level} bots has no end`);
      yield { level, points: pointsOf(outcome, seat) };
    }
  }
}

function pointsOf(outcome: Outcome, seat: number): number {
  return outcome.type === "shared" ? outcome.points : leadOf(outcome, seat).points;
}
