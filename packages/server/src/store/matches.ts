import type { DatabaseSync, StatementSync } from "node:sqlite";
import { canonical, type Entry, type RecordSeat } from "@safehouse/kernel";
import { creationText, digestOf, firstLink, lineText, nextLink, type Link } from "./chain.ts";
import { isKey, requireKey } from "./keys.ts";
import { readLines, readMatch } from "./read-match.ts";
import { type MatchStatus, type NewMatch, StoreConflict, type StoredEntry, type StoredMatch } from "./store.ts";

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
  readonly #selectStanding: StatementSync;
  readonly #selectRunning: StatementSync;
  readonly #selectAll: StatementSync;
  readonly #insertLine: StatementSync;
  readonly #moveHead: StatementSync;
  readonly #updateStatus: StatementSync;
  readonly #updateSeating: StatementSync;
  readonly #release: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insertMatch = database.prepare(
      "INSERT INTO matches (id, creation, seating, seating_digest, status) VALUES (?, ?, ?, ?, 'running') ON CONFLICT DO NOTHING",
    );
    this.#insertHead = database.prepare("INSERT INTO heads (match, n, link) VALUES (?, 0, ?)");
    this.#selectMatch = database.prepare("SELECT * FROM matches WHERE id = ?");
    this.#selectHead = database.prepare(
      "SELECT match, n, link, row FROM matches JOIN heads ON match = key WHERE id = ?",
    );
    this.#selectLine = database.prepare("SELECT match, n, before, line, link, at FROM lines WHERE row = ?");
    this.#selectStanding = database.prepare(
      "SELECT status, problem, coalesce(n, 0) AS entries FROM matches LEFT JOIN heads ON match = key WHERE id = ?",
    );
    this.#selectRunning = database.prepare("SELECT id FROM matches WHERE status = 'running' ORDER BY key");
    this.#selectAll = database.prepare("SELECT id, status FROM matches ORDER BY key");
    this.#insertLine = database.prepare(
      "INSERT INTO lines (match, n, before, line, link, at) VALUES (?, ?, ?, ?, ?, ?)",
    );
    this.#moveHead = database.prepare("UPDATE heads SET n = ?, link = ?, row = ? WHERE match = ?");
    this.#updateStatus = database.prepare("UPDATE matches SET status = ?, problem = ? WHERE id = ?");
    this.#release = database.prepare(
      "UPDATE matches SET status = ?, problem = NULL WHERE id = ? AND status = 'quarantined'",
    );
    this.#updateSeating = database.prepare("UPDATE matches SET seating = ?, seating_digest = ? WHERE id = ?");
  }

  create(match: NewMatch): () => void {
    const { id } = match;
    requireKey(id);
    const creation = creationText(match);
    const seating = seatingText(match.seats, match.tokenHashes);
    return () => {
      const { changes, lastInsertRowid } = this.#insertMatch.run(id, creation, seating, digestOf(seating));
      if (changes === 0) throw new StoreConflict(`there is a match ${id} already`);
      this.#insertHead.run(lastInsertRowid, firstLink(creation));
    };
  }

  find(id: string): StoredMatch | null {
    return isKey(id) ? readMatch(id, () => this.#selectMatch.get(id)) : null;
  }

  append(id: string, entry: Entry, command: string | null, at: number | null): () => void {
    const { n } = entry;
    const line = lineText(entry, command);
    return () => {
      const head = this.#selectHead.get(id);
      if (head === undefined) throw noSuchMatch(id);
      if (head["n"] !== n - 1) throw new StoreConflict(`entry ${n} does not follow entry ${head["n"]}`);
      const { match = null, row = null } = head;
      const link = nextLink(head["link"] as Link, line);
      const { lastInsertRowid } = this.#insertLine.run(match, n, row, line, link, at);
      this.#moveHead.run(n, link, lastInsertRowid, match);
    };
  }

  entries(id: string): StoredEntry[] {
    const entries = readLines(id, {
      match: () => this.#selectMatch.get(id),
      head: () => this.#selectHead.get(id),
      line: (row) => this.#selectLine.get(row),
    });
    if (entries === null) throw noSuchMatch(id);
    return entries;
  }

  running(): string[] {
    return this.#selectRunning.all().map((row) => row["id"] as string);
  }

  all(): { readonly id: string; readonly status: MatchStatus }[] {
    return this.#selectAll.all() as unknown as { id: string; status: MatchStatus }[];
  }

  setStatus(id: string, status: MatchStatus, problem: string | null): () => void {
    return () => requireMatch(id, this.#updateStatus.run(status, problem, id).changes);
  }

  /** What stands beside a match, readable even where the match itself is damaged; null for one that is not there. */
  standing(
    id: string,
  ): { readonly status: MatchStatus; readonly problem: string | null; readonly entries: number } | null {
    if (!isKey(id)) return null;
    return (this.#selectStanding.get(id) ?? null) as ReturnType<MatchTables["standing"]>;
  }

  /** Only what is set apart can be released. */
  release(id: string, status: MatchStatus): () => void {
    return () => requireMatch(id, this.#release.run(status, id).changes);
  }

  setSeats(id: string, seats: readonly RecordSeat[], tokenHashes: readonly (string | null)[]): () => void {
    const seating = seatingText(seats, tokenHashes);
    return () => requireMatch(id, this.#updateSeating.run(seating, digestOf(seating), id).changes);
  }
}

function seatingText(seats: readonly RecordSeat[], tokenHashes: readonly (string | null)[]): string {
  return canonical({ seats, tokenHashes });
}

function requireMatch(id: string, changes: number | bigint): void {
  if (changes === 0) throw noSuchMatch(id);
}

function noSuchMatch(id: string): Error {
  return new Error(`there is no match ${JSON.stringify(id)}`);
}
