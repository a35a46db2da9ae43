import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { FINAL_CURTAIN } from "./final-curtain.ts";
import { GLASS_CUTTER } from "./glass-cutter.ts";
import { NUMBERS_GAME } from "./numbers-game.ts";

/** the three heists, in the order in which they are played. */
export const PLANS: readonly BurglaryPlan[] = [GLASS_CUTTER, NUMBERS_GAME, FINAL_CURTAIN];
