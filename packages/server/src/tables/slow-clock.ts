import type { Kept } from "../guests/collection.ts";
import type { Cancel } from "../surroundings.ts";
import { NOTE_MS, type OpenHours } from "../upkeep/open-hours.ts";
import type { TableBook } from "./book.ts";
import { type Deadline, slowDeadlines, timeFor } from "./follower.ts";
import { remind, replaceLate } from "./play.ts";
import { isSlow, nextMark, remindersDue } from "./slow-time.ts";
import type { Table } from "./table.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Holidays are cut short, and people take seats back: nothing is computed further ahead than that. */
const LONGEST_SLEEP = 24 * HOUR;
const LEASE = "slow-tables";

interface Asked extends Deadline {
  /** A sealed answer was given. The others are not told, so this never leaves the house. */
  readonly hasAnswered: boolean;
}

/**
 * Counts the days of slow tables: reminds whoever is asked, and lets a bot play for who let them pass. No match is held in memory for
 * it: the store knows when a table is to be looked at, so it goes on after any restart. Of several houses one does it; what two do is
 * done once, for the table takes one of them.
 */
export class SlowClock {
  readonly #book: TableBook;
  readonly #hours: OpenHours;
  readonly #onReminder: (table: string, seat: number) => void;
  readonly #ends: Cancel[] = [];
  #looking: Promise<void> | null = null;
  #isStopped = false;

  constructor(book: TableBook, hours: OpenHours, onReminder: (table: string, seat: number) => void) {
    this.#book = book;
    this.#hours = hours;
    this.#onReminder = onReminder;
  }

  async start(): Promise<void> {
    const { surroundings, commons } = this.#book.house;
    await this.#note();
    if (this.#isStopped) return;
    this.#ends.push(
      commons.leases.want(LEASE, () => void this.look()),
      surroundings.every(NOTE_MS, () => void this.#note()),
      surroundings.every(MINUTE, () => void this.look()),
    );
    await this.look();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const end of this.#ends.splice(0)) end();
    await this.#looking;
  }

  /** At all tables that are due. */
  look(): Promise<void> {
    if (!this.#book.house.commons.leases.isMine(LEASE) || this.#isStopped) return Promise.resolve();
    this.#looking ??= this.#lookAtDue().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #note(): Promise<void> {
    await this.#hours.note().catch((error: unknown) => this.#book.house.report(error, "the hours could not be noted"));
  }

  async #lookAtDue(): Promise<void> {
    const { indexes, now, house } = this.#book;
    try {
      for await (const { key, table } of indexes.due(now())) {
        if (this.#isStopped) return;
        const sleep = await this.#wake(table).catch((error: unknown) => {
          house.report(error, "a slow table could not be looked at");
          return HOUR;
        });
        if (sleep !== null) await indexes.wakeAt(table, now() + Math.min(sleep, LONGEST_SLEEP));
        await indexes.slow.remove(key);
      }
    } catch (error) {
      house.report(error, "slow tables could not be looked at");
    }
  }

  /** For how many milliseconds it may sleep then; null for a table where no days run any more. */
  async #wake(id: string): Promise<number | null> {
    const kept = await this.#book.find(id);
    if (kept === null || kept.body.phase !== "playing" || !isSlow(kept.body)) return null;
    const limit = (kept.body.timer as number) * 1000;
    const asked = await this.#asked(kept, limit);
    const late = asked.filter(({ milliseconds, hasAnswered }) => milliseconds === 0 && !hasAnswered);
    for (const { seat, decision } of late) await this.#replace(id, seat, decision, limit);
    const reminded = await this.#remind(kept, asked, limit);
    for (const seat of reminded) this.#onReminder(id, seat);
    // Whatever is asked meanwhile has its first reminder no sooner than that.
    const marks = asked
      .filter(({ milliseconds }) => milliseconds > 0)
      .map(({ decision, milliseconds }) => nextMark(milliseconds, timeFor(decision, limit, kept.body)));
    return Math.min(limit / 2, ...marks);
  }

  #asked({ body }: Kept<Table>, limit: number): Promise<Asked[]> {
    const { house } = this.#book;
    return house.matches.useFresh(body.match as string, (room) =>
      slowDeadlines(room, limit, body, house.commons, this.#hours.closed).map((deadline) => ({
        ...deadline,
        hasAnswered: !room
          .reading(() => room.match.snapshot(deadline.seat))
          .moves.some(({ decision }) => decision === deadline.decision),
      })),
    );
  }

  /** It is looked at again when it is the table's turn: somebody may have come back at the last moment. */
  async #replace(id: string, seat: number, decision: string, limit: number): Promise<void> {
    await this.#book.changeAfter(id, async (seen) => {
      const level = await this.#book.matches.usualLevel(seen);
      const asked = await this.#asked({ id, version: 0, body: seen, expiresAt: null }, limit);
      const isLate = asked.some((each) => each.decision === decision && each.milliseconds === 0 && !each.hasAnswered);
      return (table) => (isLate ? replaceLate(table, seat, level, this.#book.now()) : { ok: true, value: table });
    });
  }

  /** Which seats are to be reminded. That is written down before anybody is, whether or not there is a way to reach them. */
  async #remind({ id, body }: Kept<Table>, asked: readonly Asked[], limit: number): Promise<readonly number[]> {
    const running = asked.filter(({ milliseconds }) => milliseconds > 0);
    const due = running.map((each): Asked => {
      const count = each.rests ? 0 : remindersDue(each.milliseconds, timeFor(each.decision, limit, body));
      return { ...each, reminders: Math.max(each.reminders, count) };
    });
    const fresh = due.filter(({ reminders }, index) => reminders > (running[index]?.reminders ?? 0));
    if (fresh.length === 0) return [];
    const reminded = Object.fromEntries(due.map(({ decision, reminders }) => [decision, reminders]));
    await this.#book.change(id, (table) => remind(table, reminded));
    return fresh.filter(({ hasAnswered }) => !hasAnswered).map(({ seat }) => seat);
  }
}
