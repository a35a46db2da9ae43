import type { ClientBase } from "pg";
import { FolderInUse, StoreUnavailable } from "../store.ts";
import { SCHEMA } from "./schema.ts";

const OLDEST = 140_000;

/** Numbers of the advisory locks in our database; the first half is "safe" in ASCII. */
export const LOCKS = { space: 0x73616665, open: 1, migrating: 2 } as const;

/**
 * Plans must not depend on how large tables were when they were made: all we ask is found through an index. Commits wait for the disk
 * (and for a synchronous standby, if there is one) whatever the database was set to.
 */
const SETTINGS = (statementMs: number): readonly (readonly [name: string, value: string])[] => [
  ["search_path", SCHEMA],
  ["statement_timeout", String(statementMs)],
  ["default_transaction_isolation", "read committed"],
  ["plan_cache_mode", "force_generic_plan"],
  ["enable_seqscan", "off"],
  ["jit", "off"],
];

/**
 * Of every new connection: makes it ours, and refuses a server that cannot be the truth. It is the sign of a house that is open, or keeps
 * all houses out.
 */
export async function prepareSession(
  client: ClientBase,
  place: string,
  { statementMs, isAlone }: { readonly statementMs: number; readonly isAlone: boolean },
): Promise<void> {
  await requireServer(client, place);
  if (isAlone) await requireClosed(client, place);
  const [set] = await rowsOf(
    client,
    `SELECT ${SETTINGS(statementMs)
      .map(([name, value]) => `set_config('${name}', '${value}', false)`)
      .join(", ")},
      set_config('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'
        ELSE current_setting('synchronous_commit') END, false),
      pg_try_advisory_lock_shared(${LOCKS.space}, ${LOCKS.open}) AS open`,
  );
  if (set?.["open"] === true) return;
  throw new StoreUnavailable(
    `The database ${place} is just being restored, moved or brought up to date. Try again when that is done.`,
  );
}

/** And keeps it so until the connection ends. */
export async function requireClosed(client: ClientBase, place: string): Promise<void> {
  if (await keepHousesOut(client)) return;
  throw new FolderInUse(`The database ${place} is in use by a Safehouse. Close it, on all its machines, first.`);
}

/** False if one is open. As long as this connection lasts, none can be opened. */
export async function keepHousesOut(client: ClientBase): Promise<boolean> {
  const [lock] = await rowsOf(client, `SELECT pg_try_advisory_lock(${LOCKS.space}, ${LOCKS.open}) AS alone`);
  return lock?.["alone"] === true;
}

/** New enough, in UTF-8, and one that may be written. */
export async function requireServer(client: ClientBase, place: string): Promise<void> {
  const [server] = await rowsOf(
    client,
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
      current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS standby`,
  );
  if (Number(server?.["number"]) < OLDEST) {
    throw new StoreUnavailable(
      `The Postgres server of ${place} is of version ${server?.["version"]}. At least ${OLDEST / 10_000} is needed.`,
    );
  }
  if (server?.["encoding"] !== "UTF8") {
    throw new StoreUnavailable(
      `The database ${place} keeps texts as ${server?.["encoding"]}. Make one with "createdb --encoding UTF8 --template template0".`,
    );
  }
  if (server["standby"] === true) {
    throw new StoreUnavailable(
      `The database ${place} is read-only: its server is a standby. Name the primary server with --store.`,
    );
  }
}

async function rowsOf(client: ClientBase, text: string): Promise<readonly Record<string, unknown>[]> {
  return (await client.query<Record<string, unknown>>(text)).rows;
}
