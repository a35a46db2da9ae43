import { CONCERT_NOW, CONCERT_STEPS } from "../slots.ts";
import { giftName } from "../compile/gifts.ts";
import type { ConcertStep } from "../content/plan.ts";
import type { Sight } from "../play.ts";

export interface Passage {
  readonly passage: ConcertStep["passage"] | "not-begun";
  /** What a loud one gives: one of these. */
  readonly gives: readonly string[];
}

/** A performance that makes the rules of the rounds. */
export interface Concert {
  readonly id: string;
  /** Where there is no work while nothing is played. */
  readonly room: string;
  /** The whole programme, and how many of its steps are crossed. */
  readonly steps: readonly Passage[];
  readonly crossed: number;
  /** What is played this round. */
  readonly now: Passage;
}

const NOT_BEGUN: Passage = { passage: "not-begun", gives: [] };

/** Null where no concert is given. */
export function readConcert({ table, board }: Pick<Sight, "table" | "board">): Concert | null {
  const { concert } = table.plan;
  if (concert === null) return null;
  const steps = concert.passages.map((passage, i): Passage => ({ passage, gives: concert.gifts[i].map(giftName) }));
  const crossed = board[table.concertAt + CONCERT_STEPS];
  return {
    id: concert.id,
    room: table.plan.roomNames[concert.room],
    steps,
    crossed,
    now: steps[board[table.concertAt + CONCERT_NOW] - 1] ?? NOT_BEGUN,
  };
}
