import type { Complaints, HouseInfo } from "../commons.ts";
import type { PostgresHouses } from "./houses.ts";
import type { Rows } from "./rows.ts";

/** Of houses that live at the same time: one that starts anew under another name must not agree with itself. */
const ADD = `
  WITH added AS (
    INSERT INTO complaints (match, node, build, problem, until) VALUES ($1, $2, $3, $4, clock_timestamp() + interval '1 day')
    ON CONFLICT (match, node) DO UPDATE SET problem = excluded.problem, until = excluded.until
  )
  SELECT EXISTS (
    SELECT FROM complaints c JOIN houses h USING (node)
    WHERE c.match = $1 AND node <> $2 AND c.build = $3 AND least(c.until, h.until) > clock_timestamp()
  ) AS agreed`;

export class PostgresComplaints implements Complaints {
  readonly #own: Pick<HouseInfo, "node" | "build">;
  readonly #rows: Rows;
  readonly #houses: PostgresHouses;

  constructor(own: Pick<HouseInfo, "node" | "build">, rows: Rows, houses: PostgresHouses) {
    this.#own = own;
    this.#rows = rows;
    this.#houses = houses;
  }

  async add(match: string, problem: string): Promise<boolean> {
    const { node, build } = this.#own;
    // Postgres keeps no zero bytes.
    const told = problem.toWellFormed().replaceAll("\0", "\ufffd");
    const rows = await this.#rows.ask({ name: "complain", text: ADD, values: [match, node, build, told] });
    const isAlone = this.#houses.isLiving && this.#houses.living().every((house) => house.node === node);
    return rows !== null && (isAlone || rows[0]?.["agreed"] === true);
  }
}
