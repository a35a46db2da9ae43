import { tale } from "../clou/tale.ts";
import type { Nightly } from "../nightly.ts";

/**
 * A whole campaign, and a week for it. One of its heists alone would be a Clou without what a campaign is about, what is bought of the
 * loot and what it costs to be seen, and every night in the same first house; all three are more than an evening.
 */
export const nightly: Nightly = {
  days: 7,
  rotas: [{ from: "1970-01-01", crew: ["human"], turns: [] }],
  parts: "rounds",
  tale,
};
