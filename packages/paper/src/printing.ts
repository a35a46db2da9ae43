import type { Language } from "@safehouse/kernel";
import type { Drawing } from "./drawing.ts";
import type { Style } from "./ink.ts";
import type { PaperSize } from "./page.ts";

/** What a game can put on paper. */
export interface GamePaper {
  /** Ids within the game, such as `bruce`. */
  readonly things: readonly string[];
  /** A match as text: a record, or what the server tells of a running match. Says what is wrong with it, or what of it can be printed. */
  readonly readMatch: (text: string) => MatchReading;
  readonly pages: (order: PageOrder) => Promise<Drawing[]>;
}

export type MatchReading =
  { readonly ok: true; readonly match: PrintedMatch } | { readonly ok: false; readonly problem: string };

/** A match whose marks can be printed, and which things are on its table. */
export interface PrintedMatch {
  readonly things: readonly string[];
  readonly view: unknown;
}

export interface PageOrder {
  readonly things: readonly string[];
  readonly size: PaperSize;
  readonly style: Exclude<Style, "screen">;
  readonly language: Language;
  readonly match: PrintedMatch | null;
}
