import type { SQLOutputValue } from "node:sqlite";
import type { Entry, RecordSeat } from "@safehouse/kernel";
import { digestOf, firstLink, nextLink, sameLink } from "./chain.ts";
import { isCorruption, isSqliteError } from "./faults.ts";
import { DamagedLog, type MatchStatus, type NewMatch, type StoredEntry, type StoredMatch } from "./store.ts";

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
  return { ...made, ...seated, status: status as MatchStatus, problem: problem as string | null };
}

/** The log of a match, every link of its chain checked; null if there is no such match. */
export function readLines(id: string, source: MatchSource): StoredEntry[] | null {
  const match = whole(id, "what it was made of", source.match);
  if (match === undefined) return null;
  const head = whole(id, "the end of its log", source.head);
  if (head === undefined) throw damaged(id, "the end of its log is missing");
  if (typeof match["creation"] !== "string") throw damaged(id, "what it was made of cannot be read");

  let link = firstLink(match["creation"]);
  const entries = rowsBackFrom(id, head, source).map((row, i) => {
    const n = i + 1;
    if (typeof row["line"] !== "string") throw damaged(id, `entry ${n} cannot be read`);
    link = nextLink(link, row["line"]);
    if (!sameLink(link, row["link"])) {
      throw damaged(id, n === 1 ? "entry 1, or what the match was made of, has changed" : `entry ${n} has changed`);
    }
    const { command, ...entry } = parsed<Entry & { command: string | null }>(id, `entry ${n}`, row["line"]);
    if (entry.n !== n) throw damaged(id, `entry ${n} is in another's place`);
    return { entry, command, at: typeof row["at"] === "number" ? row["at"] : null };
  });
  if (!sameLink(link, head["link"])) throw damaged(id, `entry ${entries.length} is not the last that was written`);
  return entries;
}

/** Each line names the one before it; returned in order. */
function rowsBackFrom(id: string, head: Row, { line }: MatchSource): Row[] {
  const rows: Row[] = [];
  let at = head["row"] ?? null;
  for (let n = Number(head["n"]); n > 0; n--) {
    const row = whole(id, `entry ${n}`, () => line(at));
    if (row === undefined || row["n"] !== n || row["match"] !== head["match"]) {
      throw damaged(id, `entry ${n} is missing`);
    }
    rows.push(row);
    at = row["before"] ?? null;
  }
  if (at !== null) throw damaged(id, "its log goes on before entry 1");
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
