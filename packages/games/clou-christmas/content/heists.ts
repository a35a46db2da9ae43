import type { BurglaryPlan, LootMark } from "../../clou/content/plan.ts";
import { PLANS } from "./plans/index.ts";

export interface Heist {
  /** Its plan. */
  readonly id: string;
  /** the loot that the campaign sheet keeps by its name. */
  readonly special: string;
}

/** the three heists in their order. */
export const HEISTS: readonly Heist[] = PLANS.map((plan) => ({
  id: plan.id,
  special: lootOf(plan, ["special"])[0].id,
}));

/** the double circles of all heists. */
export const DOUBLES: readonly { readonly id: string; readonly mark: "present" | "meal" }[] = PLANS.flatMap((plan) =>
  lootOf(plan, ["present", "meal"]).map(({ id, mark }) => ({ id, mark: mark as "present" | "meal" })),
);

function lootOf({ loot }: BurglaryPlan, marks: readonly LootMark[]): BurglaryPlan["loot"] {
  return loot.filter(({ mark }) => mark !== undefined && marks.includes(mark));
}
