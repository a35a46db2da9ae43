import type { SameMessages } from "@safehouse/kernel";
import type { en } from "./en.ts";
import { concertWordsDe } from "../../clou/text/concert-words-de.ts";
import { naming } from "../../clou/text/naming.ts";
import { makePlaces } from "../../clou/text/words-de.ts";
import { names as catAndDogDe, specials as catAndDogRulesDe } from "./names/cat-and-dog-de.ts";
import { names as diamondExchangeDe, specials as diamondExchangeRulesDe } from "./names/diamond-exchange-de.ts";
import { names as filmStudioDe, specials as filmStudioRulesDe } from "./names/film-studio-de.ts";
import { names as nightTrainDe, specials as nightTrainRulesDe } from "./names/night-train-de.ts";
import { STORIES } from "./stories-de.ts";
import { tableDe } from "./table-de.ts";

const NAMES = { ...catAndDogDe, ...filmStudioDe, ...nightTrainDe, ...diamondExchangeDe };
const SPECIALS = { ...catAndDogRulesDe, ...filmStudioRulesDe, ...nightTrainRulesDe, ...diamondExchangeRulesDe };

const nameOf = naming(NAMES, "de");

export const de: SameMessages<typeof en> = {
  ...tableDe({ names: NAMES, specials: SPECIALS }),
  // Whoever tells anything at all; no plan of ours has music, so no table needs it.
  ...concertWordsDe(nameOf, makePlaces(nameOf).lineName),
  ...STORIES,
  "option.scenario.cat-and-dog": NAMES["cat-and-dog"],
  "option.scenario.cat-and-dog.help":
    "Für den Anfang: ein Architektenhaus, ein Hund, der sich anlehnt, und eine Katze, die eine Wand kennt.",
  "option.scenario.film-studio": NAMES["film-studio"],
  "option.scenario.film-studio.help":
    "Die neunte Drehnacht: Der Regisseur will es noch einmal, und jemand hat von allem ein Foto.",
  "option.scenario.night-train": NAMES["night-train"],
  "option.scenario.night-train.help":
    "Der Nachtzug nach Edinburgh: ein Tunnel, ein Steward mit Tee, und Gepäck, das beim Absprung schwer ist.",
  "option.scenario.diamond-exchange": NAMES["diamond-exchange"],
  "option.scenario.diamond-exchange.help":
    "Für Furchtlose: eine Nadel, die jedes Brecheisen hört, und ein Schloss, das warten kann.",
};
