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
  readonly #reasons = new Map<string, { readonly problem: string; readonly isKept: boolean }>();

  constructor(options: SetApartOptions) {
    this.#options = options;
  }

  async add(id: string, failure: MatchFailure): Promise<void> {
    if (this.#reasons.has(id)) return;
    this.#reasons.set(id, { problem: failure.message, isKept: false });
    this.#options.reports.quarantined(id, failure);
    this.#options.onSetApart(id);
    await this.has(id);
  }

  /**
   * What is set apart here is so for all others only if they have the same against it, since the fault may be ours alone. Then the store
   * knows. The operator may release it there, or drop what we have against it.
   */
  async has(id: string): Promise<boolean> {
    const ours = this.#reasons.get(id);
    if (ours === undefined) return false;
    const { problem, isKept } = ours;
    const verdict = await this.#options.complaints.add(id, problem, isKept);
    if (this.#reasons.get(id) !== ours) return true;
    if (verdict === "dropped") return !this.#reasons.delete(id);
    if (verdict !== "unknown") this.#reasons.set(id, { problem, isKept: true });
    if (verdict === "agreed") await this.#setApartForAll(id, problem);
    return true;
  }

  async #setApartForAll(id: string, problem: string): Promise<void> {
    const { store, reports } = this.#options;
    try {
      await store.setStatus(id, "quarantined", problem);
      this.#reasons.delete(id);
    } catch (error) {
      reports.storeFailed(id, storeTrouble(error));
    }
  }
}
