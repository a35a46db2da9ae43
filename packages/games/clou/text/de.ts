import type { SameMessages } from "@safehouse/kernel";
import type { en } from "./en.ts";
import { OWN_PLAN } from "./asked-de.ts";
import { names as auctionHouseDe, specials as auctionHouseRulesDe } from "./names/auction-house-de.ts";
import { names as embassyBallDe, specials as embassyBallRulesDe } from "./names/embassy-ball-de.ts";
import { names as oldMansionDe, specials as oldMansionRulesDe } from "./names/old-mansion-de.ts";
import { names as casinoDe, specials as casinoRulesDe } from "./names/casino-de.ts";
import { names as greatTerminusDe, specials as greatTerminusRulesDe } from "./names/great-terminus-de.ts";
import { groupTexts } from "./group-texts.ts";
import { names as mailCoachDe, specials as mailCoachRulesDe } from "./names/mail-coach-de.ts";
import { names as observatoryDe, specials as observatoryRulesDe } from "./names/observatory-de.ts";
import { names as royalMintDe, specials as royalMintRulesDe } from "./names/royal-mint-de.ts";
import { names as sleepingCarsDe, specials as sleepingCarsRulesDe } from "./names/sleeping-cars-de.ts";
import { names as viaductDe, specials as viaductRulesDe } from "./names/viaduct-de.ts";
import { naming } from "./naming.ts";
import { planProblemsDe } from "./plan-problems-de.ts";
import { names as privateBankDe, specials as privateBankRulesDe } from "./names/private-bank-de.ts";
import { STORIES } from "./stories-de.ts";
import { ownTableDe } from "./own-table-de.ts";

const NAMES: { readonly [id: string]: string } = {
  ...oldMansionDe,
  ...auctionHouseDe,
  ...embassyBallDe,
  ...privateBankDe,
  ...casinoDe,
  ...observatoryDe,
  ...royalMintDe,
  ...greatTerminusDe,
  ...sleepingCarsDe,
  ...mailCoachDe,
  ...viaductDe,
};
const SPECIALS: { readonly [id: string]: string } = {
  ...oldMansionRulesDe,
  ...auctionHouseRulesDe,
  ...embassyBallRulesDe,
  ...privateBankRulesDe,
  ...casinoRulesDe,
  ...observatoryRulesDe,
  ...royalMintRulesDe,
  ...greatTerminusRulesDe,
  ...sleepingCarsRulesDe,
  ...mailCoachRulesDe,
  ...viaductRulesDe,
};

const GROUPS = { base: "Grundspiel", professional: "Profipaket", train: "Der große Postraub" };

export const de: SameMessages<typeof en> = {
  ...ownTableDe({ names: NAMES, specials: SPECIALS }),
  ...STORIES,
  "story.own": ({ story }) =>
    story?.de ?? story?.en ?? "Was hier nachts vor sich geht, hat noch niemand aufgeschrieben. Sieh nach.",
  "option.scenario.old-mansion": NAMES["old-mansion"],
  "option.scenario.old-mansion.help": "Gut für die erste Nacht: sieben Zimmer und ein Oberst mit leichtem Schlaf.",
  "option.scenario.auction-house": NAMES["auction-house"],
  "option.scenario.auction-house.help":
    "Die Nacht vor der Auktion: Ein Portier dreht seine Runden, und gute Manieren bringen Zeit.",
  "option.scenario.embassy-ball": NAMES["embassy-ball"],
  "option.scenario.embassy-ball.help":
    "Zweihundert Gäste, ein müdes Orchester und ein Posten, der auf seinen König trinkt.",
  "option.scenario.private-bank": NAMES["private-bank"],
  "option.scenario.private-bank.help": "Für Furchtlose: Zwei Schlösser klicken, das dritte läutet.",
  "option.scenario.casino": NAMES["casino"],
  "option.scenario.casino.help": "Das Haus hört auf die Würfel, und wer die Bank sprengt, muss rennen.",
  ...groupTexts(GROUPS),
  "option.scenario.observatory": NAMES["observatory"],
  "option.scenario.observatory.help":
    "Jeder Draht, den ihr anfasst, dreht die Kuppel, und drei Linsen sind mehr wert als drei.",
  "option.scenario.royal-mint": NAMES["royal-mint"],
  "option.scenario.royal-mint.help":
    "Hunde hören jeden schweren Schlag, und ein Stempel ist ohne seine andere Hälfte wenig wert.",
  "option.scenario.great-terminus": NAMES["great-terminus"],
  "option.scenario.great-terminus.help":
    "Erste Nacht: Vier Dinge machen einen Schaffner, und der Milchzug wartet auf keine Schranke.",
  "option.scenario.sleeping-cars": NAMES["sleeping-cars"],
  "option.scenario.sleeping-cars.help":
    "Zweite Nacht: erste oder zweite Klasse, über Weichen Hände weg, und Vorsicht vor Pantoffeln.",
  "option.scenario.mail-coach": NAMES["mail-coach"],
  "option.scenario.mail-coach.help": "Dritte Nacht: übers Dach, unterm Boden, und jedes Schloss hört jemand.",
  "option.scenario.viaduct": NAMES["viaduct"],
  "option.scenario.viaduct.help": "Vierte Nacht: ein falsches Rot, fünf Säcke und ein Heizer, der zum Telefon rennt.",
  "option.scenario.own": OWN_PLAN,
  "option.scenario.own.help": "Aus der Werkstatt, oder von jemandem, der dort war.",
  "option.code": "Code des Plans",
  "option.code.help": "Er enthält den ganzen Plan.",
  ...planProblemsDe(naming({ ...NAMES, own: OWN_PLAN }, "de")),
};
