import type { Event, Move, View } from "@safehouse/games/clou-christmas/board";
import { type KitTable, makeTable } from "../../kit/table.tsx";
import type { Names } from "../clou/names.ts";
import type { Words } from "./text/words.ts";

/** What every part of the campaign book may ask for. */
export interface Desk extends KitTable<View, Move, Event> {
  readonly t: Words;
  readonly names: Names;
  /** What may be answered now; nothing while an answer is on its way. */
  readonly moves: readonly Move[];
  /** Somebody sits here and the campaign goes on: a press is answered, if only with why not. */
  readonly mayPress: boolean;
  /** Hands it in, or says why it cannot be done. */
  answer(move: Move, near: Element): void;
}

export const [LaidDesk, useDesk] = makeTable<Desk>();
