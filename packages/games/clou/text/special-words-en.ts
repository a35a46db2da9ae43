import type { SpecialRule, Trigger } from "../content/plan.ts";
import type { RollShows } from "../content/sheet.ts";
import { effectsEn, type PlainWords } from "./effects-en.ts";

/** A special rule that nobody has written words for: what it does, said plainly. */
export function specialWordsEn(special: SpecialRule, words: PlainWords): string {
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

function triggerEn(when: Trigger, { nameOf, symbols }: PlainWords): string {
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
