import type { Leases } from "../commons/commons.ts";

/** Asks for the lease of a match for as long as its bots need somebody who plays them. */
export class BotLease {
  readonly #leases: Leases;
  readonly #match: string;
  readonly #onGained: () => void;
  #letGo: (() => void) | null = null;

  constructor(leases: Leases, match: string, onGained: () => void) {
    this.#leases = leases;
    this.#match = match;
    this.#onGained = onGained;
  }

  get isMine(): boolean {
    return this.#leases.isMine(this.#match);
  }

  get isWanted(): boolean {
    return this.#letGo !== null;
  }

  want(isNeeded: boolean): void {
    if (isNeeded) this.#letGo ??= this.#leases.want(this.#match, this.#onGained);
    else {
      this.#letGo?.();
      this.#letGo = null;
    }
  }
}
