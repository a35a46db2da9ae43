import { CAMPAIGN_SHEET, type Campaign, gearCell, HEISTS } from "@safehouse/games/clou-christmas/board";
import { reader } from "@safehouse/games/clou-christmas/reader";
import { found, hashText } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { type Drawing, toSvg } from "../src/drawing.ts";
import { namesIn } from "../src/games/clou-christmas/paper.ts";
import {
  type CampaignSheetOptions,
  drawImprovements,
  drawProgress,
} from "../src/games/clou-christmas/sheet/draw-campaign-sheet.ts";
import { pageRoom } from "../src/page.ts";
import { playUntil } from "./christmas-match.ts";
import { everyNode, outside, overlaps, spotIds } from "./names.ts";

const { library } = reader;
const NAMES = { en: await namesIn("en"), de: await namesIn("de") };
const GEAR = [...CAMPAIGN_SHEET.experience, ...CAMPAIGN_SHEET.tools];
const ITEMS = [...CAMPAIGN_SHEET.tools, ...CAMPAIGN_SHEET.preparations];

const EVERY = (["colour", "low-ink"] as const).flatMap((style) =>
  (["en", "de"] as const).flatMap((language) => (["a4", "letter"] as const).map((size) => ({ style, language, size }))),
);

function optionsOf({ style, language, size }: (typeof EVERY)[number]): CampaignSheetOptions {
  const names = NAMES[language];
  return { title: "?", library, campaign: null, marks: {}, names, style, ...pageRoom(size) };
}

function pencil(drawing: Drawing): number {
  const layer = drawing.nodes.at(-1);
  return layer?.tag === "g" && Object.keys(layer.attrs).length === 0 ? (layer.children?.length ?? 0) : 0;
}

describe.each(EVERY)("the campaign sheet, $style, $language, $size", (each) => {
  const options = optionsOf(each);
  const progress = drawProgress(options);
  const improvements = drawImprovements(options);

  test("X-1.1: has every heist, its special loot and its double circles, every thief and a line of points a heist", () => {
    const marked = library.plans.flatMap(({ loot }) => loot.filter(({ mark }) => mark !== undefined));
    expect(spotIds(progress, "loot").toSorted()).toEqual(marked.map(({ id }) => id).toSorted());
    const lines = HEISTS.flatMap(({ id }) => ["rest", "points", "expenses", "left"].map((column) => `${id}-${column}`));
    const done = HEISTS.map(({ id }) => `done-${id}`);
    const prison = library.thieves.map(({ id }) => `prison-${id}`);
    expect(spotIds(progress, "box").toSorted()).toEqual([...done, ...prison, ...lines].toSorted());
    expect(spotIds(progress, "bar")).toEqual(["traces"]);
  });

  test("X-1.2: has every cell of experience and tools, what its line gives, and every box that can be bought", () => {
    const cells = GEAR.flatMap(({ id, lines }) =>
      lines.flatMap((line, i) => ("circles" in line ? line.circles : line.boxes).map((_, k) => gearCell(id, i, k))),
    );
    const boxes = ITEMS.flatMap(({ id, price }) => Array.from({ length: price }, (_, k) => `${id}-box-${k + 1}`));
    expect(spotIds(improvements, "box", "circle").toSorted()).toEqual([...cells, ...boxes].toSorted());
    const lines = GEAR.flatMap(({ id, lines: own }) => own.map((_, i) => `gives:${id}-${i + 1}`));
    expect(spotIds(improvements, "gift").toSorted()).toEqual(lines.toSorted());
  });

  test.each([progress, improvements])("nothing lies over anything else or outside, and all has a name", (drawing) => {
    expect(overlaps(drawing.spots)).toEqual([]);
    expect(outside(drawing)).toEqual([]);
    expect(drawing.spots.filter(({ label }) => !label)).toEqual([]);
  });

  test("fits the page at very nearly full size, with boxes of 11 mm", () => {
    const { height } = pageRoom(each.size);
    for (const drawing of [progress, improvements]) {
      const scale = Math.min(1, height / drawing.height);
      const boxes = drawing.spots.filter(({ kind }) => kind === "box");
      expect(Math.min(...boxes.map((box) => (Math.min(box.width, box.height) * scale * 25.4) / 96))).toBeGreaterThan(
        11,
      );
    }
  });

  test("bears no pencil while it is blank", () => {
    expect(pencil(progress) + pencil(improvements)).toBe(0);
  });
});

