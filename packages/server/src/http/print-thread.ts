import type { Printed, PrintOrder } from "@safehouse/paper/pdf";
import type { Piscina } from "piscina";
import { idleThread } from "../idle-thread.ts";

/** The thread that puts things on paper. */
export class PrintThread {
  #thread: Piscina | null = null;

  async print(order: PrintOrder, signal: AbortSignal): Promise<Printed> {
    // It starts with the first order: most houses print little.
    this.#thread ??= idleThread(new URL("print-worker.ts", import.meta.url));
    return (await this.#thread.run(order, { signal })) as Printed;
  }

  async close(): Promise<void> {
    await this.#thread?.destroy();
  }
}
