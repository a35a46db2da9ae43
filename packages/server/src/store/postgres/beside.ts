import type { Beside, Complaint, SetApart } from "../beside.ts";
import { Connections, type Row } from "./connections.ts";
import { requireNewestPostgres, withClient } from "./migrate.ts";
import { storeOn } from "./open.ts";

const SET_APART = `
  WITH apart AS (
    SELECT id FROM heads WHERE status = 'quarantined' UNION SELECT match FROM complaints WHERE until > clock_timestamp()
  )
  SELECT id, n, status = 'quarantined' AS for_all, h.problem, node, build, c.problem AS complaint
  FROM apart JOIN heads h USING (id) LEFT JOIN complaints c ON c.match = id AND c.until > clock_timestamp()
  ORDER BY key, node`;

/** Both at once: a house that sees its complaint gone must not find the match set apart. */
const RELEASE = `
  WITH dropped AS (DELETE FROM complaints WHERE match = $1)
  UPDATE heads SET status = $2, problem = NULL WHERE id = $1 AND status = 'quarantined'`;

/** Houses may be open. */
export async function besidePostgres<T>(address: string, act: (house: Beside) => Promise<T>): Promise<T> {
  await withClient(address, requireNewestPostgres);
  const connections = new Connections(address, { connections: 1 });
  try {
    return await act({
      ...storeOn(connections),
      setApart: async () => readRows(await connections.read({ text: SET_APART })),
      release: async (id, status) => void (await connections.write({ text: RELEASE, values: [id, status] })),
    });
  } finally {
    await connections.close();
  }
}

function readRows(rows: readonly Row[]): SetApart[] {
  const found = new Map<string, SetApart & { readonly complaints: Complaint[] }>();
  for (const { id, n, for_all, problem, node, build, complaint } of rows as readonly Record<string, never>[]) {
    const match = found.get(id as never) ?? {
      id: id as never,
      entries: n as never,
      isForAll: for_all as never,
      problem: (problem ?? null) as never,
      complaints: [],
    };
    found.set(match.id, match);
    if (node !== null)
      match.complaints.push({ node: node as never, build: build as never, problem: complaint as never });
  }
  return [...found.values()];
}
