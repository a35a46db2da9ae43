import { refusal, Refused } from "../guests/refusal.ts";
import { Buckets } from "../limits/bucket.ts";
import type { Time } from "../surroundings.ts";

/** Who a screen is among those who look at a table: no guest is called so. */
export const SCREEN = "screen";

const HAND = "hand ";

/** Who a device is, beside its guest, while it shows only a hand. */
export function handOf(guest: string): string {
  return HAND + guest;
}

/** Whether somebody who looks is a person: not a screen, nor a second name of one who is counted. */
export function isPerson(looker: string): boolean {
  return looker !== SCREEN && !looker.startsWith(HAND);
}

/** Screens gather what they show, a few times a second at most. */
const REPORTS = { perSecond: 6, burst: 30 };

/** How far the screens of tables that somebody looks at here have shown the match. It only ever holds phones up, so it may be forgotten. */
export class Screens {
  readonly #shown = new Map<string, number>();
  readonly #tell: (table: string, n: number) => void;

  constructor(tell: (table: string, n: number) => void) {
    this.#tell = tell;
  }

  /** Of several screens the one that is furthest: nobody waits for the slower one. */
  hear(table: string, n: number): void {
    if (n <= (this.#shown.get(table) ?? 0)) return;
    this.#shown.set(table, n);
    this.#tell(table, n);
  }

  /** Null for nothing yet. */
  shownAt(table: string): number | null {
    return this.#shown.get(table) ?? null;
  }

  forget(table: string): void {
    this.#shown.delete(table);
  }
}

/** What one screen says of itself, as far as it can be believed. */
export class ScreenReports {
  readonly #bucket: Buckets;
  #last = 0;

  constructor({ uptime }: Pick<Time, "uptime">) {
    this.#bucket = new Buckets(REPORTS, uptime);
  }

  /** Refuses what cannot be. `length`: how many entries the match has; null for no match. */
  async take(n: number, length: () => Promise<number | null>): Promise<void> {
    if (this.#bucket.take("") > 0) throw new Refused(refusal(429, "screen.flood"));
    if (n < this.#last) throw new Refused(refusal(409, "screen.back", { n: this.#last }));
    this.#last = n;
    const most = await length();
    if (most === null) throw new Refused(refusal(409, "screen.idle"));
    if (n > most) throw new Refused(refusal(409, "screen.ahead", { n: most }));
  }
}
