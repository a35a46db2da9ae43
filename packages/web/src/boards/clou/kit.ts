import type { Reader } from "@safehouse/games/clou/board";
import type { Message } from "@safehouse/kernel";
import type { ComponentType } from "preact";

/** What makes this the table of one game of the family. */
export interface Kit {
  /** Whose rules are quoted. */
  readonly game: string;
  readonly reader: Reader;
  /** What lies there beside the thieves' sheets, one press away. */
  readonly sheets?: readonly FurtherSheet[];
  /** A night is part of something longer, and not rated by itself. */
  readonly isPart?: true;
}

/** A sheet that is nobody's own. Its cells are cells of everybody's sheet; only they stand elsewhere. */
export interface FurtherSheet {
  /** Neither `plan` nor a seat's (see papers.ts). */
  readonly id: string;
  readonly title: Message;
  holds(cell: string): boolean;
  /** Most likely a `SheetPaper`. */
  readonly Sheet: ComponentType;
}
