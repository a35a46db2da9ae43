import type { Review } from "@safehouse/host";
import type { MatchRecord } from "@safehouse/kernel";
import type { Piscina } from "piscina";
import { idleThread } from "../idle-thread.ts";
import { FairQueue, QueueFull } from "../limits/fair-queue.ts";
import type { Caller } from "../limits/limits.ts";
import { Problem } from "../problem.ts";

/** Who comes when so many of their own are waiting is sent away. */
const MOST_WAITING = 4;
/** What was found lately is kept: a match that is over does not change. */
const MOST_KEPT = 200;

/** Reviews matches that are over, one at a time, in a thread of its own. Whoever orders much waits for oneself. */
export class Reviewer {
  readonly #queue = new FairQueue<Review | null>({ slots: 1, mostWaiting: MOST_WAITING });
  readonly #kept = new Map<string, Promise<Review | null>>();
  #thread: Piscina | null = null;

  /** What needs no work because it was asked for before. */
  find(id: string): Promise<Review | null> | null {
    return this.#kept.get(id) ?? null;
  }

  review(caller: Caller, id: string, record: MatchRecord): Promise<Review | null> {
    const known = this.find(id);
    if (known !== null) return known;
    const found = this.#inTurn(caller ?? "", record);
    this.#kept.set(id, found);
    found.catch(() => this.#kept.delete(id));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return found;
  }

  async close(): Promise<void> {
    await this.#thread?.destroy();
  }

  async #inTurn(caller: string, record: MatchRecord): Promise<Review | null> {
    try {
      return await this.#queue.run(caller, () => this.#work(record));
    } catch (error) {
      throw error instanceof QueueFull ? busy() : error;
    }
  }

  async #work(record: MatchRecord): Promise<Review | null> {
    // It starts with the first order: most reviews are made on people's own devices.
    this.#thread ??= idleThread(new URL("worker.ts", import.meta.url));
    return (await this.#thread.run(record)) as Review | null;
  }
}

const busy = (): Problem =>
  new Problem(503, "review.busy", "Too many reviews of yours are waiting. Ask again in a moment.", {
    "retry-after": "10",
  });
