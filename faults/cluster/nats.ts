import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/free-port.ts";
import { Line, type Tap } from "./line.ts";

// Debian puts it where only an administrator's path looks.
const ENV = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/usr/local/sbin` };
const HINT = "MSG safehouse.";

export function isNatsThere(): boolean {
  return spawnSync("nats-server", ["--version"], { env: ENV }).status === 0;
}

/** A NATS server of this machine, behind a line that can be meddled with. */
export class Nats {
  readonly line: Line;
  /** So many times houses were told something. */
  hints = 0;
  readonly #port: number;
  #server: ChildProcess | null = null;

  static async open(): Promise<Nats> {
    const port = await freePort();
    const nats: Nats = new Nats(port, await Line.open({ targets: () => [port], tap: () => nats.#count() }));
    await nats.start();
    return nats;
  }

  private constructor(port: number, line: Line) {
    this.#port = port;
    this.line = line;
  }

  get address(): string {
    return `nats://127.0.0.1:${this.line.port}`;
  }

  async start(): Promise<void> {
    const server = spawn("nats-server", ["--addr", "127.0.0.1", "--port", `${this.#port}`], {
      env: ENV,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#server = server;
    for (let said = ""; !said.includes("Server is ready");) said += String((await once(server.stderr, "data"))[0]);
    server.stderr.resume();
  }

  async kill(): Promise<void> {
    const server = this.#server;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  }

  async close(): Promise<void> {
    this.line.close();
    await this.kill();
  }

  #count(): Tap {
    return {
      toServer: (data) => data,
      toClient: (data) => {
        this.hints += data.toString("latin1").split(HINT).length - 1;
        return data;
      },
    };
  }
}
