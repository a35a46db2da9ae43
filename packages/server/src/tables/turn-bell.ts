import type { Devices } from "../push/devices.ts";
import type { Postman } from "../push/postman.ts";
import type { Cancel } from "../surroundings.ts";
import type { TableBook } from "./book.ts";

/** Somebody may take a move back, and bots answer at once. */
const SETTLE_MS = 3_000;
/** How often it is looked whether anybody wants to be told, who may have said so through another house. */
const LOOK_MS = 60_000;
/** More matches than that are not remembered. */
const MOST_KNOWN = 10_000;

/**
 * Rings for whoever is asked and has no page open at the table. The house that wrote the entry does it, so of several one does. It goes by
 * what everybody may know, and by whether the guest itself has answered: nobody else hears it.
 */
export class TurnBell {
  readonly #book: TableBook;
  readonly #devices: Devices;
  readonly #postman: Postman | null;
  readonly #due = new Set<string>();
  /** By match: the questions that were rung for. */
  readonly #rung = new Map<string, ReadonlySet<string>>();
  readonly #ends: Cancel[] = [];
  #isAwake = false;

  constructor(book: TableBook, devices: Devices, postman: Postman | null) {
    this.#book = book;
    this.#devices = devices;
    this.#postman = postman;
  }

  start(): void {
    if (this.#postman === null) return;
    const { house } = this.#book;
    const look = async (): Promise<void> => {
      this.#isAwake = !(await this.#devices.isEmpty());
    };
    const tryToLook = (): void => void look().catch(() => {});
    this.#ends.push(
      house.onMoved((match) => this.#hear(match)),
      house.surroundings.every(LOOK_MS, tryToLook),
    );
    tryToLook();
  }

  stop(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  /** Somebody wants to be told. */
  awake(): void {
    this.#isAwake = true;
  }

  /** The days of a slow table run out for a seat. */
  async remind(table: string, seat: number): Promise<void> {
    const there = (await this.#book.find(table))?.body.seats[seat];
    if (there?.kind === "guest" && there.bot === null && there.paper === undefined)
      await this.#postman?.tell(there.guest, "reminder");
  }

  #hear(match: string): void {
    if (!this.#isAwake || this.#due.has(match)) return;
    this.#due.add(match);
    this.#book.house.surroundings.after(SETTLE_MS, () => {
      this.#due.delete(match);
      this.#ring(match).catch((error: unknown) => this.#book.house.report(error, "nobody could be told of a turn"));
    });
  }

  async #ring(match: string): Promise<void> {
    const book = this.#book;
    const kept = await book.ofMatch(match);
    if (kept === null || kept.body.phase !== "playing") return void this.#rung.delete(match);
    const asked = await book.house.matches.useFresh(match, (room) =>
      room.reading(() =>
        room.match
          .snapshot("spectator")
          .pending.filter(({ id, seat }) => room.match.snapshot(seat).moves.some(({ decision }) => decision === id)),
      ),
    );
    const before = this.#rung.get(match) ?? new Set();
    this.#remember(match, new Set(asked.map(({ id }) => id)));
    const { guests } = (await book.presence.everywhere([kept.id]))(kept.id);
    for (const { id, seat } of asked) {
      const there = kept.body.seats[seat];
      const isAway =
        there?.kind === "guest" && there.bot === null && there.paper === undefined && !guests.has(there.guest);
      if (isAway && !before.has(id)) await this.#postman?.tell(there.guest, "turn");
    }
  }

  #remember(match: string, asked: ReadonlySet<string>): void {
    this.#rung.delete(match);
    this.#rung.set(match, asked);
    const [oldest] = this.#rung.keys();
    if (this.#rung.size > MOST_KNOWN && oldest !== undefined) this.#rung.delete(oldest);
  }
}
