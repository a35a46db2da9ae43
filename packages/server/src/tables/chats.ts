import type { ReportRequest } from "@safehouse/protocol";
import { Collection, type Kept } from "../guests/collection.ts";
import type { Guests, KnownGuest } from "../guests/guests.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import { newId } from "../guests/secret.ts";
import { Buckets } from "../limits/bucket.ts";
import { reasonOf } from "../reported/reason.ts";
import { REPORT, type Report } from "../reported/report.ts";
import { expiryAfter } from "../upkeep/keep.ts";
import type { TableBook } from "./book.ts";
import { type Chat, chatAfter, type ChatMessage, lastSaidAt, MOST_KEPT, newChat, renameIn, sayIn } from "./chat.ts";
import { seatOf, type Table } from "./table.ts";

const REPORTS = { perSecond: 1 / 600, burst: 10 };
/** An evening of rematches: each is a table to look at. */
const MOST_TABLES_BACK = 10;
const LOOK_AGAIN_MS = 10_000;

interface Heard {
  /** Where it was said. */
  readonly table: string;
  readonly message: ChatMessage;
}

/** Talk at tables, among those who sit there. */
export class Chats {
  readonly #book: TableBook;
  readonly #guests: Guests;
  readonly #chats: Collection<Chat>;
  readonly #reports: Collection<Report>;
  readonly #reportsByGuest: Buckets;
  /** By table that somebody looks at here: what they were told last. */
  readonly #told = new Map<string, { readonly n: number; readonly version: number }>();

  constructor(book: TableBook, guests: Guests) {
    this.#book = book;
    this.#guests = guests;
    const { store, settings, surroundings } = book.house;
    this.#reportsByGuest = new Buckets(REPORTS, surroundings.uptime);
    const chatExpiry = (chat: Chat): number | null => expiryAfter(lastSaidAt(chat), settings.keep.chats);
    this.#chats = new Collection(store, "chat", chatExpiry, surroundings);
    const reportExpiry = ({ at }: Report): number | null => expiryAfter(at, settings.keep.reports);
    this.#reports = new Collection(store, REPORT, reportExpiry, surroundings);
  }

