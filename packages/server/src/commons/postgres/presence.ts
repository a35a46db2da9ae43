import type { Surroundings } from "../../surroundings.ts";
import type { Audience, Bus, SharedPresence } from "../commons.ts";
import { gathered } from "../gathered.ts";
import type { Rows } from "./rows.ts";

const GATHER_MS = 5;

const KEEP = `
  WITH noted AS (SELECT * FROM unnest($2::text[], $3::text[], $4::int[]) AS n (place, guest, sockets)), gone AS (
    DELETE FROM presence p USING noted n WHERE p.place = n.place AND p.node = $1 AND p.guest = n.guest AND n.sockets = 0
  )
  INSERT INTO presence (place, node, guest, sockets) SELECT place, $1, guest, sockets FROM noted WHERE sockets > 0
  ON CONFLICT (place, node, guest) DO UPDATE SET sockets = excluded.sockets`;

const ELSEWHERE = `
  SELECT place, guest, sum(sockets)::int AS sockets FROM presence JOIN houses USING (node)
  WHERE place = ANY ($2::text[]) AND node <> $1 AND until > clock_timestamp() GROUP BY place, guest`;

/** Rows that hold for as long as their house shows itself. */
export class PostgresPresence implements SharedPresence {
  readonly #node: string;
  readonly #rows: Rows;
  readonly #bus: Bus;
  /** By table and guest, who is here; the guest is empty for strangers. */
  readonly #here = new Map<string, Map<string, number>>();
  /** Tables of which the database does not know all yet, with the guests in question. */
  #unsaid = new Map<string, Set<string>>();
  readonly #keepSoon: () => void;

  constructor(node: string, rows: Rows, bus: Bus, surroundings: Surroundings) {
    this.#node = node;
    this.#rows = rows;
    this.#bus = bus;
    this.#keepSoon = gathered(surroundings, GATHER_MS, () => this.#keep());
  }

  note(table: string, guest: string | null, sockets: number): void {
    const here = this.#here.get(table) ?? new Map<string, number>();
    if (sockets > 0) this.#here.set(table, here.set(guest ?? "", sockets));
    else if (here.delete(guest ?? "") && here.size === 0) this.#here.delete(table);
    this.#unsaid.set(table, (this.#unsaid.get(table) ?? new Set()).add(guest ?? ""));
    this.#keepSoon();
  }

  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const rows = await this.#rows.ask({ name: "elsewhere", text: ELSEWHERE, values: [this.#node, tables] });
    const found = new Map<string, Audience>();
    for (const row of rows ?? []) {
      const table = row["place"] as string;
      const { guests, strangers } = found.get(table) ?? { guests: new Set<string>(), strangers: 0 };
      const guest = row["guest"] as string;
      found.set(
        table,
        guest === ""
          ? { guests, strangers: row["sockets"] as number }
          : { guests: new Set([...guests, guest]), strangers },
      );
    }
    return found;
  }

  /** What could not be said before. */
  retry(): void {
    if (this.#unsaid.size > 0) this.#keepSoon();
  }

  /** The database may have forgotten all of it. */
  sayAgain(): void {
    for (const [table, guests] of this.#here) this.#unsaid.set(table, new Set([...guests.keys()]));
    this.retry();
  }

  async #keep(): Promise<void> {
    const unsaid = this.#unsaid;
    this.#unsaid = new Map();
    const noted = [...unsaid].flatMap(([table, guests]) =>
      [...guests].map((guest) => ({ table, guest, sockets: this.#here.get(table)?.get(guest) ?? 0 })),
    );
    const kept = await this.#rows.ask({
      name: "keep-presence",
      text: KEEP,
      values: [
        this.#node,
        noted.map(({ table }) => table),
        noted.map(({ guest }) => guest),
        noted.map(({ sockets }) => sockets),
      ],
    });
    for (const [id, guests] of unsaid) {
      if (kept !== null) this.#bus.publish({ about: "presence", id });
      else this.#unsaid.set(id, guests.union(this.#unsaid.get(id) ?? new Set()));
    }
  }
}
