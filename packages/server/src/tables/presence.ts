import type { Audience, Commons } from "../commons/commons.ts";
import type { SocketPatience } from "../live/patience.ts";
import type { Cancel, Time } from "../surroundings.ts";

interface Somebody {
  /** Here; none for who looks through another house, or may be back at once. */
  sockets: number;
  isElsewhere: boolean;
  leaving: Cancel | null;
}

interface Company {
  readonly guests: Map<string, Somebody>;
  strangers: number;
  strangersElsewhere: number;
  telling: Cancel | null;
}

const NOBODY: Audience = { guests: new Set(), strangers: 0 };

/**
 * Who looks at which table, through this house or others. It counts sockets and nothing else, so it cannot tell what anybody does in a
 * match. Whoever comes back soon was never gone, whichever house they come back through; changes that come together are told together,
 * however many come and go. Others are only known of where somebody looks here, too.
 */
export class Presence {
  readonly #patience: Pick<SocketPatience, "back" | "audience">;
  readonly #time: Time;
  readonly #commons: Pick<Commons, "presence">;
  readonly #onChange: (table: string) => void;
  readonly #byTable = new Map<string, Company>();

  constructor(
    patience: Pick<SocketPatience, "back" | "audience">,
    time: Time,
    commons: Pick<Commons, "presence">,
    onChange: (table: string) => void,
  ) {
    this.#patience = patience;
    this.#time = time;
    this.#commons = commons;
    this.#onChange = onChange;
  }

  at(table: string): Audience {
    const company = this.#byTable.get(table);
    if (company === undefined) return NOBODY;
    return { guests: new Set(company.guests.keys()), strangers: company.strangers + company.strangersElsewhere };
  }

  /** Also at tables that nobody looks at here. */
  async everywhere(tables: readonly string[]): Promise<(table: string) => Audience> {
    const unknown = tables.filter((table) => !this.#byTable.has(table));
    const elsewhere = unknown.length === 0 ? new Map<string, Audience>() : await this.#elsewhere(unknown);
    return (table) => (this.#byTable.has(table) ? this.at(table) : (elsewhere.get(table) ?? NOBODY));
  }

  /** Asks who looks at these through other houses. */
  async look(tables: readonly string[]): Promise<void> {
    const known = tables.filter((table) => this.#byTable.has(table));
    if (known.length === 0) return;
    const elsewhere = await this.#commons.presence.elsewhere(known);
    for (const table of known) this.#hear(table, elsewhere.get(table) ?? NOBODY);
  }

  /** Null for a stranger. */
  arrive(table: string, guest: string | null): void {
    const company = this.#byTable.get(table) ?? newCompany();
    this.#byTable.set(table, company);
    if (guest === null) {
      this.#commons.presence.note(table, null, ++company.strangers);
      return this.#tellSoon(table, company);
    }
    const known = company.guests.get(guest);
    const sockets = (known?.sockets ?? 0) + 1;
    this.#commons.presence.note(table, guest, sockets);
    if (known === undefined) {
      company.guests.set(guest, { sockets, isElsewhere: false, leaving: null });
      return this.#tellSoon(table, company);
    }
    stay(known);
    known.sockets = sockets;
  }

  /** Once for every arrival. */
  leave(table: string, guest: string | null): void {
    const company = this.#byTable.get(table);
    if (company === undefined) return;
    if (guest === null) {
      this.#commons.presence.note(table, null, --company.strangers);
      return this.#tellSoon(table, company);
    }
    const known = company.guests.get(guest);
    if (known === undefined) return;
    this.#commons.presence.note(table, guest, --known.sockets);
    this.#letGo(table, company, guest, known);
  }

  close(): void {
    for (const { guests, telling } of this.#byTable.values()) {
      telling?.();
      for (const { leaving } of guests.values()) leaving?.();
    }
    this.#byTable.clear();
  }

  /** What cannot be asked now is not known, and asked again soon. */
  async #elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    return this.#commons.presence.elsewhere(tables).catch(() => new Map<string, Audience>());
  }

  #hear(table: string, { guests, strangers }: Audience): void {
    const company = this.#byTable.get(table);
    if (company === undefined) return;
    const isNews = strangers !== company.strangersElsewhere || [...guests].some((guest) => !company.guests.has(guest));
    company.strangersElsewhere = strangers;
    for (const guest of guests) {
      const known = company.guests.get(guest) ?? { sockets: 0, isElsewhere: true, leaving: null };
      known.isElsewhere = true;
      stay(known);
      company.guests.set(guest, known);
    }
    for (const [guest, known] of company.guests) {
      if (!known.isElsewhere || guests.has(guest)) continue;
      known.isElsewhere = false;
      this.#letGo(table, company, guest, known);
    }
    if (isNews) this.#tellSoon(table, company);
  }

  #letGo(table: string, company: Company, guest: string, known: Somebody): void {
    if (known.sockets > 0) return;
    if (known.isElsewhere) return void this.#dropEmpty(table, company);
    known.leaving ??= this.#time.after(this.#patience.back, () => {
      company.guests.delete(guest);
      this.#tellSoon(table, company);
    });
  }

  #tellSoon(table: string, company: Company): void {
    if (this.#dropEmpty(table, company)) return;
    company.telling ??= this.#time.after(this.#patience.audience, () => {
      company.telling = null;
      this.#onChange(table);
    });
  }

  /** Where nobody looks here, nobody is told of others. */
  #dropEmpty(table: string, company: Company): boolean {
    const isHere = [...company.guests.values()].some(({ sockets, leaving }) => sockets > 0 || leaving !== null);
    if (isHere || company.strangers > 0) return false;
    company.telling?.();
    this.#byTable.delete(table);
    return true;
  }
}

function newCompany(): Company {
  return { guests: new Map(), strangers: 0, strangersElsewhere: 0, telling: null };
}

function stay(known: Somebody): void {
  known.leaving?.();
  known.leaving = null;
}
