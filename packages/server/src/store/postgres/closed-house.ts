import { Connections } from "./connections.ts";
import type { Store } from "../store.ts";
import { requireNewestPostgres, withClient } from "./migrate.ts";
import { storeOn } from "./open.ts";
import { SCHEMA } from "./schema.ts";

/** Whatever may have a name in it. */
const NAMING = ["documents", "makings"];

/** One connection, which keeps houses out: a second one would be kept out, too. */
export async function openClosedPostgres(address: string): Promise<{ store: Store; scrub(): Promise<boolean> }> {
  await withClient(address, requireNewestPostgres);
  const connections = new Connections(address, { connections: 1, isAlone: true });
  const store = storeOn(connections);
  try {
    await store.checkHealth();
  } catch (error) {
    await connections.close();
    throw error;
  }
  return { store, scrub: () => isScrubbed(address) };
}

/** Deleted rows lie in the tables until something is written over them; the tables are written anew, however long that takes. */
async function isScrubbed(address: string): Promise<boolean> {
  try {
    await withClient(address, async (client) => {
      for (const table of NAMING) await client.query(`VACUUM FULL ${SCHEMA}.${table}`);
    });
    return true;
  } catch {
    return false;
  }
}
