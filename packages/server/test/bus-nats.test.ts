import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { HintBus } from "../src/commons/bus/hint-bus.ts";
import { NatsCarrier } from "../src/commons/bus/nats.ts";
import type { Hint } from "../src/commons/commons.ts";
import { machine } from "../src/surroundings.ts";
import { freePort } from "../../../scripts/free-port.ts";

// Debian puts it where only an administrator's path looks.
const PATH = `${process.env["PATH"]}:/usr/sbin:/usr/local/sbin`;
const isThere = spawnSync("nats-server", ["--version"], { env: { ...process.env, PATH } }).status === 0;
if (!isThere) console.error("There is no nats-server here: what houses tell each other through NATS is not tried.");

async function startNats(port: number): Promise<ChildProcess> {
  const server = spawn("nats-server", ["--addr", "127.0.0.1", "--port", String(port)], {
    env: { ...process.env, PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  let said = "";
  while (!said.includes("Server is ready"))
    said += String((await once(server.stderr as NodeJS.ReadableStream, "data"))[0]);
  return server;
}

function join(node: string, address: string, house: string): HintBus {
  const bus = new HintBus(node, new NatsCarrier(address, house, machine), machine);
  onTestFinished(() => bus.close());
  return bus;
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 60_000, interval: 10 }).toBe(true);
}

describe.skipIf(!isThere)("NATS", () => {
  test("takes hints to the other houses of the same name, and comes back when it was away", async () => {
    const port = await freePort();
    const address = `nats://127.0.0.1:${port}`;
    // Before there is a server: that is no reason not to open a house.
    const [a, b, stranger] = [join("a", address, "one"), join("b", address, "one"), join("c", address, "two")];
    expect(a.isAway).toBe(true);
    const heard: { readonly [name: string]: Hint[] } = { a: [], b: [], stranger: [] };
    a.onHint((hint) => heard["a"]?.push(hint));
    b.onHint((hint) => heard["b"]?.push(hint));
    stranger.onHint((hint) => heard["stranger"]?.push(hint));
    const tell = async (n: number): Promise<void> => {
      await until(() => ![a, b, stranger].some(({ isAway }) => isAway));
      const end = machine.every(20, () => a.publish({ about: "chat", id: "t", n }));
      await until(() => heard["b"]?.some((hint) => hint.about === "chat" && hint.n === n) === true);
      end();
    };
    const first = await startNats(port);
    await tell(1);
    first.kill("SIGKILL");
    await until(() => a.isAway && b.isAway && stranger.isAway);
    a.publish({ about: "chat", id: "t", n: 2 });
    await startNats(port);
    await tell(3);
    expect(heard["a"]).toEqual([]);
    expect(heard["stranger"]).toEqual([]);
  });
});
