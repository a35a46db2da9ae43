import type { Matches } from "../matches/matches.ts";
import type { Room } from "../matches/room.ts";
import type { Watcher } from "../matches/watchers.ts";
import type { SeatDecision } from "@safehouse/kernel";
import type { Cancel, Time } from "../surroundings.ts";

export interface Deadline {
  readonly seat: number;
  readonly decision: string;
  readonly milliseconds: number;
}

interface Countdown {
  readonly seat: number;
  endsAt: number;
  cancel: Cancel;
}

export interface FollowerOptions {
  readonly time: Time;
  readonly matches: Matches;
  readonly match: string;
  /** Milliseconds for a decision; null for no timer. */
  readonly limit: number | null;
  readonly onOver: () => void;
  readonly onError: (error: unknown) => void;
}

const RETRY_MS = 10_000;

/**
 * Follows the match of a table, notices its end and keeps time for its decisions. Time is only kept here: it runs while the house is
 * open, and starts anew with it, so that nobody is late because the house was closed.
 */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #countdowns = new Map<string, Countdown>();
  #room: Room | null = null;
  #pending: readonly SeatDecision[] = [];
  #release: () => void = () => {};
  #cancelRetry: Cancel = () => {};
  #isStopped = false;

  constructor(options: FollowerOptions) {
    this.#options = options;
    void this.#follow();
  }

  /** How much time is left for what is asked now. */
  get deadlines(): Deadline[] {
    const now = this.#options.time.uptime();
    return [...this.#countdowns].map(([decision, { seat, endsAt }]) => ({
      seat,
      decision,
      milliseconds: Math.max(0, Math.round(endsAt - now)),
    }));
  }

  /** False if no time is running for that seat. */
  addTime(seat: number): boolean {
    const { limit } = this.#options;
    const own = [...this.#countdowns].filter(([, countdown]) => countdown.seat === seat);
    if (limit === null) return false;
    for (const [decision, countdown] of own) {
      countdown.endsAt += limit;
      this.#arm(decision, countdown);
    }
    return own.length > 0;
  }

  /** Somebody else plays a seat now, or the match went on. */
  update(): void {
    const { limit, time } = this.#options;
    const room = this.#room;
    if (limit === null || room === null || this.#isStopped) return;
    const asked = this.#pending.filter(({ seat }) => room.stored.seats[seat]?.kind === "human");
    for (const [decision, { cancel }] of this.#countdowns) {
      if (asked.some(({ id }) => id === decision)) continue;
      cancel();
      this.#countdowns.delete(decision);
    }
    for (const { id, seat } of asked) {
      if (this.#countdowns.has(id)) continue;
      const countdown: Countdown = { seat, endsAt: time.uptime() + limit, cancel() {} };
      this.#countdowns.set(id, countdown);
      this.#arm(id, countdown);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelRetry();
    for (const { cancel } of this.#countdowns.values()) cancel();
    this.#countdowns.clear();
    this.#release();
  }

  #arm(decision: string, countdown: Countdown): void {
    const { time } = this.#options;
    countdown.cancel();
    const left = Math.max(0, countdown.endsAt - time.uptime());
    countdown.cancel = time.after(left, () => void this.#timeIsUp(decision, countdown));
  }

  async #timeIsUp(decision: string, countdown: Countdown): Promise<void> {
    const room = this.#room;
    if (room === null || this.#isStopped || this.#countdowns.get(decision) !== countdown) return;
    try {
      await room.playAbsent(countdown.seat, decision);
    } catch (error) {
      this.#options.onError(error);
      countdown.cancel = this.#options.time.after(RETRY_MS, () => void this.#timeIsUp(decision, countdown));
    }
  }

  async #follow(): Promise<void> {
    const { time, matches, match, onOver, onError } = this.#options;
    try {
      await matches.use(match, async (room) => {
        const left = new Promise<void>((resolve) => (this.#release = resolve));
        if (this.#isStopped) return;
        this.#room = room;
        const hear = (pending: readonly SeatDecision[], isOver: boolean): void => {
          this.#pending = pending;
          this.update();
          if (isOver) onOver();
        };
        const watcher: Watcher = {
          viewer: "spectator",
          onEntry: ({ pending, outcome }) => hear(pending, outcome !== null),
          onEnd: () => this.#release(),
        };
        const { pending, outcome } = room.watch(watcher, () => room.match.snapshot("spectator"));
        hear(pending, outcome !== null);
        await left;
        room.leave(watcher);
        this.#room = null;
      });
    } catch (error) {
      onError(error);
    }
    // Not asked to stop: the match could not be read, or is being read anew.
    if (!this.#isStopped) this.#cancelRetry = time.after(RETRY_MS, () => void this.#follow());
  }
}
