import type { Piscina } from "piscina";
import { idleThread } from "../idle-thread.ts";
import { FairQueue } from "../limits/fair-queue.ts";
import type { BotTask } from "./task.ts";

/** Each takes less than a kilobyte. */
const MOST_KEPT = 500;
/** So much of one key waits; more of it is asked for again with the next question. */
const MOST_WAITING = 2;

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
      const learned = await this.#queue.run(key, () => this.#study(task));
      if (learned === null) return;
      if (this.#learned.size >= MOST_KEPT) this.#learned.clear();
      this.#learned.set(name, learned);
    } catch {
      // Too much was waiting, or the thread was ended: the bot plays on as it is, and the next question asks again.
    } finally {
      this.#begun.delete(name);
    }
  }

  async #study(task: BotTask): Promise<string | null> {
    this.#thread ??= idleThread(new URL("study-worker.ts", import.meta.url));
    return (await this.#thread.run(task)) as string | null;
  }
}
