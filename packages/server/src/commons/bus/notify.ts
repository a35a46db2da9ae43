import { Client } from "pg";
import type { Cancel, Surroundings } from "../../surroundings.ts";
import type { Carrier } from "./hint-bus.ts";

const CHANNEL = "safehouse_hints";
const RETRY_MS = 500;
const PATIENCE_MS = 3_000;
const CHECK_MS = 1_000;

/**
 * LISTEN and NOTIFY on a connection of their own. Hints are a transaction of their own, too: in that of an append they would make all
 * commits of the database wait for each other.
 */
export class NotifyCarrier implements Carrier {
  readonly #address: string;
  readonly #surroundings: Surroundings;
  readonly #endChecks: Cancel;
  #listener: (text: string) => void = () => {};
  #client: Client | null = null;
  /** One question after the other: the driver takes no second one while the first is under way. */
  #turn: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(address: string, surroundings: Surroundings) {
    this.#address = address;
    this.#surroundings = surroundings;
    this.#endChecks = surroundings.every(CHECK_MS, () => void this.#ask("SELECT 1"));
    void this.#connect();
  }

  get isAway(): boolean {
    return this.#client === null;
  }

  onText(listener: (text: string) => void): void {
    this.#listener = listener;
  }

  send(texts: readonly string[]): Promise<void> {
    return this.#ask(`SELECT pg_notify('${CHANNEL}', hints) FROM unnest($1::text[]) hints`, [[...texts]]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endChecks();
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  /** A connection that does not answer in time is given up: whoever is cut off would never hear of it otherwise. */
  #ask(text: string, values: unknown[] = []): Promise<void> {
    this.#turn = this.#askAfter(this.#turn, text, values);
    return this.#turn;
  }

  async #askAfter(others: Promise<void>, text: string, values: unknown[]): Promise<void> {
    await others;
    const client = this.#client;
    await client?.query(text, values).catch(() => this.#lose(client));
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#address,
      application_name: "safehouse bus",
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on("error", () => this.#lose(client));
    client.on("end", () => this.#lose(client));
    client.on("notification", ({ payload }) => this.#listener(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      void client.end().catch(() => {});
      return this.#retryLater();
    }
    if (this.#isClosed) await client.end().catch(() => {});
    else this.#client = client;
  }

  #lose(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    void client.end().catch(() => {});
    this.#retryLater();
  }

  #retryLater(): void {
    if (!this.#isClosed) this.#surroundings.after(RETRY_MS, () => void this.#connect());
  }
}
