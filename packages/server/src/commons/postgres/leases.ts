import type { Surroundings } from "../../surroundings.ts";
import type { Leases } from "../commons.ts";
import { gathered } from "../gathered.ts";
import type { PostgresHouses } from "./houses.ts";
import type { Rows } from "./rows.ts";

const GATHER_MS = 5;
const isHeldByOther = (match: string): string => `EXISTS (
    SELECT FROM leases l JOIN houses USING (node) WHERE l.match = ${match} AND l.node <> $1 AND until > clock_timestamp())`;

/** In the order of their ids, so that no two houses wait for each other in a circle. */
const take = (wanted: string): string => `
  INSERT INTO leases (match, node) SELECT id, $1 FROM ${wanted} ORDER BY id COLLATE "C"
  ON CONFLICT (match) DO UPDATE SET node = $1
    WHERE NOT EXISTS (SELECT FROM houses WHERE node = leases.node AND node <> $1 AND until > clock_timestamp())
  RETURNING match`;

const TAKE = take(`unnest($2::text[]) id WHERE NOT ${isHeldByOther("id")}`);

/** One house at a time: all would take the same ones, and wait for each other. The next one finds what is left. */
const TAKE_DUE = `
  WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtextextended('safehouse due', 0)) AS mine),
  free AS MATERIALIZED (
    SELECT h.id FROM turn, heads h
    WHERE turn.mine AND h.due AND h.status = 'running' AND h.id <> ALL ($3::text[])
      AND NOT EXISTS (SELECT FROM leases l JOIN houses USING (node) WHERE l.match = h.id AND until > clock_timestamp())
    LIMIT $2
  )${take("free")}`;

const LET_GO = "DELETE FROM leases WHERE node = $1 AND match = ANY ($2::text[])";

/** Leases hold for as long as their house shows itself, so that only taking them and letting them go costs anything. */
export class PostgresLeases implements Leases {
  readonly #node: string;
  readonly #rows: Rows;
  readonly #houses: PostgresHouses;
  /** By match: whom to tell. */
  readonly #wanted = new Map<string, Set<{ readonly onGained: () => void }>>();
  readonly #held = new Set<string>();
  /** Ours in the database, and nobody here wants them. */
  readonly #leftOver = new Set<string>();
  /** Of which somebody was told that they are not ours. If they are after all, nobody else will tell them. */
  readonly #denied = new Set<string>();
  readonly #askSoon: () => void;

  constructor(node: string, rows: Rows, houses: PostgresHouses, surroundings: Surroundings) {
    this.#node = node;
    this.#rows = rows;
    this.#houses = houses;
    this.#askSoon = gathered(surroundings, GATHER_MS, () => this.#settle());
  }

  isMine(match: string): boolean {
    const isMine = this.#held.has(match) && this.#houses.isLiving;
    if (!isMine) this.#denied.add(match);
    return isMine;
  }

  want(match: string, onGained: () => void): () => void {
    const wanting = { onGained };
    const all = this.#wanted.get(match) ?? new Set();
    this.#wanted.set(match, all.add(wanting));
    if (this.#leftOver.delete(match)) this.#held.add(match);
    else if (!this.#held.has(match)) this.#askSoon();
    return () => {
      if (!all.delete(wanting) || all.size > 0) return;
      this.#wanted.delete(match);
      if (!this.#held.delete(match)) return;
      this.#leftOver.add(match);
      this.#askSoon();
    };
  }

  async takeDue(limit: number, except: readonly string[]): Promise<readonly string[]> {
    const values = [this.#node, limit, [...except, ...this.#leftOver]];
    const rows = await this.#rows.ask({ name: "take-due", text: TAKE_DUE, values });
    const taken = (rows ?? []).map((row) => row["match"] as string);
    for (const match of taken) this.#hold(match);
    return taken;
  }

  /** Once a second: whoever had what we want may be gone. */
  ask(): void {
    if (this.#houses.isLiving) this.#takeBack();
    if (this.#leftOver.size > 0 || [...this.#wanted.keys()].some((match) => !this.#held.has(match))) this.#askSoon();
  }

  /** Others may have taken them. */
  forget(): void {
    this.#held.clear();
    this.#leftOver.clear();
    this.ask();
  }

  /** A house that was late with its beat has its leases again, as if nothing had been: whoever asked meanwhile has to know. */
  #takeBack(): void {
    const denied = [...this.#denied];
    this.#denied.clear();
    for (const match of denied) if (this.#held.has(match)) this.#hold(match);
  }

  async #settle(): Promise<void> {
    await this.#letGo();
    const missing = [...this.#wanted.keys()].filter((match) => !this.#held.has(match));
    if (missing.length === 0 || !this.#houses.isLiving) return;
    const rows = await this.#rows.ask({ name: "take", text: TAKE, values: [this.#node, missing] });
    for (const row of rows ?? []) this.#gain(row["match"] as string);
  }

  async #letGo(): Promise<void> {
    const leaving = [...this.#leftOver];
    if (leaving.length === 0) return;
    // From now on whoever wants one of them again has to ask for it, after this.
    this.#leftOver.clear();
    const gone = await this.#rows.ask({ name: "let-go", text: LET_GO, values: [this.#node, leaving] });
    if (gone === null) for (const match of leaving) if (!this.#wanted.has(match)) this.#leftOver.add(match);
  }

  #gain(match: string): void {
    if (this.#wanted.has(match)) return this.#hold(match);
    this.#leftOver.add(match);
    this.#askSoon();
  }

  #hold(match: string): void {
    this.#held.add(match);
    for (const { onGained } of this.#wanted.get(match) ?? []) onGained();
  }
}
