import type { SQLOutputValue } from "node:sqlite";
import type { Entry, RecordSeat } from "@safehouse/kernel";
import { digestOf, firstLink, hexOf, type Link, linkOf, nextLink, sameLink } from "./chain.ts";
import { isCorruption, isSqliteError } from "./faults.ts";
import { DamagedLog, type Head, type Log, type MatchStatus, type NewMatch, type StoredMatch } from "./store.ts";

type Row = Record<string, SQLOutputValue>;

/** Where the parts of a match come from. Reading a broken page throws. */
export interface MatchSource {
  match(): Row | undefined;
  head(): Row | undefined;
  line(row: SQLOutputValue): Row | undefined;
}

const STATUSES: readonly unknown[] = ["running", "over", "quarantined"] satisfies MatchStatus[];

/** A match as it was made, if it still is. */
export function readMatch(id: string, select: () => Row | undefined): StoredMatch | null {
  const row = whole(id, "what it was made of", select);
  if (row === undefined) return null;
  const { creation, seating, seating_digest, status, problem } = row;
  if (typeof creation !== "string" || typeof seating !== "string" || !STATUSES.includes(status)) {
    throw damaged(id, "what it was made of cannot be read");
  }
  if (!sameLink(digestOf(seating), seating_digest)) throw damaged(id, "its seats are not those that were written");
  const made = parsed<Omit<NewMatch, "seats" | "tokenHashes"> & { readonly seats: number }>(id, "its making", creation);
  const seated = parsed<{ readonly seats: RecordSeat[]; readonly tokenHashes: (string | null)[] }>(
    id,
    "its seats",
    seating,
  );
  if (made.id !== id) throw damaged(id, "it was made under another id");
  return {
    ...made,
    ...seated,
    status: status as MatchStatus,
    problem: problem as string | null,
    seating: Number(row["seating_version"]),
  };
}

/** Of a row that has a match and its head. */
export function headOf(row: Row): Head {
  return {
    n: Number(row["n"]),
    link: hexOf(row["link"] as Link),
    status: row["status"] as MatchStatus,
    seating: Number(row["seating_version"]),
  };
}

/** The log of a match, or what follows a head that was seen, every link of it checked; null if there is no such match. */
export function readLines(id: string, after: Head | null, source: MatchSource): Log | null {
  const match = whole(id, "what it was made of", source.match);
  if (match === undefined) return null;
  const row = whole(id, "the end of its log", source.head);
  if (row === undefined) throw damaged(id, "the end of its log is missing");
  if (typeof match["creation"] !== "string") throw damaged(id, "what it was made of cannot be read");
  const head = whole(id, "the end of its log", () => headOf(row));

  const from = after?.n ?? 0;
  if (head.n < from) throw damaged(id, `entry ${head.n + 1}, which was seen, is missing`);
  let link = after === null ? firstLink(match["creation"]) : linkOf(after.link);
  const lines = rowsBackFrom(id, row, from, source).map((line, i) => {
    const n = from + i + 1;
    if (typeof line["line"] !== "string") throw damaged(id, `entry ${n} cannot be read`);
    link = nextLink(link, line["line"]);
    if (!sameLink(link, line["link"])) {
      throw damaged(id, n === 1 ? "entry 1, or what the match was made of, has changed" : `entry ${n} has changed`);
    }
    const { command, ...entry } = parsed<Entry & { command: string | null }>(id, `entry ${n}`, line["line"]);
    if (entry.n !== n) throw damaged(id, `entry ${n} is in another's place`);
    return { entry, command, at: typeof line["at"] === "number" ? line["at"] : null };
  });
  if (hexOf(link) !== head.link) throw damaged(id, `entry ${head.n} is not the last that was written`);
  return { lines, head };
}

/** Each line names the one before it; returned in order, those after `from`. */
function rowsBackFrom(id: string, head: Row, from: number, { line }: MatchSource): Row[] {
  const rows: Row[] = [];
  let at = head["row"] ?? null;
  for (let n = Number(head["n"]); n > from; n--) {
    const row = whole(id, `entry ${n}`, () => line(at));
    if (row === undefined || row["n"] !== n || row["match"] !== head["match"]) {
      throw damaged(id, `entry ${n} is missing`);
    }
    rows.push(row);
    at = row["before"] ?? null;
  }
  if (from === 0 && at !== null) throw damaged(id, "its log goes on before entry 1");
  return rows.toReversed();
}

/** A page that is broken, or a number that cannot be one, concerns this match alone; a disk that does not answer concerns all. */
function whole<T>(id: string, what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (isSqliteError(error) && !isCorruption(error)) throw error;
    throw damaged(id, `${what} cannot be read (${(error as Error).message})`, error);
  }
}

function parsed<T>(id: string, what: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw damaged(id, `${what} cannot be read`, error);
  }
}

function damaged(id: string, problem: string, cause?: unknown): DamagedLog {
  return new DamagedLog(`The match ${id} is damaged: ${problem}.`, { cause });
}
