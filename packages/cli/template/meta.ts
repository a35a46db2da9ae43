import type { GameMeta } from "@safehouse/kernel";

export const meta: GameMeta = {
  id: "mygame",
  name: { en: "My Game", de: "My Game" },
  seats: { min: 2, max: 4 },
  // A change that old matches would notice gets the next number (CONTRIBUTING.md, "Changing a rule").
  rules: 1,
  content: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      most: { type: "integer", minimum: 2, maximum: 4, default: 3, description: "How many coins one may take at once" },
    },
  },
  scenarios: [],
  decisions: { take: {} },
  events: { counted: {}, took: {}, rang: {} },
};
