import type { Effect, SpecialRule, Trigger } from "../content/plan.ts";
import type { RollShows, StarEffect } from "../content/sheet.ts";

interface Words {
  nameOf(id: string): string;
  symbols(list: readonly string[]): string;
}

/** A special rule that nobody has written words for: what it does, said plainly. */
export function specialWordsDe(special: SpecialRule, words: Words): string {
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

export function effectsDe(effects: readonly Effect[], words: Words): string {
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

function triggerDe(when: Trigger, { nameOf, symbols }: Words): string {
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

/** what a star does. */
export function starWordsDe(effect: StarEffect, giftName: (word: string) => string): string {
  if ("throwAnew" in effect) return "Wirf alle Würfel neu, die in dieser Runde noch niemand benutzt hat.";
  if ("turnDie" in effect)
    return "Dreh einen Würfel, den in dieser Runde noch niemand benutzt hat, auf eine beliebige Seite.";
  const { gives, to, count: times = 1, traces = 0 } = effect;
  const gift = times === 1 ? giftName(gives) : `${times} × ${giftName(gives)}`;
  const price = traces === 0 ? "" : ` Das kostet ${count(traces)}.`;
  return `${gift}, für dich${to === "anyone" ? " oder jemand anderen" : ""}.${price}`;
}
