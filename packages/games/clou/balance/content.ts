import { type BalanceLine, CERTAIN_MISS } from "@safehouse/kernel";
import type { Library } from "../content/library.ts";
import type { BurglaryPlan } from "../content/plan.ts";
import { supplyAgainstDemand, unreachableLoot } from "../content/reach.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import { crewsOf } from "./heists.ts";

/** Nobody gets everything, but half of what a plan asks for in a colour must be on the sheets. */
const LEAST_SHARE = 0.5;

/** C-8.1: whether every loot can be had by every crew, and how the symbols on the sheets compare with those on the plan. */
export function* checkContent(rule: string, { thieves, plans }: Library, mostCrew: number): Iterable<BalanceLine> {
  const sizes = Array.from({ length: mostCrew }, (_, i) => i + 1);
  const ids = thieves.map(({ id }) => id);
  const sheets = (crew: readonly string[]): ThiefSheet[] => thieves.filter(({ id }) => crew.includes(id));
  for (const plan of plans) {
    const crews = sizes.flatMap((size) => crewsOf(ids, size));
    const stuck = crews.filter((crew) => unreachableLoot(plan, sheets(crew)).length > 0);
    yield {
      rule,
      what: `${plan.id}: every loot is within reach`,
      measured: `of ${crews.length - stuck.length} crews of ${crews.length}`,
      holds: stuck.length === 0,
      miss: stuck.length === 0 ? 0 : CERTAIN_MISS,
    };
    for (const size of sizes) yield supplyLine(rule, plan, crewsOf(ids, size), sheets);
  }
}

/** The colour that is scarcest, in the crew that has least of it. */
function supplyLine(
  rule: string,
  plan: BurglaryPlan,
  crews: readonly (readonly string[])[],
  sheets: (crew: readonly string[]) => ThiefSheet[],
): BalanceLine {
  const scarce = crews
    .flatMap((crew) =>
      supplyAgainstDemand(plan, sheets(crew)).map((line) => ({ crew, ...line, share: line.supply / line.demand })),
    )
    .reduce((a, b) => (b.share < a.share ? b : a));
  const totals = crews.map((crew) => {
    const lines = supplyAgainstDemand(plan, sheets(crew));
    return { supply: sum(lines.map(({ supply }) => supply)), demand: sum(lines.map(({ demand }) => demand)) };
  });
  const least = Math.min(...totals.map(({ supply }) => supply));
  const most = Math.max(...totals.map(({ supply }) => supply));
  return {
    rule,
    what: `${plan.id}, crew of ${crews[0].length}: symbols on the sheets against symbols asked for`,
    measured: `${least === most ? least : `${least} to ${most}`} against ${totals[0].demand}; scarcest: ${scarce.colour}, ${scarce.supply} against ${scarce.demand} (${scarce.crew.join(", ")})`,
    holds: scarce.share >= LEAST_SHARE,
    miss: scarce.share >= LEAST_SHARE ? 0 : CERTAIN_MISS,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
