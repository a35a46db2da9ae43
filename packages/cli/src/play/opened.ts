import type { AnyGame } from "@safehouse/kernel";
import type { Voice } from "../voice.ts";
import type { Coach } from "./coach.ts";
import type { PlayedMatch } from "./played.ts";

/** A match that is ready to be played, and what this terminal needs to know of it. */
export interface OpenedMatch {
  readonly game: AnyGame;
  readonly match: PlayedMatch;
  readonly voice: Voice;
  /** Said to somebody who leaves before the end. */
  readonly farewell: readonly string[];
  /** What to type to come back to it; null where nobody can. */
  readonly wayBack: string | null;
  /** Null where another person may sit. */
  readonly coach: Coach | null;
}
