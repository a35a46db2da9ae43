import type { Connections, Query, Row } from "../../store/postgres/connections.ts";

/** Asks the database for what houses share, and never fails: what is not there is null. */
export class Rows {
  readonly #connections: Connections;
  #isAway = false;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** Whether the last question found nobody. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Null if nobody answers; then it may have happened or not. */
  async ask(query: Query): Promise<readonly Row[] | null> {
    try {
      const rows = await this.#connections.write(query);
      this.#isAway = false;
      return rows;
    } catch {
      this.#isAway = true;
      return null;
    }
  }
}
