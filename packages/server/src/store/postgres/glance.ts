import type { Glance } from "../glance.ts";
import { LOSS } from "../losses.ts";
import { numberTypes } from "./connections.ts";
import { requireNewestPostgres, withClient } from "./migrate.ts";
import { SCHEMA } from "./schema.ts";
import { requireServer } from "./session.ts";

/** What there is to know about a Postgres at a glance. */
export interface PostgresGlance extends Glance {
  /** What time it is there. */
  readonly time: number;
  /** Whether what it says it kept survives a power cut. */
  readonly isDurable: boolean;
  readonly connections: { readonly used: number; readonly most: number };
}

const GLANCE = `
  SELECT (SELECT count(*) FROM heads) AS matches,
    (SELECT count(*) FROM heads WHERE status = 'quarantined'
      OR id IN (SELECT match FROM complaints WHERE until > clock_timestamp())) AS quarantined,
    (SELECT count(*) FROM documents WHERE kind = '${LOSS}') AS losses,
    floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS time,
    current_setting('fsync')::boolean AND current_setting('full_page_writes')::boolean AS durable,
    (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
    current_setting('max_connections')::int AS most`;

/** Looks whether a database can be used and what is in it; houses may be open. Throws what is wrong with it. */
export function glancePostgres(address: string): Promise<PostgresGlance> {
  return withClient(
    address,
    async (client, place) => {
      await requireServer(client, place);
      await requireNewestPostgres(client, place);
      await client.query(`SET search_path = ${SCHEMA}`);
      const { rows } = await client.query<{ [column: string]: never }>(GLANCE);
      const { matches, quarantined, losses, time, durable, used, most } = rows[0] ?? {};
      return {
        matches: matches ?? 0,
        quarantined: quarantined ?? 0,
        losses: losses ?? 0,
        newestAt: null,
        time: time ?? 0,
        isDurable: durable === true,
        connections: { used: used ?? 0, most: most ?? 0 },
      };
    },
    { types: numberTypes },
  );
}
