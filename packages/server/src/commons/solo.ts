import type { Surroundings } from "../surroundings.ts";
import type { Commons } from "./commons.ts";

/** The commons of a house that has its store for itself: everything is its own. */
export function soloCommons({ now }: Pick<Surroundings, "now">, node = "solo"): Commons {
  const startedAt = now();
  return {
    node,
    now,
    bus: { publish() {}, onHint: () => () => {} },
    leases: { isMine: () => true, want: () => () => {}, takeDue: async () => [] },
    houses: { living: () => [{ node, build: "", editions: {}, startedAt }], openSince: () => startedAt },
    presence: { note() {}, elsewhere: async () => new Map() },
    counters: { take: async () => true, giveBack() {} },
    complaints: { add: async () => "agreed" },
    away: () => [],
    async close() {},
  };
}
