import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** What every thread is told when it starts. */
export interface LabTask {
  readonly game: string;
  readonly seed: number;
  /** The command line, for the shelf that the game may stand on. */
  readonly argv: readonly string[];
}

/** Some matches that one core plays at a time, and that are kept at once. */
export interface Block {
  /** Tells it from all others of one study. */
  readonly name: string;
  readonly count: number;
}

/** What a thread answers. */
export interface Played<Page> {
  readonly n: number;
  readonly page: Page;
}

/** Lets threads of this file play blocks on all cores; each is told as soon as it is played, in whatever order that is. */
export async function playOnAllCores<Page, Some extends Block>(
  file: URL,
  task: LabTask,
  blocks: readonly Some[],
  onPlayed: (block: Some, page: Page) => void,
): Promise<void> {
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
      thread.on("message", ({ n, page }: Played<Page>) => {
        onPlayed(blocks[n] as Some, page);
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
