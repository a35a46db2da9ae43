import { ok } from "@safehouse/kernel";
import type { Kept } from "../guests/collection.ts";
import type { TableBook } from "./book.ts";
import type { Chats } from "./chats.ts";
import { ended, guestSeats, type Table, touched } from "./table.ts";

const DAY = 86_400_000;

/**
 * Clears away what has expired. A table whose match went on meanwhile was not forgotten, even if nobody looked at the table itself:
 * it stays. Call once a day.
 */
export async function sweep(book: TableBook, chats: Chats): Promise<void> {
  for await (const kept of book.all()) {
    const isDueSoon = kept.expiresAt !== null && kept.expiresAt < book.now() + 2 * DAY;
    if (isDueSoon && !(await isKept(book, kept)) && (kept.expiresAt ?? 0) <= book.now()) await clear(book, chats, kept);
  }
  await book.house.store.removeExpired(book.now(), 1_000);
}

async function isKept(book: TableBook, { id, body }: Kept<Table>): Promise<boolean> {
  if (body.phase !== "playing") return false;
  const glance = await book.glance(body);
  if (glance === null || glance.n <= body.touchedN) return false;
  await book.change(id, (table) => touched(table, book.now(), glance.n));
  return true;
}

async function clear(book: TableBook, chats: Chats, { id, body }: Kept<Table>): Promise<void> {
  if (body.phase === "playing") await book.change(id, (table) => ok(ended(table, "empty")));
  book.listing.forget(id);
  book.whereabouts.close(id);
  await chats.remove(id);
  for (const { guest } of guestSeats(body)) await book.indexes.of(guest).remove(id);
}
