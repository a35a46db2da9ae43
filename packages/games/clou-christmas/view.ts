import type { Viewer } from "@safehouse/kernel";
import { type View as HeistView, view as viewHeist, viewEvent as viewHeistEvent } from "../clou/view.ts";
import type { Campaign } from "./campaign.ts";
import { type Event, isCampaignEvent } from "./events.ts";
import type { Config } from "./meta.ts";
import type { State } from "./state.ts";

/** The campaign sheet lies open; of a heist everybody sees what Clou shows. */
export interface View {
  readonly seat: number | null;
  readonly silent: false;
  readonly config: Config;
  readonly seats: number;
  readonly campaign: Campaign;
  /** From the time the team is complete to the report. */
  readonly heist: HeistView | null;
}

export function view({ config, seats, campaign, heist }: State, viewer: Viewer): View {
  const seat = typeof viewer === "number" ? viewer : null;
  return { seat, silent: false, config, seats, campaign, heist: heist && viewHeist(heist, viewer) };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  return isCampaignEvent(event) ? event : viewHeistEvent(event, viewer);
}
