import { Client, type ClientBase, type ClientConfig } from "pg";
import { BackupRefused } from "../backup.ts";
import { StoreUnavailable } from "../store.ts";
import { placeOf } from "./place.ts";
import { explainPostgres } from "./faults.ts";
import { POSTGRES_MIGRATIONS, type PostgresMigration, SCHEMA } from "./schema.ts";
import { keepHousesOut, LOCKS, requireServer } from "./session.ts";

const CONNECT_MS = 5_000;
/** Somebody else may be at it. */
const PATIENCE_MS = 300_000;

interface Standing {
  /** The newest migration that was done; 0 for an empty database. */
  readonly version: number;
  /** The oldest newest one that a reader may know. */
  readonly leastReader: number;
}

/** Brings the schema up to date. Any number of nodes may do so at once: one does it, the others wait for it. */
export async function migratePostgres(address: string, migrations = POSTGRES_MIGRATIONS): Promise<void> {
  await withClient(address, async (client, place) => {
    await requireServer(client, place);
    const newest = newestOf(migrations);
    if (requireReadable(await standingOf(client, place), newest, place) >= newest) return;
    await client.query(`SET statement_timeout = ${PATIENCE_MS}`);
    await client.query(`SELECT pg_advisory_lock(${LOCKS.space}, ${LOCKS.migrating})`);
    // Again, now that nobody else is at it.
    const version = requireReadable(await standingOf(client, place), newest, place);
    const pending = migrations.filter((each) => each.version > version);
    await requireNoneLeftBehind(client, version, pending, place);
    for (const migration of pending) await apply(client, migration);
  });
}

/** For those who come beside a house, or to one that is closed: reads and changes nothing. */
export async function requireNewestPostgres(client: ClientBase, place: string): Promise<void> {
  const standing = await standingOf(client, place);
  if (standing.version === 0) throw new BackupRefused("no-database");
  const newest = newestOf(POSTGRES_MIGRATIONS);
  if (requireReadable(standing, newest, place) >= newest) return;
  throw new StoreUnavailable(
    `The database ${place} was written by an older Safehouse. Start the house of this release once, which brings it up to date.`,
  );
}

/** Runs with a connection of its own, and hands on what went wrong as a sentence. */
export async function withClient<T>(
  address: string,
  act: (client: Client, place: string) => Promise<T>,
  settings: ClientConfig = {},
): Promise<T> {
  const place = placeOf(address);
  const client = new Client({
    connectionString: address,
    application_name: SCHEMA,
    connectionTimeoutMillis: CONNECT_MS,
    ...settings,
  });
  // Whoever waits for an answer is told; without this, losing an idle connection would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return await act(client, place);
  } catch (error) {
    throw explainPostgres(error, place);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Throws if the schema is somebody else's. */
async function standingOf(client: ClientBase, place: string): Promise<Standing> {
  const { rows } = await client.query<{ migrations: string | null; tables: number }>(
    `SELECT to_regclass('${SCHEMA}.migrations') AS migrations,
      (SELECT count(*)::int FROM pg_tables WHERE schemaname = '${SCHEMA}') AS tables`,
  );
  const found = rows[0];
  if (found !== undefined && found.migrations !== null) {
    const standing = await client.query<Standing>(
      `SELECT coalesce(max(version), 0) AS version, coalesce(max(least_reader), 0) AS "leastReader" FROM ${SCHEMA}.migrations`,
    );
    return standing.rows[0] as Standing;
  }
  if (found?.tables === 0) return { version: 0, leastReader: 0 };
  throw new StoreUnavailable(
    `In the database ${place} the schema "${SCHEMA}" belongs to another program. Name another database with --store.`,
  );
}

function requireReadable({ version, leastReader }: Standing, newest: number, place: string): number {
  if (leastReader <= newest) return version;
  throw new StoreUnavailable(
    `The database ${place} was written by a newer Safehouse (format ${version}, to be read from ${leastReader} on; this one knows ${newest}). Start that release.`,
  );
}

/** What older nodes cannot live with is done only when none of them is there. */
async function requireNoneLeftBehind(
  client: ClientBase,
  version: number,
  pending: readonly PostgresMigration[],
  place: string,
): Promise<void> {
  if (version === 0 || pending.every(({ leastReader }) => leastReader <= version)) return;
  if (await keepHousesOut(client)) return;
  throw new StoreUnavailable(
    `The database ${place} must be changed in a way that older nodes cannot live with. Close all of them, then start this one.`,
  );
}

async function apply(client: ClientBase, { version, name, leastReader, sql }: PostgresMigration): Promise<void> {
  await client.query("BEGIN");
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
    SET LOCAL search_path = ${SCHEMA};
    CREATE TABLE IF NOT EXISTS migrations (
      version integer PRIMARY KEY, name text NOT NULL, least_reader integer NOT NULL, at timestamptz NOT NULL DEFAULT now()
    );
    ${sql}`);
  await client.query(`INSERT INTO ${SCHEMA}.migrations (version, name, least_reader) VALUES ($1, $2, $3)`, [
    version,
    name,
    leastReader,
  ]);
  await client.query("COMMIT");
}

function newestOf(migrations: readonly PostgresMigration[]): number {
  return migrations.at(-1)?.version ?? 0;
}
