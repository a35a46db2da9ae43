import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { type ClientBase, type CustomTypesConfig, Pool, type PoolClient, types as parsers } from "pg";
import { StoreUnavailable } from "../store.ts";
import { explainPostgres, isAnswer, unknownOutcome } from "./faults.ts";
import { placeOf } from "./place.ts";
import { prepareSession } from "./session.ts";

export type Row = Record<string, unknown>;

/** One statement. With a name it is prepared once a connection. */
export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export interface ConnectionOptions {
  /** How many connections one house has at most. */
  readonly connections?: number;
  /** How long to wait for a connection, in milliseconds. */
  readonly connectMs?: number;
  /** How long one statement may take on the server, in milliseconds. */
  readonly statementMs?: number;
  /** Whether no house may be open meanwhile; by default this is one. */
  readonly isAlone?: boolean;
}

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
/** Beyond the server's own limit, for a server that is cut off: by then it would have said so itself. */
const SILENCE_MS = 5_000;
/** How long a server may take to let go of a connection; one that is cut off never would. */
const GOODBYE_MS = 5_000;

/** Times and keys are far below where numbers lose digits. */
export const numberTypes: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (id === parsers.builtins.INT8 ? Number : parsers.getTypeParser(id, format as "text")) as never,
};

/**
 * The connections of one house to its database. Each statement is a transaction of its own, so that an answer of the server tells
 * whether it happened; what a write did whose answer never came is unknown, and said to be.
 */
export class Connections {
  readonly place: string;
  readonly #pool: Pool;
  /** By connection: how many had broken when it was made. */
  readonly #brokenBefore = new WeakMap<ClientBase, number>();
  /** Those that the server has not let go of. */
  readonly #open = new Set<ClientBase>();
  #broken = 0;
  #isClosed = false;

  constructor(address: string, options: ConnectionOptions = {}) {
    const { connections = CONNECTIONS, connectMs = CONNECT_MS, statementMs = STATEMENT_MS, isAlone = false } = options;
    this.place = placeOf(address);
    this.#pool = new Pool({
      connectionString: address,
      application_name: "safehouse",
      max: connections,
      // They hold the sign that the house is open.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectMs,
      query_timeout: statementMs + SILENCE_MS,
      keepAlive: true,
      types: numberTypes,
      onConnect: (client) => prepareSession(client, this.place, { statementMs, isAlone }),
    });
    // An idle connection broke: nobody waited for it, and the pool has forgotten it.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      this.#brokenBefore.set(client, this.#broken);
      // One that breaks while somebody waits for it tells them, and this, too: unheard, it would end the process.
      client.on("error", () => {});
      this.#open.add(client);
      client.on("end", () => void this.#open.delete(client));
    });
  }

  /** Once more on a fresh connection if the first one breaks: nothing is changed by asking twice. */
  async read(query: Query): Promise<readonly Row[]> {
    try {
      return await this.#ask(query);
    } catch (error) {
      if (isAnswer(error) || error instanceof NeverSent) throw this.#explain(error);
    }
    try {
      return await this.#ask(query);
    } catch (error) {
      throw this.#explain(error);
    }
  }

  /** Rejects with `StoreUnavailable` where it is known that nothing happened, else with `OutcomeUnknown`. */
  async write(query: Query): Promise<readonly Row[]> {
    try {
      return await this.#ask(query);
    } catch (error) {
      if (isAnswer(error) || error instanceof NeverSent) throw this.#explain(error);
      throw unknownOutcome(error, this.place);
    }
  }

  /** Done when the server knows, too: until then whoever wants the house closed would find it open. The pool does not wait for that. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const goodbyes = Promise.allSettled([...this.#open].map((client) => once(client, "end")));
    await this.#pool.end();
    await Promise.race([goodbyes, after(GOODBYE_MS, undefined, { ref: false })]);
  }

  async #ask({ name, text, values = [] }: Query): Promise<readonly Row[]> {
    const client = await this.#connect();
    try {
      const { rows } = await client.query<Row>({ ...(name === undefined ? {} : { name }), text, values: [...values] });
      client.release();
      return rows;
    } catch (error) {
      client.release(isAnswer(error) ? undefined : (error as Error));
      if (isAnswer(error)) throw error;
      this.#broken++;
      throw /is not queryable/.test((error as Error).message) ? new NeverSent(error) : error;
    }
  }

  async #connect(): Promise<PoolClient> {
    if (this.#isClosed) throw new NeverSent(new StoreUnavailable("The store is closed."));
    try {
      for (;;) {
        const client = await this.#pool.connect();
        // Where one connection broke the others did, too, or will.
        if (this.#brokenBefore.get(client) === this.#broken) return client;
        client.release(true);
      }
    } catch (error) {
      throw new NeverSent(error);
    }
  }

  #explain(error: unknown): unknown {
    return explainPostgres(error instanceof NeverSent ? error.cause : error, this.place);
  }
}

/** It failed before anything left this machine. */
class NeverSent extends Error {
  constructor(cause: unknown) {
    super("never sent", { cause });
  }
}
