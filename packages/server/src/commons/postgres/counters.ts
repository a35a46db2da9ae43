import { createHash } from "node:crypto";
import type { Counters } from "../commons.ts";
import type { Rows } from "./rows.ts";

const TAKE = `
  INSERT INTO counters (what, count, until) VALUES ($1, 1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (what) DO UPDATE SET
    count = CASE WHEN counters.until > clock_timestamp() THEN counters.count + 1 ELSE 1 END,
    until = CASE WHEN counters.until > clock_timestamp() THEN counters.until ELSE excluded.until END
  RETURNING count`;

const GIVE_BACK = "UPDATE counters SET count = count - 1 WHERE what = $1 AND count > 0";

/** A window begins with the first that is counted. Addresses may be counted, and are not to be read in the database. */
export class PostgresCounters implements Counters {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  async take(what: string, most: number, windowMs: number): Promise<boolean> {
    const rows = await this.#rows.ask({ name: "count", text: TAKE, values: [keyOf(what, windowMs), windowMs] });
    return rows === null || (rows[0]?.["count"] as number) <= most;
  }

  giveBack(what: string, windowMs: number): void {
    void this.#rows.ask({ name: "give-back", text: GIVE_BACK, values: [keyOf(what, windowMs)] });
  }
}

function keyOf(what: string, windowMs: number): Buffer {
  return createHash("sha256").update(`${windowMs} ${what}`).digest();
}
