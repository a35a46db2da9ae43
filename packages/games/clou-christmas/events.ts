import type { EventKind } from "@safehouse/kernel";
import { type Event as HeistEvent, EVENT_KINDS as HEIST_EVENTS } from "../clou/events.ts";
import type { Ending, KittyLine, Report } from "./campaign.ts";

/** What happens between heists, in the order it happens; in a heist what Clou tells. */
export type CampaignEvent =
  /** a chapter begins. */
  | { readonly type: "heist-begun"; readonly heist: number; readonly scenario: string }
  | { readonly type: "picked"; readonly seat: number; readonly thief: string }
  /** Everybody has picked: the break-in begins. `helps` are the preparations in force. */
  | { readonly type: "team"; readonly thieves: readonly string[]; readonly helps: readonly string[] }
  | { readonly type: "scouted"; readonly seat: number; readonly at: string }
  | { readonly type: "tuned"; readonly seat: number; readonly cell: string }
  | { readonly type: "passed"; readonly seat: number; readonly on: "scout" | "tune" }
  /** */
  | ({ readonly type: "report"; readonly heist: number; readonly tracesLeft: number } & Report)
  | ({ readonly type: "kitty"; readonly heist: number } & KittyLine)
  | { readonly type: "proposed"; readonly seat: number; readonly box: string }
  | { readonly type: "put-back"; readonly seat: number; readonly box: string }
  /** The proposal has changed: these had answered, and are asked anew. */
  | { readonly type: "reopened"; readonly seats: readonly number[] }
  | { readonly type: "agreed"; readonly seat: number }
  | { readonly type: "refused"; readonly seat: number }
  /** Boxes by item, one entry a box; `cost` is 0 for the free one. */
  | { readonly type: "bought"; readonly boxes: readonly string[]; readonly cost: number }
  /** All boxes of an item are crossed. */
  | { readonly type: "available"; readonly item: string }
  | { readonly type: "campaign-over"; readonly ending: Ending; readonly hasTiara: boolean };

export type { HeistEvent };
export type Event = CampaignEvent | HeistEvent;

const CAMPAIGN_EVENTS: { readonly [type in CampaignEvent["type"]]: EventKind } = {
  "heist-begun": { chapter: "part" },
  picked: {},
  team: {},
  scouted: {},
  tuned: {},
  passed: {},
  report: {},
  kitty: {},
  proposed: {},
  "put-back": {},
  reopened: { reveals: true },
  agreed: {},
  refused: {},
  bought: {},
  available: {},
  "campaign-over": {},
};

export const EVENT_KINDS: { readonly [type in Event["type"]]: EventKind } = { ...HEIST_EVENTS, ...CAMPAIGN_EVENTS };

export function isCampaignEvent(event: Event): event is CampaignEvent {
  return Object.hasOwn(CAMPAIGN_EVENTS, event.type);
}
