import { type Outcome, type PointLine, rank } from "@safehouse/kernel";
import { RECEIVER_PAYS } from "./rules/receiver.ts";
import { finishedRounds, scoreOf } from "./rules/score.ts";
import type { State, Table } from "./state.ts";

/** K-7.5: the highest total wins; equal totals share the win. */
export function outcome(state: State): Outcome | null {
  const { table } = state;
  if (table.stage !== "over") return null;
  return rank(table.totals.map((points, seat) => ({ seat, points, lines: explainPoints(table, seat) })));
}

function explainPoints(table: Readonly<Table>, seat: number): PointLine[] {
  const lines: PointLine[] = [];
  const add = (id: string, args: Record<string, number>, points: number): void => {
    if (points > 0) lines.push({ text: { id, args }, points });
  };
  for (let round = 1; round <= finishedRounds(table); round++) {
    const score = scoreOf(table, round, seat);
    add("points.numbers", { round, cards: score.numberCards }, score.numberPoints);
    add("points.others", { round, cards: score.otherPoints }, score.otherPoints);
    add("points.watchdog", { round }, score.watchdog);
    add("points.receiver", { round, cards: score.sold }, score.sold * RECEIVER_PAYS);
  }
  return lines;
}
