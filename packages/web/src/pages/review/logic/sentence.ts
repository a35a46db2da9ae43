import type { Review } from "@safehouse/host";
import type { SeatAccount } from "@safehouse/kernel";

/** What came of it in plain words: who gave, and who took. */
export interface Verdict {
  readonly luck: "gave" | "took" | "even";
  readonly own: "gained" | "gave-back" | "even";
}

/** Less than this is nothing to speak of. */
const LEAST: { readonly [unit in Review["unit"]]: number } = { points: 0.5, lead: 0.5, chance: 0.04 };

export function verdictOf(unit: Review["unit"], luck: number, own: number): Verdict {
  const least = LEAST[unit];
  return {
    luck: luck >= least ? "gave" : luck <= -least ? "took" : "even",
    own: own >= least ? "gained" : own <= -least ? "gave-back" : "even",
  };
}

/** The crew's account: what all of its seats did is its own. */
export function crewAccount(seats: readonly SeatAccount[]): SeatAccount | null {
  const [first] = seats;
  return first === undefined ? null : { ...first, own: first.own + first.hidden + first.others, hidden: 0, others: 0 };
}
