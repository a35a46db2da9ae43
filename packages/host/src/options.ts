import type { Chance } from "@safehouse/chance";
import type { AnyGame, Entry, Json, RecordSeat } from "@safehouse/kernel";
import type { BotFailure, BotPlayers } from "./bots.ts";
import type { Clock } from "./clock.ts";
import { BrokenJournal } from "./failure.ts";
import type { Accepted, Journal } from "./journal.ts";
import type { PastBookmark } from "./resume.ts";

export interface MatchOptions {
  readonly game: AnyGame;
  /** `{}` plays the game with its defaults. */
  readonly config: unknown;
  readonly seats: readonly RecordSeat[];
  readonly chance: Chance;
  readonly journal: Journal;
  readonly clock: Clock;
  /** What the journal holds already: the match goes on from there. */
  readonly entries?: readonly Entry[];
  readonly commands?: readonly Accepted[];
  /** Taken by an earlier `Match.bookmark()` of this journal: what came before it is not replayed. */
  readonly bookmark?: PastBookmark;
  /** How long masked answers are held back after their question was put; not at all while only bots sit here. */
  readonly maskMs?: number;
  /**
   * How many milliseconds ago an entry of the journal was appended, 0 being the making of the match; null if nobody knows. Masks then
   * go on from where they were.
   */
  readonly ageOf?: (entry: number) => number | null;
  /** Whether bot seats play by themselves. */
  readonly autoplay?: boolean;
  /** Where others may have the same match open: whether its bots are ours to play now. `Match.wake` says that they have become so. */
  readonly playsBots?: () => boolean;
  /** Likewise, whether chance that is asked is ours to draw now. */
  readonly drawsChance?: () => boolean;
  /** Who thinks for the bots; by default the game's own, in this process. */
  readonly bots?: BotPlayers;
  /** Bots given the same number, and asked the same, answer the same. By default it follows from the seed, which stays hidden. */
  readonly botSeed?: number;
  readonly botNodes?: number;
  /** The last entry was appended: nothing can follow. */
  readonly onOver?: () => void;
  readonly onBotFailure?: (failure: BotFailure) => void;
  /** A listener threw, or the bots cannot go on. */
  readonly onError?: (error: unknown) => void;
}

/** The whole configuration, which the record keeps. Throws `BrokenJournal` on a wrong one: it was judged before the match was made. */
export function requireConfig(game: AnyGame, config: unknown, seats: number): Json {
  const { id, seats: range } = game.meta;
  if (seats < range.min || seats > range.max) {
    throw new BrokenJournal(`${id} takes ${range.min} to ${range.max} seats, not ${seats}`);
  }
  const configured = game.configure(config, seats);
  if (!configured.ok) throw new BrokenJournal(`${id}: ${configured.error.path} ${configured.error.problem}`);
  return configured.value as Json;
}
