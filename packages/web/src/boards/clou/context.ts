import type { Cell, Event, Hand, Move, Night, Reader, Thing, View } from "@safehouse/games/clou/board";
import { type KitTable, makeTable } from "../../kit/table.tsx";
import type { Kit } from "./kit.ts";
import type { Link } from "./logic/chain.ts";
import type { Asked, Chosen } from "./logic/chosen.ts";
import type { Lit } from "./logic/lit.ts";
import type { News } from "./logic/news.ts";
import type { Press } from "./logic/press.ts";
import type { Names } from "./names.ts";
import type { FirstWords, Words } from "./text/use-words.ts";

/** What is aimed at, and what would come of it. */
export interface Aim {
  readonly at: string;
  /** Null while dice are missing. */
  readonly move: Move | null;
  readonly after: View | null;
  readonly chain: readonly Link[];
  /** Only looked at, by a pointer that rests or by the focus: nothing is in hand. */
  readonly isGlance: boolean;
  /** It rings the alarm or gets all caught, and nothing takes that back. */
  readonly isGrave: boolean;
}

/** What every part of the table may ask for. */
export interface Table extends KitTable<View, Move, Event> {
  readonly kit: Kit;
  readonly reader: Reader;
  readonly game: string;
  /** With all words once those are there that parts need which come later. */
  readonly t: FirstWords;
  readonly names: Names;
  /** Something can be answered. */
  readonly isAsked: boolean;
  /** What is lit can be done now, or chosen for later while another is asked; null where nothing is lit. */
  readonly lamp: "now" | "later" | null;
  /** What was chosen for later. */
  readonly queued: Move | null;
  queue(move: Move | null): void;
  /** Somebody sits here and the night goes on: a press is answered, if only with why not. */
  readonly mayPress: boolean;
  readonly asked: Asked;
  readonly chosen: Chosen;
  readonly lit: Lit;
  readonly aim: Aim | null;
  readonly night: Night;
  readonly hands: readonly Hand[];
  /** Of the own sheet; empty for those who watch. */
  readonly cells: readonly Cell[];
  readonly things: readonly Thing[];
  readonly news: News;
  /** Which paper lies there (see papers.ts); the plan only where there is room for one paper. */
  readonly shown: string;
  show(paper: string): void;
  /** A pointer rests on a place, or the focus does; null for on none. */
  glance(at: string | null): void;
  /** What the viewer has marked on the plan while others were at it; nobody else knows. */
  readonly marks: ReadonlySet<string>;
  readonly mayMark: boolean;
  /** The own last move was made here, and pressing it again takes it back. */
  isLast(at: string): boolean;
  /** `isMeant`: it was held down. */
  press(what: Press, near: Element, isMeant?: boolean): void;
  /** Puts everything down again. */
  putDown(): void;
  /** What a use of the dice in hand would lead to at this cell. */
  foresee(cell: string): readonly Link[];
  foreseeStar(move: Move): readonly Link[];
}

export const [LaidTable, useTable] = makeTable<Table>();

/** The table with all its words, for what is only shown when these are there (see later-spoken.tsx). */
export type SpokenTable = Omit<Table, "t"> & { readonly t: Words };

export function hasAllWords(table: Table): table is Table & SpokenTable {
  return "total" in table.t;
}

export function useSpokenTable(): SpokenTable {
  const table = useTable();
  if (!hasAllWords(table)) throw new Error("shown before its words are there");
  return table;
}
