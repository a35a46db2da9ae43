import type { Review } from "@safehouse/host";
import type { MatchRecord } from "@safehouse/kernel";
import { FairQueue, QueueFull } from "../limits/fair-queue.ts";
import type { Caller } from "../limits/limits.ts";
import { Problem } from "../problem.ts";
import type { Cancel, Time } from "../surroundings.ts";
import type { ReviewThread } from "./review-thread.ts";

/** Who comes when so many of their own are waiting is sent away. */
const MOST_WAITING = 4;
/** The longest match takes half a minute; on a machine that has much else to do, some. */
const LIMIT_MS = 180_000;
/** What was found lately is kept: a match that is over does not change. */
const MOST_KEPT = 200;

/** Null where nobody can say what the match was worth. */
type Found = Review | null;

/** Reviews matches that are over, one at a time. Whoever orders much waits for oneself. */
export class Reviewer {
  readonly #thread: Pick<ReviewThread, "review" | "close">;
  readonly #time: Pick<Time, "after">;
  readonly #queue = new FairQueue<Found>({ slots: 1, mostWaiting: MOST_WAITING });
  readonly #kept = new Map<string, Found>();
  /** By who asks and for which match. */
  readonly #underWay = new Map<string, Promise<Found>>();

  constructor(thread: Pick<ReviewThread, "review" | "close">, time: Pick<Time, "after">) {
    this.#thread = thread;
    this.#time = time;
  }

  /** Whether it needs no work because it was asked for before. */
  has(id: string): boolean {
    return this.#kept.has(id);
  }

  /** One's own same order is waited for; somebody else's is not, for it may be far behind in their line. */
  async review(caller: Caller, id: string, record: MatchRecord): Promise<Found> {
    const kept = this.#kept.get(id);
    if (kept !== undefined) return kept;
    const key = JSON.stringify([caller, id]);
    const running = this.#underWay.get(key);
    if (running !== undefined) return running;
    const found = this.#inTurn(caller ?? "", id, record).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, found);
    return found;
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }

  async #inTurn(caller: string, id: string, record: MatchRecord): Promise<Found> {
    try {
      return await this.#queue.run(caller, () => this.#work(id, record));
    } catch (error) {
      throw error instanceof QueueFull || (error as Error).name === "AbortError" ? busy() : error;
    }
  }

  /** By now somebody else may have had the same reviewed. What takes too long is given up: others wait behind it. */
  async #work(id: string, record: MatchRecord): Promise<Found> {
    const kept = this.#kept.get(id);
    if (kept !== undefined) return kept;
    const patience = new AbortController();
    const cancel: Cancel = this.#time.after(LIMIT_MS, () => patience.abort());
    try {
      const found = await this.#thread.review(record, patience.signal);
      this.#keep(id, found);
      return found;
    } finally {
      cancel();
    }
  }

  #keep(id: string, found: Found): void {
    this.#kept.set(id, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const busy = (): Problem =>
  new Problem(503, "review.busy", "Too many reviews of yours are waiting. Ask again in a moment.", {
    "retry-after": "10",
  });
