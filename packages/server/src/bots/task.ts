import type { BotQuestion } from "@safehouse/host";
import type { Edition } from "@safehouse/kernel";

/** What travels to a thread: the seat's question, which holds nothing but what the seat may know. */
export interface BotTask {
  readonly id: number;
  /** The module that loads games by id. */
  readonly games: string;
  readonly game: string;
  /** By which the match is played that the bot sits at. */
  readonly edition: Edition;
  readonly level: string;
  readonly question: BotQuestion;
  /** What the house knows of what the bot lacked; null if that is nothing yet, missing before it was asked. */
  readonly learned?: string | null;
}

/** The bot's answer, or the name of what it lacks: whoever asked may have it. */
export type BotThought = { readonly move: unknown } | { readonly lacks: string };

/** Sent back when the thinking begins: until then a task only waits for its turn. */
export interface TaskBegun {
  readonly begun: number;
}
