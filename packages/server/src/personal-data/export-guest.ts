import type { DatabaseSync } from "node:sqlite";
import type { Json } from "@safehouse/kernel";
import type { Guest } from "../guests/guest.ts";
import { REPORT, type Report } from "../reported/report.ts";
import { allDocuments, readBeside } from "../store/beside.ts";
import { DocumentTable } from "../store/documents.ts";
import { MatchTables } from "../store/matches.ts";
import { MIGRATIONS, schemaVersion } from "../store/migrations.ts";
import { DamagedLog, type StoredEntry, type StoredMatch, StoreUnavailable } from "../store/store.ts";
import type { Chat } from "../tables/chat.ts";
import { type GuestSeat, seatOf, type Table } from "../tables/table.ts";
import { findGuests, type GuestGlance } from "./find-guest.ts";

/** What the house has about a guest, and about nobody else. Times are milliseconds since 1970. */
export interface GuestExport {
  readonly guest: { readonly id: string; readonly name: string | null; readonly seenAt: number | null };
  /** The ids of guests whose messages this one does not want to see. */
  readonly muted: readonly string[];
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

/** Reads all that belongs to a guest, by id or name. The server may be running. */
export async function exportGuest(folder: string, wanted: string): Promise<Exported> {
  const found = readBeside(folder, (database, file) => {
    requireThisFormat(database, file);
    return [...allDocuments(new DocumentTable(database), "guest")];
  });
  const candidates = await findGuests(found, wanted);
  const [guest] = candidates;
  if (guest === undefined || candidates.length > 1) return { candidates };
  const data = readBeside(folder, (database) => collect(database, guest));
  const isNobody = guest.name === null && [data.tables, data.chats, data.reports].every(({ length }) => length === 0);
  return isNobody ? { candidates: [] } : { data };
}

function collect(database: DatabaseSync, { id, name, seenAt }: GuestGlance): GuestExport {
  const documents = new DocumentTable(database);
  const matches = new MatchTables(database);
  const all = <T>(kind: string): { id: string; body: T }[] =>
    [...allDocuments(documents, kind)] as unknown as { id: string; body: T }[];
  const own = all<Table>("table").filter(({ body }) => seatOf(body, id) >= 0);
  return {
    guest: { id, name, seenAt },
    muted: (documents.find("guest", id)?.body as unknown as Guest | undefined)?.muted ?? [],
    tables: own.map(({ id: table, body }) => {
      const { game, phase, createdAt, host, match, seats } = body;
      const seat = seatOf(body, id);
      const isHost = host === id;
      return { id: table, game, phase, createdAt, seat, name: (seats[seat] as GuestSeat).name, isHost, match };
    }),
    chats: all<Chat>("chat").flatMap(({ id: table, body }) => {
      const messages = body.messages.filter((message) => message.guest === id);
      return messages.length === 0 ? [] : [{ table, messages: messages.map(({ n, text, at }) => ({ n, text, at })) }];
    }),
    reports: all<Report>(REPORT)
      .filter(({ body }) => body.by === id)
      .map(({ body: { table, message, at, reason } }) => ({
        table,
        message: message.n,
        at,
        reason: (reason ?? null) as Json,
      })),
    matches: own.flatMap(({ body }) =>
      body.match === null ? [] : describeMatch(matches, body.match, seatOf(body, id)),
    ),
  };
}

function describeMatch(matches: MatchTables, id: string, seat: number): GuestExport["matches"][number][] {
  const stored = readable(() => matches.find(id));
  if (stored === null) return [];
  const { game, status, createdAt } = stored;
  // In a running match even one's own answers may be sealed: a file goes to more eyes than a page does.
  const log = status === "over" ? readable(() => matches.readLog(id).lines) : null;
  return [{ id, game, seat, status, createdAt, moves: log === null ? null : movesOf(log, seat) }];
}

/** Without what a bot played for the seat. */
function movesOf(log: readonly StoredEntry[], seat: number) {
  return log
    .filter(({ entry, command }) => entry.seat === seat && command !== null)
    .map(({ entry: { n, decision, move } }) => ({ n, decision, move: move as Json }));
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedLog) return null;
    throw error;
  }
}

function requireThisFormat(database: DatabaseSync, file: string): void {
  if (schemaVersion(database, file) === MIGRATIONS.length) return;
  throw new StoreUnavailable(
    `${JSON.stringify(file)} was written by an older Safehouse. Start the house once with this release, then try again.`,
  );
}
