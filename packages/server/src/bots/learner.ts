import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { FairQueue } from "../limits/fair-queue.ts";
import type { BotTask } from "./task.ts";

/** Each takes less than a kilobyte. */
const MOST_KEPT = 500;
/** So much of one key waits; more of it is asked for again with the next question. */
const MOST_WAITING = 2;
const MOST_MEGABYTES = 256;
const IDLE_MS = 10_000;

/** What bots have learned of tables, in the house's memory; one thread learns more of it, one thing at a time. */
export class Learner {
  readonly #learned = new Map<string, string>();
  readonly #begun = new Set<string>();
  readonly #queue = new FairQueue<string | null>({ slots: 1, mostWaiting: MOST_WAITING });
  #thread: Piscina | null = null;

  /** Null if it is not known yet; then it will be, unless nobody waits for the bot. */
  recall(
    name: string,
    task: BotTask,
    { key, priority }: { readonly key: string; readonly priority: 0 | 1 },
  ): string | null {
    const known = this.#learned.get(name) ?? null;
    if (known === null && priority === 0 && !this.#begun.has(name)) void this.#learn(name, task, key);
    return known;
  }

  async close(): Promise<void> {
    await this.#thread?.destroy();
  }

  async #learn(name: string, task: BotTask, key: string): Promise<void> {
    this.#begun.add(name);
    try {
      const learned = await this.#queue.run(key, () => this.#pool().run(task) as Promise<string | null>);
      if (learned === null) return;
      if (this.#learned.size >= MOST_KEPT) this.#learned.clear();
      this.#learned.set(name, learned);
    } catch {
      // Too much was waiting, or the thread was ended: the bot plays on as it is, and the next question asks again.
    } finally {
      this.#begun.delete(name);
    }
  }

  /** It is there only while something is to be learned. */
  #pool(): Piscina {
    if (this.#thread !== null) return this.#thread;
    const thread = new Piscina({
      filename: fileURLToPath(new URL("study-worker.ts", import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      execArgv: [],
      env: {},
    });
    // A thread that ran out of memory has failed its task already; here it would only end the house.
    thread.on("error", () => {});
    return (this.#thread = thread);
  }
}
