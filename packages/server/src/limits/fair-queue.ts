/** Somebody has so much waiting already that more of it is not taken. */
export class QueueFull extends Error {
  constructor() {
    super("too much is waiting already");
  }
}

interface FairQueueOptions {
  /** How many tasks run at once. */
  readonly slots: number;
  /** How many tasks of one key may wait for their turn. */
  readonly mostWaiting?: number;
}

/** The keys that wait in the order of their turns, each with its tasks in the order they came. */
type Line = Map<string, (() => void)[]>;

/**
 * Tasks that wait for one of a few slots. The lowest priority number goes first; within it the keys take turns, so that whoever brings
 * much waits for oneself and not the others for them; within a key first come, first served.
 */
export class FairQueue<T> {
  readonly #slots: number;
  readonly #mostWaiting: number;
  readonly #lines = new Map<number, Line>();
  readonly #waiting = new Map<string, number>();
  #running = 0;

  constructor({ slots, mostWaiting = Infinity }: FairQueueOptions) {
    this.#slots = slots;
    this.#mostWaiting = mostWaiting;
  }

  /** What the task gives, when it had its turn. Rejects with `QueueFull` if too many of this key wait. */
  async run(key: string, task: () => Promise<T>, priority = 0): Promise<T> {
    if (this.#running >= this.#slots) await this.#turn(key, priority);
    else this.#running++;
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(key: string, priority: number): Promise<void> {
    const waiting = this.#waiting.get(key) ?? 0;
    if (waiting >= this.#mostWaiting) throw new QueueFull();
    this.#waiting.set(key, waiting + 1);
    return new Promise((begin) => {
      const line: Line = this.#lines.get(priority) ?? new Map();
      this.#lines.set(priority, line);
      const own = line.get(key);
      if (own === undefined) line.set(key, [begin]);
      else own.push(begin);
    });
  }

  /** Hands the slot on, so that nobody who comes just now gets in before those who wait. */
  #next(): void {
    const first = Math.min(...this.#lines.keys());
    const line = this.#lines.get(first);
    const [turn] = line ?? [];
    if (line === undefined || turn === undefined) {
      this.#running--;
      return;
    }
    const [key, own] = turn;
    const begin = own.shift();
    line.delete(key);
    if (own.length > 0) line.set(key, own);
    else if (line.size === 0) this.#lines.delete(first);
    const left = (this.#waiting.get(key) ?? 1) - 1;
    if (left === 0) this.#waiting.delete(key);
    else this.#waiting.set(key, left);
    begin?.();
  }
}
