import type { MessageTable } from "@safehouse/kernel";
import type { PlanStory } from "../content/plan.ts";
import { OWN_PLAN } from "./asked-en.ts";
import { names as auctionHouseEn, specials as auctionHouseRulesEn } from "./names/auction-house-en.ts";
import { names as embassyBallEn, specials as embassyBallRulesEn } from "./names/embassy-ball-en.ts";
import { names as oldMansionEn, specials as oldMansionRulesEn } from "./names/old-mansion-en.ts";
import { names as casinoEn, specials as casinoRulesEn } from "./names/casino-en.ts";
import { names as greatTerminusEn, specials as greatTerminusRulesEn } from "./names/great-terminus-en.ts";
import { groupTexts } from "./group-texts.ts";
import { names as mailCoachEn, specials as mailCoachRulesEn } from "./names/mail-coach-en.ts";
import { names as observatoryEn, specials as observatoryRulesEn } from "./names/observatory-en.ts";
import { names as royalMintEn, specials as royalMintRulesEn } from "./names/royal-mint-en.ts";
import { names as sleepingCarsEn, specials as sleepingCarsRulesEn } from "./names/sleeping-cars-en.ts";
import { names as viaductEn, specials as viaductRulesEn } from "./names/viaduct-en.ts";
import { naming } from "./naming.ts";
import { planProblemsEn } from "./plan-problems-en.ts";
import { names as privateBankEn, specials as privateBankRulesEn } from "./names/private-bank-en.ts";
import { STORIES } from "./stories-en.ts";
import { ownTableEn } from "./own-table-en.ts";

const NAMES: { readonly [id: string]: string } = {
  ...oldMansionEn,
  ...auctionHouseEn,
  ...embassyBallEn,
  ...privateBankEn,
  ...casinoEn,
  ...observatoryEn,
  ...royalMintEn,
  ...greatTerminusEn,
  ...sleepingCarsEn,
  ...mailCoachEn,
  ...viaductEn,
};
const SPECIALS: { readonly [id: string]: string } = {
  ...oldMansionRulesEn,
  ...auctionHouseRulesEn,
  ...embassyBallRulesEn,
  ...privateBankRulesEn,
  ...casinoRulesEn,
  ...observatoryRulesEn,
  ...royalMintRulesEn,
  ...greatTerminusRulesEn,
  ...sleepingCarsRulesEn,
  ...mailCoachRulesEn,
  ...viaductRulesEn,
};

const GROUPS = { base: "Base game", professional: "Professional pack", train: "The great train robbery" };

export const en = {
  ...ownTableEn({ names: NAMES, specials: SPECIALS }),
  ...STORIES,
  "story.own": ({ story }: { story?: PlanStory }) =>
    story?.en ?? story?.de ?? "Nobody has written down yet what goes on here at night. Have a look.",
  "option.scenario.old-mansion": NAMES["old-mansion"],
  "option.scenario.old-mansion.help": "A good first night: seven rooms, and a colonel who sleeps lightly.",
  "option.scenario.auction-house": NAMES["auction-house"],
  "option.scenario.auction-house.help":
    "The night before the sale: a porter walks his rounds, and good manners win time.",
  "option.scenario.embassy-ball": NAMES["embassy-ball"],
  "option.scenario.embassy-ball.help": "Two hundred guests, a tired orchestra, and a sentry who drinks to his king.",
  "option.scenario.private-bank": NAMES["private-bank"],
  "option.scenario.private-bank.help": "For the fearless: two locks click, the third one rings.",
  "option.scenario.casino": NAMES["casino"],
  "option.scenario.casino.help": "The house listens to the dice, and whoever breaks the bank has to run.",
  ...groupTexts(GROUPS),
  "option.scenario.observatory": NAMES["observatory"],
  "option.scenario.observatory.help":
    "Every wire you touch turns the dome, and three lenses are worth more than three.",
  "option.scenario.royal-mint": NAMES["royal-mint"],
  "option.scenario.royal-mint.help": "Dogs hear every heavy blow, and a die is worth little without its other half.",
  "option.scenario.great-terminus": NAMES["great-terminus"],
  "option.scenario.great-terminus.help":
    "Night one: four things make a guard, and the milk train waits for no barrier.",
  "option.scenario.sleeping-cars": NAMES["sleeping-cars"],
  "option.scenario.sleeping-cars.help":
    "Night two: first class or second, hands off over the points, and mind the slippers.",
  "option.scenario.mail-coach": NAMES["mail-coach"],
  "option.scenario.mail-coach.help": "Night three: over the roof, under the floor, and every dial is heard somewhere.",
  "option.scenario.viaduct": NAMES["viaduct"],
  "option.scenario.viaduct.help":
    "Night four: a false red light, five sacks, and a fireman who runs for the telephone.",
  "option.scenario.own": OWN_PLAN,
  "option.scenario.own.help": "From the workshop, or from somebody who was there.",
  "option.code": "Code of the plan",
  "option.code.help": "It holds the whole plan.",
  ...planProblemsEn(naming({ ...NAMES, own: OWN_PLAN }, "en")),
} satisfies MessageTable;
