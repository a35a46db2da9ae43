import { readDocument, sealDocument } from "../documents.ts";
import { isKey } from "../keys.ts";
import { DamagedDocument, type NewDocument, StoreConflict, type StoredDocument } from "../store.ts";
import type { Connections, Row } from "./connections.ts";
import type { Turns } from "./turns.ts";

const INSERT = `
  INSERT INTO documents (kind, id, version, body, operations, expires_at, digest) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING 1`;
const UPDATE = `
  UPDATE documents SET version = $3, body = $4, operations = $5, expires_at = $6, digest = $7
  WHERE kind = $1 AND id = $2 AND version = $3 - 1 RETURNING 1`;
const EXPIRED = `
  SELECT * FROM documents WHERE expires_at <= $1 AND kind = $2 ORDER BY expires_at LIMIT $3`;
/** Houses that clear up at once pass over what another has in hand. */
const EXPIRE = `
  DELETE FROM documents WHERE (kind, id) IN (
    SELECT kind, id FROM documents WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING 1`;

/** Documents in Postgres. What writes takes its arguments in at once. */
export class PostgresDocuments {
  readonly #connections: Connections;
  readonly #turns: Turns;

  constructor(connections: Connections, turns: Turns) {
    this.#connections = connections;
    this.#turns = turns;
  }

  async find(kind: string, id: string): Promise<StoredDocument | null> {
    if (!isKey(kind) || !isKey(id)) return null;
    const text = "SELECT * FROM documents WHERE kind = $1 AND id = $2";
    const [row] = await this.#read("document", text, [kind, id]);
    if (row === undefined) return null;
    const document = readDocument(row as never);
    if (document === null) throw new DamagedDocument(`The ${kind} ${id} is not what was written.`);
    return document;
  }

  async put(document: NewDocument): Promise<void> {
    const { kind, id, version, expiresAt } = document;
    const { body, operations, digest } = sealDocument(document);
    const values = [kind, id, version, body, operations, expiresAt, digest];
    const isNumber = Number.isSafeInteger(version) && version > 0;
    const [name, text] = version === 1 ? ["insert", INSERT] : ["update", UPDATE];
    const changed = isNumber ? await this.#write(kind, id, name, text, values) : [];
    if (changed.length === 0)
      throw new StoreConflict(`version ${version} does not follow the last one of ${kind} ${id}`);
  }

  async versions(kind: string, ids: readonly string[]): Promise<Map<string, number>> {
    if (!isKey(kind)) return new Map();
    const text = "SELECT id, version FROM documents WHERE kind = $1 AND id = ANY($2)";
    const rows = await this.#read("versions", text, [kind, ids.filter(isKey)]);
    return new Map(rows.map(({ id, version }) => [id as string, Number(version)]));
  }

  async remove(kind: string, id: string): Promise<void> {
    if (!isKey(kind) || !isKey(id)) return;
    await this.#write(kind, id, "delete", "DELETE FROM documents WHERE kind = $1 AND id = $2", [kind, id]);
  }

  /** A damaged one is left out, or it would take all others with it; whoever asks for it by its id is told. */
  async list(kind: string, after: string | null, limit: number): Promise<StoredDocument[]> {
    if (!isKey(kind)) return [];
    const text = "SELECT * FROM documents WHERE kind = $1 AND id > $2 ORDER BY id LIMIT $3";
    const found: StoredDocument[] = [];
    let last = after?.toWellFormed().replaceAll("\0", "") ?? "";
    while (found.length < limit) {
      const rows = await this.#read("documents", text, [kind, last, limit - found.length]);
      if (rows.length === 0) break;
      last = rows.at(-1)?.["id"] as string;
      found.push(...sound(rows));
    }
    return found;
  }

  async expired(kind: string, now: number, limit: number): Promise<StoredDocument[]> {
    return isKey(kind) ? sound(await this.#read("expired", EXPIRED, [now, kind, limit])) : [];
  }

  async removeExpired(now: number, limit: number): Promise<number> {
    return (await this.#connections.write({ name: "expire", text: EXPIRE, values: [now, limit] })).length;
  }

  #read(name: string, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#connections.read({ name, text, values });
  }

  #write(
    kind: string,
    id: string,
    name: string | undefined,
    text: string | undefined,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    const query = { name: name as string, text: text as string, values };
    return this.#turns.take(`${kind}\n${id}`, () => this.#connections.write(query));
  }
}

function sound(rows: readonly Row[]): StoredDocument[] {
  return rows.map((row) => readDocument(row as never)).filter((document) => document !== null);
}