  async say(guest: KnownGuest, id: string, text: string): Promise<ChatMessage> {
    const { body } = await this.#requireSeated(guest, id);
    if (await this.#book.matches.isSilent(body, seatOf(body, guest.guest)))
      throw new Refused(refusal(409, "chat.silent"));
    const now = this.#book.now();
    await this.#chats.create(id, newChat(now));
    // Read from what was written: who was first is decided there.
    let n = 0;
    const kept = (await this.#chats.change(id, (chat) => {
      n = chat.count + 1;
      return sayIn(chat, guest, text, now);
    })) as Kept<Chat>;
    await this.#forgetLeaver(id, guest.guest);
    this.#tell(kept);
    this.#book.house.commons.bus.publish({ about: "chat", id, n });
    return kept.body.messages.find((message) => message.n === n) as ChatMessage;
  }

  /** Somebody begins to look: what was said by now is theirs to read, what is said from now on is told, whichever house hears it. */
  async listen(id: string): Promise<void> {
    if (this.#told.has(id)) return;
    const kept = await this.#chats.find(id);
    if (this.#book.watchers.has(id) && !this.#told.has(id)) {
      this.#told.set(id, { n: kept?.body.count ?? 0, version: kept?.version ?? 0 });
    }
  }

  /** Somebody has looked enough. */
  leave(id: string): void {
    if (!this.#book.watchers.has(id)) this.#told.delete(id);
  }

  /** Whether others have said something that nobody here was told. */
  isBehind(id: string, version: number): boolean {
    const told = this.#told.get(id);
    return told !== undefined && version > told.version;
  }

  /** Tells what was said through other houses. */
  async catchUp(id: string): Promise<void> {
    if (!this.#told.has(id)) return;
    const kept = await this.#chats.find(id);
    if (kept !== null) this.#tell(kept);
  }

  /** In order and each once, however late one house, or one of two messages at once, is heard of: what was written holds all of it. */
  #tell({ id, version, body }: Kept<Chat>): void {
    const { watchers } = this.#book;
    const told = this.#told.get(id);
    // Whoever looks already has not been shown the table yet, and reads what was said when it is.
    if (told === undefined) return;
    const isNews = ({ n }: ChatMessage): boolean => n > told.n;
    for (const message of body.messages.filter(isNews)) watchers.tell(id, (watcher) => watcher.onMessage(message));
    this.#told.set(id, { n: Math.max(told.n, body.count), version: Math.max(told.version, version) });
  }

  /** Whoever asked to be forgotten meanwhile may have been too early for this message. It is said, whether or not that can be seen now. */
  async #forgetLeaver(id: string, guest: string): Promise<void> {
    const { surroundings, report } = this.#book.house;
    try {
      if (!(await this.#guests.isStaying(guest))) await this.rename(id, guest, null);
    } catch (error) {
      report(error, "it could not be seen whether a guest is to be forgotten");
      surroundings.after(LOOK_AGAIN_MS, () => void this.#forgetLeaver(id, guest));
    }
  }

  /** The same people talk on at their rematch. */
  async goOn(old: string, id: string): Promise<void> {
    const kept = await this.#chats.find(old);
    if (kept !== null) await this.#chats.create(id, chatAfter(old, kept.body, this.#book.now()));
  }

  /** Without those that the reader has muted. */
  async read(guest: KnownGuest, id: string, after: number): Promise<ChatMessage[]> {
    await this.#requireSeated(guest, id);
    const heard = await this.#heard(guest, id);
    return heard
      .map(({ message }) => message)
      .filter((message) => message.n > after && !guest.muted.includes(message.guest));
  }

  /** What this guest has heard here and, before a rematch, at the same people's tables: somebody new was not there. */
  async #heard({ guest }: KnownGuest, id: string): Promise<Heard[]> {
    const heard: Heard[] = [];
    let [table, upTo] = [id, Infinity];
    for (let back = 0; back <= MOST_TABLES_BACK && heard.length < MOST_KEPT; back++) {
      const chat = (await this.#chats.find(table))?.body;
      if (chat === undefined) break;
      const said = chat.messages.filter(({ n }) => n <= upTo);
      heard.unshift(...said.map((message) => ({ table, message })));
      const before = chat.before && (await this.#book.find(chat.before.table));
      if (chat.before === undefined || !before || seatOf(before.body, guest) < 0) break;
      ({ table, upTo } = chat.before);
    }
    return heard.slice(-MOST_KEPT);
  }

  async report(guest: KnownGuest, id: string, n: number, said: ReportRequest): Promise<void> {
    await this.#requireSeated(guest, id);
    const reason = reasonOf(said);
    if (!reason.ok) throw new Refused(reason.error);
    const heard = (await this.#heard(guest, id)).find(({ message }) => message.n === n);
    if (heard === undefined) throw new Refused(refusal(404, "message.unknown"));
    const { table, message: found } = heard;
    if (found.guest === guest.guest) throw new Refused(refusal(409, "message.yours"));
    if (this.#reportsByGuest.take(guest.guest) > 0) throw new Refused(refusal(429, "report.tooMany"));
    const { name: _, ...message } = found;
    const report = newId(this.#book.house.surroundings);
    await this.#reports.create(report, {
      table,
      by: guest.guest,
      message,
      at: this.#book.now(),
      reason: reason.value,
    });
    // What was said is for "safehouse reports": logs go to more places than the database does.
    this.#book.house.notify(
      { report, table, message: n, author: found.guest, by: guest.guest },
      "a message was reported",
    );
  }

  /** Null forgets the name. */
  async rename(id: string, guest: string, name: string | null): Promise<void> {
    await this.#chats.change(id, (chat) => renameIn(chat, guest, name));
  }

  async *redate(): AsyncGenerator<void> {
    yield* this.#chats.redate();
    yield* this.#reports.redate();
  }

  async remove(id: string): Promise<void> {
    await this.#chats.remove(id);
  }

  async #requireSeated({ guest }: KnownGuest, id: string): Promise<Kept<Table>> {
    const kept = await this.#book.require(id);
    if (seatOf(kept.body, guest) < 0) throw new Refused(refusal(403, "chat.seatedOnly"));
    return kept;
  }
}
