/** How one switch walks through a group. */
export interface ScanOptions {
  /** By itself, and the switch takes what is lit; or by the switch, and what stays lit for a while is taken. */
  readonly way: "automatic" | "step";
  /** How long each thing is lit. */
  readonly seconds: number;
  /** How much longer the first of a group is. */
  readonly firstSeconds: number;
  /** Presses this soon after the last one are a trembling hand. */
  readonly filterSeconds: number;
}

export interface ScanClock {
  /** In milliseconds, never backwards. */
  now(): number;
  /** Returns what calls it off. */
  after(ms: number, act: () => void): () => void;
}

export interface ScanListener {
  /** What is lit now; null for nothing, which is also a rest. `ms` is how long it will be, null for as long as nobody presses. */
  light(at: number | null, ms: number | null): void;
  take(at: number): void;
}

/** After so many rounds nobody is there, or nothing was wanted. */
const ROUNDS = 3;

/** One switch: walks through groups of things, lights one after the other, and rests when nobody presses. */
export class Scanner {
  readonly #options: ScanOptions;
  readonly #clock: ScanClock;
  readonly #listener: ScanListener;
  #count = 0;
  #at: number | null = null;
  #rounds = 0;
  #lastPress = Number.NEGATIVE_INFINITY;
  #callOff: (() => void) | null = null;

  constructor(options: ScanOptions, clock: ScanClock, listener: ScanListener) {
    this.#options = options;
    this.#clock = clock;
    this.#listener = listener;
  }

  /** Another group of things: begins with its first, in steps with none. */
  open(count: number): void {
    this.#count = count;
    this.#rounds = 0;
    this.#light(count > 0 && this.#options.way === "automatic" ? 0 : null);
  }

  /** The switch. */
  press(): void {
    const now = this.#clock.now();
    if (now - this.#lastPress < this.#options.filterSeconds * 1000) return;
    this.#lastPress = now;
    if (this.#count === 0) return;
    if (this.#at === null) {
      this.#rounds = 0;
      this.#light(0);
    } else if (this.#options.way === "automatic") this.#take(this.#at);
    else this.#light((this.#at + 1) % this.#count);
  }

  /** Nothing is lit until somebody presses. */
  rest(): void {
    this.#light(null);
  }

  close(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #light(at: number | null): void {
    this.close();
    this.#at = at;
    if (at === null) {
      this.#listener.light(null, null);
      return;
    }
    const { seconds, firstSeconds } = this.#options;
    const ms = 1000 * (seconds + (at === 0 ? firstSeconds : 0));
    this.#callOff = this.#clock.after(ms, () => this.#timeIsUp(at));
    this.#listener.light(at, ms);
  }

  #timeIsUp(at: number): void {
    if (this.#options.way === "step") {
      this.#take(at);
      return;
    }
    const next = (at + 1) % this.#count;
    if (next === 0) this.#rounds++;
    this.#light(this.#rounds === ROUNDS ? null : next);
  }

  /** What is taken usually opens another group; if not, this one is begun anew. */
  #take(at: number): void {
    this.open(this.#count);
    this.#listener.take(at);
  }
}
