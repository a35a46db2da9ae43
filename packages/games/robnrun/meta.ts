import { canonical, type GameMeta, hashText } from "@safehouse/kernel";
import { OPTIONS } from "./options.ts";
import { SAFES } from "./content/safes.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { type Station, stationOf } from "./content/station.ts";
import { BUILDINGS } from "./content/town.ts";
import { EVENT_KINDS } from "./events.ts";

/** All that a match is played with; the stations by crew size. */
export function contentHash(stations: (seats: number) => Station): string {
  return hashText(canonical([SAFES, SCENARIOS, BUILDINGS, [2, 3, 4, 5].map(stations)]));
}

export const meta: GameMeta = {
  id: "robnrun",
  name: { en: "Rob ’n Run", de: "Rob ’n Run" },
  seats: { min: 2, max: 5 },
  rules: 2,
  content: contentHash(stationOf),
  options: OPTIONS,
  scenarios: SCENARIOS.map(({ id, name }) => ({ id, name })),
  decisions: {
    building: {},
    // In the silence of a heist, taking something back would be a way to talk.
    hint: { final: true },
    turn: { final: true },
    give: { sealed: true, masked: true },
    place: {},
    bribe: {},
  },
  events: EVENT_KINDS,
  losses: ["caught", "stranded"],
};
