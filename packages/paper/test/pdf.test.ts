import { readFileSync } from "node:fs";
import { drawFrom, fastRandom } from "@safehouse/chance";
import { clou } from "@safehouse/games/clou";
import { clouAgain } from "@safehouse/games/clou-again";
import { pickOne, playout, replay } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { listPrintable, print, type PrintOrder, type Printed } from "../src/pdf/index.ts";
import { everyNode } from "./names.ts";
import { paper as clouPaper } from "../src/games/clou/paper.ts";
import { paper as clouAgainPaper } from "../src/games/clou-again/paper.ts";

const record = readFileSync(new URL("../../games/clou/fixtures/mansion-2-normal.json", import.meta.url), "utf8");
const BLANK: PrintOrder = { thing: "clou/bruce", size: "a4", ink: "low", language: "en", match: null };

async function pdfOf(order: Partial<PrintOrder>): Promise<{ text: string; pages: number; pdf: Uint8Array }> {
  const printed = await print({ ...BLANK, ...order });
  if (!printed.ok) throw new Error(JSON.stringify(printed.problem));
  return { ...printed, text: Buffer.from(printed.pdf).toString("latin1") };
}

function snapshot(change: object = {}): string {
  const { config, seats, entries } = JSON.parse(record) as { config: never; seats: unknown[]; entries: never[] };
  const replayed = replay(clou, config, seats.length, entries);
  if (!replayed.ok) throw new Error("the fixture does not hold");
  const view = clou.view(replayed.value.state as never, "spectator");
  return JSON.stringify({ id: "x", game: "clou", n: 1, view: { ...view, ...change } });
}

describe("a PDF", () => {
  test.each([
    ["a4", "595.27", "841.89"],
    ["letter", "612", "792"],
  ] as const)("has the size of %s", async (size, width, height) => {
    const { text, pages } = await pdfOf({ size });
    expect(text.startsWith("%PDF-")).toBe(true);
    expect(pages).toBe(1);
    const [, w, h] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect(Number(w)).toBeCloseTo(Number(width), 1);
    expect(Number(h)).toBeCloseTo(Number(height), 1);
  });

  test("of several things has their pages in the order they are named", async () => {
    expect((await pdfOf({ thing: "clou/rules+bruce" })).pages).toBe(2);
    expect((await pdfOf({ thing: "clou/bruce+bruce" })).pages).toBe(1);
  });

  test("of a match may hold what bears no marks, too", async () => {
    expect((await pdfOf({ thing: "clou/bruce+rules", match: record })).pages).toBe(2);
  });

  test.each(["klaumau/deck", "robnrun"])("of %s holds together", async (thing) => {
    const { text, pages } = await pdfOf({ thing, ink: "colour" });
    expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  });

  test("is the same twice", async () => {
    expect(Buffer.compare((await pdfOf({})).pdf, (await pdfOf({})).pdf)).toBe(0);
  });

  test("of a whole game has a page for everything, in colour and with little ink, in both languages", async () => {
    for (const ink of ["colour", "low"] as const) {
      for (const language of ["en", "de"] as const) {
        // Eleven plans, four sheets, the rules.
        expect((await pdfOf({ thing: "clou", ink, language })).pages).toBe(16);
      }
    }
  });

  test("of a match has the plan and the crew's sheets, with other marks than a blank one", async () => {
    expect((await pdfOf({ thing: "clou", match: record })).pages).toBe(3);
    expect((await pdfOf({ match: record })).text).not.toBe((await pdfOf({})).text);
  });

  test("is the same from a record and from what the server tells", async () => {
    expect(Buffer.compare((await pdfOf({ match: record })).pdf, (await pdfOf({ match: snapshot() })).pdf)).toBe(0);
  });
});

