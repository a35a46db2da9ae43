import { clouChristmas } from "@safehouse/games/clou-christmas";
import { reader } from "@safehouse/games/clou-christmas/reader";
import { found, pickOne } from "@safehouse/kernel";
import { recordMatch } from "@safehouse/testkit";
import { describe, expect, test } from "vitest";
import { paper } from "../src/games/clou-christmas/paper.ts";
import { toSvg } from "../src/drawing.ts";
import { drawOrder, type Drawn, type PrintOrder } from "../src/order.ts";
import { print } from "../src/pdf/index.ts";
import { playUntil, told } from "./christmas-match.ts";
import { everyNode } from "./names.ts";

const GAME = "clou-christmas";
const BLANK: PrintOrder = { thing: GAME, size: "a4", ink: "low", language: "en", match: null };

async function pagesOf(order: Partial<PrintOrder>): Promise<string[]> {
  const drawn = await drawOrder({ ...BLANK, ...order });
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.problem));
  return drawn.pages.map(toSvg);
}

function problemOf(drawn: Drawn): unknown {
  return drawn.ok ? null : drawn.problem;
}

const inHeist = playUntil(2, 5, ({ heist }) => heist !== null && heist.board.some((number) => number > 6));
const between = playUntil(2, 5, ({ campaign }) => campaign.reports.length === 1);

