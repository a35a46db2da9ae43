import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** A real server in a process of its own, with a database of its own. */
export class House {
  readonly address: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), "safehouse-browser-"));
  #process: ChildProcess | null = null;

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    return house;
  }

  private constructor(port: number) {
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const { npm_lifecycle_event: _, ...env } = process.env;
    const where = ["--port", `${this.#port}`, "--data", this.#data];
    // How long answers are held back is not what is tried here.
    const argv = ["packages/server/src/main.ts", ...where, "--mask=100", "--log=error"];
    const child = spawn(process.execPath, argv, { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (text: Buffer) => text.toString().includes("open") && resolve());
      child.once("exit", () => reject(new Error("the server did not open")));
    });
  }

  /** Without warning, as machines die. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async close(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
