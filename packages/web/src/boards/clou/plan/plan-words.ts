import type { Effect, PlanSymbol, Thing } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import type { SpokenTable } from "../context.ts";
import { giftInHand } from "../logic/chosen.ts";

type Wording = Pick<SpokenTable, "t" | "names">;

/** What every symbol and loot of the plan is, by its name. */
export function wordsOfPlan(table: Wording & Pick<SpokenTable, "things">): Map<string, string> {
  const words = new Map<string, string>();
  for (const thing of table.things) {
    thing.parts.forEach(({ symbols }, part) => {
      for (const symbol of symbols) words.set(symbol.name, symbolWords(table, thing, symbol, part));
    });
    if (thing.kind === "loot") words.set(thing.name, lootWords(table, thing));
  }
  return words;
}

/** "Window, symbol 2: strength, needed, open, Garden" */
function symbolWords(table: Wording, thing: Thing, symbol: PlanSymbol, part: number): string {
  const { t, names } = table;
  const state = { needed: t.symbolNeeded, crossed: t.symbolCrossed, "not-needed": t.symbolNotNeeded }[symbol.state];
  const own = found(thing.parts[part]);
  return [
    `${names.place(symbol.name)}: ${names.symbol(symbol.colours)}`,
    state,
    t.symbolPart(part + 1, thing.parts.length),
    ...costWords(table, own.traces, own.effects),
    symbol.state === "needed" ? thingWords(table, thing) : "",
    names.thing(thing.room),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "Silver decanter, worth 2, costs 1 time symbol, open, Salon" */
function lootWords(table: Wording, thing: Thing): string {
  const { t, names } = table;
  const [part] = thing.parts;
  return [
    names.thing(thing.name),
    t.lootWorth(thing.value),
    ...costWords(table, part?.traces ?? 0, part?.effects ?? []),
    thing.state === "done" ? t.lootTaken : thingWords(table, thing),
    names.thing(thing.room),
  ]
    .filter(Boolean)
    .join(", ");
}

function thingWords({ t }: Wording, { state }: Thing): string {
  return { done: t.thingDone, closed: t.thingClosed, open: t.thingOpen }[state];
}

/** What the lamp and the others' pencils say about a place. `theirs` is who has just written there. */
export function stateWords(table: SpokenTable, at: string, theirs: number | null): string[] {
  const { t, names, lit, lamp, isLast, asked, chosen, name, marks } = table;
  const words: string[] = [];
  if (isLast(at)) words.push(t.cellTakeBack);
  else if (lamp !== null && lit.places.has(at)) {
    words.push(asked.kind === "settle" ? t.cellTakes(names.symbol(giftInHand(asked, chosen) ?? "")) : t.lootReady);
  }
  if (marks.has(at)) words.push(t.marked);
  if (theirs !== null) words.push(t.justWrote(name(theirs)));
  return words;
}

export function costWords(
  { t, names }: Pick<SpokenTable, "t" | "names">,
  traces: number,
  effects: readonly Effect[],
): string[] {
  const ofEffect = (effect: Effect): string => {
    switch (effect.do) {
      case "alarm":
        return t.effectAlarm;
      case "time":
        return t.effectTime(effect.cost);
      case "time-to":
        return t.effectTimeTo(names.thing(effect.mark));
      case "traces":
        return t.effectTraces(effect.cost);
      case "forbid":
        return t.effectForbid(t.or(effect.symbols.map(names.symbol)));
      case "overcome":
        return t.effectOvercome(names.thing(effect.challenge));
    }
  };
  return [...(traces > 0 ? [t.printedTraces(traces)] : []), ...effects.map(ofEffect)];
}
