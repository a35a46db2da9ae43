import { canonical, isObject, type Json } from "@safehouse/kernel";
import type { Socket } from "@safehouse/protocol";

/** What one seat's client sent, what was acknowledged, what it saw: written down at the wire, below all that a client makes of it. */
export interface Diary {
  readonly match: string;
  readonly seat: number;
  readonly sent: Map<string, { readonly decision: string; readonly move: Json }>;
  /** Every answer to every command, repeated ones too. */
  readonly answers: { readonly command: string; readonly status: number; readonly n: number }[];
  /** The commands that got a 200. */
  readonly done: Set<string>;
  readonly states: { readonly n: number; readonly view: string; readonly pending: string }[];
  readonly entries: { readonly n: number; readonly events: string }[];
  /** Where an entry did not follow the one before it on the same line. */
  readonly gaps: string[];
}

export function newDiary(match: string, seat: number): Diary {
  return { match, seat, sent: new Map(), answers: [], done: new Set(), states: [], entries: [], gaps: [] };
}

/** A WebSocket that keeps the diary. */
export function writingInto(diary: Diary): new (url: string) => Socket {
  return class extends WebSocket {
    #last: number | null = null;

    constructor(url: string) {
      super(url);
      this.addEventListener("message", ({ data }) => this.#hear(JSON.parse(data as string)));
    }

    override send(text: string): void {
      const frame = JSON.parse(text) as { type: string; command: string; decision: string; move: Json };
      if (frame.type === "move") diary.sent.set(frame.command, { decision: frame.decision, move: frame.move });
      super.send(text);
    }

    #hear(frame: unknown): void {
      if (!isObject(frame)) return;
      const n = Number(frame["n"]);
      if (frame["type"] === "answer") {
        const [command, status] = [String(frame["command"]), Number(frame["status"])];
        diary.answers.push({ command, status, n });
        if (status === 200) diary.done.add(command);
      } else if (frame["type"] === "state") {
        this.#last = n;
        const { view, pending } = frame as { view: Json; pending: Json };
        diary.states.push({ n, view: canonical(view), pending: canonical(pending) });
      } else if (frame["type"] === "entry") {
        if (this.#last === null || n !== this.#last + 1) diary.gaps.push(`entry ${n} came after ${this.#last}`);
        this.#last = n;
        diary.entries.push({ n, events: canonical(frame["events"] as Json) });
      }
    }
  } as unknown as new (url: string) => Socket;
}
