import type { BotFailure, BotPlayers } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import type { Standing } from "../bots/pool.ts";
import type { Commons } from "../commons/commons.ts";
import type { Store, StoredMatch } from "../store/store.ts";
import type { Surroundings } from "../surroundings.ts";
import type { MatchFailure } from "./failure.ts";
import type { Shelf } from "./shelf.ts";

/** What the operator may want to know of. */
export interface MatchReports {
  botFailed(match: StoredMatch, failure: BotFailure): void;
  quarantined(match: string, failure: MatchFailure): void;
  storeFailed(match: string, error: unknown): void;
  failed(match: string, error: unknown): void;
}

export interface MatchesOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  /** Who thinks for the bots of a game. */
  readonly bots: (game: AnyGame, match: () => StoredMatch, standing: () => Standing) => BotPlayers;
  readonly reports: MatchReports;
  readonly maskMs: number;
  /** A match that nobody has used for so long leaves the memory. */
  readonly idleMs: number;
  /** So many are in memory at once, by default any number; those unused longest make room for others. */
  readonly mostAwake?: number;
  /** How long a match waits for its place in memory before whoever wants it is told to come back. */
  readonly patienceMs?: number;
  readonly surroundings: Surroundings;
  /** Something was written to a match here. */
  readonly onMoved?: (match: string) => void;
  /** What is shared with other houses on the store; by default there are none. */
  readonly commons?: Commons;
}
