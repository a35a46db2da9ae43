import { problemOf } from "../store/losses.ts";
import { type MatchEnd, DamagedLog, type Store } from "../store/store.ts";
import type { Room } from "./room.ts";

export interface ClaimReports {
  /** Somebody claims to have seen an entry that is not there. */
  claimed(match: string, claimed: number, end: MatchEnd): void;
  /** It was there: the witness beside the log says so. */
  confirmed(match: string, problem: DamagedLog): void;
  failed(match: string, error: unknown): void;
}

/** A match is looked at once in so long, whatever is claimed about it meanwhile. */
const PAUSE_MS = 600_000;
const MOST_REMEMBERED = 10_000;

/**
 * Clients say how far they have seen the log. One that has seen more than there is may be the only one left who knows of a loss, or may
 * be lying. So nobody's word sets a match apart: the store is asked what it has and what it once acknowledged, and the operator is told.
 */
export class Claims {
  readonly #store: Store;
  readonly #reports: ClaimReports;
  readonly #now: () => number;
  readonly #heardAt = new Map<string, number>();

  constructor(store: Store, now: () => number, reports: ClaimReports) {
    this.#store = store;
    this.#now = now;
    this.#reports = reports;
  }

  hear(room: Room, seen: number): void {
    if (seen <= room.match.n) return;
    const { id } = room.stored;
    this.#weigh(room, id, seen).catch((error: unknown) => this.#reports.failed(id, error));
  }

  async #weigh(room: Room, id: string, seen: number): Promise<void> {
    // Somebody who was told by another house may know more than we do as yet.
    await room.refresh();
    if (seen <= room.match.n || this.#wasHeardLately(id)) return;
    const end = await this.#store.endOf(id);
    // Against the whole log: the table may know of fewer entries while answers are sealed.
    if (end === null || Math.max(seen, end.acknowledged) <= end.left) return;
    this.#reports.claimed(id, seen, end);
    if (end.acknowledged <= end.left) return;
    this.#reports.confirmed(id, new DamagedLog(problemOf({ match: id, ...end })));
  }

  #wasHeardLately(id: string): boolean {
    const now = this.#now();
    if (now - (this.#heardAt.get(id) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return true;
    if (this.#heardAt.size >= MOST_REMEMBERED) this.#heardAt.clear();
    this.#heardAt.set(id, now);
    return false;
  }
}
