import type { Event, Move, View } from "@safehouse/games/robnrun/board";
import { type KitTable, makeTable } from "../../kit/table.tsx";
import type { Texts } from "../../text/texts.ts";
import type { Controls } from "./logic/controls.ts";
import type { Draft } from "./logic/draft.ts";
import type { EvaluationStep } from "./logic/evaluation.ts";
import type { en } from "./text/en.ts";

export type Words = Texts<typeof en>;

/** A card of the own hand that is raised, by its place in it: two equal cards are two cards to look at. */
export interface Raised {
  readonly index: number;
  readonly name: string;
}

/** What every part of the table may ask for. */
export interface Table extends KitTable<View, Move, Event> {
  readonly t: Words;
  readonly controls: Controls;
  readonly isBoss: boolean;
  readonly raised: Raised | null;
  /** The building that is chosen but not confirmed. */
  readonly marked: string | null;
  readonly draft: Draft | null;
  readonly told: readonly Event[];
  readonly steps: readonly EvaluationStep[];
  pressCard(card: Raised, near: Element): void;
  pressBuilding(building: string, near: Element): void;
  pressHint(hint: number, near: Element): void;
  pressTool(tool: string, near: Element): void;
  pressSeat(seat: number, near: Element): void;
  /** Lets go of what is raised, marked or drafted. */
  letGo(): void;
  /** Things in words. */
  cardName(name: string): string;
  buildingName(name: string): string;
  colourName(colour: string): string;
  /** "you" or a name, as a label. */
  who(seat: number): string;
}

export const [LaidTable, useTable] = makeTable<Table>();
