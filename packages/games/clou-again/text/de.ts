import type { SameMessages } from "@safehouse/kernel";
import { makeTextsDe } from "../../clou/text/make-de.ts";
import type { en } from "./en.ts";
import { catAndDogDe, catAndDogRulesDe, catAndDogStoryDe } from "./names/cat-and-dog-de.ts";
import { diamondExchangeDe, diamondExchangeRulesDe, diamondExchangeStoryDe } from "./names/diamond-exchange-de.ts";
import { filmStudioDe, filmStudioRulesDe, filmStudioStoryDe } from "./names/film-studio-de.ts";
import { nightTrainDe, nightTrainRulesDe, nightTrainStoryDe } from "./names/night-train-de.ts";

const NAMES = { ...catAndDogDe, ...filmStudioDe, ...nightTrainDe, ...diamondExchangeDe };
const SPECIALS = { ...catAndDogRulesDe, ...filmStudioRulesDe, ...nightTrainRulesDe, ...diamondExchangeRulesDe };
const STARS = {
  "extra-six": "Zusätzliche 6",
  "two-strength": "Zweimal Stärke",
  "throw-anew": "Neu werfen",
  "number-two": "Zahl ±2",
  "turn-die": "Würfel drehen",
  "strike-circle": "Kreis nach Wahl",
} as const;

export const de: SameMessages<typeof en> = {
  ...makeTextsDe({ names: NAMES, specials: SPECIALS, stars: STARS }),
  "story.cat-and-dog": catAndDogStoryDe,
  "story.film-studio": filmStudioStoryDe,
  "story.night-train": nightTrainStoryDe,
  "story.diamond-exchange": diamondExchangeStoryDe,
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
  "result.crime-of-the-century": "Das Verbrechen des Jahrhunderts",
  "result.master-thieves": "Meisterdiebe",
  "result.real-professionals": "Echte Profis",
  "result.ordinary-crooks": "Gewöhnliche Gauner",
  "result.amateurs": "Amateure",
};
