import type { ListedMove, LogRow, Snapshot } from "@safehouse/host";
import type { MatchRecord, Seat } from "@safehouse/kernel";

/** Asked, the match is over, this terminal has left, or the server will have none of it any more. */
export type Turn = "asked" | "over" | "left" | "lost";

/** A match as one terminal follows it, whoever is its authority: this program or a server. */
export interface PlayedMatch {
  /** Null watches. */
  readonly seat: Seat | null;
  /** Waits until there is something to do; `onNews` is called whenever there is something new to show before that. */
  untilAsked(onNews: () => void): Promise<Turn>;
  snapshot(): Snapshot;
  log(from: number): readonly LogRow[];
  /** Null if it is done, else why not, in words. */
  submit(listed: ListedMove): Promise<string | null>;
  undo(): Promise<string | null>;
  /** Null until the match is over. */
  record(): Promise<MatchRecord | null>;
  close(): Promise<void>;
}
