import type { Counters } from "../commons/commons.ts";
import { hashToken } from "../matches/token.ts";

/** Something that is counted for whom it concerns, so many in a window of time. */
export interface SharedLimit {
  readonly what: string;
  /** An address, a network or a guest; nobody for the houses together. */
  readonly whom: string;
  readonly most: number;
}

/**
 * Limits that houses on one store keep together. Where they count, nobody is named: a hash under the house's own id stands for whom it
 * concerns, as long as the window lasts.
 */
export class SharedLimits {
  readonly #counters: Counters;
  readonly #house: string;

  constructor(counters: Counters, house: string) {
    this.#counters = counters;
    this.#house = house;
  }

  /** Counts one more of each. Returns what to call if it was not to be counted; null if one is too many: then none is counted. */
  async take(limits: readonly SharedLimit[], windowMs: number): Promise<(() => void) | null> {
    const names = limits.map(({ what, whom }) => `${what} ${hashToken(`${this.#house} ${whom}`)}`);
    const taken = await Promise.all(
      limits.map(({ most }, i) => this.#counters.take(names[i] as string, most, windowMs)),
    );
    const giveBack = (): void => names.forEach((name) => this.#counters.giveBack(name, windowMs));
    if (taken.every(Boolean)) return giveBack;
    giveBack();
    return null;
  }
}
