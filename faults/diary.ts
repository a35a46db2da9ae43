import { createHash } from "node:crypto";
import { canonical, isObject, type Json } from "@safehouse/kernel";
import type { Changes, Socket, StateFrame } from "@safehouse/protocol";
import { applyChange, checkSum, type Scene, sceneOf, textOf } from "@safehouse/protocol/changes";

/** What one seat's client sent, what was acknowledged, what it saw: written down at the wire, below all that a client makes of it. */
export interface Diary {
  readonly match: string;
  readonly seat: number;
  readonly sent: Map<string, { readonly decision: string; readonly move: Json }>;
  /** Every answer to every command, repeated ones too. */
  readonly answers: { readonly command: string; readonly status: number; readonly n: number }[];
  /** The commands that got a 200. */
  readonly done: Set<string>;
  readonly states: { readonly n: number; readonly seen: string }[];
  readonly entries: { readonly n: number; readonly told: string }[];
  /** Where an entry did not follow the one before it on the same line, or did not lead to what the server sees. */
  readonly gaps: string[];
}

export function newDiary(match: string, seat: number): Diary {
  return { match, seat, sent: new Map(), answers: [], done: new Set(), states: [], entries: [], gaps: [] };
}

/** What somebody saw, short enough to keep all of a long evening. */
export function sightOf(view: unknown, pending: unknown): string {
  return digestOf([view, pending]);
}

export function digestOf(value: unknown): string {
  return createHash("sha256").update(canonical(value)).digest("base64url").slice(0, 22);
}

/** A WebSocket that keeps the diary. */
export function writingInto(diary: Diary): new (url: string) => Socket {
  return class extends WebSocket {
    #scene: Scene | null = null;

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
      if (frame["type"] === "answer") {
        const [command, status] = [String(frame["command"]), Number(frame["status"])];
        diary.answers.push({ command, status, n: Number(frame["n"]) });
        if (status === 200) diary.done.add(command);
        if (isObject(frame["entry"])) this.#follow(frame["entry"] as unknown as Changes);
      } else if (frame["type"] === "state") {
        this.#see(sceneOf(frame as unknown as StateFrame));
      } else if (frame["type"] === "entry") {
        this.#follow(frame as unknown as Changes);
      }
    }

    #follow({ n, log, steps = [], changes, sum }: Changes): void {
      const before = this.#scene;
      if (before === null) return void diary.gaps.push(`entry ${n} came before any state`);
      for (const [i, row] of log.entries()) {
        if (row.n !== before.n + 1 + i) diary.gaps.push(`entry ${row.n} came after ${before.n + i}`);
        diary.entries.push({ n: row.n, told: digestOf(row.events) });
      }
      let after = before;
      for (const step of [...steps, { n, changes }]) {
        const scene = { ...after, n: step.n };
        after = step.changes === null ? scene : (applyChange(scene, step.changes) as Scene);
        this.#see(after);
      }
      if (checkSum(textOf(after)) !== sum) diary.gaps.push(`what was told of entry ${n} does not add up`);
    }

    #see(scene: Scene): void {
      this.#scene = scene;
      const { n, view, pending } = scene;
      diary.states.push({ n, seen: sightOf(view, pending) });
    }
  } as unknown as new (url: string) => Socket;
}
