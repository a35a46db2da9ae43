import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HouseProcess } from "../../../faults/house.ts";
import { freePort } from "../../../scripts/free-port.ts";

const LUCK = new URL("../../server/test/fixed-luck.ts", import.meta.url).href;

interface HouseOptions {
  /** The folder of its host where it stands. */
  readonly base?: string;
  /** Brings into its data folder what it needs to open. */
  readonly prepare?: (data: string) => Promise<void>;
  /** Flags beside the usual ones. */
  readonly settings?: readonly string[];
}

/** A real server with a database of its own, which can die and come back at the same address. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), "safehouse-browser-"));
  readonly #port: number;
  readonly #base: string;
  readonly #settings: readonly string[];
  #process!: HouseProcess;

  static async open({ base = "/", settings = [], prepare }: HouseOptions = {}): Promise<House> {
    const house = new House(await freePort(), base, settings);
    await prepare?.(house.#data);
    await house.start();
    return house;
  }

  private constructor(port: number, base: string, settings: readonly string[]) {
    this.#port = port;
    this.#base = base;
    this.#settings = ["--base", base, ...settings];
  }

  get address(): string {
    return this.#process.address + this.#base;
  }

  async start(): Promise<void> {
    const env = { NODE_OPTIONS: `--import=${LUCK}` };
    this.#process = await HouseProcess.open({ data: this.#data, port: this.#port, settings: this.#settings, env });
  }

  /** Without warning, as machines die. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  async close(): Promise<void> {
    await this.#process.close();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
