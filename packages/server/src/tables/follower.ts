import type { Commons } from "../commons/commons.ts";
import type { Matches } from "../matches/matches.ts";
import type { Room } from "../matches/room.ts";
import type { Watcher } from "../matches/watchers.ts";
import type { SeatDecision } from "@safehouse/kernel";
import type { Cancel, Time } from "../surroundings.ts";
import type { Rest } from "../upkeep/open-hours.ts";
import { slowDeadline } from "./slow-deadline.ts";
import { backOf, type Table } from "./table.ts";

export interface Deadline {
  readonly seat: number;
  readonly decision: string;
  readonly milliseconds: number;
  /** Whoever is asked is away: none of the time runs now. */
  readonly rests: boolean;
  readonly reminders: number;
}

interface Countdown {
  readonly seat: number;
  /** When the question was put, as far as the time of the seat counts, by the clock that only goes on. */
  readonly askedAt: number;
  endsAt: number;
  cancel: Cancel;
}

export interface FollowerOptions {
  readonly time: Time;
  readonly commons: Pick<Commons, "now" | "houses" | "leases">;
  readonly matches: Matches;
  readonly match: string;
  /** Milliseconds for a decision; null for no timer. */
  readonly limit: number | null;
  /** When there was no house open, for a table whose days others count: here they are only told. Null for a quick one. */
  readonly closed?: (() => readonly Rest[]) | null;
  readonly table: TimedTable;
  readonly onOver: () => void;
  readonly onError: (error: unknown) => void;
}

/** What the table says about time. */
export type TimedTable = Pick<Table, "seats" | "granted" | "reminded">;

const RETRY_MS = 10_000;
/** Whoever keeps the time of a match may have gone: then somebody else does. */
const LEASE_MS = 1_000;

