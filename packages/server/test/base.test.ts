import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBase } from "../src/http/base.ts";
import { readSettings } from "../src/settings.ts";
import { ask, follow, makeMatch, openHouse, type TestHouse, testSettings } from "./house.ts";
import { comeIn, openTable } from "./parlour.ts";

let folder: string;
/** As the house of a folder is built, and where its pages are. */
let house: TestHouse;
let inside: TestHouse;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "safehouse-base-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(
    join(folder, "index.html"),
    '<meta name="safehouse-base" content="./"><link href="./icon.svg"><script src="./assets/app-1.js"></script>',
  );
  writeFileSync(join(folder, "sw.js"), String.raw`const pages = /^\/SAFEHOUSE_BASE\/(?:|tables)$/;`);
  writeFileSync(join(folder, "robots.txt"), "User-agent: *\nDisallow: /table/\n");
  writeFileSync(join(folder, "assets", "app-1.js"), "1;");
  house = await openHouse({ web: folder, settings: testSettings({ base: "/fun.games/" }) });
  inside = { ...house, address: `${house.address}/fun.games` };
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

describe("a house in a folder of its host", () => {
  test("shows its app there, whose files know where they are", async () => {
    for (const path of ["/", "/tables", "/table/x", "/index.html"]) {
      const response = await fetch(inside.address + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(
        '<meta name="safehouse-base" content="/fun.games/"><link href="/fun.games/icon.svg"><script src="/fun.games/assets/app-1.js"></script>',
      );
    }
    expect(await textAt(`${inside.address}/assets/app-1.js`)).toBe("1;");
    expect(await textAt(`${inside.address}/sw.js`)).toBe(String.raw`const pages = /^\/fun\.games\/(?:|tables)$/;`);
    expect(await textAt(`${inside.address}/robots.txt`)).toBe("User-agent: *\nDisallow: /fun.games/table/\n");
  });

  test("lets browsers ask whether such a file has changed", async () => {
    const first = await fetch(`${inside.address}/sw.js`);
    const again = await fetch(`${inside.address}/sw.js`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("plays there, over HTTP and sockets", async () => {
    const match = await makeMatch(inside);
    const socket = await follow(inside, match);
    socket.send({ type: "hello", n: 0, token: match.tokens[0] });
    expect(await socket.next("state")).toMatchObject({ type: "state" });
    socket.close();
    const { status, headers } = await ask(inside, "/api/print/klaumau/deck");
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await openTable(await comeIn(inside, "Ann"))).id).toHaveLength(22);
    expect((await fetch(`${inside.address}/metrics`)).status).toBe(200);
  });

  test("keeps its cookie to its own folder", async () => {
    const { headers } = await ask(inside, "/api/guests", { body: { name: "Ann" } });
    expect(headers.get("set-cookie")).toContain("; Path=/fun.games/api; ");
  });

  test("leads to itself on plain pages and in its documents", async () => {
    const docs = await textAt(`${inside.address}/api/docs`);
    const links = [...docs.matchAll(/(?:href|src)="([^"#][^"]*)"/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !link.startsWith("data:")).every((link) => link.startsWith("/fun.games/"))).toBe(
      true,
    );
    expect((await ask(inside, "/api/openapi.json")).body.servers).toEqual([{ url: "/fun.games" }]);
    const plain = await openHouse({ settings: testSettings({ base: "/fun.games/" }) });
    for (const path of ["/", "/nothing"]) {
      const page = await textAt(`${plain.address}/fun.games${path}`);
      expect([...page.matchAll(/href="(\/[^"]*)"/g)].filter(([, link]) => !link?.startsWith("/fun.games/"))).toEqual(
        [],
      );
    }
    await plain.close();
  });

  test("is found by its folder without the last slash", async () => {
    const response = await fetch(`${house.address}/fun.games?lang=de`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, "/fun.games/?lang=de"]);
  });

  test.each(["/", "/api/health", "/fun.gamesx/", "/assets/app-1.js", "/tables"])(
    "is not at %s, and says where it is",
    async (path) => {
      const response = await fetch(house.address + path, { redirect: "manual" });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("/fun.games/");
    },
  );
});

test("a house at the root says so in its documents, and its files lead there", async () => {
  const plain = await openHouse({ web: folder });
  expect((await ask(plain, "/api/openapi.json")).body.servers).toEqual([{ url: "/" }]);
  expect(await textAt(`${plain.address}/table/x`)).toContain('src="/assets/app-1.js"');
  expect(await textAt(`${plain.address}/sw.js`)).toBe(String.raw`const pages = /^\/(?:|tables)$/;`);
  await plain.close();
});

describe("--base", () => {
  test.each([
    ["/", "/"],
    ["/games", "/games/"],
    ["/games/", "/games/"],
    ["/our/fun.games/", "/our/fun.games/"],
  ])("%s is %s", (text, base) => {
    expect(readBase(text)).toEqual({ ok: true, value: base });
  });

  test.each(["games", "//", "/a//b/", "/../x/", "/./", "/a b/", "/a?b/", "/a#/", "https://x/", '/a"/', "/ä/", "/%2e/"])(
    "%j is refused in words",
    (text) => {
      expect(readSettings(["--base", text], {})).toEqual({
        ok: false,
        error: expect.stringMatching(/^The base must be \/ or a folder such as \/games\/.*, not ".*"\.$/),
      });
    },
  );
});
