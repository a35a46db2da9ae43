import { parentPort } from "node:worker_threads";
import { gameBots } from "@safehouse/host";
import type { AnyGame, Edition } from "@safehouse/kernel";
import type { BotTask, TaskBegun } from "./task.ts";

interface GamesModule {
  loadGame(id: string, edition: Edition): Promise<AnyGame | null>;
}

/** Runs in a thread of its own and knows of the match only what the seat knows. */
// oxlint-disable-next-line import/no-default-export -- piscina calls the default export
export default async function think({ id, games, game, edition, level, question }: BotTask): Promise<unknown> {
  const { loadGame } = (await import(games)) as GamesModule;
  const rules = await loadGame(game, edition);
  if (rules === null) throw new Error(`there is no game ${game} with rules ${edition.rules}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port is no window
  parentPort?.postMessage({ begun: id } satisfies TaskBegun);
  return await gameBots(rules).choose(level, question);
}
