import type { SpecialRule, Trigger } from "../content/plan.ts";
import type { RollShows } from "../content/sheet.ts";
import { effectsDe, type PlainWords } from "./effects-de.ts";

/** A special rule that nobody has written words for: what it does, said plainly. */
export function specialWordsDe(special: SpecialRule, words: PlainWords): string {
  switch (special.rule) {
    case "bar": {
      const { when, effects, again } = special;
      const full = `Mit dem letzten: ${effectsDe(effects, words)}.`;
      return `${triggerDe(when, words)} kreuzt ein Symbol dieser Leiste an. ${full}${again ? " Danach beginnt sie von vorn." : ""}`;
    }
    case "mark": {
      const what = special.bar === "time" ? "Zeitsymbole" : "Spuren";
      return `Sind noch ${special.left} ${what} übrig: ${effectsDe(special.effects, words)}.`;
    }
    case "collection": {
      const steps = special.points.map((points, i) => `${i + 1} davon ${points}`);
      return `${special.loot.map(words.nameOf).join(", ")} gehören zusammen. Punkte mehr: ${steps.join(", ")}.`;
    }
    case "concert":
      return "Wird Zeit angekreuzt, dann auch ein Schritt. Der letzte angekreuzte nennt die Regel der nächsten Runde.";
  }
}

function triggerDe(when: Trigger, { nameOf, symbols }: PlainWords): string {
  if ("crossing" in when) return `Jedes auf dem Plan angekreuzte Symbol (${symbols(when.crossing)})`;
  if ("overcoming" in when) return `Jedes davon, sobald es geschafft ist (${when.overcoming.map(nameOf).join(", ")}),`;
  return "time" in when ? "Jedes angekreuzte Zeitsymbol" : `Ein Wurf mit ${rollDe(when.rolling)}`;
}

function rollDe(roll: RollShows): string {
  if ("once" in roll) return `genau einer ${roll.once}`;
  if ("alike" in roll) return `${roll.alike} gleichen`;
  if ("within" in roll) return `einem Würfel von ${roll.within[0]} bis ${roll.within[1]}`;
  return roll.of === 1 ? `einem Würfel, der ${roll.total} zeigt,` : `${roll.of} Würfeln, die ${roll.total} ergeben,`;
}
