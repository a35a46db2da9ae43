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
  /** The things by name, in groups, as a page offers them; with something of one's own, what goes with that. */
  readonly describe: (language: Language, own?: OwnThings) => Promise<readonly ThingGroup[]>;
  /** Null where a match leaves no marks. */
  readonly marks: MatchPaper | null;
  /** Where something of one's own can be made. */
  readonly own?: OwnPaper;
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
  | { readonly ok: true; readonly match: PrintedMatch }
  | { readonly ok: false; readonly problem: string };

/** A match whose marks can be printed, and which things are on its table. */
export interface PrintedMatch {
  readonly things: readonly string[];
  readonly view: unknown;
  /** What it is played with, if somebody made that. */
  readonly own?: OwnThings;
}

export interface OwnPaper {
  /** What there is only where somebody brings it along. */
  readonly things: readonly string[];
  /** A code or a file of the workshop. Says what is wrong with it, or what of it can be printed. */
  readonly read: (text: string) => Promise<OwnReading>;
}

export type OwnReading =
  | { readonly ok: true; readonly own: OwnThings }
  | { readonly ok: false; readonly problem: string };

/** Something of one's own, and which things there are with it. */
export interface OwnThings {
  readonly things: readonly string[];
  /** What it was read from, to be brought along again. */
  readonly code: string;
  readonly content: unknown;
}

/** What opens the page that enters a seat's sheet: for cameras, and in letters. */
export interface SheetCode {
  readonly seat: number;
  /** In groups. */
  readonly letters: string;
  /** The dark modules, each one wide, and how many there are across. */
  readonly path: string;
  readonly across: number;
}

export interface PageOrder {
  readonly things: readonly string[];
  readonly size: PaperSize;
  readonly style: PrintStyle;
  readonly language: Language;
  readonly match: PrintedMatch | null;
  readonly own?: OwnThings;
  /** Of seats that are played on paper. */
  readonly codes?: readonly SheetCode[];
}

export type PrintStyle = Exclude<Style, "screen">;
