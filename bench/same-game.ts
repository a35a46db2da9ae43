/** Is the bare loop the same game? Both sides play the same seeds with the same numbers, so they must agree on every match. */
import { fastRandom } from "@safehouse/chance";
import { sameJson } from "@safehouse/kernel";
import type { Row } from "./measure.ts";
import { type Play, type Played, playByHand, playContract } from "./players.ts";

const SEAT_COUNTS = [2, 3, 4, 5, 6, 7, 8];
const SHOWN_SEATS = 4;
const SEEDS = 300;

export function sameGameRows(): Row[] {
  let identical = 0;
  for (const seats of SEAT_COUNTS) {
    const contract = seeds(playContract, seats);
    const bare = seeds(playByHand, seats);
    identical += contract.filter((match, i) => sameJson(match, bare[i])).length;
  }
  const matches = SEEDS * SEAT_COUNTS.length;
  return [
    {
      what: "  is it the same game? contract",
      ...meanOf(seeds(playContract, SHOWN_SEATS)),
      ratio: `${identical} of ${matches} equal`,
      target: "all, seed by seed, 2–8 seats",
    },
    { what: "  is it the same game? bare loop", ...meanOf(seeds(playByHand, SHOWN_SEATS)), ratio: "", target: "" },
  ];
}

function seeds(play: Play, seats: number): Played[] {
  return Array.from({ length: SEEDS }, (_, seed) => play(fastRandom(seed), seats));
}

function meanOf(matches: readonly Played[]): { figure: string; against: string } {
  const mean = (of: (match: Played) => number): string =>
    (matches.reduce((sum, match) => sum + of(match), 0) / matches.length).toFixed(2);
  const scores = Array.from({ length: SHOWN_SEATS }, (_, seat) => mean((match) => match.totals[seat] ?? 0));
  return {
    figure: `${mean((match) => match.decisions)} decisions/match`,
    against: `mean score by seat ${scores.join(" ")}`,
  };
}
