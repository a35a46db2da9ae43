import type { DatabaseSync, StatementSync } from "node:sqlite";
import { canonical, type Json } from "@safehouse/kernel";
import { digestOf, type Link, sameLink } from "./chain.ts";
import { isKey, requireKey } from "./keys.ts";
import { DamagedDocument, type NewDocument, StoreConflict, type StoredDocument } from "./store.ts";

/** Documents in SQLite. As with matches, what writes takes its arguments in at once and returns what to do inside the transaction. */
export class DocumentTable {
  readonly #select: StatementSync;
  readonly #insert: StatementSync;
  readonly #update: StatementSync;
  readonly #version: StatementSync;
  readonly #delete: StatementSync;
  readonly #page: StatementSync;
  readonly #all: StatementSync;
  readonly #expired: StatementSync;
  readonly #expire: StatementSync;

  constructor(database: DatabaseSync) {
    this.#select = database.prepare("SELECT * FROM documents WHERE kind = ? AND id = ?");
    this.#insert = database.prepare(
      "INSERT INTO documents (kind, id, version, body, expires_at, digest, operations) VALUES (?, ?, 1, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    this.#update = database.prepare(
      "UPDATE documents SET version = version + 1, body = ?, expires_at = ?, digest = ?, operations = ? WHERE kind = ? AND id = ? AND version = ?",
    );
    this.#version = database.prepare("SELECT version FROM documents WHERE kind = ? AND id = ?");
    this.#delete = database.prepare("DELETE FROM documents WHERE kind = ? AND id = ?");
    this.#page = database.prepare("SELECT * FROM documents WHERE kind = ? AND id > ? ORDER BY id LIMIT ?");
    this.#all = database.prepare("SELECT * FROM documents");
    this.#expired = database.prepare(
      "SELECT * FROM documents INDEXED BY expiring_documents WHERE expires_at <= ? AND kind = ? ORDER BY expires_at LIMIT ?",
    );
    this.#expire = database.prepare(`
      DELETE FROM documents WHERE (kind, id) IN (
        SELECT kind, id FROM documents WHERE expires_at <= ? ORDER BY expires_at LIMIT ?
      )`);
  }

  find(kind: string, id: string): StoredDocument | null {
    const row = isKey(kind) && isKey(id) ? this.#select.get(kind, id) : undefined;
    if (row === undefined) return null;
    const document = readDocument(row);
    if (document === null) throw new DamagedDocument(`The ${kind} ${id} is not what was written.`);
    return document;
  }

  put(document: NewDocument): () => void {
    const { kind, id, version, expiresAt } = document;
    const { body, operations, digest } = sealDocument(document);
    return () => {
      const { changes } =
        version === 1
          ? this.#insert.run(kind, id, body, expiresAt, digest, operations)
          : this.#update.run(body, expiresAt, digest, operations, kind, id, version - 1);
      if (changes === 0) throw new StoreConflict(`version ${version} does not follow the last one of ${kind} ${id}`);
    };
  }

  versions(kind: string, ids: readonly string[]): Map<string, number> {
    const found = new Map<string, number>();
    for (const id of ids) {
      const row = isKey(kind) && isKey(id) ? this.#version.get(kind, id) : undefined;
      if (row !== undefined) found.set(id, Number(row["version"]));
    }
    return found;
  }

  remove(kind: string, id: string): () => void {
    return () => void (isKey(kind) && isKey(id) && this.#delete.run(kind, id));
  }

  /** A damaged one is left out, or it would take all others with it; whoever asks for it by its id is told. */
  list(kind: string, after: string | null, limit: number): StoredDocument[] {
    if (!isKey(kind)) return [];
    const found: StoredDocument[] = [];
    let last = after ?? "";
    while (found.length < limit) {
      const rows = this.#page.all(kind, last, limit - found.length);
      if (rows.length === 0) break;
      last = rows.at(-1)?.["id"] as string;
      found.push(...rows.map(readDocument).filter((document) => document !== null));
    }
    return found;
  }

  /** Those that are not what was written. */
  damaged(): { readonly kind: string; readonly id: string }[] {
    const found: { kind: string; id: string }[] = [];
    for (const row of this.#all.iterate()) {
      if (readDocument(row) === null) found.push({ kind: String(row["kind"]), id: String(row["id"]) });
    }
    return found;
  }

  /** Damaged ones are left out; nobody but `removeExpired` can do anything about them. */
  expired(kind: string, now: number, limit: number): StoredDocument[] {
    if (!isKey(kind)) return [];
    return this.#expired
      .all(now, kind, limit)
      .map(readDocument)
      .filter((document) => document !== null);
  }

  removeExpired(now: number, limit: number): () => number {
    return () => Number(this.#expire.run(now, limit).changes);
  }
}

/** A document as texts that a database keeps. */
export function sealDocument({ kind, id, version, expiresAt, body, operations }: NewDocument): {
  readonly body: string;
  readonly operations: string;
  readonly digest: Link;
} {
  requireKey(kind);
  requireKey(id);
  const text = canonical(body);
  return {
    body: text,
    operations: canonical(operations ?? []),
    digest: digestOf(sealedText(kind, id, version, expiresAt, text)),
  };
}

interface DocumentRow {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly body: string;
  readonly expires_at: number | null;
  readonly digest: Link;
  readonly operations: string;
}

/** Null for what is not as it was written. */
export function readDocument(row: { readonly [column: string]: unknown }): StoredDocument | null {
  const { kind, id, version, body, expires_at, digest, operations } = row as unknown as DocumentRow;
  if (!sameLink(digestOf(sealedText(kind, id, version, expires_at, body)), digest)) return null;
  return {
    kind,
    id,
    version,
    body: JSON.parse(body) as Json,
    expiresAt: expires_at,
    operations: JSON.parse(operations) as string[],
  };
}

function sealedText(kind: string, id: string, version: number, expiresAt: number | null, body: string): string {
  return canonical([kind, id, version, expiresAt, body]);
}
