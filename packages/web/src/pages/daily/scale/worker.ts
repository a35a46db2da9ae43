import { loadGame } from "@safehouse/games";
import { prepareBots } from "@safehouse/host";
import type { Night } from "../logic/night.ts";
import { type BotScore, levelsOf, playBots } from "./play-bots.ts";

/** What the worker tells the page: a score as soon as there is one. */
export type FromScale = { readonly type: "score"; readonly score: BotScore } | { readonly type: "done" | "broken" };

/** Bots play in a thread of their own: the page answers at once, however long they take. */
self.addEventListener("message", (event: MessageEvent<Night>) => {
  run(event.data).then(
    () => tell({ type: "done" }),
    () => tell({ type: "broken" }),
  );
});

async function run(night: Night): Promise<void> {
  const game = await loadGame(night.game);
  if (game === null) throw new Error(`there is no game "${night.game}"`);
  const levels = levelsOf(game);
  await prepareBots(game, levels);
  for (const score of playBots(game, levels, night)) tell({ type: "score", score });
}

function tell(message: FromScale): void {
  self.postMessage(message);
}
