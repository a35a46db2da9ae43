import type { ClientFrame, Clock, Socket } from "../src/index.ts";
import { Conversation, type FakeTable, MATCH } from "./fake-table.ts";

/** Time that passes only when the test says so. */
export class TestClock implements Clock {
  #now = 0;
  readonly #due = new Set<{ readonly at: number; readonly act: () => void }>();

  get pending(): number {
    return this.#due.size;
  }

  after(milliseconds: number, act: () => void): () => void {
    const item = { at: this.#now + milliseconds, act };
    this.#due.add(item);
    return () => void this.#due.delete(item);
  }

  /** Does what is due next; false if nothing is. */
  step(): boolean {
    let next: { readonly at: number; readonly act: () => void } | null = null;
    for (const item of this.#due) if (next === null || item.at < next.at) next = item;
    if (next === null) return false;
    this.#due.delete(next);
    this.#now = next.at;
    next.act();
    return true;
  }
}

/** What becomes of one frame. */
export type Fate = "arrives" | "late" | "twice" | "lost" | "cut";

export interface World {
  readonly clock: TestClock;
  readonly table: FakeTable;
  /** The fate of the next frame, in either direction. */
  fate(): Fate;
}

/** Sockets to a table in the same process, over a line on which every frame has its own fate. */
export function socketClass({ clock, table, fate }: World): new (url: string) => Socket {
  return class implements Socket {
    readonly #listeners: { [type: string]: ((message: { readonly data: unknown }) => void)[] } = {};
    readonly #conversation: Conversation;
    #isOpen = false;
    #isOver = false;

    constructor() {
      this.#conversation = new Conversation(table, (frame) =>
        this.#carry(() => this.#emit("message", JSON.stringify(frame))),
      );
      clock.after(1, () => {
        if (this.#isOver) return;
        this.#isOpen = true;
        this.#emit("open");
      });
    }

    addEventListener(type: string, listener: (message: { readonly data: unknown }) => void): void {
      (this.#listeners[type] ??= []).push(listener);
    }

    send(text: string): void {
      if (!this.#isOpen) throw new Error("this socket is not open");
      this.#carry(() => this.#conversation.hear(JSON.parse(text) as ClientFrame));
    }

    close(): void {
      this.#isOver = true;
      this.#conversation.end();
    }

    #carry(deliver: () => void): void {
      const arrive = (after: number): void =>
        void clock.after(after, () => {
          if (!this.#isOver) deliver();
        });
      const what = fate();
      if (what === "arrives" || what === "twice") arrive(1);
      if (what === "late" || what === "twice") arrive(40);
      if (what === "cut") {
        clock.after(1, () => {
          if (this.#isOver) return;
          this.close();
          this.#emit("close");
        });
      }
    }

    #emit(type: string, data: unknown = null): void {
      for (const listener of this.#listeners[type] ?? []) listener({ data });
    }
  };
}

/** Plain requests to the same table; they fail as frames do. */
export function fetchFrom({ table, fate }: World): typeof fetch {
  return (input, init) => {
    if (fate() !== "arrives") return Promise.reject(new Error("the network is down"));
    const url = new URL(input as URL);
    if (url.pathname !== `/api/matches/${MATCH}`) throw new Error(`nothing to fetch at ${url.pathname}`);
    const token = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "");
    return Promise.resolve(
      Response.json(table.snapshot(table.seatOf(token), Number(url.searchParams.get("from") ?? 1))),
    );
  };
}
