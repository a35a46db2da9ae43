import type { Complaints, HouseInfo, Verdict } from "../commons.ts";
import type { PostgresHouses } from "./houses.ts";
import type { Rows } from "./rows.ts";

const UNTIL = "clock_timestamp() + interval '1 day'";

const ADD = `
  INSERT INTO complaints (match, node, build, problem, until) VALUES ($1, $2, $3, $4, ${UNTIL})
  ON CONFLICT (match, node) DO UPDATE SET problem = excluded.problem, until = excluded.until RETURNING 1`;
const UPHOLD = `
  UPDATE complaints SET build = $3, problem = $4, until = ${UNTIL} WHERE match = $1 AND node = $2 RETURNING 1`;

/** Of houses that live at the same time: one that starts anew under another name must not agree with itself. */
const judged = (keep: string): string => `
  WITH kept AS (${keep})
  SELECT EXISTS (SELECT FROM kept) AS kept, EXISTS (
    SELECT FROM complaints c JOIN houses h USING (node)
    WHERE c.match = $1 AND node <> $2 AND c.build = $3 AND least(c.until, h.until) > clock_timestamp()
  ) AS agreed`;

const COMPLAIN = { name: "complain", text: judged(ADD) };
const COMPLAIN_AGAIN = { name: "complain-again", text: judged(UPHOLD) };

export class PostgresComplaints implements Complaints {
  readonly #own: Pick<HouseInfo, "node" | "build">;
  readonly #rows: Rows;
  readonly #houses: PostgresHouses;

  constructor(own: Pick<HouseInfo, "node" | "build">, rows: Rows, houses: PostgresHouses) {
    this.#own = own;
    this.#rows = rows;
    this.#houses = houses;
  }

  async add(match: string, problem: string, wasKept: boolean): Promise<Verdict> {
    const { node, build } = this.#own;
    // Postgres keeps no zero bytes.
    const told = problem.toWellFormed().replaceAll("\0", "\ufffd");
    const values = [match, node, build, told];
    const [row] = (await this.#rows.ask({ ...(wasKept ? COMPLAIN_AGAIN : COMPLAIN), values })) ?? [];
    if (row === undefined) return "unknown";
    if (row["kept"] !== true) return "dropped";
    const isAlone = this.#houses.isLiving && this.#houses.living().every((house) => house.node === node);
    return isAlone || row["agreed"] === true ? "agreed" : "kept";
  }
}
