/** So many at once, and so many a second after that. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

interface Level {
  tokens: number;
  at: number;
}

const SWEEP_AT = 10_000;

/** Token buckets by key: each refills steadily, and who finds it empty is to come back later. `now` never jumps. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #levels = new Map<string, Level>();
  #sweepAt = SWEEP_AT;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** 0 if it was taken, else in how many seconds it could be. */
  take(key: string, cost = 1): number {
    const { perSecond, burst } = this.#rate;
    const now = this.#now();
    const last = this.#levels.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, last.tokens + ((now - last.at) / 1000) * perSecond);
    const isGranted = tokens >= Math.min(cost, burst);
    this.#levels.set(key, { tokens: isGranted ? tokens - cost : tokens, at: now });
    if (this.#levels.size > this.#sweepAt) this.#sweep(now);
    return isGranted ? 0 : (Math.min(cost, burst) - tokens) / perSecond;
  }

  /** What was taken did not count after all. */
  giveBack(key: string, cost = 1): void {
    const last = this.#levels.get(key);
    if (last !== undefined) last.tokens = Math.min(this.#rate.burst, last.tokens + cost);
  }

  /** A bucket that is full again says nothing that a new one would not. */
  #sweep(now: number): void {
    const { perSecond, burst } = this.#rate;
    for (const [key, { tokens, at }] of this.#levels) {
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.#levels.delete(key);
    }
    // However many keys are in use, each is looked at now and then and not each time.
    this.#sweepAt = Math.max(SWEEP_AT, this.#levels.size * 2);
  }
}
