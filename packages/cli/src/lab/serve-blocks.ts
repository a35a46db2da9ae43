import { parentPort, workerData } from "node:worker_threads";
import type { AnyGame } from "@safehouse/kernel";
import { processIo } from "../io.ts";
import { bringShelf } from "../shelf/bring-shelf.ts";
import type { Block, LabTask, Played } from "./threads.ts";

/** A thread of the lab: it brings the shelf, loads its game and plays the blocks that it is sent. */
export async function serveBlocks<Task extends LabTask, Some extends Block, Page>(
  begin: (game: AnyGame, task: Task) => Promise<(block: Some) => Page>,
): Promise<void> {
  const task = workerData as Task;
  // What is wrong with the shelf was said before.
  await bringShelf({ ...processIo(), err: () => {} }, task.argv);
  // The rest looks at the shelf.
  const { loadGame } = await import("@safehouse/games");
  const { prepareBots } = await import("@safehouse/host");
  const { BOT_LEVELS } = await import("@safehouse/kernel");
  const game = await loadGame(task.game);
  if (game === null) throw new Error(`there is no game ${task.game}`);
  await prepareBots(game, BOT_LEVELS);
  const play = await begin(game, task);
  parentPort?.on("message", ({ n, block }: { n: number; block: Some }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port is no window
    parentPort?.postMessage({ n, page: play(block) } satisfies Played<Page>);
  });
}
