import type { Event, Move, View } from "@safehouse/games/robnrun/board";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Texts } from "../../text/texts.ts";
import type { BoardProps, Question } from "../contract.ts";
import type { Controls } from "./logic/controls.ts";
import type { Draft } from "./logic/draft.ts";
import type { EvaluationStep } from "./logic/evaluation.ts";
import type { Shown } from "./logic/telling.ts";
import type { en } from "./text/en.ts";
import type { Telling } from "./use-telling.ts";

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
  readonly controls: Controls;
  readonly isBoss: boolean;
  readonly raised: Raised | null;
  /** The building that is chosen but not confirmed. */
  readonly marked: string | null;
  readonly draft: Draft | null;
  readonly told: readonly Event[];
  readonly steps: readonly EvaluationStep[];
  readonly telling: Telling;
  /** Road, station and purse, as far as the evaluation is told. */
  readonly shown: Shown;
  pressCard(card: Raised, near: Element): void;
  pressBuilding(building: string, near: Element): void;
  pressHint(hint: number, near: Element): void;
  pressTool(tool: string, near: Element): void;
  pressSeat(seat: number, near: Element): void;
  /** Lets go of what is raised, marked or drafted. */
  letGo(): void;
  /** Hands in a listed move. */
  act(move: Move, near: Element): void;
  /** Tells why a move that is not listed cannot be made. */
  tellWhyNot(move: Move, near: Element): void;
  /** Things in words. */
  cardName(name: string): string;
  buildingName(name: string): string;
  colourName(colour: string): string;
  /** "you" or a name, as a label. */
  who(seat: number): string;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("outside of the table");
  return table;
}
