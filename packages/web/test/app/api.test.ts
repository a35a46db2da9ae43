import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureGuest, isGuest, rememberGuest } from "../../src/app/api.ts";
import { settings } from "../../src/app/settings.ts";
import { isLoopback } from "../../src/app/share-address.ts";

const ID = "a".repeat(22);
let asked: string[] = [];
let known: string | null = null;

beforeEach(() => {
  asked = [];
  known = null;
  rememberGuest(false);
  vi.stubGlobal("location", { origin: "http://house.test" });
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    asked.push(`${init.method} ${url.pathname}`);
    if (init.method === "GET") {
      return known === null
        ? new Response('{"error":"Who are you?"}', { status: 401 })
        : Response.json({ id: ID, name: known, muted: [] });
    }
    const { name } = JSON.parse(init.body as string) as { name: string };
    known = name;
    return Response.json({ id: ID, name, token: "t" }, { status: init.method === "POST" ? 201 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a stranger becomes a guest without being asked who it is", async () => {
  const reply = await ensureGuest("Ada");
  expect(reply).toMatchObject({ result: "done", value: { name: "Ada" } });
  expect(asked).toEqual(["POST /api/guests"]);
  expect([isGuest.value, settings.name.value]).toEqual([true, "Ada"]);
});

test("a guest keeps its name, or gets the new one", async () => {
  await ensureGuest("Ada");
  asked = [];
  await ensureGuest("Ada");
  await ensureGuest("Ben");
  expect(asked).toEqual(["GET /api/guests/me", "GET /api/guests/me", "PATCH /api/guests/me"]);
  expect(settings.name.value).toBe("Ben");
});

test("a guest whom the house has forgotten becomes a new one", async () => {
  rememberGuest(true);
  await ensureGuest("Ada");
  expect(asked).toEqual(["GET /api/guests/me", "POST /api/guests"]);
});

test("a house that cannot be reached changes nothing", async () => {
  rememberGuest(true);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await ensureGuest("Ada")).toMatchObject({ result: "failed", status: null });
  expect(isGuest.value).toBe(true);
});

test("knows the addresses that are of no use to others", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"].every(isLoopback)).toBe(true);
  expect(["192.168.0.12", "example.org", "localhost.example.org"].some(isLoopback)).toBe(false);
});
