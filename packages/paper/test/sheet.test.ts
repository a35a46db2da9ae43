import { readFileSync } from "node:fs";
import { found, hashText } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { compileSheet } from "../../games/clou/compile/sheet.ts";
import { type Drawing, toSvg } from "../src/drawing.ts";
import { drawSheet, type SheetMarks } from "../src/games/clou/index.ts";
import { PORTRAITS } from "../src/games/clou/portraits.ts";
import { sheetInk } from "../src/print/ink.ts";
import { everyNode, FAMILY, outside, overlaps, spotIds } from "./names.ts";

const LOOKS = [
  { style: "screen", layout: "wide" },
  { style: "screen", layout: "tall" },
  { style: "colour", layout: "wide" },
  { style: "low-ink", layout: "wide" },
] as const;

const EVERY = FAMILY.flatMap(({ game, reader, names }) =>
  reader.library.thieves.flatMap((sheet) =>
    LOOKS.flatMap((look) =>
      (["en", "de"] as const).map((language) => ({
        game,
        thief: sheet.id,
        sheet,
        ...look,
        language,
        names: names[language],
      })),
    ),
  ),
);

function draw(each: (typeof EVERY)[number], marks: SheetMarks = {}): Drawing {
  return drawSheet({ ...each, ink: sheetInk(each.style), marks, portraits: PORTRAITS });
}

describe.each(EVERY)("$game: $thief, $style, $layout, $language", (each) => {
  const drawing = draw(each);
  const compiled = compileSheet(each.sheet);

  test("has every cell once", () => {
    expect(spotIds(drawing, "box", "circle").toSorted()).toEqual(compiled.names.toSorted());
  });

  test("shows what every cell and line gives, every bonus and every face of the escape", () => {
    const givers = compiled.names.filter((_, i) => found(compiled.gives[i]).length > 0);
    const bonuses = compiled.bonuses.map((_, i) => `bonus-${i + 1}`);
    const stars = compiled.stars.flatMap(({ gifts }, i) => (gifts.length > 0 ? [`star-${i + 1}`] : []));
    const wanted = [...givers, ...compiled.lineNames, ...bonuses, ...stars].map((id) => `gives:${id}`);
    expect(spotIds(drawing, "gift").toSorted()).toEqual(wanted.toSorted());
    expect(spotIds(drawing, "bonus")).toEqual(bonuses);
    expect(spotIds(drawing, "die")).toHaveLength(6);
  });

  test("nothing lies over anything else or outside", () => {
    expect(overlaps(drawing.spots.filter(({ kind }) => kind !== "gift" && kind !== "bonus"))).toEqual([]);
    expect(overlaps(drawing.spots.filter(({ kind }) => kind === "gift"))).toEqual([]);
    expect(outside(drawing)).toEqual([]);
  });

  test("every spot has a name", () => {
    expect(drawing.spots.filter(({ label }) => !label)).toEqual([]);
  });
});

test("a fourth bar finds its place on every sheet, on the screen and on paper", () => {
  for (const each of EVERY.filter(({ game }) => game === "clou")) {
    const boxes = Array.from({ length: 6 }, () => ({ own: "even", gives: ["lock"] }));
    const sheet = { ...each.sheet, bars: [...each.sheet.bars, { ability: "cunning" as const, boxes }] };
    const drawing = drawSheet({ ...each, ink: sheetInk(each.style), sheet, marks: { "cunning2-1": { number: 4 } } });
    expect(spotIds(drawing, "box")).toContain("cunning2-6");
    expect(overlaps(drawing.spots.filter(({ kind }) => kind !== "gift" && kind !== "bonus"))).toEqual([]);
    expect(outside(drawing)).toEqual([]);
    expect(drawing.spots.filter(({ label }) => !label)).toEqual([]);
  }
});

describe("marks", () => {
  const each = found(EVERY[0]);
  const marks: SheetMarks = {
    "strength-1": { number: 2 },
    "strength-2": { number: 14 },
    "grid-1": { crossed: true },
    "circle-1-1": { number: 4, crossed: true },
    "special-1-1": { crossed: true, soft: true },
  };

  test("are drawn as pencil strokes over everything", () => {
    expect(everyNode(draw(each).nodes).some(({ attrs }) => attrs["class"] === "pencil")).toBe(false);
    const pencil = draw(each, marks).nodes.at(-1);
    expect(pencil?.attrs["class"]).toBe("pencil");
    // One digit, two digits, a cross, a digit with a cross, a cross.
    expect(pencil?.children).toHaveLength(1 + 2 + 1 + 2 + 1);
  });

  test("what is not settled yet is dotted", () => {
    const dotted = everyNode(draw(each, marks).nodes).filter(({ attrs }) => "stroke-dasharray" in attrs);
    expect(dotted).toHaveLength(1);
  });

  test("the same cell is written by the same hand", () => {
    expect(draw(each, marks)).toEqual(draw(each, marks));
    const moved = draw(EVERY.find(({ layout }) => layout === "tall") ?? each, marks).nodes.at(-1);
    const strokes = (children: Drawing["nodes"][number]["children"] = []): string[] =>
      everyNode(children)
        .flatMap(({ attrs }) => (attrs["d"] === undefined ? [] : [String(attrs["d"])]))
        .toSorted();
    expect(strokes(moved?.children)).toEqual(strokes(draw(each, marks).nodes.at(-1)?.children));
  });
});

test("boxes on paper are at least 11 mm wide", () => {
  const { sheet, names } = found(EVERY[0]);
  const paper = drawSheet({ sheet, marks: {}, names, ink: sheetInk("low-ink") });
  for (const { kind, width } of paper.spots) {
    if (kind === "box") expect((width * 25.4) / 96).toBeGreaterThanOrEqual(11);
  }
});

test("where ink is spared nothing larger than a glyph is filled", () => {
  for (const { sheet, names } of EVERY) {
    const paper = drawSheet({ sheet, marks: {}, names, ink: sheetInk("low-ink") });
    const filled = everyNode(paper.nodes).filter(({ tag }) => tag === "rect" || tag === "circle");
    const grounds = new Set(
      filled.filter(({ attrs }) => Number(attrs["r"] ?? 20) > 3).map(({ attrs }) => attrs["fill"]),
    );
    expect([...grounds].toSorted()).toEqual(["#FFFFFF", "none"]);
  }
});

test("the pictures stay as they were looked at", () => {
  const prints = EVERY.filter(({ language }) => language === "en").map(
    (each) => `${each.game} ${each.thief} ${each.style} ${each.layout} ${hashText(toSvg(draw(each)))}`,
  );
  expect(prints).toMatchSnapshot();
});

test("screens show the portraits of the cover, which are those of paper", () => {
  const cover = readFileSync(new URL("../../games/clou/cover.svg", import.meta.url), "utf8");
  const shapes = (svg: string): string[] =>
    [...svg.matchAll(/ (?:d|cx|cy|r|width)="([^"]*)"/g)].map(([, what]) => found(what));
  for (const [thief, nodes] of Object.entries(PORTRAITS)) {
    const [, symbol = ""] = new RegExp(`<symbol id="${thief}"[^>]*>(.*?)</symbol>`).exec(cover) ?? [];
    expect(shapes(symbol)).toEqual(shapes(toSvg({ width: 100, height: 120, nodes, spots: [] })));
  }
  const screen = drawSheet({ ...found(EVERY.find(({ style }) => style === "screen")), marks: {} });
  expect(everyNode(screen.nodes).filter(({ tag }) => tag === "portrait")).toHaveLength(1);
});
