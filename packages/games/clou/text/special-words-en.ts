import type { Effect, SpecialRule, Trigger } from "../content/plan.ts";
import type { RollShows, StarEffect } from "../content/sheet.ts";

interface Words {
  nameOf(id: string): string;
  symbols(list: readonly string[]): string;
}

/** A special rule that nobody has written words for: what it does, said plainly. */
export function specialWordsEn(special: SpecialRule, words: Words): string {
  switch (special.rule) {
    case "bar": {
      const { when, effects, again } = special;
      const full = `With the last one: ${effectsEn(effects, words)}.`;
      return `${triggerEn(when, words)} crosses a symbol of this bar. ${full}${again ? " Then it begins anew." : ""}`;
    }
    case "mark": {
      const what = special.bar === "time" ? "time symbols" : "traces";
      return `With ${special.left} ${what} left: ${effectsEn(special.effects, words)}.`;
    }
    case "collection": {
      const steps = special.points.map((points, i) => `${i + 1} of them ${points}`);
      return `${special.loot.map(words.nameOf).join(", ")} belong together. Points more: ${steps.join(", ")}.`;
    }
    case "concert":
      return "Whenever time is crossed, so is a step. The last one crossed names the rule of the next round.";
  }
}

export function effectsEn(effects: readonly Effect[], words: Words): string {
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

function triggerEn(when: Trigger, { nameOf, symbols }: Words): string {
  if ("crossing" in when) return `Every ${symbols(when.crossing)} crossed on the plan`;
  if ("overcoming" in when) return `Each of these once it is done (${when.overcoming.map(nameOf).join(", ")})`;
  return "time" in when ? "Every time symbol crossed" : `A roll with ${rollEn(when.rolling)}`;
}

function rollEn(roll: RollShows): string {
  if ("once" in roll) return `exactly one ${roll.once}`;
  if ("alike" in roll) return `${roll.alike} alike`;
  if ("within" in roll) return `a die from ${roll.within[0]} to ${roll.within[1]}`;
  return `${roll.of === 1 ? "a die" : `${roll.of} dice`} that make ${roll.total}`;
}

/** A-4.1: what a star does. */
export function starWordsEn(effect: StarEffect, giftName: (word: string) => string): string {
  if ("throwAnew" in effect) return "Throw anew all dice that nobody has used this round.";
  if ("turnDie" in effect) return "Turn one die that nobody has used this round to any face.";
  const { gives, to, count: times = 1, traces = 0 } = effect;
  const gift = times === 1 ? giftName(gives) : `${times} × ${giftName(gives)}`;
  const price = traces === 0 ? "" : ` It costs ${count(traces)}.`;
  return `${gift.charAt(0).toUpperCase()}${gift.slice(1)}, for you${to === "anyone" ? " or another" : ""}.${price}`;
}
