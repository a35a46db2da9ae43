import type { PointLine } from "@safehouse/kernel";
import { ALARM, TIME, TRACES } from "./slots.ts";
import type { ScoreLine } from "./content/plan.ts";
import type { Sight } from "./play.ts";
import { isDone } from "./rules/access.ts";
import { crewHas } from "./rules/talents.ts";

/** C-7.4: the scoring box, filled line by line. Lines that give and cost nothing are left out. */
export function pointLines(sight: Sight): PointLine[] {
  return sight.table.plan.scoring.flatMap((line) => linesFor(sight, line)).filter(({ points }) => points !== 0);
}

export function totalPoints(sight: Sight): number {
  return sight.table.plan.scoring.reduce((sum, line) => sum + pointsFor(sight, line), 0);
}

/** The part of the points that hangs on loot alone, whatever traces and time come to. */
export function pointsInHand(sight: Sight): number {
  return sight.table.plan.scoring.reduce(
    (sum, line) => (line.line === "loot" || line.line === "collection" ? sum + pointsFor(sight, line) : sum),
    0,
  );
}

/** The rest of them. */
export function pointsOfBars(sight: Sight): number {
  let sum = 0;
  for (const line of sight.table.plan.scoring) {
    if (line.line !== "loot" && line.line !== "collection") sum += pointsFor(sight, line);
  }
  return sum;
}

/** Loot is listed piece by piece, everything else in one line. */
function linesFor(sight: Sight, line: ScoreLine): PointLine[] {
  const { table, board } = sight;
  const points = pointsFor(sight, line);
  switch (line.line) {
    case "loot":
      return lootTaken(sight).map((thing) => ({
        text: { id: "points.loot", args: { loot: table.plan.thingNames[thing] } },
        points: table.plan.value[thing],
      }));
    case "collection": {
      const args = { rule: line.rule, count: collected(sight, line.rule) };
      return [{ text: { id: "points.collection", args }, points }];
    }
    case "time":
      return [{ text: { id: "points.time", args: { count: board[TIME] } }, points }];
    case "alarm":
      return [{ text: { id: "points.alarm" }, points }];
    case "traces":
      return [{ text: { id: "points.traces", args: { count: tracesCrossed(sight) } }, points }];
  }
}

function pointsFor(sight: Sight, line: ScoreLine): number {
  const { table, board } = sight;
  switch (line.line) {
    case "loot": {
      let sum = 0;
      for (let thing = table.plan.challengeCount; thing < table.plan.value.length; thing++) {
        if (isDone(sight, thing)) sum += table.plan.value[thing];
      }
      return sum;
    }
    case "collection": {
      const count = collected(sight, line.rule);
      return count === 0 ? 0 : (table.plan.collections.get(line.rule)?.points[count - 1] ?? 0);
    }
    case "time":
      return board[TIME] * line.points;
    case "alarm":
      return board[ALARM] === 0 || crewHas(table, "quiet-alarm") ? 0 : line.points;
    case "traces":
      // Without traces minus times nothing would be minus zero.
      return tracesCrossed(sight) === 0 || table.terms?.isTraceFree ? 0 : tracesCrossed(sight) * line.points;
  }
}

export function tracesCrossed({ table, board }: Sight): number {
  return table.plan.traces - board[TRACES];
}

function lootTaken(sight: Sight): number[] {
  const { plan } = sight.table;
  return plan.thingNames.map((_, thing) => thing).filter((t) => t >= plan.challengeCount && isDone(sight, t));
}

function collected(sight: Sight, rule: string): number {
  return sight.table.plan.collections.get(rule)?.loot.filter((thing) => isDone(sight, thing)).length ?? 0;
}
