import { canonical, type GameMeta, hashText } from "@safehouse/kernel";
import { DECISION_KINDS as HEIST_DECISIONS } from "../clou/meta.ts";
import { CAMPAIGN_SHEET } from "./content/campaign-sheet.ts";
import { CHRISTMAS } from "./content/library.ts";
import { EVENT_KINDS } from "./events.ts";
import { CURRENT_RULES } from "./switches.ts";

/** A campaign has nothing to choose beforehand: all of it is chosen on the way. */
export type Config = Readonly<Record<string, never>>;

/** What is asked between heists. */
export const CAMPAIGN_DECISIONS = { free: {}, team: {}, scout: {}, tune: {}, report: {}, wages: {} } as const;
export type CampaignDecision = keyof typeof CAMPAIGN_DECISIONS;

export function isCampaignDecision(kind: string): kind is CampaignDecision {
  return Object.hasOwn(CAMPAIGN_DECISIONS, kind);
}

export const META: GameMeta = {
  id: "clou-christmas",
  name: { en: "The 3 heists of Christmas", de: "Die 3 Coups zu Weihnachten" },
  seats: { min: 1, max: 3 },
  rules: CURRENT_RULES,
  content: hashText(canonical({ thieves: CHRISTMAS.thieves, plans: CHRISTMAS.plans, sheet: CAMPAIGN_SHEET })),
  options: { type: "object", additionalProperties: false, properties: {} },
  scenarios: [],
  decisions: { ...HEIST_DECISIONS, ...CAMPAIGN_DECISIONS },
  events: EVENT_KINDS,
};
