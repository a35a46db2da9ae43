import type { BotLevel, Json } from "@safehouse/kernel";

/** Who plays in a seat: a person, or a bot of that level. */
export type CrewSeat = "human" | BotLevel;

/** A game to be played once more with the same luck, and perhaps a score to beat. */
export interface Challenge {
  readonly game: string;
  /** What it was played with: with anything else the same dice mean nothing. */
  readonly rules: number;
  readonly content: string;
  readonly config: { readonly [option: string]: Json };
  readonly crew: readonly CrewSeat[];
  readonly seed: string;
  /** Null for none. */
  readonly points: number | null;
  /** Who asks; empty for nobody in particular. */
  readonly from: string;
}
