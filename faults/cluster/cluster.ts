import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgresStore } from "../../packages/server/src/store/postgres/open.ts";
import type { Store } from "../../packages/server/src/store/store.ts";
import { freePort } from "../../scripts/free-port.ts";
import { type Postgres, startPostgres } from "../../scripts/postgres/start.ts";
import { HouseProcess, type HouseOptions } from "../house.ts";
import { Line, type LineOptions } from "./line.ts";

/** What is special about one house of a cluster. */
export interface Special extends Pick<HouseOptions, "variant" | "wrap" | "env"> {
  readonly settings?: readonly string[];
  /** Of its connections to the database. */
  readonly tap?: NonNullable<LineOptions["tap"]>;
  /** Where it is, and where it finds the other side, if not on this machine's own address. */
  readonly network?: { readonly ours: string; readonly its: string };
}

export interface ClusterOptions {
  readonly nodes: number;
  /** For all. */
  readonly settings?: readonly string[];
  /** By node. */
  readonly special?: readonly Special[];
  /** Of the database server. */
  readonly postgres?: { readonly [name: string]: string };
}

/** Nobody is held back: the clients of a whole evening come from one address. */
const UNLIMITED = ["--limit-address=1000000/1000000", "--limit-seat=100000/100000", "--limit-match=100000/100000"];

/** Several houses on one Postgres, each behind lines of its own, and a door through which clients come to any of them. */
export class Cluster {
  readonly nodes: readonly ClusterNode[];
  /** To clients: passes them on to the houses in turn. */
  readonly door: Line;
  readonly #folder: string;
  readonly #servers: Postgres[];
  #database: Postgres;

  static async open({ nodes: count, settings = [], special = [], postgres = {} }: ClusterOptions): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), "safehouse-cluster-"));
    const server = await startPostgres({ max_connections: "200", ...postgres });
    const nodes: ClusterNode[] = [];
    let turn = 0;
    const door = await Line.open({
      targets: () => {
        turn++;
        return nodes.map((_, i) => (nodes[(i + turn) % nodes.length] as ClusterNode).entrance.port);
      },
    });
    const cluster = new Cluster(folder, server, nodes, door);
    try {
      for (let i = 0; i < count; i++) {
        const own = special[i] ?? {};
        const node = await ClusterNode.open({
          ...own,
          settings: [...UNLIMITED, ...settings, ...(own.settings ?? [])],
          data: join(folder, `${i}`),
          database: () => cluster.#database,
        });
        nodes.push(node);
      }
      // One after the other: the first makes the tables.
      for (const node of nodes) await node.start();
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  private constructor(folder: string, database: Postgres, nodes: readonly ClusterNode[], door: Line) {
    this.#folder = folder;
    this.#servers = [database];
    this.#database = database;
    this.nodes = nodes;
    this.door = door;
  }

  get address(): string {
    return `http://127.0.0.1:${this.door.port}`;
  }

  get postgres(): Postgres {
    return this.#database;
  }

  /** From now on new connections of all houses go there. It is ended with the cluster. */
  follow(server: Postgres): void {
    if (!this.#servers.includes(server)) this.#servers.push(server);
    this.#database = server;
  }

  /** Reads the database itself, by no line that is meddled with. */
  async withStore<T>(act: (store: Store) => Promise<T>): Promise<T> {
    const store = await openPostgresStore(this.#database.url);
    try {
      return await act(store);
    } finally {
      await store.close();
    }
  }

  /** The houses close in order; what they kept can still be read. */
  async closeHouses(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.close()));
  }

  async close(): Promise<void> {
    this.door.close();
    await this.closeHouses();
    await Promise.all(this.#servers.map((server) => server.end()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface NodeOptions extends Special {
  readonly data: string;
  readonly database: () => Postgres;
}

/** One house, which may die and come back. */
export class ClusterNode {
  /** From this house to the database. */
  readonly toDatabase: Line;
  /** From clients to this house. */
  readonly entrance: Line;
  readonly #options: HouseOptions;
  #process: HouseProcess | null = null;

  static async open(options: NodeOptions): Promise<ClusterNode> {
    const { data, database, settings = [], tap, network, variant, wrap, env } = options;
    const port = await freePort();
    const toDatabase = await Line.open({
      targets: () => [Number(new URL(database().url).port)],
      ...(network === undefined ? {} : { listenOn: network.ours }),
      ...(tap === undefined ? {} : { tap }),
    });
    const entrance = await Line.open({
      targets: () => [port],
      ...(network === undefined ? {} : { host: network.its }),
    });
    const store = Object.assign(new URL(database().url), { hostname: network?.ours ?? "127.0.0.1" });
    store.port = `${toDatabase.port}`;
    const listen = network === undefined ? [] : ["--host", network.its];
    return new ClusterNode(toDatabase, entrance, {
      data,
      port,
      settings: ["--store", store.href, ...listen, ...settings],
      ...(variant === undefined ? {} : { variant }),
      ...(wrap === undefined ? {} : { wrap }),
      ...(env === undefined ? {} : { env }),
    });
  }

  private constructor(toDatabase: Line, entrance: Line, options: HouseOptions) {
    this.toDatabase = toDatabase;
    this.entrance = entrance;
    this.#options = options;
  }

  /** To clients of this house alone. */
  get address(): string {
    return `http://127.0.0.1:${this.entrance.port}`;
  }

  get house(): HouseProcess {
    if (this.#process === null) throw new Error("this house is not open");
    return this.#process;
  }

  async start(change: Partial<HouseOptions> = {}): Promise<void> {
    this.#process = await HouseProcess.open({ ...this.#options, ...change });
  }

  async kill(): Promise<void> {
    await this.house.kill();
  }

  /** Resolves with its exit status, or null if it had to be killed, or was not open. */
  async stop(): Promise<number | null> {
    return (await this.#process?.close()) ?? null;
  }

  async close(): Promise<void> {
    await this.stop();
    this.toDatabase.close();
    this.entrance.close();
  }
}
