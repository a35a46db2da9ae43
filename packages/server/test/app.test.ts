import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { GAME_IDS } from "@safehouse/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preferredLanguage } from "../src/language.ts";
import { openHouse, type TestHouse } from "./house.ts";

let house: TestHouse;
let address: string;

beforeAll(async () => {
  house = await openHouse();
  ({ address } = house);
});
afterAll(() => house.close());

const frames = (client: string, server: string) => ({
  client: { $ref: `#/components/schemas/${client}` },
  server: { $ref: `#/components/schemas/${server}` },
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
    expect(Object.keys(games[0] ?? {})).toEqual([
      "id",
      "name",
      "seats",
      "options",
      "scenarios",
      "levels",
      "onPaper",
      "wishes",
    ]);
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

  test.each(["/", "/api/docs"])("runs no code on its page %s and loads nothing from elsewhere", async (path) => {
    const response = await get(path);
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

  test("describes every route and frame", async () => {
    const document = (await (await get("/api/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, object>;
      components: { schemas: Record<string, object> };
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).filter((path) => !/guests|tables|studies/.test(path))).toEqual([
      "/api/health",
      "/api/games",
      "/api/addresses",
      "/api/house",
      "/api/seen",
      "/api/matches",
      "/api/matches/{id}",
      "/api/matches/{id}/record",
      "/api/matches/{id}/moves",
      "/api/matches/{id}/undo",
      "/api/matches/{id}/name",
      "/api/print",
      "/api/print/{game}/{things}",
      "/api/matches/{id}/review",
      "/api/push",
      "/api/matches/{id}/live",
    ]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(["ClientFrame", "ServerFrame", "TableHello", "TableFrame", "MatchSnapshot", "Refusal"]),
    );
    expect(document.paths).toMatchObject({
      "/api/matches/{id}/live": {
        get: { responses: { 101: {} }, "x-websocket": frames("ClientFrame", "ServerFrame") },
      },
      "/api/tables/{id}/live": { get: { responses: { 101: {} }, "x-websocket": frames("TableHello", "TableFrame") } },
      "/api/tables/{id}/host": { post: { requestBody: { required: true } } },
      "/api/tables/{id}/messages/{message}/report": { post: { requestBody: { required: false } } },
    });
    // Whatever is referred to is there.
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref as string);
    expect(names.length).toBeGreaterThan(50);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    const page = await (await get("/api/docs")).text();
    expect(page).toContain('You send <a href="#schema-TableHello">TableHello</a>, the server sends');
    expect(page).toContain("Needs the token of a guest.");
    expect(page).toContain("Needs the token of a seat.");
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(10);
    for (const id of links) expect(page).toContain(`id="${id}"`);
  });

  test("knows no other address under /api", async () => {
    const response = await get("/api/secrets");
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: "address.unknown", error: "There is nothing at this address." },
    ]);
  });

  test("answers only GET and HEAD", async () => {
    const post = await fetch(`${address}/api/health`, { method: "POST", body: "x".repeat(100_000) });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await fetch(`${address}/`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
  });

  test("shuts a malformed address out politely", async () => {
    const response = await get("/api/matches/%zz");
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: "request.malformed", error: "The request is malformed." },
    ]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test.each(["//", "http://elsewhere/api/health", "*", "/\\..\\"])("is not led astray by %s", async (path) => {
    const status = await new Promise((resolve, reject) => {
      const { port } = house.app.server.address() as AddressInfo;
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
