import { Client } from "pg";
import { checkStore, type Checked } from "../check.ts";
import type { Cluster } from "./cluster.ts";
import type { Party } from "./party.ts";

/** Where the lines of a match do not end where its head says they do, or leave one out. */
const HEADLESS = `
  SELECT h.id, h.n, count(l.n)::int AS lines, coalesce(max(l.n), 0) AS last
  FROM safehouse.heads h LEFT JOIN safehouse.lines l ON l.match = h.key
  GROUP BY h.key, h.id, h.n HAVING count(l.n) <> h.n OR coalesce(max(l.n), 0) <> h.n`;

/**
 * The party ends; then what everybody wrote down is held against the database: every acknowledged command is in the log once, nobody
 * was shown anything that a replay does not show that seat, chains are whole, heads stand where the lines end. Houses are closed first.
 */
export async function checkCluster(cluster: Cluster, party: Party): Promise<Checked> {
  const wrong = await party.end();
  await cluster.closeHouses();
  const checked = await cluster.withStore((store) => checkStore(store, party.diaries));
  return { ...checked, violations: [...wrong, ...checked.violations, ...(await headless(cluster.postgres.url))] };
}

async function headless(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; n: number; lines: number; last: number }>(HEADLESS);
    return rows.map(
      ({ id, n, lines, last }) => `${id.slice(0, 8)}: the head says ${n}, there are ${lines} lines up to ${last}`,
    );
  } finally {
    await client.end();
  }
}
