import { recordOf } from "@safehouse/chance";
import { playMatch, type LabMatch } from "@safehouse/host";
import { type AnyGame, type GameEvent, type MatchRecord, replay } from "@safehouse/kernel";
import { chanceOf, configured, type Trial } from "./simulate.ts";

/** One match of a trial. */
export interface Shown extends Pick<Trial, "game" | "config" | "level"> {
  readonly crew: number;
  readonly seed: number;
}

/** All that happened, as the first seat saw it, and the match as a film. */
export interface Seen {
  readonly config: unknown;
  readonly events: readonly GameEvent[];
  readonly record: MatchRecord | null;
}

type LabBot = Exclude<LabMatch["players"][number], string>;

/** Plays one match of a trial once more. */
export function witness(game: AnyGame, { config: input, level, crew, seed }: Shown): Seen {
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`there is no bot "${level}"`);
  let told: (() => readonly GameEvent[]) | null = null;
  const first: LabBot = {
    ...bot,
    choose(request) {
      told = () => request.history;
      return bot.choose(request);
    },
  };
  const players = Array.from({ length: crew }, (_, seat) => (seat === 0 ? first : level));
  const config = configured(game, input, crew);
  const chance = chanceOf(seed);
  const { entries } = playMatch(game, { config, players, seed, chance });
  const replayed = replay(game, config, crew, entries);
  const seats = players.map(() => ({ kind: "bot", level }) as const);
  return {
    config,
    // The last request knows the way to the end, which came after it.
    events: (told as (() => readonly GameEvent[]) | null)?.() ?? [],
    record: replayed.ok ? recordOf(replayed.value, seats, chance) : null,
  };
}
