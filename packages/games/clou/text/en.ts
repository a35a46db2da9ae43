import type { MessageTable } from "@safehouse/kernel";
import type { PlanStory } from "../content/plan.ts";
import { auctionHouseEn, auctionHouseRulesEn } from "./names/auction-house-en.ts";
import { embassyBallEn, embassyBallRulesEn } from "./names/embassy-ball-en.ts";
import { oldMansionEn, oldMansionRulesEn } from "./names/old-mansion-en.ts";
import { naming } from "./naming.ts";
import { planProblemsEn } from "./plan-problems-en.ts";
import { privateBankEn, privateBankRulesEn } from "./names/private-bank-en.ts";
import { STORIES } from "./stories-en.ts";
import { OWN_PLAN, tableEn } from "./table-en.ts";

const NAMES: { readonly [id: string]: string } = {
  ...oldMansionEn,
  ...auctionHouseEn,
  ...embassyBallEn,
  ...privateBankEn,
};
const SPECIALS: { readonly [id: string]: string } = {
  ...oldMansionRulesEn,
  ...auctionHouseRulesEn,
  ...embassyBallRulesEn,
  ...privateBankRulesEn,
};

export const en = {
  ...tableEn({ names: NAMES, specials: SPECIALS }),
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
  "option.scenario.own": OWN_PLAN,
  "option.scenario.own.help": "From the workshop, or from somebody who was there.",
  "option.code": "Code of the plan",
  "option.code.help": "It holds the whole plan.",
  ...planProblemsEn(naming({ ...NAMES, own: OWN_PLAN }, "en")),
} satisfies MessageTable;
