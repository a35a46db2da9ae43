import type { GameEvent } from "@safehouse/kernel";
import type { Nightly, Sign, Tale } from "../nightly.ts";
import type { Event } from "./events.ts";

const ENDS: { readonly [event: string]: Sign } = { won: "escaped", caught: "caught", stranded: "stranded" };

/** A scenario with two bots for a crew: three are few enough that everybody is the boss again soon. */
export const nightly: Nightly = {
  days: 1,
  rotas: [
    {
      from: "1970-01-01",
      crew: ["human", "normal", "normal"],
      turns: [
        {
          option: "scenario",
          order: "robnrun/scenario",
          choices: ["training", "night-shift", "short-notice", "hot-pursuit", "the-mole", "last-flight"],
        },
      ],
    },
  ],
  parts: "heists",
  tale,
};

/** A sign a heist: all safes, some of them, or none, with or without an alarm. */
function tale(events: readonly GameEvent[]): Tale {
  const signs: Sign[] = [];
  let count = 0;
  let cracked = 0;
  let left = 0;
  let isAlarmed = false;
  const closeHeist = (): void => {
    if (cracked + left === 0) return;
    signs.push(left === 0 ? "loot" : cracked > 0 ? "opened" : isAlarmed ? "alarm" : "quiet");
    count++;
    cracked = left = 0;
  };
  for (const event of events as readonly Event[]) {
    if (event.type === "heist-over") {
      closeHeist();
      isAlarmed = event.alarm;
    } else if (event.type === "cracked") cracked++;
    else if (event.type === "uncracked") left++;
    const end = ENDS[event.type];
    if (end === undefined) continue;
    closeHeist();
    signs.push(end);
  }
  return { count, signs };
}
