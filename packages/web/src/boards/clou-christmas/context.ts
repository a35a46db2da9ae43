import type { Event, Move, View } from "@safehouse/games/clou-christmas/board";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Question } from "../contract.ts";
import type { Names } from "../clou/names.ts";
import type { Words } from "./text/words.ts";

/** What every part of the campaign book may ask for. */
export interface Desk extends BoardProps<View, Move, Event> {
  readonly t: Words;
  readonly names: Names;
  readonly question: Question<Move> | null;
  /** What may be answered now; nothing while an answer is on its way. */
  readonly moves: readonly Move[];
  /** Somebody sits here and the campaign goes on: a press is answered, if only with why not. */
  readonly mayPress: boolean;
  /** Hands it in, or says why it cannot be done. */
  answer(move: Move, near: Element): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("outside of the campaign");
  return desk;
}
