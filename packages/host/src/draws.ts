import { type Chance, drawFor } from "@safehouse/chance";
import { type ChanceDecision, isChance, prepareDraw, type Step, type Tip, tipAfter } from "@safehouse/kernel";
import { RulesFailure } from "./failure.ts";

/** What chance says until a seat is asked, or nobody. */
export function drawsAfter(start: Tip, chance: Chance): Step[] {
  const draws: Step[] = [];
  for (let tip = start; ;) {
    const decision = tip.game.pending(tip.state)[0];
    if (decision === undefined || !isChance(decision)) return draws;
    const step = drawOne(tip, decision, chance);
    draws.push(step);
    tip = tipAfter(tip, step);
  }
}

/** Only rules that ask for what cannot be drawn make this throw. */
function drawOne(tip: Tip, decision: ChanceDecision, chance: Chance): Step {
  try {
    return prepareDraw(tip, decision, drawFor(chance, decision.label, decision.draw));
  } catch (error) {
    throw error instanceof RulesFailure ? error : new RulesFailure(error);
  }
}
