import type { Complaints } from "../commons/commons.ts";
import type { Store } from "../store/store.ts";
import { type MatchFailure, storeTrouble } from "./failure.ts";
import type { MatchReports } from "./options.ts";

export interface SetApartOptions {
  readonly store: Store;
  readonly complaints: Complaints;
  readonly reports: MatchReports;
  /** Nobody goes on in it. */
  readonly onSetApart: (id: string) => void;
}

/** Matches that cannot go on. */
export class SetApart {
  readonly #options: SetApartOptions;
  /** Why matches were set apart that are not set apart for all, or of which the store could not be told yet. */
  readonly #reasons = new Map<string, string>();

  constructor(options: SetApartOptions) {
    this.#options = options;
  }

  has(id: string): boolean {
    return this.#reasons.has(id);
  }

  async add(id: string, failure: MatchFailure): Promise<void> {
    if (this.#reasons.has(id)) return;
    this.#reasons.set(id, failure.message);
    this.#options.reports.quarantined(id, failure);
    this.#options.onSetApart(id);
    await this.tell(id);
  }

  /**
   * It is set apart here; for all others only if they have the same against it, since the fault may be ours alone. From then on the store
   * knows, and the operator may release the match there.
   */
  async tell(id: string): Promise<void> {
    const { store, complaints, reports } = this.#options;
    const problem = this.#reasons.get(id) ?? "";
    if (!(await complaints.add(id, problem))) return;
    try {
      await store.setStatus(id, "quarantined", problem);
      this.#reasons.delete(id);
    } catch (error) {
      reports.storeFailed(id, storeTrouble(error));
    }
  }
}
