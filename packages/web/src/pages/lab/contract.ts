import type { ComponentType } from "preact";
import type { LabWords } from "./words.ts";

/** A game's own paper with the use of every place laid over it. */
export type HeatMap = ComponentType<{
  readonly shares: readonly { readonly id: string; readonly share: number }[];
  /** Which of its sheets. */
  readonly sheet: string;
  readonly words: LabWords;
}>;
