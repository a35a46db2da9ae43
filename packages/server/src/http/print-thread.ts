import { fileURLToPath } from "node:url";
import type { Printed, PrintOrder } from "@safehouse/paper/pdf";
import { Piscina } from "piscina";

const MOST_MEGABYTES = 256;
const IDLE_MS = 60_000;

/** The thread that puts things on paper. */
export class PrintThread {
  #thread: Piscina | null = null;

  async print(order: PrintOrder, signal: AbortSignal): Promise<Printed> {
    return (await this.#started().run(order, { signal })) as Printed;
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
