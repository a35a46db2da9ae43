import type { DatabaseSync, StatementSync } from "node:sqlite";
import { canonical, type RecordSeat } from "@safehouse/kernel";
import { hasPeople } from "../people.ts";
import { creationText, digestOf, firstLink, hexOf, lineText, nextLink, type Link } from "./chain.ts";
import { requireHead, requireNext, seatedMeanwhile } from "./heads.ts";
import { isKey, requireKey } from "./keys.ts";
import { headOf, readLines, readMatch } from "./read-match.ts";
import {
  type Appended,
  type AppendNotes,
  type Head,
  type Log,
  type MatchStatus,
  type NewLine,
  type NewMatch,
  StoreConflict,
  type StoredMatch,
} from "./store.ts";

/**
 * Matches and their logs in SQLite. What writes takes its arguments in at once, since callers may change them afterwards, and returns
 * what to do inside the transaction.
 */
export class MatchTables {
  readonly #insertMatch: StatementSync;
  readonly #insertHead: StatementSync;
  readonly #selectMatch: StatementSync;
  readonly #selectHead: StatementSync;
  readonly #selectLine: StatementSync;
  readonly #selectApart: StatementSync;
  readonly #selectRunning: StatementSync;
  readonly #selectDue: StatementSync;
  readonly #selectAll: StatementSync;
  readonly #insertLine: StatementSync;
  readonly #moveHead: StatementSync;
  readonly #updateStatus: StatementSync;
  readonly #updateSeating: StatementSync;
  readonly #updateDue: StatementSync;
  readonly #touch: StatementSync;
  readonly #selectAged: StatementSync;
  readonly #deleteHead: StatementSync;
  readonly #deleteMatch: StatementSync;
  readonly #insertRemoved: StatementSync;
  readonly #selectRemoved: StatementSync;
  readonly #moveRemoved: StatementSync;
  readonly #deleteRemoved: StatementSync;
  readonly #deleteLine: StatementSync;
  readonly #today: () => number;
  readonly #release: StatementSync;

