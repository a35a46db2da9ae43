import type { Audience, Commons, Hint } from "../../src/commons/commons.ts";
import { type Store, StoreUnavailable } from "../../src/store/store.ts";
import type { Fate } from "./fate.ts";
import type { Life } from "./life.ts";

const LEASE_MS = 3_000;
const HEARTBEAT_MS = 1_000;

interface House {
  readonly life: Life;
  readonly startedAt: number;
  readonly build: string;
  readonly listeners: Set<(hint: Hint) => void>;
  readonly wanted: Map<string, Set<{ readonly onGained: () => void }>>;
  readonly present: Map<string, { readonly table: string; readonly guest: string | null; readonly sockets: number }>;
}

/** What houses share beside the store, as a database and a bus of little worth would do it. */
export class SimulatedCommons {
  readonly #fate: Fate;
  readonly #truth: Store;
  readonly #houses = new Map<Life, House>();
  readonly #leases = new Map<string, { readonly life: Life; readonly until: number }>();
  readonly #complaints = new Map<string, Set<Life>>();
  readonly #counts = new Map<string, { readonly since: number; count: number }>();
  /** How often a hint gets lost, and how often it comes twice. */
  loss = 0;
  doubling = 0;
  /** How long a hint may take. */
  delay = 20;
  /** Nothing but the store is there while it is away. */
  isAway = false;
  #openSince: number;

  constructor(fate: Fate, truth: Store) {
    this.#fate = fate;
    this.#truth = truth;
    this.#openSince = fate.now;
  }

  heal(): void {
    this.loss = 0;
    this.doubling = 0;
    this.delay = 20;
    this.isAway = false;
  }

  join(life: Life, build: string): Commons {
    const fate = this.#fate;
    if (this.#houses.size === 0) this.#openSince = fate.now;
    const house: House = {
      life,
      startedAt: fate.now,
      build,
      listeners: new Set(),
      wanted: new Map(),
      present: new Map(),
    };
    this.#houses.set(life, house);
    // For as long as the others take to notice, it seems to be there.
    life.onEnd(() => fate.after(LEASE_MS, `${life.name} is missed`, () => void this.#houses.delete(life)));
    const lag = fate.between(0, 20);
    return {
      node: life.name,
      now: () => Math.floor(fate.now - lag),
      bus: {
        publish: (hint) => this.#publish(house, hint),
        onHint: (listener) => {
          house.listeners.add(listener);
          return () => void house.listeners.delete(listener);
        },
      },
      leases: {
        isMine: (match) => this.#isMine(life, match),
        want: (match, onGained) => this.#want(house, match, onGained),
        takeDue: (limit, except) => this.#takeDue(life, limit, except),
      },
      houses: {
        living: () =>
          [...this.#houses.values()].map(({ life: { name }, build, startedAt }) => ({
            node: name,
            build,
            editions: {},
            startedAt,
          })),
        openSince: () => this.#openSince,
      },
      presence: {
        note: (table, guest, sockets) => void house.present.set(`${table} ${guest}`, { table, guest, sockets }),
        elsewhere: async (tables) => new Map(tables.map((table) => [table, this.#elsewhere(house, table)])),
      },
      counters: {
        take: async (what, most, windowMs) => this.#take(what, most, windowMs),
        giveBack: (what) => void (this.#window(what, Infinity).count -= 1),
      },
      complaints: { add: async (match) => this.#complain(house, match) },
      away: () => (this.isAway ? ["commons"] : []),
      async close() {},
    };
  }

  #publish(from: House, hint: Hint): void {
    const fate = this.#fate;
    for (const { life, listeners } of this.#houses.values()) {
      if (life === from.life || !life.isAlive || fate.happens(this.loss)) continue;
      for (let copies = fate.happens(this.doubling) ? 2 : 1; copies > 0; copies--) {
        life.after(fate.between(1, this.delay), `hint ${hint.about} ${hint.id.slice(0, 8)}`, () => {
          for (const listener of listeners) listener(hint);
        });
      }
    }
  }

  #isMine(life: Life, match: string): boolean {
    const lease = this.#leases.get(match);
    return lease !== undefined && lease.life === life && lease.until > this.#fate.now;
  }

  #want({ life, wanted }: House, match: string, onGained: () => void): () => void {
    const all = wanted.get(match) ?? new Set();
    const wanting = { onGained };
    wanted.set(match, all.add(wanting));
    life.after(this.#fate.between(0.5, 10), "lease", () => this.#renew(life, match, all));
    return () => {
      if (!all.delete(wanting) || all.size > 0) return;
      wanted.delete(match);
      if (this.#isMine(life, match)) this.#leases.delete(match);
    };
  }

  /** Whoever has it keeps it for as long as somebody in that house wants it, and the house shows itself. */
  #renew(life: Life, match: string, all: ReadonlySet<{ readonly onGained: () => void }>): void {
    if (all.size === 0) return;
    const lease = this.#leases.get(match);
    const wasMine = this.#isMine(life, match);
    const isFree = lease === undefined || lease.life === life || lease.until <= this.#fate.now;
    if (isFree && !this.isAway) {
      this.#leases.set(match, { life, until: this.#fate.now + LEASE_MS });
      if (!wasMine) for (const { onGained } of all) onGained();
    }
    life.after(HEARTBEAT_MS, "lease", () => this.#renew(life, match, all));
  }

  async #takeDue(life: Life, limit: number, except: readonly string[]): Promise<readonly string[]> {
    if (this.isAway) throw new StoreUnavailable("the commons is away");
    const due = await this.#truth.dueMatches();
    const free = due.filter(
      (match) => !except.includes(match) && (this.#leases.get(match)?.until ?? 0) <= this.#fate.now,
    );
    const taken = free.slice(0, limit);
    for (const match of taken) this.#leases.set(match, { life, until: this.#fate.now + LEASE_MS });
    return taken;
  }

  #elsewhere(from: House, table: string): Audience {
    const others = [...this.#houses.values()].filter((house) => house !== from && house.life.isAlive);
    const rows = others.flatMap(({ present }) => [...present.values()]).filter((row) => row.table === table);
    const there = rows.filter(({ sockets }) => sockets > 0);
    return {
      guests: new Set(there.flatMap(({ guest }) => (guest === null ? [] : [guest]))),
      strangers: there.filter(({ guest }) => guest === null).reduce((sum, { sockets }) => sum + sockets, 0),
    };
  }

  #take(what: string, most: number, windowMs: number): boolean {
    return ++this.#window(what, windowMs).count <= most;
  }

  #window(what: string, windowMs: number): { readonly since: number; count: number } {
    const last = this.#counts.get(what);
    const isOver = last === undefined || this.#fate.now - last.since >= windowMs;
    const window = isOver ? { since: this.#fate.now, count: 0 } : last;
    this.#counts.set(what, window);
    return window;
  }

  /** A house that was started anew is no second one. */
  #complain({ life, build }: House, match: string): "agreed" | "kept" {
    const key = `${match} ${build}`;
    const by = this.#complaints.get(key) ?? new Set();
    this.#complaints.set(key, by.add(life));
    const isAlone = [...this.#houses.keys()].every((other) => other === life);
    return isAlone || [...by].some((other) => other !== life && other.isAlive) ? "agreed" : "kept";
  }
}
