import { BASE, writeHeist } from "@safehouse/games/clou/workshop";
import { found } from "@safehouse/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PaperCache } from "../src/http/paper-cache.ts";
import type { Printed, PrintOrder } from "@safehouse/paper/pdf";
import { Press } from "../src/http/print-press.ts";
import { machine } from "../src/surroundings.ts";
import {
  ask as askOnce,
  askPress as ask,
  human,
  look,
  makeMatch,
  openHouse,
  type TestHouse,
  type TestMatch,
  testSettings,
} from "./house.ts";
import { MALFORMED, operationsOf, UNKNOWN } from "./matrix-api.ts";
import { startedTable } from "./parlour.ts";

let house: TestHouse;
let match: TestMatch;

beforeAll(async () => {
  house = await openHouse();
  match = await makeMatch(house, { game: "clou", seats: [human, human] });
});
afterAll(() => house.close());

const BRUCE = "/api/print/clou/bruce";
const marked = (path = BRUCE): string => `${path}?match=${match.id}`;
const pagesOf = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;

describe("paper from the house", () => {
  test("is listed by name, in the language asked for", async () => {
    const english = await ask(house, "/api/print");
    const clou = english.body.find(({ game }: { game: string }) => game === "clou");
    expect(clou.groups[0]).toMatchObject({ title: "Plans" });
    expect(clou.groups[0].things).toContainEqual({ id: "old-mansion", title: "The old mansion" });
    const german = await ask(house, "/api/print?lang=de");
    expect(JSON.stringify(german.body)).toContain("Die alte Villa");
  });

  test("comes as a PDF with the headers of every answer", async () => {
    const { status, headers, body } = await ask(house, `${BRUCE}?size=letter&ink=low&lang=de`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="safehouse-clou-letter\.pdf"$/);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(body.startsWith("%PDF-")).toBe(true);
    expect(body).toMatch(/\/MediaBox \[0 0 612 792\]/);
  });

  test("holds what was asked for, in that order", async () => {
    expect(pagesOf((await ask(house, "/api/print/clou/old-mansion+bruce+rules")).body)).toBe(3);
  });

  test("bears the marks of a running match, whoever watches and whoever plays", async () => {
    const crew = "/api/print/clou/old-mansion+janet+bruce";
    const blank = (await ask(house, crew)).body;
    const watched = await ask(house, marked(crew));
    expect([watched.status, pagesOf(watched.body)]).toEqual([200, 3]);
    expect(watched.body).not.toBe(blank);
    expect((await ask(house, marked(crew), { token: match.tokens[1] as string })).body).toBe(watched.body);
  });

  test("is of a plan of one's own that is sent along, and of nothing else that calls itself one", async () => {
    const own = writeHeist({ plan: found(BASE.plans[1]), sheets: [] });
    const sent = await ask(house, "/api/print/clou/own+bruce", { body: { own } });
    expect([sent.status, pagesOf(sent.body)]).toEqual([200, 2]);
    expect((await ask(house, "/api/print/clou/own")).status).toBe(404);
    expect((await ask(house, "/api/print/clou/own", { body: { own: "CLOU1.AAAA" } })).status).toBe(400);
    expect((await ask(house, "/api/print/klaumau/deck", { body: { own } })).status).toBe(400);
  });

  test("bears the marks of a match that is sent along", async () => {
    const { view } = await look(house, match);
    const sent = await ask(house, BRUCE, { body: { view } });
    expect(sent.body).toBe((await ask(house, marked())).body);
  });
});

describe("what is refused", () => {
  test.each<[what: string, path: string, status: number]>([
    ["an unknown game", "/api/print/poker/deck", 404],
    ["an unknown thing", "/api/print/clou/nobody", 404],
    ["one unknown among known", "/api/print/clou/bruce+nobody", 404],
    ["nothing", "/api/print/clou", 404],
    ["a prototype", "/api/print/__proto__/constructor", 404],
    ["an unknown size", `${BRUCE}?size=a5`, 400],
    ["an unknown ink", `${BRUCE}?ink=gold`, 400],
    ["an unknown option", `${BRUCE}?copies=1000000`, 400],
    ["an unknown match", `${BRUCE}?match=${UNKNOWN}`, 404],
    ["too much at once", `/api/print/clou/${"bruce+".repeat(40)}bruce`, 400],
  ])("%s", async (_what, path, status) => {
    const told = await ask(house, path);
    expect(told.status).toBe(status);
    expect(told.body).toEqual({ code: expect.any(String), error: expect.any(String) });
  });

  test("a sheet that is not on the table, and a match of another game", async () => {
    expect(await ask(house, marked("/api/print/clou/trixie"))).toMatchObject({ status: 404 });
    const other = await makeMatch(house);
    const told = await ask(house, `${BRUCE}?match=${other.id}`);
    expect([told.status, told.body.error]).toEqual([400, expect.stringContaining("clou")]);
  });

  test.each<[what: string, body: unknown, status: number]>([
    ["no view", {}, 400],
    ["a view of nothing", { view: {} }, 400],
    ["a board that is none", { view: { seats: 2, config: {}, board: [1, 2, 3] } }, 400],
    ["more than is allowed", { view: { board: Array(20_000).fill(1) } }, 413],
    ["no JSON", "{", 400],
  ])("marks: %s", async (_what, body, status) => {
    const told = await ask(house, BRUCE, { body });
    expect(told.status).toBe(status);
    expect(told.body).toEqual({ code: expect.any(String), error: expect.any(String) });
  });

  test("strangers who hold out a token, and everybody at a private match", async () => {
    for (const authorization of [...MALFORMED, `Bearer ${UNKNOWN}`]) {
      const { status } = await ask(house, marked(), { headers: { authorization } });
      expect(status, `with ${authorization}`).toBe(401);
    }
    const table = await startedTable(house, { spectators: false });
    const path = `${BRUCE}?match=${table.match}`;
    expect((await ask(house, path)).status).toBe(401);
    // The seat may ask; only this is no match of Clou.
    expect((await ask(house, path, { token: table.bobSees.you?.token as string })).status).toBe(400);
  });

  test("every route of printing is in these tests", async () => {
    const routes = (await operationsOf(house)).map(({ name }) => name).filter((name) => name.includes("/api/print"));
    expect(routes.toSorted()).toEqual([
      "GET /api/print",
      "GET /api/print/{game}/{things}",
      "POST /api/print/{game}/{things}",
    ]);
  });
});

