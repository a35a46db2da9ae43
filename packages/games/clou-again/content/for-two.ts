import type { BurglaryPlan, PerCrew, SpecialRule } from "../../clou/content/plan.ts";
import { USUAL_CREW } from "../about.ts";

/** The content of the editions that seated two. */
export const CONTENT_FOR_TWO = "1972f5b333858c0a";

/** A plan as it was before a third thief could come along: what is said of crews of three is left out. */
export function planForTwo({ bars, rules, ...plan }: BurglaryPlan): BurglaryPlan {
  const { time, traces, cars, police } = bars;
  return {
    ...plan,
    bars: { time: forTwo(time), traces: forTwo(traces), cars: forTwo(cars), police: forTwo(police) },
    rules: rules.map((rule): SpecialRule => (rule.rule === "bar" ? { ...rule, length: forTwo(rule.length) } : rule)),
  };
}

function forTwo(counts: PerCrew): PerCrew {
  return counts.slice(0, USUAL_CREW);
}