describe("a sequel", () => {
  /** What the server tells of a night that was played to its end by chance. */
  function finished(): string {
    const config = clouAgain.configure({ thief1: "bruce", thief2: "matt" }, 2);
    if (!config.ok) throw new Error(config.error.problem);
    const random = fastRandom(7);
    const state = clouAgain.setup(config.value, 2);
    playout(
      clouAgain,
      state,
      {
        choose: (_decision, _view, moves) => pickOne(random, moves),
        draw: ({ draw }) => drawFrom(random, draw),
      },
      20_000,
    );
    return JSON.stringify({ id: "x", game: "clou-again", n: 1, view: clouAgain.view(state, "spectator") });
  }

  test("prints its own plans and sheets, blank and with the marks of a match", async () => {
    // Four plans, four sheets, the rules.
    expect((await pdfOf({ thing: "clou-again" })).pages).toBe(9);
    const played = await pdfOf({ thing: "clou-again", match: finished() });
    expect(played.pages).toBe(3);
    const [plan, bruce, matt] = ["cat-and-dog", "bruce", "matt"].map((id) => `clou-again/${id}`);
    expect(await print({ ...BLANK, thing: "clou-again/janet", match: finished() })).toMatchObject({
      problem: { what: "elsewhere", things: [plan, bruce, matt] },
    });
  });

  test("does not take a match of the first game for its own", async () => {
    expect(await print({ ...BLANK, thing: "clou-again/bruce", match: record })).toMatchObject({
      problem: { what: "match" },
    });
  });
});

test.each([clouPaper, clouAgainPaper])("nothing on a page leaves the margin", async (paper) => {
  for (const size of ["a4", "letter"] as const) {
    const pages = await paper.pages({
      things: paper.things,
      size,
      style: "colour",
      language: "de",
      match: null,
    });
    for (const page of pages) {
      const foot = everyNode(page.nodes).findLast(({ tag }) => tag === "text");
      expect(foot?.children).toEqual(["20 mm"]);
      // What was set down ends above the foot.
      for (const node of page.nodes.filter(({ tag }) => tag === "g")) {
        expect(Number(/translate\(([\d.]+)/.exec(String(node.attrs["transform"]))?.[1])).toBeGreaterThan(34);
      }
    }
  }
});

describe("what cannot be printed", () => {
  const problemOf = (printed: Printed): unknown => (printed.ok ? null : printed.problem);

  test.each(["clou/nobody", "clou/bruce+nobody", "poker", "clou/bruce/x", "", "__proto__", "clou/"])(
    "%j is answered with what can",
    async (thing) => {
      expect(problemOf(await print({ ...BLANK, thing }))).toEqual({ what: "unknown", things: await listPrintable() });
    },
  );

  test("a thief who is not in the match", async () => {
    expect(problemOf(await print({ ...BLANK, thing: "clou/trixie", match: record }))).toEqual({
      what: "elsewhere",
      things: ["clou/old-mansion", "clou/janet", "clou/bruce"],
    });
  });

  test.each<[what: string, match: string]>([
    ["no JSON", "{"],
    ["no match", "[]"],
    ["another game's record", record.replace('"clou"', '"klaumau"')],
    ["another game's match", snapshot().replace('"clou"', '"klaumau"')],
    ["a record that does not hold", record.replace(/"move":\{"do":"use"/, '"move":{"do":"abuse"')],
    ["a crew of none", snapshot({ seats: 0 })],
    ["a crew of many", snapshot({ seats: 1e9 })],
    ["a board that is none", snapshot({ board: "x" })],
    ["a board of another size", snapshot({ board: [1, 2, 3] })],
    ["another scenario", snapshot({ config: { scenario: "bank" } })],
  ])("%s", async (_what, match) => {
    expect(problemOf(await print({ ...BLANK, match }))).toMatchObject({ what: "match" });
  });

  test("marks of a game whose matches leave none", async () => {
    expect(problemOf(await print({ ...BLANK, thing: "klaumau/deck", match: record }))).toMatchObject({ what: "match" });
  });

  test("a board of nonsense is drawn without harm", async () => {
    const { board } = (JSON.parse(snapshot()) as { view: { board: number[] } }).view;
    for (const filling of [-999, 0, 7, 999]) {
      const printed = await print({ ...BLANK, thing: "clou", match: snapshot({ board: board.map(() => filling) }) });
      expect(printed.ok || printed.problem.what === "match").toBe(true);
    }
  });
});
