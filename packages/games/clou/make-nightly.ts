import type { Nightly, Rota } from "../nightly.ts";
import { tale } from "./tale.ts";

/** From a day on, these houses take turns, in an order of that name. */
interface Houses {
  readonly from: string;
  readonly order: string;
  readonly scenarios: readonly string[];
}

/** One house, one thief who goes in alone, and the same dice for everybody. Who goes there (`people`) is drawn apart from where to. */
export function makeNightly(people: string, latest: Houses, ...before: readonly Houses[]): Nightly {
  const rotaOf = ({ from, order, scenarios }: Houses): Rota => ({
    from,
    crew: ["human"],
    turns: [
      { option: "scenario", order, choices: scenarios },
      { option: "thief1", order: people, choices: ["bruce", "janet", "matt", "trixie"] },
    ],
  });
  return { days: 1, rotas: [rotaOf(latest), ...before.map(rotaOf)], parts: "rounds", tale };
}
