import { createHash } from "node:crypto";
import { fastRandom } from "@safehouse/chance";
import { seedOf } from "@safehouse/host";
import type { Random } from "@safehouse/kernel";

export type Cancel = () => void;

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly what: string;
  act: (() => void) | null;
}

/** Any day will do. */
const START = Date.UTC(2030, 0, 1);
const REMEMBERED = 400;

/**
 * All time and all luck of one simulated world. What is planned happens one after the other in the order of its time, each with all that
 * follows from it at once, so that the same seed is the same world to the last message.
 */
export class Fate {
  readonly seed: number;
  readonly #random: Random;
  readonly #hash = createHash("sha256");
  readonly #lines: string[] = [];
  readonly #onLine: ((line: string) => void) | null;
  readonly #plan: Planned[] = [];
  #now = START;
  #order = 0;
  #happened = 0;

  constructor(seed: number, onLine: ((line: string) => void) | null = null) {
    this.seed = seed;
    this.#random = fastRandom(seedOf(seed, "fate"));
    this.#onLine = onLine;
  }

  get now(): number {
    return this.#now;
  }

  /** Milliseconds since the world began. */
  get elapsed(): number {
    return this.#now - START;
  }

  get happened(): number {
    return this.#happened;
  }

  /** The last of what happened, for whoever asks why. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** A source of its own, so that one more draw of somebody changes nothing for the others. */
  stream(name: string): Random {
    return fastRandom(seedOf(this.seed, name));
  }

  between(min: number, max: number): number {
    return min + this.#random.below(1_000_000) * ((max - min) / 1_000_000);
  }

  below(limit: number): number {
    return this.#random.below(limit);
  }

  happens(probability: number): boolean {
    return this.#random.below(1_000_000) < probability * 1_000_000;
  }

  pick<T>(things: readonly T[]): T | null {
    return things.length === 0 ? null : (things[this.#random.below(things.length)] as T);
  }

  after(milliseconds: number, what: string, act: () => void): Cancel {
    const planned: Planned = { at: this.#now + Math.max(0, milliseconds), order: ++this.#order, what, act };
    push(this.#plan, planned);
    return () => void (planned.act = null);
  }

  /** Part of what makes this world this one. */
  note(text: string): void {
    const line = `${this.elapsed.toFixed(3)} ${text}`;
    this.#hash.update(line).update("\n");
    this.#lines.push(line);
    if (this.#lines.length > 2 * REMEMBERED) this.#lines.splice(0, REMEMBERED);
    this.#onLine?.(line);
  }

  /** Lets things happen until it is so, or that much time has passed; false if it is not so then. */
  async until(isSo: () => boolean, milliseconds: number): Promise<boolean> {
    const end = this.#now + milliseconds;
    await settled();
    while (!isSo()) {
      const next = this.#plan[0];
      if (next === undefined || next.at > end) {
        this.#now = end;
        return isSo();
      }
      pop(this.#plan);
      if (next.act === null) continue;
      this.#now = next.at;
      this.#happened++;
      this.note(next.what);
      next.act();
      await settled();
    }
    return true;
  }

  async pass(milliseconds: number): Promise<void> {
    await this.until(() => false, milliseconds);
  }

  /** The same for the same world. */
  digest(): string {
    return this.#hash.copy().digest("hex").slice(0, 16);
  }
}

/** Promises have all been kept when an immediate comes; whoever asks for immediates oneself, as injected requests do, is waited for. */
async function settled(): Promise<void> {
  do await new Promise<void>((resolve) => void setImmediate(resolve));
  while (process.getActiveResourcesInfo().includes("Immediate"));
}

function isBefore(a: Planned, b: Planned): boolean {
  return a.at === b.at ? a.order < b.order : a.at < b.at;
}

function push(heap: Planned[], planned: Planned): void {
  let i = heap.push(planned) - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (!isBefore(planned, heap[parent] as Planned)) break;
    heap[i] = heap[parent] as Planned;
    i = parent;
  }
  heap[i] = planned;
}

function pop(heap: Planned[]): void {
  const last = heap.pop() as Planned;
  if (heap.length === 0) return;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child + 1] as Planned, heap[child] as Planned)) child++;
    if (!isBefore(heap[child] as Planned, last)) break;
    heap[i] = heap[child] as Planned;
    i = child;
  }
  heap[i] = last;
}
