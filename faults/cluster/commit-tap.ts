import type { Tap } from "./line.ts";

/** Where a line is cut: before the question arrives, or when the answer to it is due. */
export type Cut = "question" | "answer";

/** What a server says when it is done, and outside any transaction: whatever was asked is committed by then. */
const DONE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Cuts connections to a Postgres exactly where it hurts. */
export class CommitTap {
  #plan: { readonly statement: string; readonly where: Cut } | null = null;

  /** Cuts the connection that next asks for this prepared statement; true once it was cut. */
  cutNext(statement: string, where: Cut): () => boolean {
    const mine = { statement, where };
    this.#plan = mine;
    return () => this.#plan !== mine;
  }

  /** Of a new connection. */
  readonly tap = (): Tap => {
    let isWatched = false;
    return {
      toServer: (data) => {
        // The name of a statement ends with a zero byte, in the message that makes it and in those that use it.
        if (this.#plan === null || !data.includes(`${this.#plan.statement}\0`)) return data;
        const { where } = this.#plan;
        this.#plan = null;
        isWatched = where === "answer";
        return isWatched ? data : null;
      },
      toClient(data) {
        if (!isWatched) return data;
        return data.subarray(-DONE.length).equals(DONE) ? null : Buffer.alloc(0);
      },
    };
  };
}
