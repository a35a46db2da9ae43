import type { Json } from "@safehouse/kernel";
import type { Guest } from "../guests/guest.ts";
import { type GuestDevices, PUSH } from "../push/devices.ts";
import { REPORT, type Report } from "../reported/report.ts";
import { allDocuments, type Beside } from "../store/beside.ts";
import { beside } from "../store/open-beside.ts";
import { DamagedLog, type StoredEntry, type StoredMatch } from "../store/store.ts";
import { type HouseStudy, STUDY, STUDY_ROOM, type StudyRoom } from "../studies/study.ts";
import type { Chat } from "../tables/chat.ts";
import { type GuestSeat, seatOf, type Table } from "../tables/table.ts";
import type { Rest } from "../upkeep/open-hours.ts";
import { findGuests, type GuestGlance } from "./find-guest.ts";

/** What the house has about a guest, and about nobody else. Times are milliseconds since 1970. */
export interface GuestExport {
  readonly guest: { readonly id: string; readonly name: string | null; readonly seenAt: number | null };
  /** The ids of guests whose messages this one does not want to see. */
  readonly muted: readonly string[];
  /** When the guest is away, within a year. */
  readonly holidays: readonly Rest[];
  /** Devices that are told with the page closed: through whose service, and since when they were last here. */
  readonly push: readonly { readonly service: string; readonly seenAt: number }[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly phase: Table["phase"];
    readonly createdAt: number;
    readonly seat: number;
    readonly name: string | null;
    readonly isHost: boolean;
    readonly match: string | null;
  }[];
  readonly chats: readonly {
    readonly table: string;
    readonly messages: readonly { readonly n: number; readonly text: string; readonly at: number }[];
  }[];
  /** Those that the guest made. */
  readonly reports: readonly {
    readonly table: string;
    readonly message: number;
    readonly at: number;
    readonly reason: Json;
  }[];
  /** What the guest has put there for others to read: what is written in it, without the match. */
  readonly studies: readonly { readonly id: string; readonly createdAt: number; readonly work: Json }[];
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly seat: number;
    readonly status: StoredMatch["status"];
    readonly createdAt: number;
    /** What the guest played, once that can tell nobody anything. */
    readonly moves: readonly { readonly n: number; readonly decision: string; readonly move: Json }[] | null;
  }[];
}

/** One guest, or those it may be. An empty list: nobody. */
export type Exported = { readonly data: GuestExport } | { readonly candidates: readonly GuestGlance[] };

/** Reads all that belongs to a guest, by id or name. `place` is a folder or the address of a Postgres; houses may be open. */
export function exportGuest(place: string, wanted: string): Promise<Exported> {
  return beside(place, "read", async (house) => {
    const candidates = await findGuests(allDocuments(house, "guest"), wanted);
    const [guest] = candidates;
    if (guest === undefined || candidates.length > 1) return { candidates };
    const data = await collect(house, guest);
    const isNobody =
      guest.name === null && [data.tables, data.chats, data.reports, data.studies].every(({ length }) => length === 0);
    return isNobody ? { candidates: [] } : { data };
  });
}

async function collect(house: Beside, { id, name, seenAt }: GuestGlance): Promise<GuestExport> {
  const guest = (await house.findDocument("guest", id))?.body as unknown as Guest | undefined;
  const push = (await house.findDocument(PUSH, id))?.body as unknown as GuestDevices | undefined;
  const own = await allWhere<Table>(house, "table", (table) => seatOf(table, id) >= 0);
  const chats = await allWhere<Chat>(house, "chat", (chat) => chat.messages.some((message) => message.guest === id));
  const reports = await allWhere<Report>(house, REPORT, ({ by }) => by === id);
  const studies = await allWhere<HouseStudy>(house, STUDY, ({ owner }) => owner === id);
  const written: GuestExport["studies"][number][] = [];
  for (const { id: study, body } of studies) {
    const room = (await house.findDocument(STUDY_ROOM, study))?.body as unknown as StudyRoom | undefined;
    written.push({ id: study, createdAt: body.createdAt, work: (room?.work ?? null) as unknown as Json });
  }
  const matches: GuestExport["matches"][number][] = [];
  for (const { body } of own) {
    if (body.match !== null) matches.push(...(await describeMatch(house, body.match, seatOf(body, id))));
  }
  return {
    guest: { id, name, seenAt },
    muted: guest?.muted ?? [],
    holidays: guest?.rests ?? [],
    push: (push?.devices ?? []).map(({ endpoint, seenAt: at }) => ({
      service: new URL(endpoint).hostname,
      seenAt: at,
    })),
    tables: own.map(({ id: table, body }) => {
      const { game, phase, createdAt, host, match, seats } = body;
      const seat = seatOf(body, id);
      const isHost = host === id;
      return { id: table, game, phase, createdAt, seat, name: (seats[seat] as GuestSeat).name, isHost, match };
    }),
    chats: chats.map(({ id: table, body }) => ({
      table,
      messages: body.messages.filter((message) => message.guest === id).map(({ n, text, at }) => ({ n, text, at })),
    })),
    reports: reports.map(({ body: { table, message, at, reason } }) => ({
      table,
      message: message.n,
      at,
      reason: (reason ?? null) as Json,
    })),
    studies: written,
    matches,
  };
}

/** One after the other: there may be more of them than memory has room for. */
async function allWhere<T>(
  house: Beside,
  kind: string,
  fits: (body: T) => boolean,
): Promise<{ readonly id: string; readonly body: T }[]> {
  const found: { id: string; body: T }[] = [];
  for await (const document of allDocuments(house, kind)) {
    const { id, body } = document as unknown as { id: string; body: T };
    if (fits(body)) found.push({ id, body });
  }
  return found;
}

async function describeMatch(house: Beside, id: string, seat: number): Promise<GuestExport["matches"]> {
  const stored = await readable(() => house.findMatch(id));
  if (stored === null) return [];
  const { game, status, createdAt } = stored;
  // In a running match even one's own answers may be sealed: a file goes to more eyes than a page does.
  const log = status === "over" ? await readable(() => house.readLog(id)) : null;
  return [{ id, game, seat, status, createdAt, moves: log === null ? null : movesOf(log.lines, seat) }];
}

/** Without what a bot played for the seat. */
function movesOf(log: readonly StoredEntry[], seat: number) {
  return log
    .filter(({ entry, command }) => entry.seat === seat && command !== null)
    .map(({ entry: { n, decision, move } }) => ({ n, decision, move: move as Json }));
}

async function readable<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DamagedLog) return null;
    throw error;
  }
}
