import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { machine } from "../src/surroundings.ts";
import { bot, follow, human, makeMatch, openHouse } from "./house.ts";
import { CommonsHub } from "./memory-commons.ts";

function connectTo(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  return socket;
}

function upgradeTo(address: string, path: string): string {
  return [
    `GET ${path}/live HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "",
    "",
  ].join("\r\n");
}

/** Opens a live socket and never says a word again, as a client that is gone or too busy. */
async function openSilently(address: string, path: string): Promise<Socket> {
  const socket = connectTo(address);
  socket.write(upgradeTo(address, path));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("101 Switching Protocols");
  return socket.pause();
}

/** The library would wait half a minute for a goodbye. A busy machine may need most of that for a house that does not. */
const WELL_IN_TIME = 28_000;

test("a house closes in time although a client does not say goodbye", { timeout: WELL_IN_TIME }, async () => {
  const house = await openHouse();
  const match = await makeMatch(house);
  await openSilently(house.address, match.path);
  const polite = await follow(house, match);
  await house.close();
  expect(await polite.closed).toBe(1001);
});

// Under load some ask while the house closes. Refused, and with nobody on the other side of the line who reads, they held it up.
test("a house closes in time although somebody asks for a socket meanwhile", { timeout: WELL_IN_TIME }, async () => {
  const house = await openHouse();
  const { path } = await makeMatch(house);
  const accepted = once(house.app.server, "connection") as Promise<[Socket]>;
  const late = connectTo(house.address);
  const request = upgradeTo(house.address, path);
  late.write(request.slice(0, 20));
  const [line] = await accepted;
  await expect.poll(() => line.bytesRead).toBeGreaterThan(0);
  const closed = house.close();
  await expect.poll(() => house.app.server.listening).toBe(false);
  late.write(request.slice(20));
  const [answer] = (await once(late, "data")) as [Buffer];
  const [head = "", body = ""] = answer.toString().split("\r\n\r\n");
  expect(head).toContain("503 Service Unavailable");
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(JSON.parse(body)).toEqual({ code: "house.closing", error: expect.any(String) });
  await closed;
});

test("a house that is about to close gives its bots to the others at once", async () => {
  const store = memoryStore(Date.now, true);
  const hub = new CommonsHub(machine, store);
  const other = hub.join("other");
  const house = await openHouse({ store, commons: hub.join("closing") });
  const match = await makeMatch(house, { seats: [human, bot] });
  let stillOpen: number | null = null;
  const gained = new Promise<void>((resolve) =>
    onTestFinished(
      other.leases.want(match.id, () => {
        stillOpen = house.app.websocketServer.clients.size;
        resolve();
      }),
    ),
  );
  expect(other.leases.isMine(match.id)).toBe(false);
  // Who does not say goodbye holds up the rest, but not this.
  await openSilently(house.address, match.path);
  await Promise.all([house.close(), gained]);
  expect(stillOpen).toBe(1);
});