  constructor(database: DatabaseSync, now: () => number = Date.now) {
    this.#today = () => dayOf(now());
    this.#insertMatch = database.prepare(
      "INSERT INTO matches (id, creation, seating, seating_digest, status, touched_on) VALUES (?, ?, ?, ?, 'running', ?) ON CONFLICT DO NOTHING",
    );
    this.#insertHead = database.prepare("INSERT INTO heads (match, n, link, due) VALUES (?, 0, ?, ?)");
    this.#selectMatch = database.prepare("SELECT * FROM matches WHERE id = ?");
    this.#selectHead = database.prepare(
      "SELECT match, n, link, row, touched_on, status, seating_version FROM matches JOIN heads ON match = key WHERE id = ?",
    );
    this.#selectLine = database.prepare("SELECT match, n, before, line, link, at FROM lines WHERE row = ?");
    this.#selectApart = database.prepare(
      "SELECT id, coalesce(n, 0) AS entries, problem FROM matches LEFT JOIN heads ON match = key WHERE status = 'quarantined' ORDER BY key",
    );
    this.#selectRunning = database.prepare("SELECT id FROM matches WHERE status = 'running' ORDER BY key");
    this.#selectDue = database.prepare(
      "SELECT id FROM heads JOIN matches ON key = match WHERE due = 1 AND status = 'running' ORDER BY match",
    );
    this.#selectAll = database.prepare("SELECT id, status FROM matches ORDER BY key");
    this.#insertLine = database.prepare(
      "INSERT INTO lines (match, n, before, line, link, at) VALUES (?, ?, ?, ?, ?, ?)",
    );
    this.#moveHead = database.prepare("UPDATE heads SET n = ?, link = ?, row = ?, due = ? WHERE match = ?");
    this.#updateStatus = database.prepare("UPDATE matches SET status = ?, problem = ? WHERE id = ?");
    this.#release = database.prepare(
      "UPDATE matches SET status = ?, problem = NULL WHERE id = ? AND status = 'quarantined'",
    );
    this.#updateSeating = database.prepare(
      "UPDATE matches SET seating = ?, seating_digest = ?, seating_version = seating_version + 1 WHERE id = ? AND seating_version = ?",
    );
    this.#updateDue = database.prepare("UPDATE heads SET due = ? WHERE match = (SELECT key FROM matches WHERE id = ?)");
    this.#touch = database.prepare("UPDATE matches SET touched_on = ? WHERE id = ?");
    this.#selectAged = database.prepare(
      "SELECT id FROM matches WHERE status = ? AND touched_on < ? ORDER BY touched_on LIMIT ?",
    );
    this.#deleteHead = database.prepare("DELETE FROM heads WHERE match = ?");
    this.#deleteMatch = database.prepare("DELETE FROM matches WHERE id = ?");
    this.#insertRemoved = database.prepare("INSERT INTO removed (row, match) VALUES (?, ?)");
    this.#selectRemoved = database.prepare("SELECT row, match FROM removed LIMIT 1");
    this.#moveRemoved = database.prepare("UPDATE removed SET row = ? WHERE row = ?");
    this.#deleteRemoved = database.prepare("DELETE FROM removed WHERE row = ?");
    this.#deleteLine = database.prepare("DELETE FROM lines WHERE row = ? AND match = ? RETURNING before");
  }

  create(match: NewMatch): () => void {
    const { id } = match;
    requireKey(id);
    const creation = creationText(match);
    const seating = seatingText(match.seats, match.tokenHashes);
    const isDue = hasPeople(match.seats);
    return () => {
      const { changes, lastInsertRowid } = this.#insertMatch.run(
        id,
        creation,
        seating,
        digestOf(seating),
        this.#today(),
      );
      if (changes === 0) throw new StoreConflict(`there is a match ${id} already`);
      this.#insertHead.run(lastInsertRowid, firstLink(creation), Number(isDue));
    };
  }

  find(id: string): StoredMatch | null {
    return isKey(id) ? readMatch(id, () => this.#selectMatch.get(id)) : null;
  }

  append(id: string, seen: Head, lines: readonly NewLine[], notes: AppendNotes): () => Appended {
    const { at = null, isDue = false } = notes;
    requireNext(seen, lines);
    const texts = lines.map(({ entry, command }) => lineText(entry, command));
    return () => {
      const row = this.#selectHead.get(id);
      if (row === undefined) throw noSuchMatch(id);
      requireHead(headOf(row), seen);
      const { match = null } = row;
      let link = row["link"] as Link;
      let last = row["row"] ?? null;
      let { n } = seen;
      for (const text of texts) {
        link = nextLink(link, text);
        last = this.#insertLine.run(match, ++n, last, text, link, at).lastInsertRowid;
      }
      this.#moveHead.run(n, link, last, Number(isDue), match);
      // Once a day: it moves the match in an index.
      if (row["touched_on"] !== this.#today()) this.#touch.run(this.#today(), id);
      return { head: { ...seen, n, link: hexOf(link) }, at };
    };
  }

  readLog(id: string, after: Head | null = null): Log {
    const log = readLines(id, after, {
      match: () => this.#selectMatch.get(id),
      head: () => this.#selectHead.get(id),
      line: (row) => this.#selectLine.get(row),
    });
    if (log === null) throw noSuchMatch(id);
    return log;
  }

  heads(ids: readonly string[]): Map<string, Head> {
    const heads = new Map<string, Head>();
    for (const id of ids) {
      const row = isKey(id) ? this.#selectHead.get(id) : undefined;
      if (row !== undefined) heads.set(id, headOf(row));
    }
    return heads;
  }

  /** How many entries it has; null if there is no such match. */
  end(id: string): number | null {
    return (this.#selectHead.get(id)?.["n"] ?? null) as number | null;
  }

  running(): string[] {
    return this.#selectRunning.all().map((row) => row["id"] as string);
  }

  due(): string[] {
    return this.#selectDue.all().map((row) => row["id"] as string);
  }

  all(): { readonly id: string; readonly status: MatchStatus }[] {
    return this.#selectAll.all() as unknown as { id: string; status: MatchStatus }[];
  }

  touch(id: string): () => void {
    return () => requireMatch(id, this.#touch.run(this.#today(), id).changes);
  }

  aged(status: MatchStatus, before: number, limit: number): string[] {
    return this.#selectAged.all(status, dayOf(before), limit).map((row) => row["id"] as string);
  }

  /** Its lines lie among all others, each found by the one after it: only where they end is kept. */
  remove(id: string): () => void {
    return () => {
      const head = isKey(id) ? this.#selectHead.get(id) : undefined;
      const { match = null, row = null } = head ?? {};
      if (row !== null) this.#insertRemoved.run(row, match);
      this.#deleteHead.run(match);
      if (isKey(id)) this.#deleteMatch.run(id);
    };
  }

  clearLines(limit: number): () => number {
    return () => {
      let cleared = 0;
      for (let end = this.#selectRemoved.get(); end !== undefined && cleared < limit; end = this.#selectRemoved.get()) {
        const { row: last = null, match = null } = end;
        let row = last;
        for (; row !== null && cleared < limit; cleared++) row = this.#deleteLine.get(row, match)?.["before"] ?? null;
        if (row === null) this.#deleteRemoved.run(last);
        else this.#moveRemoved.run(row, last);
      }
      return cleared;
    };
  }

  setStatus(id: string, status: MatchStatus, problem: string | null): () => void {
    return () => requireMatch(id, this.#updateStatus.run(status, problem, id).changes);
  }

  setDue(id: string, isDue: boolean): () => void {
    return () => requireMatch(id, this.#updateDue.run(Number(isDue), id).changes);
  }

  /** As far as it can be told without reading what it was made of. */
  setApart(): { readonly id: string; readonly entries: number; readonly problem: string | null }[] {
    return this.#selectApart.all().map((row) => ({ ...row })) as unknown as ReturnType<MatchTables["setApart"]>;
  }

  /** Only what is set apart can be released. */
  release(id: string, status: MatchStatus): () => void {
    return () => requireMatch(id, this.#release.run(status, id).changes);
  }

  setSeats(
    id: string,
    seats: readonly RecordSeat[],
    tokenHashes: readonly (string | null)[],
    seen: number,
  ): () => number {
    const seating = seatingText(seats, tokenHashes);
    return () => {
      if (this.#updateSeating.run(seating, digestOf(seating), id, seen).changes > 0) return seen + 1;
      throw this.#selectMatch.get(id) === undefined ? noSuchMatch(id) : seatedMeanwhile(id, seen);
    };
  }
}

const DAY = 86_400_000;

function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / DAY);
}

export function seatingText(seats: readonly RecordSeat[], tokenHashes: readonly (string | null)[]): string {
  return canonical({ seats, tokenHashes });
}

function requireMatch(id: string, changes: number | bigint): void {
  if (changes === 0) throw noSuchMatch(id);
}

export function noSuchMatch(id: string): Error {
  return new Error(`there is no match ${JSON.stringify(id)}`);
}
