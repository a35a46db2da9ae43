import { playMatch, type LabMatch } from "@safehouse/host";
import type { AnyGame, GameEvent } from "@safehouse/kernel";
import { configured, type Trial } from "./simulate.ts";

/** One match of a trial. */
export interface Shown extends Pick<Trial, "game" | "config" | "level"> {
  readonly crew: number;
  readonly seed: number;
}

/** All that happened, as the first seat saw it, and how the match was configured. */
export interface Seen {
  readonly config: unknown;
  readonly events: readonly GameEvent[];
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
  playMatch(game, { config, players, seed });
  // The last request knows the way to the end, which came after it.
  return { config, events: (told as (() => readonly GameEvent[]) | null)?.() ?? [] };
}
