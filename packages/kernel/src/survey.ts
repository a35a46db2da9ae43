import type { BotLevel, GameView } from "./game.ts";
import type { Message } from "./message.ts";

/** A table at which the lab watches bots of every level. */
export interface SurveyTable {
  /** What is special there beside its seats, from the general to the special: a plan, then a thief. Each has a name. */
  readonly of: readonly string[];
  /** As `configure` takes it. */
  readonly options: { readonly [option: string]: string };
  readonly seats: number;
  /** Who sits beside the one who is watched, where players compete; without, a crew is of one level. */
  readonly among?: BotLevel;
  /** Points are told for one of so many rounds; for the match if it is not said. */
  readonly rounds?: number;
  /** Which groups there are to use. */
  readonly groups: readonly string[];
}

/** What the lab measures of a game beside its rules: how much bots get where, and what they use on the way. */
export interface Survey<View extends GameView, Move> {
  readonly tables: readonly SurveyTable[];
  /** What there is to use, by groups that are read together. */
  readonly groups: { readonly [group: string]: readonly string[] };
  /** What an answer uses; what is in no group does not count. */
  uses(view: View, move: Move): readonly string[];
  /** What somebody or something of all this is called, by messages of the game's texts; several are put together. */
  name(id: string): readonly Message[];
}
