import type { Game } from "@safehouse/kernel";
import { audit } from "./audit.ts";
import type { Event } from "./events.ts";
import type { CampaignCore } from "./make-core.ts";
import type { Config } from "./meta.ts";
import type { Move } from "./moves.ts";
import type { Setting } from "./setting.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

export type CampaignGame = Game<State, View, Move, Event, Config> & CampaignCore;

/** What plays it besides people, and who measures it. */
interface GameParts {
  readonly bots: (setting: Setting) => CampaignGame["bots"];
  readonly balance?: CampaignGame["balance"];
  readonly survey?: CampaignGame["survey"];
}

export function makeGame(core: CampaignCore, { bots, balance, survey }: GameParts): CampaignGame {
  const { setting } = core;
  return {
    ...core,
    bots: bots(setting),
    audit: (state) => audit(setting, state),
    ...(balance && { balance }),
    ...(survey && { survey }),
    appraisal: async () => (await import("./review/appraisal.ts")).makeAppraisal(setting),
  };
}
