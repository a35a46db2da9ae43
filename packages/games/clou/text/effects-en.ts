import type { Effect } from "../content/plan.ts";

/** What names things and symbols. */
export interface PlainWords {
  nameOf(id: string): string;
  symbols(list: readonly string[]): string;
}

export function effectsEn(effects: readonly Effect[], words: PlainWords): string {
  const say = (effect: Effect): string => {
    switch (effect.do) {
      case "alarm":
        return "the alarm";
      case "time":
        return effect.cost < 0 ? `win ${-effect.cost} time` : `cross ${effect.cost} time`;
      case "time-to":
        return `cross all time before “${words.nameOf(effect.mark)}”`;
      case "traces":
        return effect.cost < 0 ? `wipe away ${count(-effect.cost)}` : `cross ${count(effect.cost)}`;
      case "forbid":
        return `next round no ${words.symbols(effect.symbols)} on the plan`;
      case "overcome":
        return `${words.nameOf(effect.challenge)} is done`;
    }
  };
  return effects.map(say).join(", ");
}

function count(traces: number): string {
  return traces === 1 ? "1 trace" : `${traces} traces`;
}
