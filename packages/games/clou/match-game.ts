import { makeBots } from "./bots/index.ts";
import type { ClouGame } from "./make-game.ts";
import type { Config } from "./meta.ts";
import { matchCore } from "./match-core.ts";

/** The game of a match, with its plan and no other. Laws are for the lab to watch. */
export async function matchGame(config: Partial<Config>): Promise<ClouGame> {
  const core = await matchCore(config);
  const bots = makeBots(core.tableOf, async () => (await import("./weights.ts")).weights);
  return { ...core, bots, audit: () => [] };
}
