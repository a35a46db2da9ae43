import type { Clock } from "@safehouse/host";
import { Problem } from "../problem.ts";
import type { Store } from "../store/store.ts";
import { HouseIsFull } from "./berths.ts";
import type { MatchReports } from "./options.ts";
import { isBotAsked, isSomebodyAsked } from "./questions.ts";
import type { Shelters } from "./shelters.ts";

export interface ResumptionOptions {
  readonly store: Store;
  readonly shelters: Shelters;
  readonly clock: Clock;
  readonly reports: MatchReports;
}

const RESUMED_AT_ONCE = 4;
/** A match that could not be opened here is left to others for so long. */
const LEFT_TO_OTHERS_MS = 60_000;

/** Lets matches go on that people wait for the house in: where a bot or chance has to act. */
export class Resumption {
  readonly #options: ResumptionOptions;
  /** By match that is due and could not be opened here: until when it is not tried again. */
  readonly #leftToOthers = new Map<string, number>();
  #closed = false;

  constructor(options: ResumptionOptions) {
    this.#options = options;
  }

  /** Those that are not to be tried now. */
  leftToOthers(): readonly string[] {
    const now = this.#options.clock.now();
    for (const [id, until] of this.#leftToOthers) if (until <= now) this.#leftToOthers.delete(id);
    return [...this.#leftToOthers.keys()];
  }

  async resume(matches: readonly string[]): Promise<void> {
    const due = [...matches];
    const resumeNext = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined && !this.#closed; id = due.shift()) await this.#resumeOne(id);
    };
    await Promise.all(Array.from({ length: RESUMED_AT_ONCE }, resumeNext));
  }

  /** Nothing more is begun. */
  close(): void {
    this.#closed = true;
  }

  async #resumeOne(id: string): Promise<void> {
    const { store, shelters, clock, reports } = this.#options;
    try {
      await shelters.use(id, async (room) => {
        // It may have been open, and waiting for the lease that was taken just now.
        room.wake();
        // Seats may have changed since it was written: then the next start need not come again.
        if (isSomebodyAsked(room) && !isBotAsked(room, room.stored.seats)) await store.setDue(id, false);
      });
    } catch (error) {
      if (error instanceof HouseIsFull && !this.#closed) return this.#resumeOne(id);
      this.#leftToOthers.set(id, clock.now() + LEFT_TO_OTHERS_MS);
      // A match that cannot go on has been reported, and is no reason for the others not to.
      if (!(error instanceof Problem)) reports.failed(id, error);
    }
  }
}
