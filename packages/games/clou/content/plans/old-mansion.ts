import type { BurglaryPlan } from "../plan.ts";
import { OLD_MANSION_TALL, OLD_MANSION_WIDE } from "./old-mansion-layout.ts";

/**
 * The teaching plan: two ways in (side door and window), two ways to the study. The colonel hears strength at work, and the family
 * silver is worth more together.
 */
export const OLD_MANSION: BurglaryPlan = {
  id: "old-mansion",
  bars: { time: [10, 10, 9], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "garden", start: true },
    { id: "scullery" },
    { id: "hall" },
    { id: "salon" },
    { id: "library" },
    { id: "study" },
    { id: "bedroom" },
  ],
  challenges: [
    {
      id: "side-door",
      room: "garden",
      parts: [{ needs: ["cunning", "dexterity²", "disguise³"] }],
      opens: ["scullery"],
    },
    {
      id: "window",
      room: "garden",
      parts: [{ needs: ["dexterity", "strength", "strength²", "cunning³"] }],
      opens: ["salon"],
    },
    {
      id: "larder",
      room: "scullery",
      parts: [{ needs: ["dexterity", "cunning²"] }, { needs: ["strength"], traces: 1 }],
      leadsTo: ["silver-spoons"],
    },
    {
      id: "locked-door",
      room: "scullery",
      parts: [{ needs: ["lock", "lock²", "cunning³"] }, { needs: ["strength", "strength", "strength²"] }],
      opens: ["hall"],
    },
    {
      id: "clock",
      room: "hall",
      parts: [{ needs: ["dexterity", "dexterity", "cunning²", "electronics³"] }],
      leadsTo: ["pocket-watch"],
    },
    {
      id: "creaking-door",
      room: "hall",
      parts: [{ needs: ["dexterity/cunning", "dexterity/cunning²"] }],
      opens: ["library"],
    },
    { id: "colonel", room: "hall", parts: [{ needs: ["disguise", "dexterity", "dexterity²"] }], opens: ["bedroom"] },
    {
      id: "display-case",
      room: "salon",
      parts: [{ needs: ["lock", "lock", "electronics", "lock²", "safe³"] }],
      leadsTo: ["figurine"],
    },
    {
      id: "portrait",
      room: "salon",
      parts: [
        { needs: ["electronics", "dexterity", "dexterity²", "electronics³"] },
        { needs: ["strength"], effects: [{ do: "alarm" }] },
      ],
      leadsTo: ["painting"],
    },
    {
      id: "folding-door",
      room: "salon",
      parts: [{ needs: ["lock", "strength", "strength²", "lock³"] }],
      opens: ["library"],
    },
    {
      id: "secret-panel",
      room: "library",
      parts: [
        {
          needs: ["cunning", "cunning", "cunning³"],
          order: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      opens: ["study"],
    },
    {
      id: "wall-safe",
      room: "study",
      parts: [{ needs: ["safe", "safe", "electronics³", "safe³"] }],
      leadsTo: ["bonds"],
    },
    {
      id: "desk",
      room: "study",
      parts: [{ needs: ["lock", "cunning²", "lock³"] }, { needs: ["strength", "strength²", "strength³"] }],
      leadsTo: ["letters"],
    },
    {
      id: "jewel-box",
      room: "bedroom",
      parts: [{ needs: ["lock", "electronics", "lock²"] }],
      leadsTo: ["necklace"],
    },
  ],
  loot: [
    { id: "silver-spoons", room: "scullery", value: 1 },
    { id: "pocket-watch", room: "hall", value: 2 },
    { id: "figurine", room: "salon", value: 3 },
    { id: "painting", room: "salon", value: 2 },
    { id: "decanter", room: "salon", value: 2, effects: [{ do: "time", cost: 1 }] },
    { id: "first-edition", room: "library", value: 2, needs: ["cunning", "dexterity²", "cunning³"] },
    { id: "bonds", room: "study", value: 9 },
    { id: "letters", room: "study", value: 2 },
    { id: "necklace", room: "bedroom", value: 6 },
  ],
  rules: [
    {
      rule: "bar",
      id: "light-sleeper",
      length: [4, 4, 4],
      when: { crossing: ["strength"] },
      effects: [
        { do: "traces", cost: 1 },
        { do: "time", cost: 1 },
      ],
    },
    {
      rule: "collection",
      id: "family-silver",
      loot: ["silver-spoons", "pocket-watch", "decanter"],
      points: [0, 1, 3],
    },
  ],
  scoring: [{ line: "loot" }, { line: "collection", rule: "family-silver" }, { line: "traces", points: -2 }],
  layouts: { wide: OLD_MANSION_WIDE, tall: OLD_MANSION_TALL },
};
