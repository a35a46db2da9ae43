import type { GameEvent } from "@safehouse/kernel";
import type { Latest } from "../../boards/contract.ts";
import type { Moment, Told } from "../session.ts";

/** What is new since the moment before. A replay that jumps, and a table that is first seen, have no news. */
export function newsSince(
  before: Moment | null,
  now: Moment,
  log: readonly Told[],
  isReplay: boolean,
): readonly Told[] {
  if (before === null || now.n <= before.n || (isReplay && isJump(before.n, now.n))) return [];
  return log.filter(({ n }) => n > before.n && n <= now.n);
}

function isJump(from: number, to: number): boolean {
  return to < from || to > from + 1;
}

/** Counts the moments and gathers what happened between two of them. */
export class News {
  #before: Moment | null = null;
  #key = 0;
  #latest: Latest = { key: 0, events: [] };
  #rows: readonly Told[] = [];
  #jumps = 0;

  /** Safe to call again with the same moment. */
  take(
    now: Moment,
    log: readonly Told[],
    isReplay: boolean,
  ): { readonly latest: Latest; readonly rows: readonly Told[]; readonly jumps: number } {
    if (now !== this.#before) {
      if (isReplay && this.#before !== null && isJump(this.#before.n, now.n)) this.#jumps++;
      this.#rows = newsSince(this.#before, now, log, isReplay);
      const events: GameEvent[] = this.#rows.flatMap((row) => row.events);
      this.#key++;
      this.#latest = { key: this.#key, events };
      this.#before = now;
    }
    return { latest: this.#latest, rows: this.#rows, jumps: this.#jumps };
  }
}
