import type { BurglaryPlan } from "@safehouse/games/clou/paper";
import type { Decor } from "./decor.ts";

const HOUSES: { readonly [plan: string]: () => Promise<{ readonly decor: Decor }> } = {
  "old-mansion": () => import("./plans/old-mansion.ts"),
  "auction-house": () => import("./plans/auction-house.ts"),
  "embassy-ball": () => import("./plans/embassy-ball.ts"),
  "private-bank": () => import("./plans/private-bank.ts"),
  casino: () => import("./plans/casino.ts"),
  observatory: () => import("./plans/observatory.ts"),
  "royal-mint": () => import("./plans/royal-mint.ts"),
  "great-terminus": () => import("./plans/great-terminus.ts"),
  "sleeping-cars": () => import("./plans/sleeping-cars.ts"),
  "mail-coach": () => import("./plans/mail-coach.ts"),
  viaduct: () => import("./plans/viaduct.ts"),
  "cat-and-dog": () => import("./plans/cat-and-dog.ts"),
  "film-studio": () => import("./plans/film-studio.ts"),
  "night-train": () => import("./plans/night-train.ts"),
  "diamond-exchange": () => import("./plans/diamond-exchange.ts"),
  "glass-cutter": () => import("./plans/glass-cutter.ts"),
  "numbers-game": () => import("./plans/numbers-game.ts"),
  "final-curtain": () => import("./plans/final-curtain.ts"),
};

/** What the house of a plan looks like, fetched for this plan and no other; plans of one's own are furnished plainly. */
export async function loadDecor(plan: BurglaryPlan): Promise<Decor> {
  const known = await HOUSES[plan.id]?.();
  return known?.decor ?? (await import("./plain.ts")).plainDecor(plan);
}
