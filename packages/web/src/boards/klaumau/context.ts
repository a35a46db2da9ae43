import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Texts } from "../../text/texts.ts";
import type { BoardProps, Question } from "../contract.ts";
import type { Lit } from "./logic/light.ts";
import type { en } from "./text/en.ts";

export type Words = Texts<typeof en>;

/** A card of the own hand that is raised, by its place in it: two equal cards are two cards to look at. */
export interface Raised {
  readonly index: number;
  readonly name: string;
}

/** What every part of the table may ask for. */
export interface Table extends BoardProps<View, Move, Event> {
  readonly t: Words;
  readonly question: Question<Move> | null;
  readonly lit: Lit;
  readonly raised: Raised | null;
  /** What happened last. */
  readonly told: readonly Event[];
  pressCard(card: Raised, near: Element): void;
  pressSeat(seat: number, near: Element): void;
  lower(): void;
  /** Hands in a lit move. */
  act(move: Move, near: Element): void;
  /** A card in words. */
  cardName(name: string): string;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("outside of the table");
  return table;
}
