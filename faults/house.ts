import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PATIENCE_MS } from "./scratch.ts";

const MAIN = fileURLToPath(new URL("../packages/server/src/main.ts", import.meta.url));
const VARIANT = fileURLToPath(new URL("./variant.ts", import.meta.url));
const CLOSING_MS = 15_000;

export interface HouseOptions {
  readonly data: string;
  /** Kept over restarts, so that clients find the house again. */
  readonly port: number;
  /** Runs `variant.ts`, which breaks what the real program keeps. */
  readonly variant?: { readonly [name: string]: string };
  /** Flags beside the usual ones. */
  readonly settings?: readonly string[];
  /** Put before the program, such as a tracer. */
  readonly wrap?: readonly string[];
  /** Beside our own environment. */
  readonly env?: { readonly [name: string]: string };
}

/** The server as a process of its own, as an operator runs it. */
export class HouseProcess {
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #exited: Promise<number | null>;
  #errors = "";

  static async open(options: HouseOptions): Promise<HouseProcess> {
    const house = new HouseProcess(options);
    await house.#opened();
    return house;
  }

  private constructor({ data, port, variant, settings: more = [], wrap = [], env: extra = {} }: HouseOptions) {
    this.address = `http://127.0.0.1:${port}`;
    const settings = ["--data", data, "--port", `${port}`, "--mask=0", "--bot-delay=0", "--log=error", ...more];
    const program = [...wrap, process.execPath, variant === undefined ? MAIN : VARIANT, ...settings];
    const { npm_lifecycle_event: _, ...env } = process.env;
    this.#child = spawn(program[0] as string, program.slice(1), {
      env: { ...env, ...variant, ...extra },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#exited = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.stderr?.on("data", (data: Buffer) => (this.#errors = (this.#errors + data.toString()).slice(-20_000)));
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What the operator would read. */
  get errors(): string {
    return this.#errors;
  }

  /** As a power switch does it, for the process. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#exited;
  }

  /** As an operator does it. Resolves with its exit status, or null if it had to be killed. */
  async close(): Promise<number | null> {
    if (!this.isRunning) return this.#exited;
    this.#child.kill("SIGTERM");
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), CLOSING_MS);
    const status = await this.#exited;
    clearTimeout(timer);
    return status;
  }

  async #opened(): Promise<void> {
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), PATIENCE_MS);
    const opened = new Promise<boolean>((resolve) => {
      let text = "";
      this.#child.stdout?.on("data", (data: Buffer) => {
        text += data.toString();
        if (text.includes("is open at")) resolve(true);
      });
      void this.#exited.then(() => resolve(false));
    });
    const isOpen = await opened;
    clearTimeout(timer);
    if (!isOpen) throw new Error(`the house did not open: ${this.#errors}`);
  }
}
