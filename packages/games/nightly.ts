import type { BotLevel, GameEvent } from "@safehouse/kernel";

/**
 * What a game plays every night: the same for everybody, and all of it follows from the date. One person plays; whoever else sits there
 * is a bot.
 */
export interface Nightly {
  /** How many days one night lasts: 7 for what nobody finishes in an evening. It then begins on Monday. */
  readonly days: 1 | 7;
  /**
   * From the latest to the first. What is new in the game gets a rota of its own from some later day on; those that have begun never
   * change, so that a night stays what it was whatever the game learns.
   */
  readonly rotas: readonly [Rota, ...Rota[]];
  /** What a night is made of. */
  readonly parts: "rounds" | "heists";
  /** A night that gives nothing away, as the person in this seat was told it. */
  tale(events: readonly GameEvent[], seat: number): Tale;
}

export interface Rota {
  /** The first day, such as `2026-11-15`. */
  readonly from: string;
  /** Who sits where. */
  readonly crew: readonly ("human" | BotLevel)[];
  /** What changes from night to night. */
  readonly turns: readonly Turn[];
}

/** Choices that take turns: they come in rounds, each round shuffled anew, so that none is long in coming back. */
export interface Turn {
  readonly option: string;
  /** The order comes from this name: of two with one name the same would always come together. */
  readonly order: string;
  readonly choices: readonly string[];
}

export interface Tale {
  /** How many parts there were. */
  readonly count: number;
  /** A sign a part, and one for an end. */
  readonly signs: readonly Sign[];
}

export const SIGNS = [
  "loot",
  "opened",
  "trace",
  "alarm",
  "quiet",
  "ran",
  "escaped",
  "caught",
  "stranded",
  "won",
  "shared",
  "lost",
] as const;
/** What a part of a night, or its end, is remembered for. */
export type Sign = (typeof SIGNS)[number];
