import type { Survey } from "@safehouse/kernel";
import { CAMPAIGN_SHEET } from "./content/campaign-sheet.ts";
import { CHRISTMAS } from "./content/library.ts";
import type { Move } from "./moves.ts";
import type { View } from "./view.ts";

const { tools, preparations } = CAMPAIGN_SHEET;
const ITEMS = [...tools, ...preparations].map(({ id }) => id);
const THIEVES = CHRISTMAS.thieves.map(({ id }) => id);

/** Whole campaigns by the size of the crew: who goes, and what is bought. */
export const survey: Survey<View, Move> = {
  tables: [1, 2, 3].map((seats) => ({ of: [], options: {}, seats, groups: ["thieves", "items"] })),
  groups: { thieves: THIEVES, items: ITEMS },
  uses: (_, move) => (move.do === "pick" ? [move.thief] : move.do === "agree" ? move.boxes : []),
  name: (id) => [THIEVES.includes(id) ? { id: "thief", args: { thief: id } } : { id: "name", args: { id } }],
};
