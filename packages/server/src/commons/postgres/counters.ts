import { createHash } from "node:crypto";
import type { Counters } from "../commons.ts";
import type { Rows } from "./rows.ts";

const TAKE = `
  INSERT INTO counters (what, count, until) VALUES ($1, 1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (what) DO UPDATE SET
    count = CASE WHEN counters.until > clock_timestamp() THEN counters.count + 1 ELSE 1 END,
    until = CASE WHEN counters.until > clock_timestamp() THEN counters.until ELSE excluded.until END
  RETURNING count`;

/** A window begins with the first that is counted. Addresses may be counted, and are not to be read in the database. */
export class PostgresCounters implements Counters {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  async take(what: string, most: number, windowMs: number): Promise<boolean> {
    const key = createHash("sha256").update(`${windowMs} ${what}`).digest();
    const rows = await this.#rows.ask({ name: "count", text: TAKE, values: [key, windowMs] });
    return rows === null || (rows[0]?.["count"] as number) <= most;
  }
}
