/** Whoever was heard of a match is told of it for so long. */
const HEARD_MS = 30_000;
/** How often is said of a match that it is followed here: what is lost twice is heard the third time. */
const SAID_MS = 10_000;

/**
 * Of which matches other houses were heard lately, and of which we spoke ourselves. Most matches are played through one house, and nobody
 * else need hear of their moves: with eight houses these hints cost as much as the moves themselves.
 */
export class Earshot {
  readonly #uptime: () => number;
  readonly #heardAt = new Map<string, number>();
  readonly #saidAt = new Map<string, number>();

  constructor(uptime: () => number) {
    this.#uptime = uptime;
  }

  /** Another house speaks of a match; true if none did lately, and so may not know of us. */
  hear(match: string): boolean {
    const isNews = !this.isHeard(match);
    this.#note(this.#heardAt, match, HEARD_MS);
    return isNews;
  }

  /** Whether another house may have it open. */
  isHeard(match: string): boolean {
    return this.#isWithin(this.#heardAt, match, HEARD_MS);
  }

  say(match: string): void {
    this.#note(this.#saidAt, match, SAID_MS);
  }

  wasSaid(match: string): boolean {
    return this.#isWithin(this.#saidAt, match, SAID_MS);
  }

  #isWithin(times: ReadonlyMap<string, number>, match: string, milliseconds: number): boolean {
    return this.#uptime() - (times.get(match) ?? Number.NEGATIVE_INFINITY) < milliseconds;
  }

  /** The oldest come first, and are forgotten when they no longer count. */
  #note(times: Map<string, number>, match: string, milliseconds: number): void {
    times.delete(match);
    times.set(match, this.#uptime());
    for (const oldest of times.keys()) {
      if (this.#isWithin(times, oldest, milliseconds)) return;
      times.delete(oldest);
    }
  }
}
