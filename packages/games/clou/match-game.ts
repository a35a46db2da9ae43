import { fetchedBot } from "./bots/fetched.ts";
import { usualBots } from "./bots/usual.ts";
import type { ClouGame } from "./make-game.ts";
import type { Config } from "./meta.ts";
import { matchCore } from "./match-core.ts";

/** The game of a match, with its plan and no other. Laws are for the lab to watch. */
export async function matchGame(config: Partial<Config>): Promise<ClouGame> {
  const core = await matchCore(config);
  const expert = fetchedBot(async () => {
    const { makeExpert } = await import("./bots/expert.ts");
    return makeExpert(core.tableOf, async () => (await import("./weights.ts")).weights);
  });
  return { ...core, bots: { ...usualBots(core.tableOf), expert }, audit: () => [] };
}
