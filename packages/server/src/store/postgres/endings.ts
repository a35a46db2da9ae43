import { isKey } from "../keys.ts";
import { pressEnding, readEnding } from "../endings.ts";
import { noSuchMatch } from "../matches.ts";
import type { Ending } from "../store.ts";
import type { Connections } from "./connections.ts";
import type { Turns } from "./turns.ts";

/** Once kept an ending stays, unless it is not what was written any more. */
const KEEP = `
  WITH head AS (
    UPDATE heads SET status = CASE status WHEN 'running' THEN 'over' ELSE status END WHERE id = $1 RETURNING key
  ), kept AS (
    INSERT INTO endings AS e (match, pressed, digest) SELECT key, $2, $3 FROM head
    ON CONFLICT (match) DO UPDATE SET pressed = excluded.pressed, digest = excluded.digest WHERE sha256(e.pressed) <> e.digest
  )
  SELECT key FROM head`;
const FIND = "SELECT pressed, digest FROM heads JOIN endings ON match = key WHERE id = $1";

/** How finished matches ended, in Postgres. */
export class PostgresEndings {
  readonly #connections: Connections;
  readonly #turns: Turns;

  constructor(connections: Connections, turns: Turns) {
    this.#connections = connections;
    this.#turns = turns;
  }

  async keep(id: string, ending: Ending): Promise<void> {
    if (!isKey(id)) throw noSuchMatch(id);
    const { pressed, digest } = pressEnding(ending);
    const query = { name: "end", text: KEEP, values: [id, pressed, digest] };
    if ((await this.#turns.take(id, () => this.#connections.write(query))).length === 0) throw noSuchMatch(id);
  }

  async find(id: string): Promise<Ending | null> {
    if (!isKey(id)) return null;
    const [row] = await this.#connections.read({ name: "ending", text: FIND, values: [id] });
    return readEnding(row ?? {});
  }
}
