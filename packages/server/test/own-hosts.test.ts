import { connect } from "node:net";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OwnHosts, readHosts } from "../src/http/own-hosts.ts";
import { follow, makeMatch, openHouse, type TestHouse, testSettings } from "./house.ts";

const UPGRADE =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
const machine = {
  name: () => "Attic.fritz.box",
  addresses: () => ["127.0.0.1", "192.168.0.2", "fe80::1%eth0", "2001:db8::2"],
};

function hosts(listening: string, named = ""): OwnHosts {
  const read = readHosts(named);
  if (!read.ok) throw new Error(read.error);
  return new OwnHosts(listening, read.value, machine, () => 0);
}

describe("a house answers to", () => {
  const LOOPBACK = [
    "localhost",
    "LOCALHOST:4600",
    "localhost.",
    "a.localhost:1",
    "127.0.0.1:4600",
    "127.9.9.9",
    "[::1]:4600",
    "[::1]",
  ];
  const OF_THE_MACHINE = ["192.168.0.2:4600", "[fe80::1]", "[2001:DB8::2]:80", "attic.fritz.box:4600", "attic.local"];
  const FOREIGN = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "8.8.8.8",
    "attic",
    "evil.local",
  ];
  const NONE = [
    "",
    " ",
    "localhost:",
    "a b",
    "localhost/",
    "user@localhost",
    "localhost:x",
    "[::1",
    "::1",
    "http://localhost",
    "\u0000",
  ];

  test.each(["127.0.0.1", "localhost", "::1", "0.0.0.0", "::", "192.168.0.2"])(
    "loopback names, listening on %s",
    (host) => {
      for (const each of LOOPBACK) expect([each, hosts(host).include(each)]).toEqual([each, true]);
      for (const each of [...FOREIGN, ...NONE]) expect([each, hosts(host).include(each)]).toEqual([each, false]);
      expect(hosts(host).include(undefined)).toBe(false);
    },
  );

  test.each(["0.0.0.0", "::"])("the machine's names and addresses, listening on %s", (host) => {
    for (const each of OF_THE_MACHINE) expect([each, hosts(host).include(each)]).toEqual([each, true]);
  });

  test("none of those while it listens to its own machine only", () => {
    for (const each of OF_THE_MACHINE) expect([each, hosts("127.0.0.1").include(each)]).toEqual([each, false]);
  });

  test("the address that it listens on, and no other", () => {
    expect(hosts("192.168.0.2").include("192.168.0.2:4600")).toBe(true);
    expect(hosts("192.168.0.2").include("attic.local")).toBe(true);
    expect(hosts("2001:db8::2").include("[2001:db8:0::2]:4600")).toBe(true);
    expect(hosts("192.168.0.2").include("[2001:db8::2]")).toBe(false);
  });

  test("names that it is given, with a port if one is named", () => {
    const own = hosts(
      "127.0.0.1",
      "Play.Example.org, *.games.example,example.net:8443,secure.example:443,[2001:db8::9]:80",
    );
    const isOwn = (host: string): boolean => own.include(host);
    const fine = [
      "play.example.org",
      "PLAY.example.org:1234",
      "a.games.example",
      "a.b.games.example",
      "example.net:8443",
    ];
    expect([...fine, "secure.example", "secure.example:443", "[2001:db8::9]"].filter((host) => !isOwn(host))).toEqual(
      [],
    );
    const foreign = [
      "example.org",
      "games.example",
      "xgames.example",
      "example.net",
      "example.net:80",
      "secure.example:4600",
    ];
    expect(foreign.filter(isOwn)).toEqual([]);
  });

  test("addresses that it got while it was open", () => {
    let now = 0;
    const addresses = ["192.168.0.2"];
    const own = new OwnHosts("0.0.0.0", [], { ...machine, addresses: () => addresses }, () => now);
    expect(own.include("10.0.0.7")).toBe(false);
    addresses.push("10.0.0.7");
    expect(own.include("10.0.0.7")).toBe(false);
    now = 1_000;
    expect(own.include("10.0.0.7")).toBe(true);
  });
});

describe("a request under another name", () => {
  let house: TestHouse;
  beforeAll(async () => {
    const read = readHosts("play.example.org");
    house = await openHouse({
      settings: testSettings({
        trustProxy: ["127.0.0.1"],
        origins: ["https://friend.example"],
        hosts: read.ok ? read.value : [],
      }),
    });
  });
  afterAll(() => house.close());

  /** As a page sees it whose name somebody has pointed at 127.0.0.1; `fetch` would not let us. */
  function under(
    host: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const asked = httpRequest(house.address + path, { headers: { ...headers, host } }, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      });
      asked.on("error", reject).end();
    });
  }

  /** All that is answered before the house closes the connection. */
  async function raw(text: string): Promise<string> {
    const socket = connect(Number(new URL(house.address).port), "127.0.0.1");
    socket.write(text);
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  }

  test.each(["/metrics", "/api/health", "/api/addresses", "/", "/nowhere", "/api/print"])(
    "gets nothing of %s",
    async (path) => {
      const { status, text } = await under("rebound.example:4600", path);
      expect(status).toBe(421);
      expect(JSON.parse(text)).toEqual({ code: "name.foreign", error: expect.stringContaining("--hosts") });
      expect((await under("localhost", path)).status).not.toBe(421);
    },
  );

  test("is not believed whatever else it claims", async () => {
    const claims = [
      { "x-forwarded-host": "localhost" },
      { forwarded: "host=localhost" },
      { origin: "http://localhost" },
    ];
    for (const claim of claims) expect((await under("rebound.example", "/metrics", claim as never)).status).toBe(421);
    expect((await under("friend.example", "/api/health")).status).toBe(421);
  });

  test("opens no socket", async () => {
    const { path } = await makeMatch(house);
    const opened = (host: string): Promise<string> =>
      raw(`GET ${path}/live HTTP/1.1\r\nHost: ${host}\r\n${UPGRADE}\r\n`);
    // Nothing more is said after the answer: the house closes the connection itself.
    expect(await opened("rebound.example")).toMatch(/^HTTP\/1\.1 421 /);
    const socket = await follow(house, { path }, { headers: { origin: house.address } });
    socket.close();
  });

  test("is heard if the operator has named it, through a proxy or not", async () => {
    expect((await under("play.example.org", "/api/health")).status).toBe(200);
    const proxied = { "x-forwarded-for": "203.0.113.1", "x-forwarded-proto": "https" };
    expect((await under("play.example.org", "/api/health", proxied)).status).toBe(200);
    expect((await under("other.example.org", "/api/health", proxied)).status).toBe(421);
  });

  test.each(["GET /metrics HTTP/1.1\r\nConnection: close\r\n\r\n", "GET /metrics HTTP/1.0\r\n\r\n"])(
    "names no house at all: %j",
    async (text) => {
      expect(await raw(text)).toMatch(/^HTTP\/1\.1 421 /);
    },
  );
});
