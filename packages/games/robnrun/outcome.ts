import type { Outcome, PointLine } from "@safehouse/kernel";
import { scenarioOf } from "./scenario/played.ts";
import { RATINGS } from "./rules/ending.ts";
import { accountCount, accountOf } from "./rules/ledger.ts";
import type { State } from "./state.ts";
import type { Table } from "./table.ts";

/** the crew wins or loses together; its points are its gold, or nothing. */
export function outcome(state: State): Outcome | null {
  const { table } = state;
  if (table.result === null) return null;
  const lines = explainGold(table);
  const isWon = (RATINGS as readonly string[]).includes(table.result);
  if (!isWon && table.gold > 0) lines.push({ text: { id: "points.lost" }, points: -table.gold });
  return { type: "shared", result: table.result, points: isWon ? table.gold : 0, lines };
}

function explainGold(table: Readonly<Table>): PointLine[] {
  const lines: PointLine[] = [];
  const add = (id: string, args: Record<string, number>, points: number): void => {
    if (points !== 0) lines.push({ text: { id, args }, points });
  };
  add("points.start", {}, scenarioOf(table.config).gold);
  for (let heist = 1; heist <= accountCount(table); heist++) {
    const { loot, hints, bribes } = accountOf(table, heist);
    add("points.loot", { heist }, loot);
    add("points.hints", { heist }, -hints);
    add("points.bribes", { heist }, -bribes);
  }
  return lines;
}
