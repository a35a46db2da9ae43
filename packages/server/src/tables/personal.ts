import type { OwnTable } from "@safehouse/protocol";
import type { Kept } from "../guests/collection.ts";
import type { Guests, KnownGuest } from "../guests/guests.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import type { Devices } from "../push/devices.ts";
import type { Rest } from "../upkeep/open-hours.ts";
import type { TableBook } from "./book.ts";
import type { Room } from "../matches/room.ts";
import { byOldestQuestion, type DeskGlance, glanceAtDesk, presentOwn } from "./desk.ts";
import type { Chats } from "./chats.ts";
import { forgotten, renamed, resting } from "./forget.ts";
import type { Studies } from "../studies/studies.ts";
import { guestSeats, seatOf, type Table, touched } from "./table.ts";

const DAY = 86_400_000;
/** Played tables stay among a guest's tables for so long. */
const LATELY_MS = 7 * DAY;
const MOST_UNFINISHED = 30;

/** What concerns one guest at all tables. */
export class Personal {
  readonly #book: TableBook;
  readonly #guests: Guests;
  readonly #chats: Chats;
  readonly #devices: Devices;
  readonly #studies: Studies;

  constructor(book: TableBook, guests: Guests, chats: Chats, devices: Devices, studies: Studies) {
    this.#book = book;
    this.#guests = guests;
    this.#chats = chats;
    this.#devices = devices;
    this.#studies = studies;
  }

  /** Tables where the guest sits, each with whose turn it is: the oldest question first. */
  async tables(viewer: KnownGuest): Promise<OwnTable[]> {
    const found: OwnTable[] = [];
    for await (const kept of this.#own(viewer.guest)) {
      const glance = kept.body.phase === "playing" ? await this.#glance(kept, viewer.guest) : null;
      found.push(presentOwn(kept, viewer, glance, this.#book.now()));
    }
    return found.toSorted(byOldestQuestion);
  }

  /** Refuses if the guest sits at too many tables already; another seat at the same one is fine. */
  async requireRoom({ guest }: KnownGuest, besides: string | null = null): Promise<void> {
    let unfinished = 0;
    for await (const { id, body } of this.#own(guest)) {
      if (id !== besides && (body.phase === "open" || body.phase === "playing")) unfinished++;
    }
    if (unfinished >= MOST_UNFINISHED) throw new Refused(refusal(429, "tables.tooMany", { most: MOST_UNFINISHED }));
  }

  /** Somebody of the table looks in: it stays for another while. Written once a day at most. */
  async touch({ guest }: KnownGuest, { id, body }: Kept<Table>): Promise<void> {
    const now = this.#book.now();
    if (body.phase === "over" || now - body.touchedAt < DAY || seatOf(body, guest) < 0) return;
    const n = (await this.#book.matches.glance(body))?.n ?? body.touchedN;
    await this.#book.change(id, (table) => touched(table, now, n));
    const code = body.code ?? body.screenCode;
    if (code !== undefined) await this.#book.indexes.keepCode(code, now);
  }

  /** Played matches keep the name they were played under. */
  async rename(known: KnownGuest, name: string): Promise<void> {
    const { guest } = known;
    const tables: Kept<Table>[] = [];
    for await (const kept of this.#own(guest)) {
      if (kept.body.phase !== "open" && kept.body.phase !== "playing") continue;
      if (await this.#book.matches.isSilent(kept.body, seatOf(kept.body, guest)))
        throw new Refused(refusal(409, "guest.silent"));
      tables.push(kept);
    }
    await this.#guests.rename(known, name);
    for (const { id } of tables) {
      await this.#book.change(id, (table) => renamed(table, guest, name));
      await this.#chats.rename(id, guest, name);
    }
  }

  /** Away as wished, or here again: all tables of the guest are told. */
  async goAway(known: KnownGuest, wish: Rest | null): Promise<readonly Rest[]> {
    const { guest } = known;
    const rests = await this.#guests.goAway(known, wish);
    for await (const { id, body } of this.#own(guest)) {
      if (body.phase !== "open" && body.phase !== "playing") continue;
      await this.#book.change(id, (table) => resting(table, guest, rests));
    }
    return rests;
  }

  /** Takes the name off every table, match and message, and ends the guest last: if anything fails, asking again goes on. */
  async forget(known: Pick<KnownGuest, "guest">): Promise<void> {
    const { guest } = known;
    const { indexes } = this.#book;
    await this.#guests.startLeaving(known);
    await this.#devices.forget(guest);
    await this.#studies.forget(guest);
    for (const index of [indexes.of(guest), indexes.playedBy(guest)]) {
      for await (const { id } of index.all()) {
        if ((await this.#book.find(id)) !== null) await this.#forgetAt(id, guest);
        await index.remove(id);
      }
    }
    await this.#guests.forget(known);
    this.#book.watchers.dismiss(guest);
    this.#studies.dismiss(guest);
  }

  /**
   * For a table that names were just written to. Whoever asked to be forgotten before that was looked for elsewhere meanwhile; whoever
   * asks after it finds the table in its index.
   */
  async withoutLeavers(kept: Kept<Table>): Promise<Kept<Table>> {
    let settled = kept;
    for (const { guest, name } of guestSeats(kept.body)) {
      if (name === null || (await this.#guests.isStaying(guest))) continue;
      settled = await this.#forgetAt(kept.id, guest);
      await this.#book.indexes.of(guest).remove(kept.id);
    }
    return settled;
  }

  /** Null if the match cannot be read: it is set apart, or the store is away. */
  async #glance(kept: Kept<Table>, guest: string): Promise<DeskGlance | null> {
    const { match } = kept.body;
    if (match === null) return null;
    const deadlines = await this.#book.followers.deadlinesOf(kept);
    const look = (room: Room): DeskGlance => glanceAtDesk(room, seatOf(kept.body, guest), deadlines);
    return this.#book.house.matches.useFresh(match, look).catch(() => null);
  }

  async #forgetAt(id: string, guest: string): Promise<Kept<Table>> {
    const kept = await this.#book.changeAfter(id, async (table) => {
      const level = await this.#book.matches.usualLevel(table);
      return (table) => forgotten(table, guest, level);
    });
    await this.#chats.rename(id, guest, null);
    return kept;
  }

  async *#own(guest: string): AsyncGenerator<Kept<Table>> {
    const { indexes, now } = this.#book;
    const index = indexes.of(guest);
    for await (const { id } of index.all()) {
      const kept = await this.#book.find(id);
      const isSeated = kept !== null && seatOf(kept.body, guest) >= 0;
      if (isSeated && !(kept.body.phase === "over" && now() - kept.body.touchedAt > LATELY_MS)) {
        yield kept;
        continue;
      }
      // Also for who has left: something said there may still bear the name.
      if (kept !== null) await indexes.playedBy(guest).keep(id, {});
      await index.remove(id);
    }
  }
}
