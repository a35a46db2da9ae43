import { fileURLToPath } from "node:url";
import type { Printed, PrintOrder } from "@safehouse/paper/pdf";
import { Piscina } from "piscina";
import { Problem } from "../problem.ts";

/** Who comes when so many are waiting is sent away: they wait no longer than it takes to come back. */
const MOST_WAITING = 8;
const LIMIT_MS = 20_000;
const MOST_MEGABYTES = 256;
const IDLE_MS = 60_000;

/** One thread that puts things on paper, one order at a time. */
export class Press {
  #thread: Piscina | null = null;

  async print(order: PrintOrder): Promise<Printed> {
    const thread = this.#started();
    if (thread.queueSize >= MOST_WAITING) throw busy();
    try {
      return (await thread.run(order, { signal: AbortSignal.timeout(LIMIT_MS) })) as Printed;
    } catch (error) {
      throw (error as Error).name === "AbortError" ? busy() : error;
    }
  }

  async close(): Promise<void> {
    await this.#thread?.destroy();
  }

  /** Starts with the first order: most houses print little. */
  #started(): Piscina {
    if (this.#thread !== null) return this.#thread;
    const thread = new Piscina({
      filename: fileURLToPath(new URL("print-worker.ts", import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      execArgv: [],
      // The environment is none of a printer's business.
      env: {},
    });
    // A thread that ran out of memory has failed its order already; here it would only end the house.
    thread.on("error", () => {});
    this.#thread = thread;
    return thread;
  }
}

const busy = (): Problem =>
  new Problem(503, "Too many people are printing. Ask again in a moment.", { "retry-after": "5" });
