import type { Caller } from "../limits/limits.ts";

interface Company {
  /** By guest, the address it sat down from. */
  readonly seated: Map<string, string>;
  /** By guest who was sent away for good, the address it came from. */
  readonly keptOut: Map<string, string>;
  readonly opener: Caller;
}

/**
 * From which addresses the guests of open tables came. Only here and never written down: after a restart nobody knows. Whoever sits at
 * this very machine has none.
 */
export class Whereabouts {
  readonly #byTable = new Map<string, Company>();
  readonly #openedBy = new Map<string, number>();

  /** How many open tables this address has made. */
  openedBy(caller: Caller): number {
    return caller === null ? 0 : (this.#openedBy.get(caller) ?? 0);
  }

  /** Null for nobody knows. */
  openerOf(table: string): Caller {
    return this.#byTable.get(table)?.opener ?? null;
  }

  open(table: string, opener: Caller): void {
    this.#byTable.set(table, { opener, seated: new Map(), keptOut: new Map() });
    if (opener !== null) this.#openedBy.set(opener, this.openedBy(opener) + 1);
  }

  sitDown(table: string, guest: string, caller: Caller): void {
    const company = this.#byTable.get(table) ?? { opener: null, seated: new Map(), keptOut: new Map() };
    this.#byTable.set(table, company);
    if (caller === null) company.seated.delete(guest);
    else company.seated.set(guest, caller);
  }

  keepOut(table: string, guest: string): void {
    const company = this.#byTable.get(table);
    const address = company?.seated.get(guest);
    company?.seated.delete(guest);
    if (address !== undefined) company?.keptOut.set(guest, address);
  }

  letIn(table: string, guest: string): void {
    this.#byTable.get(table)?.keptOut.delete(guest);
  }

  /** Whether somebody was sent away who came from there. Never where one who sits there came from, too: they share a line. */
  isKeptOut(table: string, caller: Caller, seated: readonly string[]): boolean {
    const company = this.#byTable.get(table);
    if (caller === null || company === undefined || ![...company.keptOut.values()].includes(caller)) return false;
    return !seated.some((guest) => company.seated.get(guest) === caller);
  }

  /** The table is no longer open. */
  close(table: string): void {
    const opener = this.openerOf(table);
    this.#byTable.delete(table);
    if (opener === null) return;
    const left = this.openedBy(opener) - 1;
    if (left > 0) this.#openedBy.set(opener, left);
    else this.#openedBy.delete(opener);
  }
}
