import { Buckets } from "../limits/bucket.ts";
import { networkKey } from "../limits/limits.ts";
import type { SharedLimits } from "../limits/shared.ts";

/** Ten wrong codes at once, then one a minute; of a whole network three times as many. */
const OF_ONE = { perSecond: 1 / 60, burst: 10 };
const OF_A_NETWORK = { perSecond: 3 / 60, burst: 30 };
/** However many networks somebody has: so much more than people mistype, and far too little for guessing. */
const OF_THE_HOUSE = { perSecond: 1 / 2, burst: 100 };

/** Through all houses together: about as many wrong ones as through one. */
const WINDOW_MS = 10 * 60_000;
const MOST_TOGETHER = { ofOne: 20, ofANetwork: 60, inAll: 400 };

interface Purse {
  readonly buckets: Buckets;
  readonly key: string;
}

/** How many wrong codes are heard. Right ones do not count, whoever brings them: a class may sit behind one address. */
export class CodeTries {
  readonly #addresses: Buckets;
  readonly #guests: Buckets;
  readonly #networks: Buckets;
  readonly #house: Buckets;
  readonly #together: SharedLimits;

  constructor(now: () => number, together: SharedLimits) {
    this.#together = together;
    this.#addresses = new Buckets(OF_ONE, now);
    this.#guests = new Buckets(OF_ONE, now);
    this.#networks = new Buckets(OF_A_NETWORK, now);
    this.#house = new Buckets(OF_THE_HOUSE, now);
  }

  /** As `take`, of what all houses hear together, too. */
  async takeEverywhere(address: string, guest: string): Promise<(() => void) | null> {
    const wasRightHere = this.take(address, guest);
    if (wasRightHere === null) return null;
    const { ofOne, ofANetwork, inAll } = MOST_TOGETHER;
    const wasRight = await this.#together.take(
      [
        { what: "codes of an address", whom: address, most: ofOne },
        { what: "codes of a guest", whom: guest, most: ofOne },
        { what: "codes of a network", whom: networkKey(address), most: ofANetwork },
        { what: "codes", whom: "", most: inAll },
      ],
      WINDOW_MS,
    );
    if (wasRight === null) return null;
    return () => {
      wasRightHere();
      wasRight();
    };
  }

  /**
   * Pays for one try before it is looked at, so that many at once are not heard for the price of one. Returns what to call if the code
   * was right; null if there were too many wrong ones, whatever this one is: else the answer would tell.
   */
  take(address: string, guest: string): (() => void) | null {
    const purses: readonly Purse[] = [
      { buckets: this.#addresses, key: address },
      { buckets: this.#guests, key: guest },
      { buckets: this.#networks, key: networkKey(address) },
      { buckets: this.#house, key: "" },
    ];
    for (const [i, { buckets, key }] of purses.entries()) {
      if (buckets.take(key) === 0) continue;
      giveBack(purses.slice(0, i));
      return null;
    }
    return () => giveBack(purses);
  }
}

function giveBack(purses: readonly Purse[]): void {
  for (const { buckets, key } of purses) buckets.giveBack(key);
}
