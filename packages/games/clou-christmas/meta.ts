import type { GameMeta } from "@safehouse/kernel";
import { DECISION_KINDS as HEIST_DECISIONS } from "../clou/meta.ts";
import { EVENT_KINDS } from "./events.ts";
import { CURRENT_RULES } from "./switches.ts";

/** A campaign has nothing to choose beforehand: all of it is chosen on the way. */
export type Config = Readonly<Record<string, never>>;

/** What is asked between heists. */
export const CAMPAIGN_DECISIONS = {
  free: { peopleFirst: true },
  team: { peopleFirst: true },
  scout: {},
  tune: {},
  report: {},
  wages: { peopleFirst: true },
} as const satisfies GameMeta["decisions"];
export type CampaignDecision = keyof typeof CAMPAIGN_DECISIONS;

export function isCampaignDecision(kind: string): kind is CampaignDecision {
  return Object.hasOwn(CAMPAIGN_DECISIONS, kind);
}

export const META: GameMeta = {
  id: "clou-christmas",
  name: { en: "The 3 heists of Christmas", de: "Die 3 Coups zu Weihnachten" },
  seats: { min: 1, max: 3 },
  rules: CURRENT_RULES,
  content: "1c1b6794650d1476",
  options: { type: "object", additionalProperties: false, properties: {} },
  scenarios: [],
  decisions: { ...HEIST_DECISIONS, ...CAMPAIGN_DECISIONS },
  events: EVENT_KINDS,
};
