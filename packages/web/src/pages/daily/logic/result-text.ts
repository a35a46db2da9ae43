import { emojiOf } from "./signs.ts";

/** What a result is told with, in the teller's language. */
export interface ResultWords {
  /** Which game, and which night. */
  readonly title: string;
  /** What was played, and as whom; empty where there is nothing to say. */
  readonly what: string;
  /** Score, rating, and how many parts. */
  readonly result: readonly string[];
  /** How bots did with the same luck, where that is known. */
  readonly scale: string | null;
  readonly letters: string;
}

/** A result to tell others: whoever has not played yet learns nothing from it. */
export function resultText({ title, what, result, scale, letters }: ResultWords): string {
  return [
    title,
    ...(what === "" ? [] : [what]),
    result.join(" · "),
    ...(scale === null ? [] : [scale]),
    emojiOf(letters),
  ].join("\n");
}
