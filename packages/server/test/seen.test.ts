import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, type TestHouse, testSettings } from "./house.ts";

let trusting: TestHouse;
let plain: TestHouse;

beforeAll(async () => {
  trusting = await openHouse({ settings: testSettings({ trustProxy: ["127.0.0.1"] }) });
  plain = await openHouse();
});
afterAll(() => Promise.all([trusting.close(), plain.close()]));

async function seen(house: TestHouse, headers: Record<string, string> = {}): Promise<unknown> {
  return (await fetch(`${house.address}/api/seen`, { headers })).json();
}

const FORWARDED = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };

test("tells who asks directly that there is nobody in between", async () => {
  const { host } = new URL(plain.address);
  const direct = { host, protocol: "http", forwarded: [], isBelieved: false, address: null, isLocal: true };
  expect(await seen(plain)).toEqual(direct);
});

test("tells what a believed proxy said", async () => {
  expect(await seen(trusting, { ...FORWARDED, "x-forwarded-host": "play.example.org" })).toEqual({
    host: "play.example.org",
    protocol: "https",
    forwarded: ["for", "proto", "host"],
    isBelieved: true,
    address: "203.0.113.9",
    isLocal: false,
  });
  // Also where the one who asks sits beside the proxy.
  expect(await seen(trusting, { "x-forwarded-for": "127.0.0.1" })).toMatchObject({ isBelieved: true });
});

test("tells no address where the proxy is not believed: it could only be the proxy's own", async () => {
  expect(await seen(plain, FORWARDED)).toMatchObject({
    protocol: "http",
    forwarded: ["for", "proto"],
    isBelieved: false,
    address: null,
    isLocal: false,
  });
});
