import type { Effect } from "../content/plan.ts";

/** What names things and symbols. */
export interface PlainWords {
  nameOf(id: string): string;
  symbols(list: readonly string[]): string;
}

export function effectsDe(effects: readonly Effect[], words: PlainWords): string {
  const say = (effect: Effect): string => {
    switch (effect.do) {
      case "alarm":
        return "der Alarm";
      case "time":
        return effect.cost < 0 ? `${-effect.cost} Zeit gewonnen` : `${effect.cost} Zeit ankreuzen`;
      case "time-to":
        return `alle Zeit vor „${words.nameOf(effect.mark)}“ ankreuzen`;
      case "traces":
        return effect.cost < 0 ? `${count(-effect.cost)} verwischen` : `${count(effect.cost)} ankreuzen`;
      case "forbid":
        return `nächste Runde auf dem Plan nicht: ${words.symbols(effect.symbols)}`;
      case "overcome":
        return `${words.nameOf(effect.challenge)} ist geschafft`;
    }
  };
  return effects.map(say).join(", ");
}

function count(traces: number): string {
  return traces === 1 ? "1 Spur" : `${traces} Spuren`;
}
