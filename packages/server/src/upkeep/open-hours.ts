import { ok } from "@safehouse/kernel";
import { Collection } from "../guests/collection.ts";
import type { Store } from "../store/store.ts";
import type { Luck } from "../surroundings.ts";

/** A time, in milliseconds since 1970, that counts for nobody. */
export interface Rest {
  readonly from: number;
  readonly until: number;
}

interface Hours {
  readonly seenAt: number;
  readonly closed: readonly Rest[];
}

const MINUTE = 60_000;
export const NOTE_MS = 10 * MINUTE;
/** A house that was not seen for so long was closed, or its machine asleep, or its clock has leapt. */
const GAP_MS = 3 * NOTE_MS;
/** No decision is older than that; see what slow tables allow. */
const KEPT_MS = 120 * 86_400_000;

/** What is known once the house is seen open. */
export function seen(last: Hours | null, now: number): Hours {
  // What lies ahead was a clock that had leapt and was set back.
  const closed = (last?.closed ?? []).filter(({ until }) => until > now - KEPT_MS && until <= now);
  if (last === null || now - last.seenAt <= GAP_MS) return { seenAt: now, closed };
  return { seenAt: now, closed: [...closed, { from: last.seenAt, until: now }] };
}

/**
 * When no house was open on this store: nobody's days ran then. A clock that leaps ahead looks the same, over a restart or not, and is
 * dealt with the same. All houses write to one document; whoever looks first after a gap finds it.
 */
export class OpenHours {
  readonly #hours: Collection<Hours>;
  readonly #now: () => number;
  #closed: readonly Rest[] = [];

  constructor(store: Store, now: () => number, luck: Luck) {
    this.#hours = new Collection(store, "open-hours", () => null, luck);
    this.#now = now;
  }

  /** As far as it is known here. */
  get closed(): readonly Rest[] {
    return this.#closed;
  }

  /** The house is open now. Call at the start, before any days are counted, and every `NOTE_MS`. */
  async note(): Promise<void> {
    const now = this.#now();
    const isFirst = await this.#hours.create("house", seen(null, now));
    const kept = isFirst ? null : await this.#hours.change("house", (last) => ok(seen(last, now)));
    this.#closed = kept?.body.closed ?? [];
  }
}
