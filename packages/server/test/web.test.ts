import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PAGE_PATHS } from "@safehouse/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressesFor } from "../src/http/addresses.ts";
import { openHouse, type TestHouse, testSettings } from "./house.ts";

const PAGE = '<!doctype html><script type="module" src="/assets/app-1.js"></script>';
const SCRIPT = "console.error('hello');".repeat(50);

let folder: string;
let house: TestHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "safehouse-web-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "sw.js"), "self.x = 1;");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets", "app-1.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "app-1.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  house = await openHouse({ web: folder });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(house.address + path, { headers });

describe("a house with the web app", () => {
  test.each(PAGE_PATHS)("shows it at %s", async (path) => {
    const response = await get(path.replaceAll(/:\w+/g, "x"));
    expect([response.status, await response.text()]).toEqual([200, PAGE]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["/nothing", "/rules", "/replay/local", "/table/a/b", "/.vite/manifest.json", "/%00", "/index.php?x=1"])(
    "lets the app say that there is no %s",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, PAGE]);
    },
  );

  test.each(["/assets/app-0.js", "/assets/", "/api/nothing", "/api"])("has no page at %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toBe(PAGE);
  });

  test("allows its own scripts and nothing inline or from elsewhere", async () => {
    for (const path of ["/", "/nothing", "/sw.js", "/assets/app-1.js"]) {
      const policy = (await get(path)).headers.get("content-security-policy") ?? "";
      const parts = new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]));
      expect(parts.get("default-src")).toBe("'none'");
      for (const kind of ["script-src", "style-src", "worker-src", "connect-src", "font-src", "manifest-src"]) {
        expect(parts.get(kind)).toBe("'self'");
      }
      expect(parts.get("img-src")).toBe("'self' data: blob:");
      expect(policy).not.toMatch(/unsafe|\*|http/);
    }
    expect((await get("/api/docs")).headers.get("content-security-policy")).not.toContain("script-src");
  });

  test("lets browsers keep what is named by its content, and ask again for the rest", async () => {
    const caching = async (path: string) => (await get(path)).headers.get("cache-control");
    expect(await caching("/assets/app-1.js")).toBe("public, max-age=31536000, immutable");
    expect(await caching("/sw.js")).toBe("no-cache");
    expect(await caching("/index.html")).toBe("no-cache");
    expect(await caching("/icon.svg")).toBe("public, max-age=3600");
  });

  test("sends what was compressed before", async () => {
    const response = await get("/assets/app-1.js", { "accept-encoding": "gzip" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(await response.text()).toBe(SCRIPT);
  });

  test("answers only GET and HEAD", async () => {
    const post = await fetch(`${house.address}/tables`, { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const file = await fetch(`${house.address}/sw.js`, { method: "DELETE" });
    expect(file.status).toBe(405);
    const unknown = await fetch(`${house.address}/nothing`, { method: "POST" });
    expect(unknown.status).toBe(404);
  });

  test("does not charge anybody for the app's files", async () => {
    const strict = await openHouse({
      web: folder,
      settings: testSettings({ limitAddress: { perSecond: 1, burst: 2 } }),
    });
    const stranger = { headers: { "x-forwarded-for": "203.0.113.7" } };
    for (let count = 0; count < 20; count++) {
      expect((await fetch(`${strict.address}/assets/app-1.js`, stranger)).status).toBe(200);
      expect((await fetch(`${strict.address}/about`, stranger)).status).toBe(200);
    }
    const asked = await Promise.all([1, 2, 3, 4].map(() => fetch(`${strict.address}/api/games`, stranger)));
    expect(asked.some(({ status }) => status === 429)).toBe(true);
    await strict.close();
  });
});

describe("the addresses of the house", () => {
  const faces = [
    { address: "127.0.0.1", family: "IPv4", internal: true },
    { address: "203.0.113.5", family: "IPv4", internal: false },
    { address: "fe80::1", family: "IPv6", internal: false },
    { address: "2001:db8::1", family: "IPv6", internal: false },
    { address: "192.168.0.12", family: "IPv4", internal: false },
    { address: "169.254.1.1", family: "IPv4", internal: false },
    undefined,
  ];

  test("are none if nobody else can come", () => {
    for (const host of ["127.0.0.1", "localhost", "::1"]) expect(addressesFor(host, 4600, faces)).toEqual([]);
  });

  test("are those of the network if it is open to all, the likeliest first", () => {
    expect(addressesFor("0.0.0.0", 4600, faces)).toEqual(["http://192.168.0.12:4600", "http://203.0.113.5:4600"]);
    expect(addressesFor("::", 80, faces).at(-1)).toBe("http://[2001:db8::1]:80");
  });

  test("are the one it listens on", () => {
    expect(addressesFor("192.168.0.12", 4600, faces)).toEqual(["http://192.168.0.12:4600"]);
  });

  test("are told to whoever sits at this machine", async () => {
    expect(await (await get("/api/addresses")).json()).toEqual({ addresses: [] });
    const open = await openHouse({ settings: testSettings({ host: "10.0.0.7" }) });
    const port = new URL(open.address).port;
    const ask = async (headers = {}) => (await fetch(`${open.address}/api/addresses`, { headers })).json();
    expect(await ask()).toEqual({ addresses: [`http://10.0.0.7:${port}`] });
    expect(await ask({ "x-forwarded-for": "203.0.113.7" })).toEqual({ addresses: [] });
    await open.close();
  });
});
