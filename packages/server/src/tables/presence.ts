import type { SocketPatience } from "../live/patience.ts";
import type { Cancel, Time } from "../surroundings.ts";

/** Who has a socket open at a table: guests by id, and how many strangers. */
export interface Audience {
  readonly guests: ReadonlySet<string>;
  readonly strangers: number;
}

interface Company {
  /** With how many sockets; none for who may be back at once. */
  readonly guests: Map<string, { sockets: number; leaving: Cancel | null }>;
  strangers: number;
  telling: Cancel | null;
}

const NOBODY: Audience = { guests: new Set(), strangers: 0 };

/**
 * Who looks at which table. It counts sockets and nothing else, so it cannot tell what anybody does in a match. Whoever comes back soon
 * was never gone, and changes that come together are told together, however many come and go.
 */
export class Presence {
  readonly #patience: Pick<SocketPatience, "back" | "audience">;
  readonly #time: Time;
  readonly #onChange: (table: string) => void;
  readonly #byTable = new Map<string, Company>();

  constructor(patience: Pick<SocketPatience, "back" | "audience">, time: Time, onChange: (table: string) => void) {
    this.#patience = patience;
    this.#time = time;
    this.#onChange = onChange;
  }

  at(table: string): Audience {
    const company = this.#byTable.get(table);
    return company === undefined ? NOBODY : { guests: new Set(company.guests.keys()), strangers: company.strangers };
  }

  /** Null for a stranger. */
  arrive(table: string, guest: string | null): void {
    const company = this.#byTable.get(table) ?? { guests: new Map(), strangers: 0, telling: null };
    this.#byTable.set(table, company);
    if (guest === null) {
      company.strangers++;
      return this.#tellSoon(table, company);
    }
    const known = company.guests.get(guest);
    if (known === undefined) {
      company.guests.set(guest, { sockets: 1, leaving: null });
      return this.#tellSoon(table, company);
    }
    known.leaving?.();
    known.sockets++;
  }

  /** Once for every arrival. */
  leave(table: string, guest: string | null): void {
    const company = this.#byTable.get(table);
    if (company === undefined) return;
    if (guest === null) {
      company.strangers--;
      return this.#tellSoon(table, company);
    }
    const known = company.guests.get(guest);
    if (known === undefined || --known.sockets > 0) return;
    known.leaving = this.#time.after(this.#patience.back, () => {
      company.guests.delete(guest);
      this.#tellSoon(table, company);
    });
  }

  close(): void {
    for (const { guests, telling } of this.#byTable.values()) {
      telling?.();
      for (const { leaving } of guests.values()) leaving?.();
    }
    this.#byTable.clear();
  }

  #tellSoon(table: string, company: Company): void {
    if (company.guests.size === 0 && company.strangers === 0) {
      company.telling?.();
      this.#byTable.delete(table);
      return;
    }
    company.telling ??= this.#time.after(this.#patience.audience, () => {
      company.telling = null;
      this.#onChange(table);
    });
  }
}
