import type { Cell, Event, Hand, Move, Night, Reader, Thing, View } from "@safehouse/games/clou/board";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Question } from "../contract.ts";
import type { Kit } from "./kit.ts";
import type { Link } from "./logic/chain.ts";
import type { Asked, Chosen } from "./logic/chosen.ts";
import type { Lit } from "./logic/lit.ts";
import type { News } from "./logic/news.ts";
import type { Press } from "./logic/press.ts";
import type { Names } from "./names.ts";
import type { Words } from "./text/use-words.ts";

/** What is aimed at, and what would come of it. */
export interface Aim {
  readonly at: string;
  /** Null while dice are missing. */
  readonly move: Move | null;
  readonly after: View | null;
  readonly chain: readonly Link[];
}

/** What every part of the table may ask for. */
export interface Table extends BoardProps<View, Move, Event> {
  readonly kit: Kit;
  readonly reader: Reader;
  readonly game: string;
  readonly t: Words;
  readonly names: Names;
  readonly question: Question<Move> | null;
  /** Something can be answered. */
  readonly isAsked: boolean;
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
  press(what: Press, near: Element): void;
  /** Puts everything down again. */
  putDown(): void;
  /** What a use of the dice in hand would lead to at this cell. */
  foresee(cell: string): readonly Link[];
  foreseeStar(move: Move): readonly Link[];
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("outside of the table");
  return table;
}
