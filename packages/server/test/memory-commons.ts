import type { Audience, Commons, Hint, HouseInfo } from "../src/commons/commons.ts";
import type { Store } from "../src/store/store.ts";
import type { Time } from "../src/surroundings.ts";

interface Member extends HouseInfo {
  readonly hear: Set<(hint: Hint) => void>;
  /** By lease: what to call if it becomes theirs. */
  readonly wants: Map<string, Set<() => void>>;
  /** By table and guest, "" for strangers: with how many sockets. */
  readonly present: Map<string, Map<string, number>>;
}

/** What houses in one process share: for tests. */
export class CommonsHub {
  readonly #time: Pick<Time, "now" | "soon">;
  readonly #members = new Map<string, Member>();
  readonly #holders = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #complaints = new Map<string, Set<string>>();
  #openSince: number | null = null;
  readonly #store: Pick<Store, "dueMatches">;
  /** Nobody hears anything while this is so. */
  isDeaf = false;
  /** Everybody hears everything twice while this is so. */
  isDoubling = false;
  /** Others have counted all there is to count. */
  isFull = false;

  constructor(time: Pick<Time, "now" | "soon">, store: Pick<Store, "dueMatches"> = { dueMatches: async () => [] }) {
    this.#time = time;
    this.#store = store;
  }

  join(node: string, { build = "test", editions = {} }: Partial<Pick<HouseInfo, "build" | "editions">> = {}): Commons {
    const { now } = this.#time;
    const own: Member = {
      node,
      build,
      editions,
      startedAt: now(),
      hear: new Set(),
      wants: new Map(),
      present: new Map(),
    };
    if (this.#members.size === 0) this.#openSince = own.startedAt;
    this.#members.set(node, own);
    return {
      node,
      now,
      bus: {
        publish: (hint) => this.#publish(own, hint),
        onHint(listener) {
          own.hear.add(listener);
          return () => void own.hear.delete(listener);
        },
      },
      leases: {
        isMine: (match) => this.#holders.get(match) === node,
        want: (match, onGained) => this.#want(own, match, onGained),
        takeDue: (limit, except) => this.#takeDue(own, limit, except),
      },
      houses: { living: () => [...this.#members.values()], openSince: () => this.#openSince ?? own.startedAt },
      presence: {
        note: (table, guest, sockets) => {
          const there = own.present.get(table) ?? new Map<string, number>();
          own.present.set(table, there);
          if (sockets > 0) there.set(guest ?? "", sockets);
          else there.delete(guest ?? "");
          this.#publish(own, { about: "presence", id: table });
        },
        elsewhere: async (tables) => new Map(tables.map((table) => [table, this.#elsewhere(own, table)])),
      },
      counters: {
        take: async (what, most) => {
          const count = (this.#counts.get(what) ?? 0) + 1;
          this.#counts.set(what, count);
          return count <= most && !this.isFull;
        },
        giveBack: (what) => void this.#counts.set(what, (this.#counts.get(what) ?? 1) - 1),
      },
      complaints: {
        add: async (match, problem, wasKept) => {
          const key = `${build} ${match} ${problem}`;
          const nodes = this.#complaints.get(key) ?? new Set();
          if (wasKept && !nodes.has(node)) return "dropped";
          this.#complaints.set(key, nodes.add(node));
          return nodes.size > 1 || this.#members.size === 1 ? "agreed" : "kept";
        },
      },
      away: () => [],
      close: async () => this.leave(node),
    };
  }

  /** As if it had died: what it held goes to others, and nobody sees who looks through it. */
  leave(node: string): void {
    if (!this.#members.delete(node)) return;
    for (const [lease, holder] of this.#holders) if (holder === node) this.#handOn(lease);
  }

  /** The next windows of all counters. */
  forgetCounts(): void {
    this.#counts.clear();
  }

  #publish(from: Member, hint: Hint): void {
    if (this.isDeaf) return;
    for (const member of this.#members.values()) {
      if (member === from) continue;
      for (const listener of member.hear) {
        this.#time.soon(() => listener(hint));
        if (this.isDoubling) this.#time.soon(() => listener(hint));
      }
    }
  }

  async #takeDue({ node }: Member, limit: number, except: readonly string[]): Promise<readonly string[]> {
    const due = await this.#store.dueMatches();
    const free = due.filter((match) => !this.#holders.has(match) && !except.includes(match)).slice(0, limit);
    for (const match of free) this.#holders.set(match, node);
    return free;
  }

  #want(own: Member, lease: string, onGained: () => void): () => void {
    const wish = (): void => onGained();
    own.wants.set(lease, (own.wants.get(lease) ?? new Set()).add(wish));
    if (!this.#holders.has(lease)) this.#handOn(lease);
    return () => {
      const wishes = own.wants.get(lease);
      wishes?.delete(wish);
      if (wishes?.size !== 0) return;
      own.wants.delete(lease);
      if (this.#holders.get(lease) === own.node) this.#handOn(lease);
    };
  }

  #handOn(lease: string): void {
    const next = [...this.#members.values()].find(({ wants }) => wants.has(lease));
    if (next === undefined) return void this.#holders.delete(lease);
    this.#holders.set(lease, next.node);
    for (const gained of next.wants.get(lease) ?? []) this.#time.soon(gained);
  }

  #elsewhere(own: Member, table: string): Audience {
    const guests = new Set<string>();
    let strangers = 0;
    for (const member of this.#members.values()) {
      if (member === own) continue;
      for (const [guest, sockets] of member.present.get(table) ?? []) {
        if (guest === "") strangers += sockets;
        else guests.add(guest);
      }
    }
    return { guests, strangers };
  }
}
