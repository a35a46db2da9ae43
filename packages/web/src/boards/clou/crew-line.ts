import { found } from "@safehouse/kernel";
import type { Table } from "./context.ts";

/** What somebody of the crew is at: in two or three words, and in a sign where there is no room for them. */
export interface CrewLine {
  readonly words: string;
  /** Dice that they have left; null where that is not the point. */
  readonly dice: number | null;
  readonly isDone: boolean;
  /** Nobody is there who could play on. */
  readonly isGone: boolean;
}

export function crewLine(table: Table, seat: number): CrewLine {
  const { night, hands, seats } = table;
  const { left, isFinished } = found(hands[seat]);
  const dice = [0, 1, 2].filter((die) => (left >> die) & 1).length;
  const isAtDice = night.stage === "dice" && night.settler !== seat && !isFinished;
  return {
    words: wordsFor(table, seat, dice),
    isGone: seats[seat]?.isGone === true,
    dice: isAtDice ? dice : null,
    isDone: night.stage === "dice" && isFinished,
  };
}

function wordsFor({ t, night, hands, seats }: Table, seat: number, dice: number): string {
  if (night.stage === "over") return "";
  if (seats[seat]?.isGone === true) return t.lineGone;
  if (night.driver === seat) return t.lineDriver;
  if (night.stage === "leave" || night.stage === "driver") return t.lineVoting;
  if (night.stage !== "dice") return t.lineWaiting;
  if (night.settler === seat) {
    if (night.openBox !== null) return t.lineNumber;
    return night.queue.length > 0 ? t.lineSettling : t.lineWaiting;
  }
  return found(hands[seat]).isFinished ? t.lineFinished : t.lineDice(dice);
}
