import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { GAME_IDS } from "@safehouse/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../src/app.ts";
import { preferredLanguage } from "../src/language.ts";

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer(await buildApp("1.2.3"));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address + path, { headers });

describe("the server", () => {
  test("says that it is open", async () => {
    const response = await get("/api/health?x=1");
    expect([response.status, await response.json()]).toEqual([200, { ok: true, version: "1.2.3" }]);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("lists the games of the registry", async () => {
    const games = (await (await get("/api/games")).json()) as Record<string, unknown>[];
    expect(games.map(({ id }) => id)).toEqual(GAME_IDS);
    expect(Object.keys(games[0] ?? {})).toEqual(["id", "name", "seats", "options", "scenarios", "levels"]);
    expect(games[0]).toMatchObject({
      name: { en: "Klaumau!" },
      seats: { min: 2, max: 8 },
      options: { type: "object" },
    });
    expect(games[0]?.["levels"]).toContain("random");
  });

  test("has a page in the reader's language", async () => {
    const english = await get("/");
    expect(english.headers.get("content-language")).toBe("en");
    expect(await english.text()).toMatch(/<html lang="en">[^]*npx safehouse play klaumau/);
    const german = await get("/", { "accept-language": "fr, de-AT;q=0.9, en;q=0.1" });
    expect(await german.text()).toMatch(/<html lang="de">[^]*Auf dem Tisch/);
    expect(await (await get("/?lang=de")).text()).toContain('<html lang="de">');
  });

  test("runs no code on its pages and loads nothing from elsewhere", async () => {
    const response = await get("/");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const page = await response.text();
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:/);
    const style = /href="([^"]+\.css)"/.exec(page)?.[1] ?? "";
    expect((await get(style)).headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  test.each(["/nothing", "/api", "/style.css/../x", "/constructor", "/%00", "/index.php?lang=de"])(
    "knows no page %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await response.text()).toMatch(/nothing behind this door|Hinter dieser Tür ist nichts/);
    },
  );

  test("knows no other address under /api", async () => {
    const response = await get("/api/secrets");
    expect([response.status, await response.json()]).toEqual([404, { error: "There is nothing at this address." }]);
  });

  test("answers only GET and HEAD", async () => {
    const post = await fetch(`${address}/api/health`, { method: "POST", body: "x".repeat(100_000) });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await fetch(`${address}/`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
  });

  test.each(["//", "http://elsewhere/api/health", "*", "/\\..\\"])("is not led astray by %s", async (path) => {
    const status = await new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: "127.0.0.1", path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(404);
  });
});

test("the language is the best that both speak", () => {
  expect(preferredLanguage(undefined)).toBe("en");
  expect(preferredLanguage("de")).toBe("de");
  expect(preferredLanguage("de-CH,de;q=0.9")).toBe("de");
  expect(preferredLanguage("en;q=0.5, de;q=0.8")).toBe("de");
  expect(preferredLanguage("de;q=0, en")).toBe("en");
  expect(preferredLanguage("*")).toBe("en");
  expect(preferredLanguage(";;;,q=,de;q=x")).toBe("de");
});
