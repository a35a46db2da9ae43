import type { JournalLine } from "@safehouse/host";
import type { Head, Log } from "../store/store.ts";
import { askStore } from "./failure.ts";
import type { RoomOptions } from "./room-options.ts";

/** What a room knows of the log of its match: where it ends, and when what was written. */
export class KnownLog {
  readonly #options: Pick<RoomOptions, "store" | "clock" | "now">;
  readonly #match: string;
  /** By entry: when it was appended, 0 being the making of the match. What was appended here is known better than the log tells it. */
  readonly #times: (number | null)[];
  /** Where the log ended when we last wrote or read. It changes only while nothing else is under way in the match. */
  #head!: Head;
  /** When we last saw the head move. */
  #movedAt: number;

  constructor({ stored, store, clock, now }: Pick<RoomOptions, "stored" | "store" | "clock" | "now">) {
    this.#options = { store, clock, now };
    this.#match = stored.id;
    this.#times = [stored.createdAt];
    this.#movedAt = clock.now();
  }

  get head(): Head {
    return this.#head;
  }

  /** For how many milliseconds nothing was written, as far as we know. */
  get stillFor(): number {
    return this.#options.clock.now() - this.#movedAt;
  }

  /** How many milliseconds ago an entry was written, 0 being the making of the match; null if nobody knows. */
  ageOf(entry: number): number | null {
    const at = this.#times[entry] ?? null;
    return at === null ? null : this.#options.now() - at;
  }

  isAt({ n, link, status, seating }: Head): boolean {
    const { head } = this;
    return n === head.n && link === head.link && status === head.status && seating === head.seating;
  }

  isBefore({ n, seating }: Pick<Head, "n" | "seating">): boolean {
    return n > this.#head.n || seating > this.#head.seating;
  }

  /** All of it. Whoever asked looks at who sits there before it moves on. */
  async readAll(): Promise<Log> {
    const log = await askStore(() => this.#options.store.readLog(this.#match));
    this.#head = log.head;
    for (const { entry, at } of log.lines) this.#times[entry.n] ??= at;
    return log;
  }

  /** What follows the last line that we know. */
  async readOn(): Promise<Log> {
    const log = await askStore(() => this.#options.store.readLog(this.#match, this.#head));
    for (const { entry, at } of log.lines) this.#times[entry.n] = at;
    return log;
  }

  async append(lines: readonly JournalLine[], isDue: boolean): Promise<Head> {
    const { store, now } = this.#options;
    const notes = { at: Math.round(now()), isDue };
    const { head, at } = await askStore(() => store.append(this.#match, this.#head, lines, notes));
    const writtenAt = store.isShared ? at : now();
    for (const { entry } of lines) this.#times[entry.n] = writtenAt;
    return head;
  }

  /** Seats may have changed since that head was seen, and are known here. */
  moveTo(head: Head, seating: number): void {
    if (head.n !== this.#head.n) this.#movedAt = this.#options.clock.now();
    this.#head = { ...head, seating: Math.max(head.seating, seating) };
  }

  reseat(seating: number): void {
    this.#head = { ...this.#head, seating };
  }
}
