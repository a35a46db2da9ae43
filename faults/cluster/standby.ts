import { Client } from "pg";
import { type Postgres, startPostgres } from "../../scripts/postgres/start.ts";
import { until } from "../scratch.ts";

/**
 * A standby from a cold copy that every commit waits for: what was acknowledged is on both. The server is stopped for a moment; nothing
 * that is asked meanwhile is kept.
 */
export async function addStandby(primary: Postgres): Promise<Postgres> {
  const { hostname, port, username } = new URL(primary.url);
  await primary.stop();
  const follow = `host=${hostname} port=${port} user=${username} password=${primary.password} application_name=standby`;
  // It keeps trying until its original is there again.
  const standby = await startPostgres({ max_connections: "200", primary_conninfo: follow }, primary);
  await primary.start();
  const isFollowed = await until(async () => {
    const [row] = await ask(
      primary.url,
      "SELECT count(*)::int AS n FROM pg_stat_replication WHERE state = 'streaming'",
    );
    return row?.["n"] === 1;
  });
  if (!isFollowed) throw new Error("the standby does not follow");
  await ask(primary.url, "ALTER SYSTEM SET synchronous_commit = 'remote_apply'");
  await ask(primary.url, "ALTER SYSTEM SET synchronous_standby_names = 'standby'");
  await ask(primary.url, "SELECT pg_reload_conf()");
  const isWaitedFor = await until(async () => {
    const [row] = await ask(
      primary.url,
      "SELECT count(*)::int AS n FROM pg_stat_replication WHERE sync_state = 'sync'",
    );
    return row?.["n"] === 1;
  });
  if (!isWaitedFor) throw new Error("commits do not wait for the standby");
  return standby;
}

/** From now on it takes writes. It waits for nobody: its copy of the settings is older than that wish. */
export async function promote(standby: Postgres): Promise<void> {
  await ask(standby.url, "SELECT pg_promote(true, 60)");
}

async function ask(url: string, query: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}
