import type { SameMessages } from "@safehouse/kernel";
import type { en } from "./en.ts";
import { auctionHouseDe, auctionHouseRulesDe } from "./names/auction-house-de.ts";
import { embassyBallDe, embassyBallRulesDe } from "./names/embassy-ball-de.ts";
import { oldMansionDe, oldMansionRulesDe } from "./names/old-mansion-de.ts";
import { naming } from "./naming.ts";
import { planProblemsDe } from "./plan-problems-de.ts";
import { privateBankDe, privateBankRulesDe } from "./names/private-bank-de.ts";
import { STORIES } from "./stories-de.ts";
import { OWN_PLAN, tableDe } from "./table-de.ts";

const NAMES: { readonly [id: string]: string } = {
  ...oldMansionDe,
  ...auctionHouseDe,
  ...embassyBallDe,
  ...privateBankDe,
};
const SPECIALS: { readonly [id: string]: string } = {
  ...oldMansionRulesDe,
  ...auctionHouseRulesDe,
  ...embassyBallRulesDe,
  ...privateBankRulesDe,
};

export const de: SameMessages<typeof en> = {
  ...tableDe({ names: NAMES, specials: SPECIALS }),
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
  "option.scenario.own": OWN_PLAN,
  "option.scenario.own.help": "Aus der Werkstatt, oder von jemandem, der dort war.",
  "option.code": "Code des Plans",
  "option.code.help": "Er enthält den ganzen Plan.",
  ...planProblemsDe(naming({ ...NAMES, own: OWN_PLAN }, "de")),
};
