import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { CAT_AND_DOG } from "./cat-and-dog.ts";
import { DIAMOND_EXCHANGE } from "./diamond-exchange.ts";
import { FILM_STUDIO } from "./film-studio.ts";
import { NIGHT_TRAIN } from "./night-train.ts";

/** from the easiest to the hardest. */
export const PLANS: readonly BurglaryPlan[] = [CAT_AND_DOG, FILM_STUDIO, NIGHT_TRAIN, DIAMOND_EXCHANGE];
