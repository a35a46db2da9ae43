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
}

/** Sent back when the thinking begins: until then a task only waits for its turn. */
export interface TaskBegun {
  readonly begun: number;
}
