import type { Language } from "@safehouse/kernel";
import type { Drawing } from "./drawing.ts";
import type { Style } from "./ink.ts";
import type { PaperSize } from "./page.ts";

/** What a game can put on paper. */
export interface GamePaper {
  /** Ids within the game, such as `bruce`, in the order they are printed. */
  readonly things: readonly string[];
  /** What somebody wants who only says "print it". */
  readonly usual: readonly string[];
  /** The things by name, in groups, as a page offers them. */
  readonly describe: (language: Language) => Promise<readonly ThingGroup[]>;
  /** Null where a match leaves no marks. */
  readonly marks: MatchPaper | null;
  readonly pages: (order: PageOrder) => Promise<Drawing[]>;
}

export interface ThingGroup {
  readonly title: string;
  readonly things: readonly { readonly id: string; readonly title: string; readonly help?: string }[];
}

export interface MatchPaper {
  /** What looks the same whatever was played. */
  readonly unmarked: readonly string[];
  /** A match as text: a record, or what the server tells of a running match. Says what is wrong with it, or what of it can be printed. */
  readonly read: (text: string) => Promise<MatchReading>;
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
  readonly style: PrintStyle;
  readonly language: Language;
  readonly match: PrintedMatch | null;
}

export type PrintStyle = Exclude<Style, "screen">;
