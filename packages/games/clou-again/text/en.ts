import type { MessageTable } from "@safehouse/kernel";
import { makeTextsEn } from "../../clou/text/make-en.ts";
import { catAndDogEn, catAndDogRulesEn, catAndDogStoryEn } from "./names/cat-and-dog-en.ts";
import { diamondExchangeEn, diamondExchangeRulesEn, diamondExchangeStoryEn } from "./names/diamond-exchange-en.ts";
import { filmStudioEn, filmStudioRulesEn, filmStudioStoryEn } from "./names/film-studio-en.ts";
import { nightTrainEn, nightTrainRulesEn, nightTrainStoryEn } from "./names/night-train-en.ts";

const NAMES = { ...catAndDogEn, ...filmStudioEn, ...nightTrainEn, ...diamondExchangeEn };
const SPECIALS = { ...catAndDogRulesEn, ...filmStudioRulesEn, ...nightTrainRulesEn, ...diamondExchangeRulesEn };
const STARS = {
  "extra-six": "An extra 6",
  "two-strength": "Two strength",
  "throw-anew": "Throw anew",
  "number-two": "Number ±2",
  "turn-die": "Turn a die",
  "strike-circle": "Any circle",
} as const;

export const en = {
  ...makeTextsEn({ names: NAMES, specials: SPECIALS, stars: STARS }),
  "story.cat-and-dog": catAndDogStoryEn,
  "story.film-studio": filmStudioStoryEn,
  "story.night-train": nightTrainStoryEn,
  "story.diamond-exchange": diamondExchangeStoryEn,
  "option.scenario.cat-and-dog": NAMES["cat-and-dog"],
  "option.scenario.cat-and-dog.help":
    "To begin with: an architect’s house, a dog who leans, and a cat who knows a wall.",
  "option.scenario.film-studio": NAMES["film-studio"],
  "option.scenario.film-studio.help":
    "The ninth night of shooting: the director wants it again, and somebody has a photograph of everything.",
  "option.scenario.night-train": NAMES["night-train"],
  "option.scenario.night-train.help":
    "The ten past eleven to Edinburgh: a tunnel, a steward with tea, and luggage that is heavy when you jump.",
  "option.scenario.diamond-exchange": NAMES["diamond-exchange"],
  "option.scenario.diamond-exchange.help":
    "For the fearless: a needle that hears every crowbar, and a lock that was built to wait.",
  "result.crime-of-the-century": "The crime of the century",
  "result.master-thieves": "Master thieves",
  "result.real-professionals": "Real professionals",
  "result.ordinary-crooks": "Ordinary crooks",
  "result.amateurs": "Amateurs",
} satisfies MessageTable;
