import { Collection } from "../guests/collection.ts";
import type { Store } from "../store/store.ts";
import type { Luck } from "../surroundings.ts";

/** When the house last knew the time, and since when it has doubted it. */
export interface Noted {
  readonly seenAt: number;
  readonly doubtedSince: number | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A house may well be closed for so long. */
const LONGEST_PAUSE = 30 * DAY;
/** While it is open, its machine may sleep over a weekend. */
const LONGEST_NAP = 3 * DAY;
/** A clock that has leapt ahead is believed after so long; meanwhile guests who come back are seen to be alive. */
const TRIAL = 7 * DAY;

/** What is to be thought of a clock that shows `now`, if `allowed` may have passed since it was last looked at. */
export function weigh(last: Noted | null, now: number, allowed: number): Noted {
  // Nothing was noted before: the first time has to prove itself, too.
  if (last === null || now - last.seenAt > allowed) return { seenAt: now, doubtedSince: now };
  const { doubtedSince } = last;
  // It was set back to before the leap: that was the mistake, and it is mended.
  const isMended = doubtedSince !== null && now < doubtedSince - DAY;
  const isProven = doubtedSince !== null && now - doubtedSince >= TRIAL;
  return { seenAt: now, doubtedSince: isMended || isProven ? null : doubtedSince };
}

export interface CalendarOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly luck: Luck;
  /** Milliseconds that only ever go on. */
  readonly uptime: () => number;
  /** The clock has leapt: nothing is deleted by time until then. */
  readonly onLeap: (leap: { readonly from: string; readonly to: string; readonly waitingUntil: string }) => void;
}

/**
 * Whether the clock may be believed. One start with a clock that is a year ahead must not delete what seems a year old, and a house that
 * really was closed for a year must not either before its guests could come back. What was noted is kept over restarts.
 */
export class Calendar {
  readonly #options: CalendarOptions;
  readonly #notes: Collection<Noted>;
  #lookedAt: number | null = null;

  constructor(options: CalendarOptions) {
    this.#options = options;
    this.#notes = new Collection(options.store, "clock", () => null, options.luck);
  }

  /** Looks at the clock and notes it; false while it is not to be believed. Call at the start, every hour and at the end. */
  async look(): Promise<boolean> {
    const { now, uptime, onLeap } = this.#options;
    const last = (await this.#notes.find("house"))?.body ?? null;
    const time = now();
    const passed = this.#lookedAt === null ? LONGEST_PAUSE : uptime() - this.#lookedAt + LONGEST_NAP;
    this.#lookedAt = uptime();
    const noted = weigh(last, time, passed);
    await this.#notes.keep("house", noted);
    if (last !== null && noted.doubtedSince === time) {
      onLeap({ from: dateOf(last.seenAt), to: dateOf(time), waitingUntil: dateOf(time + TRIAL) });
    }
    return noted.doubtedSince === null;
  }
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
