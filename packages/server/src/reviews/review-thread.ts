import type { Review } from "@safehouse/host";
import type { MatchRecord } from "@safehouse/kernel";
import type { Piscina } from "piscina";
import { idleThread } from "../idle-thread.ts";

/** The thread that reviews matches. */
export class ReviewThread {
  #thread: Piscina | null = null;

  async review(record: MatchRecord, signal: AbortSignal): Promise<Review | null> {
    // It starts with the first order: most reviews are made on people's own devices.
    this.#thread ??= idleThread(new URL("worker.ts", import.meta.url));
    return (await this.#thread.run(record, { signal })) as Review | null;
  }

  async close(): Promise<void> {
    await this.#thread?.destroy();
  }
}
