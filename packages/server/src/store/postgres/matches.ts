import { hasPeople } from "../../people.ts";
import { creationText, digestOf, firstLink, lineText, linkOf, nextLink } from "../chain.ts";
import { requireNext, seatedMeanwhile } from "../heads.ts";
import { isKey, requireKey } from "../keys.ts";
import { noSuchMatch, seatingText } from "../matches.ts";
import { headOf, readMatch } from "../read-match.ts";
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
} from "../store.ts";
import type { Append, Appends, SealedLine } from "./appends.ts";
import type { Connections, Row } from "./connections.ts";
import { LOG, readRows } from "./read-log.ts";
import type { Turns } from "./turns.ts";

const TODAY = "extract(epoch FROM clock_timestamp())::bigint / 86400";
const DAY = 86_400_000;
/** Of a Postgres integer. */
const MOST = 0x7fffffff;

const CREATE = `
  WITH head AS (
    INSERT INTO heads (id, n, link, status, seating_version, due, touched_on) VALUES ($1, 0, $2, 'running', 1, $3, ${TODAY})
    ON CONFLICT DO NOTHING RETURNING key
  ), making AS (
    INSERT INTO makings (match, creation, seating, seating_digest) SELECT key, $4, $5, $6 FROM head
  )
  SELECT key FROM head`;

const FIND = `
  SELECT creation, seating, seating_digest, status, problem, seating_version
  FROM heads h LEFT JOIN makings m ON m.match = h.key WHERE id = $1`;

const SET_SEATS = `
  WITH head AS (
    UPDATE heads SET seating_version = seating_version + 1 WHERE id = $1 AND seating_version = $2 RETURNING key, seating_version
  ), making AS (
    UPDATE makings m SET seating = $3, seating_digest = $4 FROM head WHERE m.match = head.key
  )
  SELECT seating_version, EXISTS (SELECT FROM heads WHERE id = $1) AS found FROM (VALUES (1)) one LEFT JOIN head ON true`;

/** Its lines are many and stay for now; whoever appends has them written before this, or finds no head after it. */
const REMOVE = `
  WITH gone AS (DELETE FROM heads WHERE id = $1 RETURNING key, n)
  INSERT INTO removed (match) SELECT key FROM gone WHERE n > 0`;

/** Those of whom nothing is left are forgotten when the next ones are cleared. */
const CLEAR = `
  WITH done AS (
    DELETE FROM removed r WHERE NOT EXISTS (SELECT FROM lines l WHERE l.match = r.match)
  ), chunk AS (
    SELECT l.match, l.n FROM removed r JOIN lines l ON l.match = r.match LIMIT $1
  ), cleared AS (
    DELETE FROM lines l USING chunk c WHERE l.match = c.match AND l.n = c.n RETURNING 1
  )
  SELECT count(*)::int AS cleared FROM cleared`;

/** Matches and their logs in Postgres. What writes takes its arguments in at once, since callers may change them afterwards. */
export class PostgresMatches {
  readonly #connections: Connections;
  readonly #turns: Turns;
  readonly #appends: Appends;

  constructor(connections: Connections, turns: Turns, appends: Appends) {
    this.#connections = connections;
    this.#turns = turns;
    this.#appends = appends;
  }

  async create(match: NewMatch): Promise<void> {
    const { id } = match;
    requireKey(id);
    const creation = creationText(match);
    const seating = seatingText(match.seats, match.tokenHashes);
    const values = [id, firstLink(creation), hasPeople(match.seats), creation, seating, digestOf(seating)];
    const made = await this.#write(id, "create", CREATE, values);
    if (made.length === 0) throw new StoreConflict(`there is a match ${id} already`);
  }

  async find(id: string): Promise<StoredMatch | null> {
    if (!isKey(id)) return null;
    const [row] = await this.#read("find", FIND, [id]);
    return readMatch(id, () => row as never);
  }

  async append(id: string, seen: Head, lines: readonly NewLine[], { isDue = false }: AppendNotes): Promise<Appended> {
    if (!isKey(id)) throw noSuchMatch(id);
    requirePossible(seen);
    requireNext(seen, lines);
    const append: Append = { match: id, seen: { ...seen }, lines: sealed(seen, lines), isDue };
    return this.#turns.take(id, () => this.#appends.add(append));
  }

