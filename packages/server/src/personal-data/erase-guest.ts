import { loadGame } from "@safehouse/games";
import { type BotLevel, type Json, sameJson } from "@safehouse/kernel";
import type { Kept } from "../guests/collection.ts";
import type { Guest } from "../guests/guest.ts";
import { levelsOf } from "../matches/blueprint.ts";
import { PUSH, PUSH_ENDPOINT } from "../push/devices.ts";
import { REPORT, type Report } from "../reported/report.ts";
import { allDocuments } from "../store/beside.ts";
import { openClosedHouse } from "../store/closed-house.ts";
import type { Store } from "../store/store.ts";
import { type HouseStudy, STUDY, STUDY_ROOM, studiesOf } from "../studies/study.ts";
import type { Chat } from "../tables/chat.ts";
import { forgotten } from "../tables/forget.ts";
import { matchSeats } from "../tables/play.ts";
import type { Table } from "../tables/table.ts";
import { findGuests, type GuestGlance } from "./find-guest.ts";

export interface Erased {
  readonly guest: GuestGlance;
  readonly tables: number;
  readonly messages: number;
  readonly reports: number;
  /** What it had put there for others to read. */
  readonly studies: number;
  /** Codes for further devices, devices that are told with the page closed, indexes, and places in others' lists of whom they do not want to read. */
  readonly traces: number;
  /** Nothing of it lies in the unused parts of the file any more, either. */
  readonly isScrubbed: boolean;
}

/** One guest, or those it may be. An empty list: nobody. */
export type Erasure = { readonly erased: Erased } | { readonly candidates: readonly GuestGlance[] };

/**
 * Removes a guest, by id or name, from a house that is closed, in a folder or a Postgres: the name from every table and match, everything
 * it said, reports by and about it, and the guest itself last, so that an interrupted erasure can be asked for again.
 */
export async function eraseGuest(place: string, wanted: string): Promise<Erasure> {
  const { store, scrub } = await openClosedHouse(place);
  try {
    const candidates = await findGuests(allDocuments(store, "guest"), wanted);
    const [guest] = candidates;
    if (guest === undefined || candidates.length > 1) return { candidates };
    const { id } = guest;
    const tables = await eraseAtTables(store, id);
    const messages = await eraseMessages(store, id);
    const isInReport = ({ by, message }: Report): boolean => by === id || message.guest === id;
    const reports = await removeAll(store, REPORT, isInReport);
    const studies = await eraseStudies(store, id);
    const links = await removeAll<{ guest: string }>(store, "device-link", (link) => link.guest === id);
    const indexes = (await removeAll(store, `tables-of ${id}`)) + (await removeAll(store, `played-by ${id}`));
    const endpoints = await removeAll<{ guest: string }>(store, PUSH_ENDPOINT, (owner) => owner.guest === id);
    // An endpoint may be forgotten some hours before the device that it belongs to.
    const devices = (await store.findDocument(PUSH, id)) === null ? 0 : 1;
    if (devices > 0) await store.removeDocument(PUSH, id);
    const traces = links + indexes + endpoints + devices + (await eraseFromMuted(store, id));
    await store.removeDocument("guest", id);
    if (guest.name === null && tables + messages + reports + studies + traces === 0) return { candidates: [] };
    return { erased: { guest, tables, messages, reports, studies, traces, isScrubbed: await scrub() } };
  } finally {
    await store.close();
  }
}

function documents<T>(store: Store, kind: string): AsyncIterable<Kept<T>> {
  return allDocuments(store, kind) as AsyncIterable<Kept<unknown>> as AsyncIterable<Kept<T>>;
}

/** As they are dated already: how long things are kept is the server's business. */
async function rewrite<T>(store: Store, kind: string, { id, version, expiresAt }: Kept<T>, body: T): Promise<void> {
  await store.putDocument({ kind, id, version: version + 1, body: body as Json, expiresAt });
}

async function eraseAtTables(store: Store, guest: string): Promise<number> {
  let count = 0;
  for await (const kept of documents<Table>(store, "table")) {
    const next = forgotten(kept.body, guest, await usualLevel(kept.body));
    if (!next.ok) continue;
    const table = { ...next.value, isMatchBehind: false };
    // Somebody who was forgotten before is left there without a name.
    if (sameJson(table as unknown as Json, { ...kept.body, isMatchBehind: false } as unknown as Json)) continue;
    const { match, phase } = table;
    const seating = match === null ? undefined : (await store.heads([match])).get(match)?.seating;
    if (match !== null && seating !== undefined) {
      const { seats, tokenHashes } = matchSeats(table);
      await store.setSeats(match, seats, tokenHashes, seating);
      if (phase === "ended") await store.setStatus(match, "over");
    }
    await rewrite(store, "table", kept, table);
    count++;
  }
  return count;
}

/** The bot that steps in for the guest, as in a house that is open. */
async function usualLevel({ game }: Table): Promise<BotLevel> {
  const found = await loadGame(game);
  const levels = found === null ? [] : levelsOf(found);
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
}

async function eraseMessages(store: Store, guest: string): Promise<number> {
  let count = 0;
  for await (const kept of documents<Chat>(store, "chat")) {
    const messages = kept.body.messages.filter((message) => message.guest !== guest);
    if (messages.length === kept.body.messages.length) continue;
    count += kept.body.messages.length - messages.length;
    await rewrite(store, "chat", kept, { ...kept.body, messages });
  }
  return count;
}

async function eraseStudies(store: Store, guest: string): Promise<number> {
  let count = 0;
  for await (const { id, body } of documents<HouseStudy>(store, STUDY)) {
    if (body.owner !== guest) continue;
    await store.removeDocument(STUDY_ROOM, id);
    await store.removeDocument(STUDY, id);
    count++;
  }
  await removeAll(store, studiesOf(guest));
  return count;
}

async function eraseFromMuted(store: Store, guest: string): Promise<number> {
  let count = 0;
  for await (const kept of documents<Guest>(store, "guest")) {
    if (!kept.body.muted.includes(guest)) continue;
    await rewrite(store, "guest", kept, { ...kept.body, muted: kept.body.muted.filter((id) => id !== guest) });
    count++;
  }
  return count;
}

async function removeAll<T>(store: Store, kind: string, fits: (body: T) => boolean = () => true): Promise<number> {
  let count = 0;
  for await (const { id, body } of documents<T>(store, kind)) {
    if (!fits(body)) continue;
    await store.removeDocument(kind, id);
    count++;
  }
  return count;
}
