import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Block, PlayedBlock } from "./block.ts";

/** What all threads are told. */
export interface Task {
  readonly game: string;
  readonly seed: number;
  /** The command line, for the shelf that the game may stand on. */
  readonly argv: readonly string[];
}

export interface Played {
  readonly n: number;
  readonly played: PlayedBlock;
}

/** Plays blocks on all cores; each is told as soon as it is played, in whatever order that is. */
export async function playOnAllCores(
  task: Task,
  blocks: readonly Block[],
  onPlayed: (block: Block, played: PlayedBlock) => void,
): Promise<void> {
  const file = new URL("worker.ts", import.meta.url);
  const threads = Array.from(
    { length: Math.min(availableParallelism(), blocks.length) },
    () => new Worker(file, { workerData: task, execArgv: [] }),
  );
  let next = 0;
  const work = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const take = (): void => {
        const n = next++;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        if (n < blocks.length) thread.postMessage({ n, block: blocks[n] });
        else resolve();
      };
      thread.on("error", reject);
      thread.on("message", ({ n, played }: Played) => {
        onPlayed(blocks[n] as Block, played);
        take();
      });
      take();
    });
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
