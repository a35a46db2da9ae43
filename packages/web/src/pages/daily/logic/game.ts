import type { Day } from "./day.ts";

/** What is played every day. */
export const DAILY_GAME = "clou";
/** The option that says whom one is when alone. */
export const PERSON = "thief1";

/** Which houses and people take turns. */
interface Rota {
  /** The first day. */
  readonly from: Day;
  readonly places: readonly string[];
  readonly people: readonly string[];
}

/**
 * From the latest to the first. A new house gets a rota of its own from some later day on; those that have begun never change, so that a
 * day's heist stays what it was whatever the game learns.
 */
const ROTAS: readonly [Rota, ...Rota[]] = [
  {
    from: "1970-01-01",
    places: ["old-mansion", "auction-house", "embassy-ball", "private-bank"],
    people: ["bruce", "janet", "matt", "trixie"],
  },
];

export function rotaOf(day: Day): Rota {
  return ROTAS.find(({ from }) => from <= day) ?? ROTAS[0];
}
