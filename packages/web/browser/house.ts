import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HouseProcess } from "../../../faults/house.ts";
import { freePort } from "../../../scripts/free-port.ts";

/** A real server with a database of its own, which can die and come back at the same address. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), "safehouse-browser-"));
  readonly #port: number;
  #process!: HouseProcess;

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    return house;
  }

  private constructor(port: number) {
    this.#port = port;
  }

  get address(): string {
    return this.#process.address;
  }

  async start(): Promise<void> {
    this.#process = await HouseProcess.open({ data: this.#data, port: this.#port });
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
