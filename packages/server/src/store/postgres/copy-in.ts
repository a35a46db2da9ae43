import type { DatabaseSync } from "node:sqlite";
import type { ClientBase } from "pg";
import { BackupRefused } from "../backup.ts";
import { hexOf, type Link } from "../chain.ts";
import { MatchTables } from "../matches.ts";
import { DamagedLog } from "../store.ts";
import { LOG, readRows } from "./read-log.ts";
import { SCHEMA } from "./schema.ts";

const PAGE = 500;

type Row = Record<string, unknown>;

/** By column: its type, and how to make its value. */
interface Columns {
  readonly [column: string]: readonly [type: string, value: (row: Row) => unknown];
}

const as = (type: string, name: string): Columns[string] => [type, (row) => row[name]];
const bytes = (name: string): Columns[string] => ["bytea", (row) => `\\x${hexOf(row[name] as Link)}`];

const HEADS: Columns = {
  key: as("bigint", "key"),
  id: as("text", "id"),
  n: as("integer", "n"),
  link: bytes("link"),
  status: as("text", "status"),
  seating_version: as("integer", "seating_version"),
  due: ["boolean", (row) => row["due"] === 1],
  touched_on: as("integer", "touched_on"),
  problem: ["text", (row) => (row["problem"] as string | null)?.toWellFormed().replaceAll("\0", "\ufffd") ?? null],
};
const MAKINGS: Columns = {
  match: as("bigint", "key"),
  creation: as("text", "creation"),
  seating: as("text", "seating"),
  seating_digest: bytes("seating_digest"),
};
const LINES: Columns = {
  match: as("bigint", "match"),
  n: as("integer", "n"),
  line: as("text", "line"),
  link: bytes("link"),
  at: as("bigint", "at"),
};
const ENDINGS: Columns = { match: as("bigint", "match"), pressed: bytes("pressed"), digest: bytes("digest") };
const DOCUMENTS: Columns = {
  kind: as("text", "kind"),
  id: as("text", "id"),
  version: as("integer", "version"),
  body: as("text", "body"),
  operations: as("text", "operations"),
  expires_at: as("bigint", "expires_at"),
  digest: bytes("digest"),
};

/** Puts a sound database of SQLite into an empty one of Postgres, byte for byte, and reads it back: all of it or nothing. */
export async function copyIn(client: ClientBase, source: DatabaseSync): Promise<void> {
  await client.query("BEGIN");
  await client.query(`SET LOCAL search_path = ${SCHEMA}`);
  await requireEmpty(client);
  for (const page of pagesOf(
    source.prepare("SELECT * FROM matches JOIN heads ON match = key ORDER BY key").iterate(),
  )) {
    await insert(client, "heads", HEADS, page);
    await insert(client, "makings", MAKINGS, page);
  }
  for (const page of pagesOf(linesOf(source))) await insert(client, "lines", LINES, page);
  for (const page of pagesOf(source.prepare("SELECT * FROM endings").iterate())) {
    await insert(client, "endings", ENDINGS, page);
  }
  for (const page of pagesOf(source.prepare("SELECT * FROM documents").iterate())) {
    await insert(client, "documents", DOCUMENTS, page);
  }
  await client.query(
    `SELECT setval(pg_get_serial_sequence('${SCHEMA}.heads', 'key'), (SELECT coalesce(max(key), 0) + 1 FROM heads), false)`,
  );
  await requireSame(client, source);
  await client.query("COMMIT");
}

async function requireEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    "SELECT EXISTS (SELECT FROM heads) OR EXISTS (SELECT FROM documents) OR EXISTS (SELECT FROM lines) AS used",
  );
  if (rows[0]?.used !== false) throw new BackupRefused("database-used");
}

/** Each line is found by the one after it: others that lie about belong to matches that were removed. */
function* linesOf(source: DatabaseSync): Generator<Row> {
  const select = source.prepare("SELECT * FROM lines WHERE row = ?");
  for (const head of source.prepare("SELECT match, row FROM heads ORDER BY match").all()) {
    const { match, row = null } = head;
    for (let line = select.get(row); line?.["match"] === match; line = select.get(line?.["before"] ?? null)) {
      yield line as Row;
    }
  }
}

function* pagesOf(rows: Iterable<Row>): Generator<Row[]> {
  let page: Row[] = [];
  for (const row of rows) {
    if (page.push(row) < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function insert(client: ClientBase, table: string, columns: Columns, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map(([type], i) => `$${i + 1}::${type}[]`);
  await client.query(
    `INSERT INTO ${table} (${names.join(", ")}) SELECT * FROM unnest(${arrays.join(", ")})`,
    Object.values(columns).map(([, value]) => rows.map(value)),
  );
}

/** Every chain, read back as a house would, ends where it did. What was set apart may be broken, and stays so. */
async function requireSame(client: ClientBase, source: DatabaseSync): Promise<void> {
  const tables = new MatchTables(source);
  for (const { id, status } of tables.all()) {
    if (status === "quarantined") continue;
    const { rows } = await client.query<Row>({ name: "log", text: LOG, values: [id, 0] });
    const read = readRows(id, null, rows)?.head;
    const written = tables.heads([id]).get(id);
    if (read?.n !== written?.n || read?.link !== written?.link)
      throw new DamagedLog(`The match ${id} was not copied whole.`);
  }
}
