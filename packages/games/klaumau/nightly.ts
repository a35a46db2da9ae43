import type { GameEvent } from "@safehouse/kernel";
import type { Nightly, Sign, Tale } from "../nightly.ts";
import type { Event } from "./events.ts";

const SEATS = 3;

/** Three rounds against two bots: K-7.5 plays as many as there are players, and with one bot alone nobody else would doubt. */
export const nightly: Nightly = {
  days: 1,
  rotas: [{ from: "1970-01-01", crew: ["human", "normal", "normal"], turns: [] }],
  parts: "rounds",
  tale,
};

/** A sign a round: the best of the table, one of the best, or not. */
function tale(events: readonly GameEvent[], seat: number): Tale {
  const scored = (events as readonly Event[]).filter((event) => event.type === "scored");
  const signs = Array.from({ length: Math.floor(scored.length / SEATS) }, (_, round): Sign => {
    const here = scored.slice(round * SEATS, (round + 1) * SEATS);
    const pointsOf = (isWanted: (of: number) => boolean): number =>
      Math.max(...here.filter((each) => isWanted(each.seat)).map(({ points }) => points));
    const own = pointsOf((of) => of === seat);
    const best = pointsOf((of) => of !== seat);
    return own > best ? "won" : own === best ? "shared" : "lost";
  });
  return { count: signs.length, signs };
}
