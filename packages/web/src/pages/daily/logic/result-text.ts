import type { DailyResult } from "./book.ts";
import { emojiOf } from "./symbols.ts";

/** What a result is told with, in the teller's language. */
export interface ResultWords {
  readonly title: string;
  readonly date: string;
  readonly where: string;
  readonly who: string;
  points(n: number): string;
  rounds(n: number): string;
  /** The game's word for the result. */
  readonly rating: string;
}

/** A result to tell others: whoever has not played yet learns nothing from it. */
export function resultText({ points, rounds, letters }: DailyResult, words: ResultWords): string {
  return [
    `${words.title}, ${words.date}`,
    `${words.where}, ${words.who}`,
    `${words.points(points)} · ${words.rating} · ${words.rounds(rounds)}`,
    emojiOf(letters),
  ].join("\n");
}
