import { drawFor } from "@safehouse/chance";
import { type Day, dayNumber } from "./day.ts";
import { PERSON, rotaOf } from "./game.ts";
import { dailySeed, ORDER_SEED } from "./seed.ts";

/** One day's heist, the same for everybody: what is broken into, who goes, and the seed that all dice come from. */
export interface Heist {
  readonly day: Day;
  readonly scenario: string;
  readonly person: string;
  readonly config: { readonly [option: string]: string };
  readonly seed: string;
}

/**
 * Nothing is kept anywhere: a day gives its heist by itself. Scenarios come in rounds, each round shuffled anew, so that none is long
 * in coming back; people do the same by themselves. Whoever knows this can work out tomorrow's dice today, and the page says so.
 */
export function heistOf(day: Day): Heist {
  const { places, people } = rotaOf(day);
  const scenario = inTurn("scenario", places, day);
  const person = inTurn("person", people, day);
  return { day, scenario, person, config: configOf(scenario, person), seed: dailySeed(day, scenario) };
}

export function configOf(scenario: string, person: string): Heist["config"] {
  return { scenario, [PERSON]: person };
}

function inTurn(what: string, choices: readonly string[], day: Day): string {
  const number = dayNumber(day);
  const round = Math.floor(number / choices.length);
  const order = drawFor({ seed: ORDER_SEED, contributions: [] }, `${what}/${round}`, { shuffle: choices.length });
  return choices[order[number % choices.length] as number] as string;
}