describe("bounded work", () => {
  const blank = { thing: "clou/bruce", size: "a4", ink: "low", language: "en", match: null } as const;

  /** A thread that prints when the test says so. */
  function slowPress() {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const thread = {
      print: ({ thing }: PrintOrder) => {
        begun.push(thing);
        return new Promise<Printed>((resolve) =>
          ends.push(() => resolve({ ok: true, pdf: new TextEncoder().encode(thing), pages: 1 })),
        );
      },
      close: async () => {},
    };
    const press = new Press(thread, machine);
    const finish = async (): Promise<void> => {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const end = ends.shift();
        if (end === undefined) return;
        end();
      }
    };
    return { press, begun, finish };
  }
  const orders = (count: number) => Array.from({ length: count }, (_, i) => ({ ...blank, thing: `mine/${i + 1}` }));

  test("a PDF counts as ten requests, and as one if it is at hand", async () => {
    const limited = await openHouse({ settings: testSettings({ limitAddress: { perSecond: 0.001, burst: 25 } }) });
    try {
      const headers = { "x-forwarded-for": "203.0.113.1" };
      const order = async (path: string): Promise<number> => (await askOnce(limited, path, { headers })).status;
      expect((await ask(limited, BRUCE)).status).toBe(200);
      for (let i = 0; i < 4; i++) expect(await order(BRUCE)).toBe(200);
      const others = [`${BRUCE}?ink=low`, `${BRUCE}?lang=de`, `${BRUCE}?size=letter`];
      const isLimited = [];
      for (const path of others) isLimited.push((await order(path)) === 429);
      expect(isLimited).toEqual([false, false, true]);
    } finally {
      await limited.close();
    }
  });

  test("addresses take turns, and who has too many waiting is told when to come back", async () => {
    const { press, begun, finish } = slowPress();
    const mine = orders(12).map((order) => press.print("203.0.113.1", order));
    const other = press.print("203.0.113.2", { ...blank, thing: "theirs" });
    const outcomes = Promise.allSettled(mine);
    await finish();
    expect((await other).ok).toBe(true);
    expect(begun.slice(0, 4)).toEqual(["mine/1", "mine/2", "theirs", "mine/3"]);
    const refused = (await outcomes).filter((each) => each.status === "rejected");
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    }
  });

  test("what is the same and blank is printed once", async () => {
    const { press, begun, finish } = slowPress();
    const same = ["a", "a", "b", null, null].map((caller) => press.print(caller, { ...blank }));
    await finish();
    expect(begun).toEqual(["clou/bruce"]);
    expect(new Set(await Promise.all(same)).size).toBe(1);
    expect(press.find({ ...blank })).toBe(await same[0]);
    expect(press.find({ ...blank, ink: "colour" })).toBeNull();
  });

  test("what bears somebody's marks or plan is kept for nobody", async () => {
    const { press, begun, finish } = slowPress();
    const marks = [{ match: "{}" }, { own: "CLOU1.x" }];
    for (const mark of [...marks, ...marks]) {
      const printed = press.print("a", { ...blank, ...mark });
      await finish();
      expect((await printed).ok).toBe(true);
      expect(press.find({ ...blank, ...mark })).toBeNull();
    }
    expect([begun.length, press.find(blank)]).toEqual([4, null]);
  });

  test("a failed order is told to whoever ordered, and holds up nobody", async () => {
    const broken = { print: () => Promise.reject(new Error("out of memory")), close: async () => {} };
    const failing = new Press(broken, machine);
    await expect(failing.print("a", blank)).rejects.toThrow("out of memory");
    await expect(failing.print("a", blank)).rejects.toThrow("out of memory");
  });

  test("no more is kept than fits, and what was asked for lately stays longest", () => {
    const cache = new PaperCache(10);
    const paper = (bytes: number) => ({ ok: true, pdf: new Uint8Array(bytes), pages: 1 }) as const;
    cache.keep("a", paper(4));
    cache.keep("b", paper(4));
    cache.find("a");
    cache.keep("c", paper(4));
    expect(["a", "b", "c"].filter((key) => cache.find(key) !== null)).toEqual(["a", "c"]);
    cache.keep("a", paper(6));
    expect(["a", "c"].filter((key) => cache.find(key) !== null)).toEqual(["a", "c"]);
    cache.keep("huge", paper(11));
    expect(["a", "c", "huge"].filter((key) => cache.find(key) !== null)).toEqual(["a", "c"]);
  });
});
