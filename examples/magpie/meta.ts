import type { GameMeta } from "@safehouse/kernel";

export const meta: GameMeta = {
  id: "magpie",
  name: { en: "Magpie", de: "Elster" },
  seats: { min: 2, max: 5 },
  rules: 1,
  content: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      nights: { type: "integer", minimum: 4, maximum: 8, default: 6, description: "Nights, and cards for everybody" },
    },
  },
  scenarios: [],
  decisions: { play: { sealed: true } },
  events: { found: { chapter: "part" }, played: { reveals: true }, took: {}, stayed: {}, lost: {} },
};