describe("a campaign on paper", () => {
  test("whole: a double page, three plans, four sheets, the rules of the campaign and of a heist", async () => {
    expect(await pagesOf({})).toHaveLength(2 + 3 + 4 + 2);
  });

  test("becomes a PDF", async () => {
    const order = { ...BLANK, thing: `${GAME}/campaign-sheet`, match: told(inHeist) };
    expect(await print(order)).toMatchObject({ ok: true, pages: 2 });
  });

  test.each([
    ["campaign-sheet", 2],
    ["glass-cutter", 1],
    ["bruce", 1],
    ["rules", 1],
    ["campaign-sheet+final-curtain+bruce+janet+rules", 6],
  ])("%s has %i pages", async (things, pages) => {
    expect(await pagesOf({ thing: `${GAME}/${things}` })).toHaveLength(pages);
  });

  test.each(["en", "de"] as const)(
    "X-7.2: its rules on one page rate the campaign and never a night, %s",
    async (language) => {
      const [page] = await pagesOf({ thing: `${GAME}/heist-rules`, language });
      for (const points of [51, 69, 79]) expect(page).toMatch(new RegExp(`\\b${points}\\b`));
      expect(page).not.toMatch(/more than 14|Mehr als 14/i);
    },
  );

  test("tells of its things by name in both languages", async () => {
    for (const language of ["en", "de"] as const) {
      const groups = await paper.describe(language);
      expect(groups.flatMap(({ things }) => things.map(({ id }) => id))).toEqual(paper.things);
      expect(groups.every(({ title, things }) => title !== "" && things.every((each) => each.title !== ""))).toBe(true);
    }
  });

  test.each(["a4", "letter"] as const)("keeps to the margins on %s, in letters of 8 pt and more", async (size) => {
    const order = { things: paper.things, size, style: "colour", language: "de", match: null } as const;
    for (const page of await paper.pages(order)) {
      expect(everyNode(page.nodes).findLast(({ tag }) => tag === "text")?.children).toEqual(["20 mm"]);
      for (const { attrs, children = [] } of page.nodes.filter(({ tag }) => tag === "g")) {
        const [, x, scale] = /translate\(([\d.]+).*scale\(([\d.]+)/.exec(String(attrs["transform"])) ?? [];
        expect(Number(x)).toBeGreaterThan(34);
        // 8 pt, for what is a word and not a sign.
        const isWord = (each: unknown): boolean => typeof each === "string" && each.length > 3;
        const words = everyNode(children).filter((node) => node.tag === "text" && isWord(node.children?.[0]));
        const letters = words.map((word) => Number(word.attrs["font-size"]) * Number(scale));
        expect((Math.min(...letters) * 72) / 96).toBeGreaterThanOrEqual(7.99);
      }
    }
  });
});

describe("a match", () => {
  test("between heists has its campaign sheet, and nothing else on the table", async () => {
    const match = told(between);
    expect(await pagesOf({ match })).toHaveLength(2);
    expect(problemOf(await drawOrder({ ...BLANK, thing: `${GAME}/glass-cutter`, match }))).toEqual({
      what: "elsewhere",
      things: [`${GAME}/campaign-sheet`],
    });
  });

  test("in a heist has the plan and the crew's sheets, too", async () => {
    const match = told(inHeist);
    expect(await pagesOf({ match })).toHaveLength(2 + 1 + 2);
    expect(await pagesOf({ thing: `${GAME}/rules+campaign-sheet`, match })).toHaveLength(3);
    for (const thing of [inHeist.heist?.config.scenario, inHeist.heist?.config.thief1]) {
      const order = { thing: `${GAME}/${thing}` };
      expect(await pagesOf({ ...order, match })).not.toEqual(await pagesOf(order));
    }
  });

  test("is the same from a record and from what the server tells", async () => {
    const plan = { config: {}, seats: 1, seed: "paper" };
    const record = recordMatch(clouChristmas, plan, ({ moves, random }) => pickOne(random, moves));
    const reading = await paper.marks?.read(JSON.stringify(record));
    if (reading?.ok !== true) throw new Error(reading?.problem);
    expect(reading.match.things).toEqual(["campaign-sheet"]);
    const match = JSON.stringify({ game: GAME, view: reading.match.view });
    expect(await pagesOf({ match })).toEqual(await pagesOf({ match: JSON.stringify(record) }));
    expect(await pagesOf({ match })).not.toEqual(await pagesOf({ thing: `${GAME}/campaign-sheet` }));
  });

  const { campaign } = clouChristmas.view(between, "spectator");
  const { heist } = clouChristmas.view(inHeist, "spectator");
  test.each<[what: string, match: string]>([
    ["no JSON", "{"],
    ["another game's", told(between).replace(GAME, "clou")],
    ["a crew of many", told(between, { seats: 9 })],
    ["no campaign", told(between, { campaign: null })],
    [
      "a kitty that does not add up",
      told(between, { campaign: { ...campaign, kitty: [{ rest: 0, points: 9, expenses: 0, left: 99 }] } }),
    ],
    ["a prisoner nobody knows", told(between, { campaign: { ...campaign, prison: ["nobody"] } })],
    ["traces that are none", told(between, { campaign: { ...campaign, traces: { total: "x" } } })],
    ["more boxes than there are", told(between, { campaign: { ...campaign, boxes: { tickets: 9 } } })],
    ["a fourth heist", told(between, { campaign: { ...campaign, heist: 4 } })],
    ["a heist that is none", told(inHeist, { heist: 7 })],
    [
      "another heist's plan",
      told(inHeist, { heist: { ...heist, config: { ...heist?.config, scenario: "final-curtain" } } }),
    ],
    ["a thief nobody knows", told(inHeist, { heist: { ...heist, config: { ...heist?.config, thief1: "nobody" } } })],
    ["a board of another size", told(inHeist, { heist: { ...heist, board: [1, 2, 3] } })],
  ])("is not printed: %s", async (_what, match) => {
    expect(problemOf(await drawOrder({ ...BLANK, match }))).toMatchObject({ what: "match" });
  });

  test("of nonsense is drawn without harm, or refused", async () => {
    for (const filling of [-999, 0, 7, 999]) {
      const board = inHeist.heist?.board.map(() => filling);
      const drawn = await drawOrder({ ...BLANK, match: told(inHeist, { heist: { ...heist, board } }) });
      expect(drawn.ok || drawn.problem.what === "match").toBe(true);
    }
  });
});

test("every plan tells its rules on its page: X-6.5, X-6.6, X-6.7", async () => {
  const [page] = await paper.pages({
    things: ["final-curtain"],
    size: "a4",
    style: "low-ink",
    language: "en",
    match: null,
  });
  const words = everyNode(found(page).nodes).flatMap(({ children = [] }) =>
    children.filter((each) => typeof each === "string"),
  );
  const plan = reader.library.plans.find(({ id }) => id === "final-curtain");
  expect(plan?.sneakOut).toBeDefined();
  for (const title of ["The concert", "Sneaking out", "From the campaign sheet"]) expect(words).toContain(title);
});
