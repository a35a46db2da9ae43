import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { ClientBase } from "pg";
import { inTransaction, migrate } from "../migrations.ts";
import { makePrivate } from "../private-files.ts";
import { requireNewestPostgres } from "./migrate.ts";
import { SCHEMA } from "./schema.ts";

const PAGE = 1_000;

const MATCHES = `
  SELECT key, id, n, link, status, seating_version, due::int AS due, touched_on, problem, coalesce(creation, '') AS creation,
    coalesce(seating, '') AS seating, coalesce(seating_digest, '') AS seating_digest
  FROM heads LEFT JOIN makings ON match = key WHERE key > $1 ORDER BY key LIMIT ${PAGE}`;
const LINES = `
  SELECT l.match, l.n, l.line, l.link, l.at FROM lines l JOIN heads h ON h.key = l.match AND l.n <= h.n
  WHERE (l.match, l.n) > ($1, $2) ORDER BY l.match, l.n LIMIT ${PAGE}`;
const ENDINGS = `SELECT match, pressed, digest FROM endings WHERE match > $1 ORDER BY match LIMIT ${PAGE}`;
const DOCUMENTS = `SELECT * FROM documents WHERE (kind, id) > ($1, $2) ORDER BY kind, id LIMIT ${PAGE}`;

/** What was selected, as SQLite keeps it. */
type Row<Column extends string> = { readonly [column in Column]: SQLInputValue };
type MatchColumn = "key" | "id" | "n" | "link" | "status" | "seating_version" | "due" | "touched_on" | "problem" | "creation" | "seating" | "seating_digest"; // oxfmt-ignore
type DocumentColumn = "kind" | "id" | "version" | "body" | "expires_at" | "digest" | "operations";
type LineRow = Row<"line" | "link" | "at"> & { readonly match: number; readonly n: number };

/** Copies a database as it is at one moment, byte for byte, into a new one of SQLite. Houses may be writing to it. */
export async function copyOut(client: ClientBase, place: string, file: string): Promise<void> {
  await requireNewestPostgres(client, place);
  makePrivate(file);
  const database = new DatabaseSync(file);
  try {
    migrate(database, file);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query(`SET LOCAL search_path = ${SCHEMA}`);
    database.exec("PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
    await copyMatches(client, database);
    await copyLines(client, database);
    await copyEndings(client, database);
    await copyDocuments(client, database);
    await client.query("COMMIT");
  } finally {
    database.close();
  }
}

async function copyMatches(client: ClientBase, database: DatabaseSync): Promise<void> {
  const match = database.prepare(
    `INSERT INTO matches (key, id, creation, seating, seating_digest, status, problem, touched_on, seating_version)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const head = database.prepare("INSERT INTO heads (match, n, link, due) VALUES (?, ?, ?, ?)");
  await eachPage(client, MATCHES, [0], database, (row: Row<MatchColumn>) => {
    const { key, id, creation, seating, seating_digest, status, problem, touched_on, seating_version } = row;
    match.run(key, id, creation, seating, seating_digest, status, problem, touched_on, seating_version);
    head.run(key, row.n, row.link, row.due);
    return [key];
  });
}

/** In SQLite each line names the one before it, and the head the last one. */
async function copyLines(client: ClientBase, database: DatabaseSync): Promise<void> {
  const insert = database.prepare("INSERT INTO lines (match, n, before, line, link, at) VALUES (?, ?, ?, ?, ?, ?)");
  const end = database.prepare("UPDATE heads SET row = ? WHERE match = ? AND n = ?");
  let last: { readonly match: number; readonly row: number | bigint } | undefined;
  await eachPage(client, LINES, [0, 0], database, ({ match, n, line, link, at }: LineRow) => {
    const before = last?.match === match ? last.row : null;
    const row = insert.run(match, n, before, line, link, at).lastInsertRowid;
    last = { match, row };
    end.run(row, match, n);
    return [match, n];
  });
}

async function copyEndings(client: ClientBase, database: DatabaseSync): Promise<void> {
  const insert = database.prepare("INSERT INTO endings (match, pressed, digest) VALUES (?, ?, ?)");
  await eachPage(client, ENDINGS, [0], database, ({ match, pressed, digest }: Row<"match" | "pressed" | "digest">) => {
    insert.run(match, pressed, digest);
    return [match];
  });
}

async function copyDocuments(client: ClientBase, database: DatabaseSync): Promise<void> {
  const insert = database.prepare(
    "INSERT INTO documents (kind, id, version, body, expires_at, digest, operations) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  await eachPage(client, DOCUMENTS, ["", ""], database, (row: Row<DocumentColumn>) => {
    const { kind, id, version, body, expires_at, digest, operations } = row;
    insert.run(kind, id, version, body, expires_at, digest, operations);
    return [kind, id];
  });
}

/** `put` tells where the next page begins. */
async function eachPage<Selected extends object>(
  client: ClientBase,
  query: string,
  first: readonly unknown[],
  database: DatabaseSync,
  put: (row: Selected) => readonly unknown[],
): Promise<void> {
  for (let after = first; ;) {
    const { rows } = await client.query<Selected>(query, [...after]);
    inTransaction(database, () => {
      for (const row of rows) after = put(row);
    });
    if (rows.length < PAGE) return;
  }
}
