import { parentPort, workerData } from "node:worker_threads";
import { processIo } from "../io.ts";
import { bringShelf } from "../shelf/bring-shelf.ts";
import type { Block } from "./block.ts";
import type { Played, Task } from "./threads.ts";

const { game: id, seed, argv } = workerData as Task;
// What is wrong with the shelf was said before.
await bringShelf({ ...processIo(), err: () => {} }, argv);
// The rest looks at the shelf.
const { playBlock } = await import("./block.ts");
const { loadGame } = await import("@safehouse/games");
const { prepareBots } = await import("@safehouse/host");
const { levelsOf } = await import("./lineup.ts");
const game = await loadGame(id);
if (game === null) throw new Error(`there is no game ${id}`);
await prepareBots(game, levelsOf(game));

parentPort?.on("message", ({ n, block }: { n: number; block: Block }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port is no window
  parentPort?.postMessage({ n, played: playBlock(game, block, seed) } satisfies Played);
});
