import type { Wants } from "@safehouse/games/puzzles";
import type { AnyGame, Json } from "@safehouse/kernel";

export const WANTS: { readonly [game: string]: Wants } = {
  klaumau: {
    gap: 0.5,
    glance: 240,
    look: 2_400,
    oneIn: 4,
    leftOut: ["fence", "discard", "halve", "reward"],
    share: 0.4,
  },
  robnrun: {
    gap: 0.02,
    glance: 120,
    look: 1_200,
    oneIn: 3,
    leftOut: ["place", "bribe", "building", "give"],
    share: 0.6,
  },
  clou: {
    gap: 1,
    glance: 48,
    look: 240,
    oneIn: 3,
    leftOut: ["driver", "flee", "drive", "number", "leave"],
    share: 0.8,
  },
  "clou-again": {
    gap: 1,
    glance: 48,
    look: 240,
    oneIn: 3,
    leftOut: ["driver", "flee", "drive", "number", "leave"],
    share: 0.8,
  },
  "clou-christmas": {
    gap: 1,
    glance: 48,
    look: 240,
    oneIn: 4,
    leftOut: ["driver", "flee", "drive", "number", "leave", "free", "wages", "report", "team"],
    share: 0.8,
  },
};

/** The tables that matches are played at, one after the other. */
export function tablesOf(game: AnyGame): { readonly config: unknown; readonly seats: number }[] {
  const { meta } = game;
  const scenarios: readonly ({ readonly [option: string]: Json } | null)[] =
    meta.scenarios.length > 0 ? meta.scenarios.map(({ id }) => ({ scenario: id })) : [null];
  const tables: { config: unknown; seats: number }[] = [];
  for (let seats = meta.seats.min; seats <= Math.min(meta.seats.max, 5); seats++) {
    for (const options of scenarios) {
      const configured = game.configure(options ?? {}, seats);
      if (configured.ok) tables.push({ config: configured.value, seats });
    }
  }
  return tables;
}
