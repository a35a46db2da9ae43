import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HouseProcess } from "../../../faults/house.ts";
import { freePort } from "../../../scripts/free-port.ts";

/** A real server with a database of its own, which can die and come back at the same address. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), "safehouse-browser-"));
  readonly #port: number;
  readonly #base: string;
  #process!: HouseProcess;

  /** `base` is the folder of its host where it stands. */
  static async open({ base = "/" }: { readonly base?: string } = {}): Promise<House> {
    const house = new House(await freePort(), base);
    await house.start();
    return house;
  }

  private constructor(port: number, base: string) {
    this.#port = port;
    this.#base = base;
  }

  get address(): string {
    return this.#process.address + this.#base;
  }

  async start(): Promise<void> {
    this.#process = await HouseProcess.open({ data: this.#data, port: this.#port, settings: ["--base", this.#base] });
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
