import type { GameEvent } from "@safehouse/kernel";
import type { Sign, Tale } from "../nightly.ts";

/** What a round is remembered for, the most telling first, and how a heist can end. */
const ROUND: readonly (readonly [event: string, sign: Sign])[] = [
  ["looted", "loot"],
  ["overcome", "opened"],
  ["traced", "trace"],
];
const ENDS: { readonly [event: string]: Sign } = {
  ran: "ran",
  "sneaked-out": "ran",
  escaped: "escaped",
  caught: "caught",
};

/** A sign a round, and one for the end of every heist. */
export function tale(events: readonly GameEvent[]): Tale {
  const signs: Sign[] = [];
  let round = new Set<string>();
  let count = 0;
  const closeRound = (): void => {
    if (round.size > 0) signs.push(ROUND.find(([event]) => round.has(event))?.[1] ?? "quiet");
    round = new Set();
  };
  for (const { type } of events) {
    if (type === "rolled") {
      closeRound();
      count++;
    }
    // What happens before the first throw and after the end belongs to no round.
    if (round.size > 0 || type === "rolled") round.add(type);
    const end = ENDS[type];
    if (end === undefined) continue;
    closeRound();
    signs.push(end);
  }
  closeRound();
  return { count, signs };
}
