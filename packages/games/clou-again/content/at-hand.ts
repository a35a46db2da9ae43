import type { Library } from "../../clou/content/library.ts";
import { PlanShelf } from "../../clou/content/plan-shelf.ts";
import { CURRENT_RULES, SWITCHES } from "../switches.ts";
import { BRUCE } from "./thieves/bruce.ts";
import { JANET } from "./thieves/janet.ts";
import { MATT } from "./thieves/matt.ts";
import { TRIXIE } from "./thieves/trixie.ts";

export const SHELF = new PlanShelf({
  "cat-and-dog": async () => (await import("./plans/cat-and-dog.ts")).CAT_AND_DOG,
  "film-studio": async () => (await import("./plans/film-studio.ts")).FILM_STUDIO,
  "night-train": async () => (await import("./plans/night-train.ts")).NIGHT_TRAIN,
  "diamond-exchange": async () => (await import("./plans/diamond-exchange.ts")).DIAMOND_EXCHANGE,
});

/** What is played with, as far as it has been fetched; the ratings are those of. */
export const AT_HAND: Library = {
  thieves: [BRUCE, JANET, MATT, TRIXIE],
  plans: SHELF.plans,
  ratings: [
    { above: 19, result: "crime-of-the-century" },
    { above: 16, result: "master-thieves" },
    { above: 13, result: "real-professionals" },
    { above: 9, result: "ordinary-crooks" },
    { above: -Infinity, result: "amateurs" },
  ],
  switches: SWITCHES[CURRENT_RULES],
};