/**
 * Follows the match of a table, notices its end and keeps time for its decisions. All houses that follow it count from the same moment:
 * when the question was written down. Nobody is late because there was no house open, or because somebody else had the seat. One of the
 * houses plays for who is late; if two do, the log takes one of them.
 */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #countdowns = new Map<string, Countdown>();
  #table: TimedTable;
  #room: Room | null = null;
  #pending: readonly SeatDecision[] = [];
  #length: number | null = null;
  #release: () => void = () => {};
  #cancelRetry: Cancel = () => {};
  #endLease: () => void = () => {};
  #isStopped = false;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#table = options.table;
    void this.#follow();
  }

  /** How much time is left for what is asked now. */
  get deadlines(): Deadline[] {
    const { time, closed = null, limit, commons } = this.#options;
    const room = this.#room;
    if (closed !== null) {
      return room === null || limit === null ? [] : slowDeadlines(room, limit, this.#table, commons, closed());
    }
    const now = time.uptime();
    return [...this.#countdowns].map(([decision, { seat, endsAt }]) => ({
      seat,
      decision,
      milliseconds: Math.max(0, Math.round(endsAt - now)),
      rests: false,
      reminders: 0,
    }));
  }

  /** How many entries the match has; null until it was looked at. */
  get length(): number | null {
    return this.#length;
  }

  /** Somebody else plays a seat now, or has more time. */
  update(table: TimedTable): void {
    this.#table = table;
    this.#count((decision) => this.#room?.match.askedAfter(decision) ?? 0);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelRetry();
    this.#endLease();
    for (const { cancel } of this.#countdowns.values()) cancel();
    this.#countdowns.clear();
    this.#release();
  }

  /** `askedAfter`: the entry that put a question which is new here. */
  #count(askedAfter: (decision: string) => number): void {
    const { limit, time, closed = null } = this.#options;
    const room = this.#room;
    if (limit === null || closed !== null || room === null || this.#isStopped) return;
    const asked = this.#pending.filter(({ seat }) => room.stored.seats[seat]?.kind === "human");
    for (const [decision, { cancel }] of this.#countdowns) {
      if (asked.some(({ id }) => id === decision)) continue;
      cancel();
      this.#countdowns.delete(decision);
    }
    for (const { id, seat } of asked) {
      const known = this.#countdowns.get(id);
      const spent = (): number => timeSpent(seat, room.ageOf(askedAfter(id)), this.#table, this.#options.commons);
      const askedAt = known?.askedAt ?? time.uptime() - spent();
      const endsAt = askedAt + timeFor(id, limit, this.#table);
      if (known?.endsAt === endsAt) continue;
      const countdown = known ?? { seat, askedAt, endsAt, cancel() {} };
      countdown.endsAt = endsAt;
      this.#countdowns.set(id, countdown);
      this.#arm(id, countdown);
    }
  }

  /** Only with the match at hand: whoever cannot open it must leave its time, and its bots, to others. */
  #wantLease(): void {
    const { limit, closed = null, commons, match } = this.#options;
    if (limit !== null && closed === null) this.#endLease = commons.leases.want(match, () => this.#rearm());
  }

  #rearm(): void {
    for (const [decision, countdown] of this.#countdowns) this.#arm(decision, countdown);
  }

  #arm(decision: string, countdown: Countdown): void {
    const { time } = this.#options;
    countdown.cancel();
    const left = Math.max(0, countdown.endsAt - time.uptime());
    countdown.cancel = time.after(left, () => void this.#timeIsUp(decision, countdown));
  }

  async #timeIsUp(decision: string, countdown: Countdown): Promise<void> {
    const { time, commons, match, onError } = this.#options;
    const room = this.#room;
    if (room === null || this.#isStopped || this.#countdowns.get(decision) !== countdown) return;
    const again = (wait: number): void => {
      countdown.cancel = time.after(wait, () => void this.#timeIsUp(decision, countdown));
    };
    if (!commons.leases.isMine(match)) return again(LEASE_MS);
    try {
      await room.playAbsent(countdown.seat, decision);
    } catch (error) {
      onError(error);
      again(RETRY_MS);
    }
  }

  async #follow(): Promise<void> {
    const { time, matches, match, onOver, onError } = this.#options;
    try {
      await matches.use(match, async (room) => {
        const left = new Promise<void>((resolve) => (this.#release = resolve));
        if (this.#isStopped) return;
        this.#room = room;
        this.#wantLease();
        const hear = (pending: readonly SeatDecision[], isOver: boolean, askedAfter: (id: string) => number): void => {
          this.#pending = pending;
          this.#count(askedAfter);
          if (isOver) onOver();
        };
        const watcher: Watcher = {
          viewer: "spectator",
          onEntry: ({ n, pending, outcome }) => {
            this.#length = n;
            hear(pending, outcome !== null, () => n);
          },
          onEnd: () => this.#release(),
        };
        const { n, pending, outcome } = room.watch(watcher, () => room.match.snapshot("spectator"));
        this.#length = n;
        hear(pending, outcome !== null, (decision) => room.match.askedAfter(decision));
        await left;
        room.leave(watcher);
        this.#room = null;
        this.#endLease();
      });
    } catch (error) {
      onError(error);
    }
    // Not asked to stop: the match could not be read, or is being read anew.
    if (!this.#isStopped) this.#cancelRetry = time.after(RETRY_MS, () => void this.#follow());
  }
}

/** For a match that is not followed here. */
export function deadlinesIn(
  room: Room,
  limit: number,
  table: TimedTable,
  commons: Pick<Commons, "now" | "houses">,
): Deadline[] {
  return askedPeople(room).map(({ id, seat }) => {
    const spent = timeSpent(seat, room.ageOf(room.match.askedAfter(id)), table, commons);
    const milliseconds = Math.max(0, Math.round(timeFor(id, limit, table) - spent));
    return { seat, decision: id, milliseconds, rests: false, reminders: 0 };
  });
}

/** The days that are left at a slow table. */
export function slowDeadlines(
  room: Room,
  limit: number,
  table: TimedTable,
  { now }: Pick<Commons, "now">,
  closed: readonly Rest[],
): Deadline[] {
  return askedPeople(room).map(({ id, seat }) => {
    const age = Math.max(0, room.ageOf(room.match.askedAfter(id)) ?? 0);
    return slowDeadline({ id, seat, age, whole: timeFor(id, limit, table) }, table, now(), closed);
  });
}

/** Everybody may know these: whoever has given a sealed answer is still among them. */
function askedPeople(room: Room): SeatDecision[] {
  const { pending } = room.reading(() => room.match.snapshot("spectator"));
  return pending.filter(({ seat }) => room.stored.seats[seat]?.kind === "human");
}

export function timeFor(decision: string, limit: number, { granted }: Pick<Table, "granted">): number {
  return limit * (1 + (granted?.[decision] ?? 0));
}

/** How much of its time a seat has had for a question of that age. */
function timeSpent(
  seat: number,
  age: number | null,
  { seats }: TimedTable,
  { now, houses }: Pick<Commons, "now" | "houses">,
): number {
  const there = seats[seat];
  const since = Math.max(houses.openSince(), backOf(there));
  return Math.max(0, Math.min(age ?? 0, now() - since));
}
