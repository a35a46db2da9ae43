import type { Clock } from "@safehouse/host";
import { hasPeople } from "../people.ts";
import { closing, type Problem } from "../problem.ts";
import type { Cancel, Time } from "../surroundings.ts";
import { Berths } from "./berths.ts";
import type { Room } from "./room.ts";

export interface SheltersOptions {
  readonly time: Time;
  /** Of the same time. */
  readonly clock: Clock;
  /** A match that nobody has used for so long leaves the memory. */
  readonly idleMs: number;
  readonly mostAwake: number;
  readonly patienceMs: number;
  /** Reads a match from the store. */
  readonly open: (id: string) => Promise<Room>;
  /** It is not in memory any more, or could not be opened. */
  readonly onLeft: (id: string) => void;
}

interface Shelter {
  readonly room: Promise<Room>;
  /** Null until it is open. */
  opened: Room | null;
  /** Gives its place in memory to another. */
  vacate: () => void;
  users: number;
  lastUsed: number;
  isLeaving: boolean;
}

/** The matches that are in memory: each only while it is used, and no more than fit. */
export class Shelters {
  readonly #options: SheltersOptions;
  /** Those unused longest come first. */
  readonly #shelters = new Map<string, Shelter>();
  readonly #berths: Berths;
  readonly #endSweeps: Cancel;

  constructor(options: SheltersOptions) {
    const { time, idleMs, mostAwake, patienceMs } = options;
    this.#options = options;
    this.#berths = new Berths({ time, most: mostAwake, patienceMs, onWanted: () => this.#makeRoom() });
    this.#endSweeps = time.every(Math.max(10, idleMs / 4), () => this.#sweep());
  }

  get count(): number {
    return this.#shelters.size;
  }

  /** Those that are open. */
  opened(): (readonly [id: string, room: Room])[] {
    return [...this.#shelters].flatMap(([id, { opened }]) => (opened === null ? [] : [[id, opened] as const]));
  }

  /** Null if it is not open. */
  find(id: string): Room | null {
    return this.#shelters.get(id)?.opened ?? null;
  }

  isUsed(id: string): boolean {
    return (this.#shelters.get(id)?.users ?? 0) > 0;
  }

  /** Does something with a match. It stays in memory until that is done. */
  async use<T>(id: string, action: (room: Room) => T | Promise<T>): Promise<T> {
    const shelter = this.#shelters.get(id) ?? this.#shelter(id);
    shelter.users++;
    try {
      return await action(await shelter.room);
    } finally {
      shelter.users--;
      shelter.lastUsed = this.#options.clock.now();
      this.#moveToEnd(id, shelter);
      if (this.#berths.wanted > 0) this.#makeRoom();
    }
  }

  /** Whoever is in it is told the problem. Resolves when it is closed. */
  async shut(id: string, problem: Problem): Promise<void> {
    const shelter = this.#shelters.get(id);
    this.#shelters.delete(id);
    this.#options.onLeft(id);
    await shelter?.room
      .then((room) => room.close(problem))
      .catch(() => {})
      .finally(shelter.vacate);
  }

  /** What is being written is finished; then everybody is sent home. */
  async close(): Promise<void> {
    this.#endSweeps();
    const shelters = [...this.#shelters.values()];
    this.#shelters.clear();
    this.#berths.close(closing());
    await Promise.allSettled(shelters.map(async ({ room }) => (await room).putAside(closing())));
  }

  #shelter(id: string): Shelter {
    const shelter: Shelter = {
      room: this.#berths.take().then(async (leave) => {
        shelter.vacate = leave;
        return (shelter.opened = await this.#options.open(id));
      }),
      opened: null,
      vacate: () => {},
      users: 0,
      lastUsed: this.#options.clock.now(),
      isLeaving: false,
    };
    this.#shelters.set(id, shelter);
    shelter.room.catch(() => {
      if (this.#shelters.get(id) === shelter) this.#shelters.delete(id);
      this.#options.onLeft(id);
      shelter.vacate();
    });
    return shelter;
  }

  #moveToEnd(id: string, shelter: Shelter): void {
    if (this.#shelters.get(id) !== shelter) return;
    this.#shelters.delete(id);
    this.#shelters.set(id, shelter);
  }

  #sweep(): void {
    const now = this.#options.clock.now();
    for (const [id, shelter] of this.#shelters) {
      if (shelter.users === 0 && now - shelter.lastUsed >= this.#options.idleMs) void this.#let(id, shelter);
    }
  }

  /** Lets as many rest as are waited for: those unused longest, and of these first who has nothing to do. */
  #makeRoom(): void {
    const unused = [...this.#shelters].filter(
      ([, { users, isLeaving, opened }]) => users === 0 && !isLeaving && opened !== null && !opened.isHeld,
    );
    const leaving = [...this.#shelters.values()].filter(({ isLeaving }) => isLeaving).length;
    const ordered = unused.toSorted(([, a], [, b]) => Number(isBusy(a)) - Number(isBusy(b)));
    for (const [id, shelter] of ordered.slice(0, Math.max(0, this.#berths.wanted - leaving))) {
      void this.#let(id, shelter);
    }
  }

  /** Waits until the bots wait, too; where they play among themselves and nobody looks, they need not go on. */
  async #let(id: string, shelter: Shelter): Promise<void> {
    if (shelter.isLeaving) return;
    shelter.isLeaving = true;
    const before = shelter.lastUsed;
    try {
      const room = await shelter.room;
      if (hasPeople(room.stored.seats)) await room.idle();
      const isUsed = shelter.users > 0 || shelter.lastUsed !== before;
      if (isUsed || room.isHeld || this.#shelters.get(id) !== shelter) return;
      this.#shelters.delete(id);
      this.#options.onLeft(id);
      await room.putAside(closing()).finally(shelter.vacate);
    } catch {
      // Whoever asked for it was told.
    } finally {
      shelter.isLeaving = false;
      if (this.#berths.wanted > 0) this.#makeRoom();
    }
  }
}

function isBusy({ opened }: Shelter): boolean {
  return opened !== null && !opened.isIdle;
}
