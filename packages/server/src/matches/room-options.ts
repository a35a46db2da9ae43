import type { BotFailure, BotPlayers, Clock } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import type { Leases } from "../commons/commons.ts";
import type { Ending, Head, Store, StoredMatch } from "../store/store.ts";
import type { Time } from "../surroundings.ts";
import type { MatchFailure } from "./failure.ts";
import type { Texts } from "./voice.ts";

export interface RoomOptions {
  readonly stored: StoredMatch;
  readonly game: AnyGame;
  readonly texts: Texts;
  readonly store: Store;
  readonly time: Time;
  /** Of the same time, for the match. */
  readonly clock: Clock;
  /** Milliseconds since 1970, for what is kept; it goes forward as `clock` does, and never jumps while the house is open. */
  readonly now: () => number;
  /** Who thinks for the bots, given the match with whoever sits there at the time. */
  readonly bots: (match: () => StoredMatch) => BotPlayers;
  readonly maskMs: number;
  /** Whether the match was made here just now. */
  readonly isMaker: boolean;
  /** Who plays the bots: other houses may have the same match open. */
  readonly leases: Leases;
  /** Where its log ends now; null if it is gone. */
  readonly readHead: () => Promise<Head | null>;
  /** Written here; others may want to know. */
  readonly onAppended: (head: Head) => void;
  readonly onBotFailure: (failure: BotFailure) => void;
  /** The match cannot go on: it is to be set apart. */
  readonly onFailure: (failure: MatchFailure) => void;
  readonly onStoreTrouble: (error: unknown) => void;
  /** The last entry is written; also told of a match that was over before. */
  readonly onOver: (ending: Ending) => void;
  /** A watcher threw, or something failed that nobody else is told of. */
  readonly onError: (error: unknown) => void;
}