  async readLog(id: string, after: Head | null = null): Promise<Log> {
    const log = isKey(id) ? readRows(id, after, await this.#read("log", LOG, [id, after?.n ?? 0])) : null;
    if (log === null) throw noSuchMatch(id);
    return log;
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    const rows = await this.#read(
      "heads",
      "SELECT id, n, link, status, seating_version FROM heads WHERE id = ANY ($1::text[])",
      [ids.filter(isKey)],
    );
    return new Map(rows.map((row) => [row["id"] as string, headOf(row as never)]));
  }

  async end(id: string): Promise<number | null> {
    return (await this.heads([id])).get(id)?.n ?? null;
  }

  running(): Promise<string[]> {
    return this.#ids("running", "SELECT id FROM heads WHERE status = 'running' ORDER BY key");
  }

  due(): Promise<string[]> {
    return this.#ids("due", "SELECT id FROM heads WHERE due AND status = 'running' ORDER BY key");
  }

  aged(status: MatchStatus, before: number, limit: number): Promise<string[]> {
    const text = "SELECT id FROM heads WHERE status = $1 AND touched_on < $2 ORDER BY touched_on LIMIT $3";
    return this.#ids("aged", text, [status, Math.floor(before / DAY), limit]);
  }

  async touch(id: string): Promise<void> {
    await this.#change(id, "touch", `UPDATE heads SET touched_on = ${TODAY} WHERE id = $1 RETURNING 1`, []);
  }

  async remove(id: string): Promise<void> {
    if (isKey(id)) await this.#write(id, "remove", REMOVE, [id]);
  }

  async clearLines(limit: number): Promise<number> {
    const [row] = await this.#connections.write({ name: "clear", text: CLEAR, values: [limit] });
    return row?.["cleared"] as number;
  }

  async setStatus(id: string, status: MatchStatus, problem: string | null): Promise<void> {
    const text = "UPDATE heads SET status = $2, problem = $3 WHERE id = $1 RETURNING 1";
    // Postgres keeps no zero bytes, and what is wrong with a match may be one.
    await this.#change(id, "status", text, [status, problem?.toWellFormed().replaceAll("\0", "\ufffd") ?? null]);
  }

  async setDue(id: string, isDue: boolean): Promise<void> {
    await this.#change(id, "due!", "UPDATE heads SET due = $2 WHERE id = $1 RETURNING 1", [isDue]);
  }

  async setSeats(
    id: string,
    seats: NewMatch["seats"],
    tokenHashes: NewMatch["tokenHashes"],
    seen: number,
  ): Promise<number> {
    const seating = seatingText(seats, tokenHashes);
    if (!isKey(id)) throw noSuchMatch(id);
    if (!isCount(seen)) throw seatedMeanwhile(id, seen);
    const [row] = await this.#write(id, "seats", SET_SEATS, [id, seen, seating, digestOf(seating)]);
    if (row?.["found"] !== true) throw noSuchMatch(id);
    if (row["seating_version"] === null) throw seatedMeanwhile(id, seen);
    return row["seating_version"] as number;
  }

  async #change(id: string, name: string, text: string, values: readonly unknown[]): Promise<void> {
    const changed = isKey(id) ? await this.#write(id, name, text, [id, ...values]) : [];
    if (changed.length === 0) throw noSuchMatch(id);
  }

  async #ids(name: string, text: string, values: readonly unknown[] = []): Promise<string[]> {
    return (await this.#read(name, text, values)).map((row) => row["id"] as string);
  }

  #read(name: string, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#connections.read({ name, text, values });
  }

  #write(id: string, name: string, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#turns.take(id, () => this.#connections.write({ name, text, values }));
  }
}

/** What no match can be at is not what it is at, and Postgres would not even take it as a question. */
function requirePossible({ n, link, seating }: Head): void {
  if (isCount(n) && isCount(seating) && /^[\da-f]{64}$/.test(link)) return;
  throw new StoreConflict(`no match ends with entry ${n} and such a link`);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST;
}

function sealed(seen: Head, lines: readonly NewLine[]): SealedLine[] {
  let link = linkOf(seen.link);
  return lines.map(({ entry, command }) => {
    const text = lineText(entry, command);
    link = nextLink(link, text);
    return { n: entry.n, text, link };
  });
}
