import type { MessageTable } from "@safehouse/kernel";
import { concertWordsEn } from "../../clou/text/concert-words-en.ts";
import { naming } from "../../clou/text/naming.ts";
import { makePlaces } from "../../clou/text/words-en.ts";
import { names as catAndDogEn, specials as catAndDogRulesEn } from "./names/cat-and-dog-en.ts";
import { names as diamondExchangeEn, specials as diamondExchangeRulesEn } from "./names/diamond-exchange-en.ts";
import { names as filmStudioEn, specials as filmStudioRulesEn } from "./names/film-studio-en.ts";
import { names as nightTrainEn, specials as nightTrainRulesEn } from "./names/night-train-en.ts";
import { STORIES } from "./stories-en.ts";
import { tableEn } from "./table-en.ts";

const NAMES = { ...catAndDogEn, ...filmStudioEn, ...nightTrainEn, ...diamondExchangeEn };
const SPECIALS = { ...catAndDogRulesEn, ...filmStudioRulesEn, ...nightTrainRulesEn, ...diamondExchangeRulesEn };

const nameOf = naming(NAMES, "en");

export const en = {
  ...tableEn({ names: NAMES, specials: SPECIALS }),
  // Whoever tells anything at all; no plan of ours has music, so no table needs it.
  ...concertWordsEn(nameOf, makePlaces(nameOf).lineName),
  ...STORIES,
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
} satisfies MessageTable;
