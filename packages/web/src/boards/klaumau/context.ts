import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import { type KitTable, makeTable } from "../../kit/table.tsx";
import type { Texts } from "../../text/texts.ts";
import type { Lit } from "./logic/light.ts";
import type { Mark } from "./logic/marks.ts";
import type { Scored } from "./logic/table-talk.ts";
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
  readonly lit: Lit;
  readonly raised: Raised | null;
  /** What happened last. */
  readonly told: readonly Event[];
  /** What everybody held when the last round ended. */
  readonly final: readonly Scored[];
  /** What just happened to whom. */
  readonly marks: ReadonlyMap<number, Mark>;
  pressCard(card: Raised, near: Element): void;
  pressSeat(seat: number, near: Element): void;
  lower(): void;
  /** A card in words. */
  cardName(name: string): string;
}

export const [LaidTable, useTable] = makeTable<Table>();
