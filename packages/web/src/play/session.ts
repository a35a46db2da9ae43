import type { ReadonlySignal } from "@preact/signals";
import type {
  AnyFront,
  BotLevel,
  GameEvent,
  GameView,
  Json,
  Outcome,
  Refusal,
  SeatDecision,
  Viewer,
} from "@safehouse/kernel";
import type { Rules } from "./rules.ts";

/** Who sits where, for everybody to see. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: "human" | "bot";
  readonly level?: BotLevel;
  /** Played by a bot for somebody who is away. */
  readonly isStoodIn?: boolean;
  /** What is written on a printed sheet is entered for this seat. */
  readonly isOnPaper?: boolean;
  /** A person whose device shows only a hand, beside a screen for everybody. */
  readonly isBesideScreen?: boolean;
  /** A person whose line is down. */
  readonly isGone?: boolean;
}

/** A move that this viewer may submit as it is. */
export interface OpenMove {
  readonly decision: string;
  readonly move: Json;
}

/** The table at one moment, as one viewer knows it: its parts belong together. */
export interface Moment {
  /** How many entries of the log are in it. */
  readonly n: number;
  readonly view: GameView;
  readonly pending: readonly SeatDecision[];
  readonly moves: readonly OpenMove[];
  readonly outcome: Outcome | null;
}

/** One entry of the log, as this viewer was told of it. */
export interface Told {
  readonly n: number;
  readonly seat: number | null;
  readonly decision: string;
  readonly events: readonly GameEvent[];
  /** The entry that this one takes back. */
  readonly undoes?: number;
}

export type Connection = "open" | "connecting" | "lost" | "refused";

/** `refused` is about the move and cites a rule; `failed` is about the way to the table. */
export type Answer =
  | { readonly result: "done" }
  | { readonly result: "refused"; readonly refusal: Refusal }
  | { readonly result: "failed"; readonly why: string };

/**
 * One match through one pair of eyes, wherever its host runs: on a server, in this device's worker, or in a record. The table page and
 * the boards know nothing else.
 */
export interface Session {
  /** The game, for questions, labels and texts; never for playing. */
  readonly game: AnyFront;
  /** For `check` and previews. */
  readonly rules: Rules;
  /** The device goes round: nobody who reads is "you" for long, so names are said. */
  readonly isShared?: boolean;
  /** A finished match that is looked at: it jumps, and nobody is asked. */
  readonly isReplay?: boolean;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  /** Null until the host has first answered. */
  readonly now: ReadonlySignal<Moment | null>;
  /** What led to the first moment, for whoever looks again: the table after each entry since they last looked. */
  readonly missed?: ReadonlySignal<readonly Moment[]>;
  /** All that this viewer was told so far, oldest first. */
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** Never rejects. */
  submit(decision: string, move: Json): Promise<Answer>;
  undo(): Promise<Answer>;
  /** Whether it makes sense to offer it: the host decides in the end. */
  readonly mayUndo: ReadonlySignal<boolean>;
  /** Ends the watching, not the match. */
  close(): void;
}
