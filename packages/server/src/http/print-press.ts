import type { Printed, PrintOrder } from "@safehouse/paper/pdf";
import { FairQueue, QueueFull } from "../limits/fair-queue.ts";
import type { Caller } from "../limits/limits.ts";
import { Problem } from "../problem.ts";
import { PaperCache } from "./paper-cache.ts";
import type { Time } from "../surroundings.ts";
import type { PrintThread } from "./print-thread.ts";

/** Who comes when so many of their own are waiting is sent away: they wait no longer than it takes to come back. */
const MOST_WAITING = 8;
/** A page takes a second; on a machine that has much else to do, many. */
const LIMIT_MS = 60_000;
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/** Puts things on paper, one order at a time. Whoever orders much waits for oneself. */
export class Press {
  readonly #thread: Pick<PrintThread, "print" | "close">;
  readonly #time: Time;
  readonly #queue = new FairQueue<Printed>({ slots: 1, mostWaiting: MOST_WAITING });
  readonly #blanks = new PaperCache(MOST_KEPT_BYTES);
  /** By who ordered and what. */
  readonly #underWay = new Map<string, Promise<Printed>>();

  constructor(thread: Pick<PrintThread, "print" | "close">, time: Time) {
    this.#thread = thread;
    this.#time = time;
  }

  /** What needs no work because it was printed lately. */
  find(order: PrintOrder): Printed | null {
    return isBlank(order) ? this.#blanks.find(keyOf(order)) : null;
  }

  /** One's own same order is waited for; somebody else's is not, for it may be far behind in their line. */
  print(caller: Caller, order: PrintOrder): Promise<Printed> {
    const key = JSON.stringify([caller, order]);
    const running = this.#underWay.get(key);
    if (running !== undefined) return running;
    const printed = this.#inTurn(caller ?? "", order).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, printed);
    return printed;
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }

  async #inTurn(caller: string, order: PrintOrder): Promise<Printed> {
    const patience = new AbortController();
    const cancel = this.#time.after(LIMIT_MS, () => patience.abort());
    const tooLate = new Promise<never>((_resolve, reject) => {
      patience.signal.addEventListener("abort", () => reject(busy()));
    });
    try {
      return await Promise.race([this.#queue.run(caller, () => this.#work(order, patience.signal)), tooLate]);
    } catch (error) {
      throw error instanceof QueueFull || (error as Error).name === "AbortError" ? busy() : error;
    } finally {
      cancel();
    }
  }

  /** By now somebody else may have had the same printed. */
  async #work(order: PrintOrder, patience: AbortSignal): Promise<Printed> {
    if (patience.aborted) throw busy();
    const found = this.find(order);
    if (found !== null) return found;
    const printed = await this.#thread.print(order, patience);
    if (printed.ok && isBlank(order)) this.#blanks.keep(keyOf(order), printed);
    return printed;
  }
}

/** Nothing of anybody's is on it. */
function isBlank({ match, own }: PrintOrder): boolean {
  return match === null && (own ?? null) === null;
}

/** The release need not be named: what is printed of it lives no longer than its process. */
function keyOf({ thing, size, ink, language }: PrintOrder): string {
  return JSON.stringify([thing, size, ink, language]);
}

const busy = (): Problem =>
  new Problem(503, "print.busy", "Too many people are printing. Ask again in a moment.", { "retry-after": "5" });
