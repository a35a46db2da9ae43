import { connect, type ConnectionOptions, type NatsConnection } from "@nats-io/transport-node";
import type { Surroundings } from "../../surroundings.ts";
import type { Carrier } from "./hint-bus.ts";

const RETRY_MS = 500;
const PATIENCE_MS = 3_000;

/** Core NATS: at most once, which is all that hints need. */
export class NatsCarrier implements Carrier {
  readonly #options: ConnectionOptions;
  readonly #subject: string;
  readonly #surroundings: Surroundings;
  #listener: (text: string) => void = () => {};
  #connection: NatsConnection | null = null;
  #isClosed = false;

  /** Houses of one database have one name, and hear each other alone. */
  constructor(address: string, houseName: string, surroundings: Surroundings) {
    this.#options = optionsFor(address);
    this.#subject = `safehouse.${houseName}`;
    this.#surroundings = surroundings;
    void this.#connect();
  }

  get isAway(): boolean {
    return this.#connection === null;
  }

  onText(listener: (text: string) => void): void {
    this.#listener = listener;
  }

  async send(texts: readonly string[]): Promise<void> {
    for (const text of texts) this.#connection?.publish(this.#subject, text);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.close().catch(() => {});
  }

  /** The library could come back by itself, but would keep what it could not send, and give up when it was never let in. */
  async #connect(): Promise<void> {
    try {
      const connection = await connect(this.#options);
      if (this.#isClosed) return await connection.close();
      connection.subscribe(this.#subject, { callback: (_error, message) => this.#listener(message.string()) });
      this.#connection = connection;
      await connection.closed();
    } catch {
      // It is tried again, and whoever looks after the house is told that it is away.
    }
    this.#connection = null;
    if (!this.#isClosed) this.#surroundings.after(RETRY_MS, () => void this.#connect());
  }
}

function optionsFor(address: string): ConnectionOptions {
  const { protocol, host, username, password } = new URL(address);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    name: "safehouse",
    noEcho: true,
    reconnect: false,
    timeout: PATIENCE_MS,
    pingInterval: PATIENCE_MS,
    maxPingOut: 1,
    ...(protocol === "tls:" ? { tls: {} } : {}),
    ...(user === "" ? {} : pass === "" ? { token: user } : { user, pass }),
  };
}