describe("marks", () => {
  const fresh = playUntil(2, 1, () => true).campaign;
  const options = optionsOf(found(EVERY[0]));
  const drawn = (change: Partial<Campaign>): Drawing => drawProgress({ ...options, campaign: { ...fresh, ...change } });

  test("X-1.3: traces left of the crew's size are struck in print, not in pencil", () => {
    const campaignOf = (seats: number): Campaign => playUntil(seats, 1, () => true).campaign;
    const faded = (campaign: Campaign): number =>
      everyNode(drawProgress({ ...options, campaign }).nodes).filter(({ attrs }) => "opacity" in attrs).length;
    const { traces } = CAMPAIGN_SHEET;
    expect(faded(campaignOf(2)) - faded(campaignOf(1))).toBe(found(traces[0]) - found(traces[1]));
    expect(pencil(drawn({}))).toBe(0);
  });

  test("X-2.4: a cross for the heist, its special loot, each double circle, each trace and each prisoner", () => {
    const { id, special } = found(HEISTS[0]);
    const present = found(library.plans[0]).loot.find(({ mark }) => mark === "present")?.id as string;
    const reports = [{ scenario: id }] as unknown as Campaign["reports"];
    expect(pencil(drawn({ reports }))).toBe(1);
    expect(pencil(drawn({ special: [special] }))).toBe(1);
    expect(pencil(drawn({ presents: [present] }))).toBe(1);
    expect(pencil(drawn({ traces: { ...fresh.traces, crossed: 4 } }))).toBe(4);
    expect(pencil(drawn({ prison: ["bruce", "matt"] }))).toBe(2);
  });

  test("X-2.5: rest + points − expenses = rest; the first rest is printed", () => {
    const kitty = [
      { rest: 0, points: 9, expenses: 5, left: 4 },
      { rest: 4, points: 13, expenses: 10, left: 7 },
    ];
    // 9 5 4, then 4 13 10 7.
    expect(pencil(drawn({ kitty }))).toBe(3 + 6);
  });

  test("X-2.4: points below 0 have a minus", () => {
    const kitty = [
      { rest: 0, points: -9, expenses: 0, left: -9 },
      { rest: -9, points: 8, expenses: 0, left: -1 },
    ];
    // −9 0 −9, then −9 8 0 −1.
    expect(pencil(drawn({ kitty }))).toBe(2 + 1 + 2 + 2 + 1 + 1 + 2);
  });

  test("X-7.1: the count is written once all is done", () => {
    const line = { rest: 4, points: 13, expenses: 0, left: 17 };
    const all: Partial<Campaign> = {
      kitty: [line, line, line],
      prison: ["bruce"],
      traces: { ...fresh.traces, crossed: 1 },
    };
    // 17 − 5 − 3 + 0 = 9: two digits and four single ones.
    expect(pencil(drawn({ ...all, ending: "done" })) - pencil(drawn(all))).toBe(2 + 1 + 1 + 1 + 1);
  });

  test("X-2.5 X-4.3: boxes bought and cells used", () => {
    const campaign = { ...fresh, boxes: { "santa-costume": 2, tickets: 1 } };
    const marks = {
      [gearCell("first", 0, 0)]: { crossed: true },
      [gearCell("first", 1, 0)]: { number: 4, crossed: true },
    };
    expect(pencil(drawImprovements({ ...options, campaign, marks }))).toBe(3 + 1 + 2);
  });
});

test("where ink is spared nothing larger than a glyph is filled", () => {
  for (const each of EVERY.filter(({ style }) => style === "low-ink")) {
    for (const drawing of [drawProgress(optionsOf(each)), drawImprovements(optionsOf(each))]) {
      const filled = everyNode(drawing.nodes).filter(({ tag }) => tag === "rect" || tag === "circle");
      const grounds = filled.filter(({ attrs }) => Number(attrs["r"] ?? 20) > 3).map(({ attrs }) => attrs["fill"]);
      expect([...new Set(grounds)].toSorted()).toEqual(["#FFFFFF", "none"]);
    }
  }
});

test("the pictures stay as they were looked at", () => {
  const prints = EVERY.filter(({ language }) => language === "en").flatMap((each) =>
    [drawProgress, drawImprovements].map(
      (draw) => `${each.style} ${each.size} ${draw.name} ${hashText(toSvg(draw(optionsOf(each))))}`,
    ),
  );
  expect(prints).toMatchSnapshot();
});
