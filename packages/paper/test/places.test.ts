import { describe, expect, test } from "vitest";
import type { Drawing, SvgNode } from "../src/drawing.ts";
import type { Decor, Piece } from "../src/games/clou/decor/decor.ts";
import { loadDecor } from "../src/games/clou/decor/load.ts";
import { plainDecor } from "../src/games/clou/decor/plain.ts";
import { drawPlan } from "../src/games/clou/plan/draw-plan.ts";
import { doOverlap, grown, isInside } from "../src/games/clou/plan/survey.ts";
import type { Area } from "../src/pencil.ts";
import { textWidth } from "../src/text-width.ts";
import { planInk } from "../src/print/ink.ts";
import { CAMPAIGN, everyNode, FAMILY } from "./names.ts";

const HOUSES = await Promise.all(
  [...FAMILY, CAMPAIGN].flatMap(({ reader, names }) =>
    reader.library.plans.map(async (plan) => ({ id: plan.id, plan, names, decor: await loadDecor(plan) })),
  ),
);

const EVERY = HOUSES.flatMap((house) =>
  (["wide", "tall"] as const).flatMap((layout) =>
    (["en", "de"] as const).flatMap((language) =>
      (["screen", "colour"] as const).map((style) => ({ ...house, layout, language, style })),
    ),
  ),
);

function draw({ plan, decor, names, language, layout, style }: (typeof EVERY)[number]): Drawing {
  return drawPlan({
    plan,
    decor,
    names: names[language],
    layout,
    ink: planInk(style),
    crew: null,
    marks: null,
    around: "nothing",
  });
}

type Named = Area & { readonly id: string };

/** Letters as they are drawn, from the top of capitals to their feet. Small text on a screen is set narrow. */
function writing(drawing: Drawing, isNarrow: boolean): Named[] {
  return everyNode(drawing.nodes)
    .filter(({ tag }) => tag === "text")
    .map(({ attrs, children = [] }) => {
      const words = String(children[0]);
      const size = Number(attrs["font-size"]);
      const isDisplay = String(attrs["font-family"]).startsWith("Besley");
      const face = isDisplay ? "display" : attrs["font-weight"] === 700 ? "bold" : "text";
      const measured = textWidth(words, size, face) * (isNarrow && !isDisplay ? 0.9 : 1);
      const width = Number(attrs["textLength"] ?? measured);
      const x = Number(attrs["x"]) - (attrs["text-anchor"] === "middle" ? width / 2 : 0);
      return {
        id: words,
        x,
        y: Number(attrs["y"]) - size * 0.7,
        width,
        height: size * (/[gjpqyQ,;]/.test(words) ? 0.9 : 0.7),
      };
    });
}

/** Where furniture stands, read from the drawing. */
function furniture(drawing: Drawing, decor: Decor): Named[] {
  const pieces = new Map<unknown, Piece>(
    Object.values(decor.rooms).flatMap((room) => room.pieces.map(([piece]) => [piece[2], piece] as const)),
  );
  const groups = everyNode(drawing.nodes).filter(({ attrs }) => attrs["class"] === "furniture");
  return groups.flatMap(({ children = [] }) => (children as readonly SvgNode[]).map((child) => areaOf(child, pieces)));
}

function areaOf({ attrs }: SvgNode, pieces: ReadonlyMap<unknown, Piece>): Named {
  const [x = Number.NaN, y = Number.NaN] = numbersIn(/translate\((\S+) (\S+)\)/, attrs);
  const [turn = 0] = numbersIn(/rotate\((\S+)\)/, attrs);
  const [scale = Number.NaN] = numbersIn(/scale\((\S+)\)/, attrs);
  const [wide, high] = pieces.get(attrs["d"]) ?? [Number.NaN, Number.NaN];
  const [width, height] = turn % 180 === 0 ? [wide * scale, high * scale] : [high * scale, wide * scale];
  const left = turn === 90 || turn === 180 ? x - width : x;
  const top = turn === 180 || turn === 270 ? y - height : y;
  return { id: `piece at ${left} ${top}`, x: left, y: top, width, height };
}

function numbersIn(pattern: RegExp, { transform }: SvgNode["attrs"]): number[] {
  return (pattern.exec(String(transform)) ?? []).slice(1).map(Number);
}

function collisions(some: readonly Named[], others: readonly Named[]): string[] {
  return some.flatMap((one) =>
    others
      .filter((other) => other !== one && doOverlap(grown(one, -0.5), grown(other, -0.5)))
      .map((other) => `${one.id} / ${other.id}`),
  );
}

describe.each(EVERY)("$id, $layout, $language, $style", (each) => {
  const drawing = draw(each);
  const letters = writing(drawing, each.style === "screen");
  const spots = (kind: string): Named[] => drawing.spots.filter((spot) => spot.kind === kind);
  const symbols = spots("symbol").map(({ id, ...cell }) => ({ id, ...grown(cell, -1.5) }));

  test("no name lies over another, or over a symbol", () => {
    expect(collisions(letters, letters)).toEqual([]);
    expect(collisions(letters, symbols)).toEqual([]);
  });

  test("no furniture lies under a name, a symbol or another piece, or in a wall", () => {
    const pieces = furniture(drawing, each.decor);
    expect(collisions(pieces, letters)).toEqual([]);
    expect(collisions(pieces, symbols)).toEqual([]);
    expect(collisions(pieces, pieces)).toEqual([]);
    const rooms = spots("room");
    expect(pieces.filter((piece) => !rooms.some((room) => isInside(piece, room)))).toEqual([]);
  });
});

test.each(HOUSES)("$id is furnished, room by room, and all of its loot is a thing", ({ plan, decor, names }) => {
  expect(Object.keys(decor.rooms).toSorted()).toEqual(plan.rooms.map(({ id }) => id).toSorted());
  const plain = plan.loot.filter(({ mark }) => mark !== "present" && mark !== "meal").map(({ id }) => id);
  expect(Object.keys(decor.loot).toSorted()).toEqual(plain.toSorted());
  const ways = plan.challenges.filter(({ opens = [] }) => opens.length > 0).map(({ id }) => id);
  expect(ways).toEqual(expect.arrayContaining(Object.keys(decor.ways ?? {})));
  for (const layout of ["wide", "tall"] as const) {
    const house = { id: plan.id, plan, decor, names, layout, language: "en", style: "screen" } as const;
    // Small rooms may stay bare, but never a house.
    expect(furniture(draw(house), decor).length).toBeGreaterThan(plan.rooms.length * 1.5);
  }
});

test.each(HOUSES)("$id would be furnished if it were a plan of one's own", ({ names, plan }) => {
  const decor = plainDecor(plan);
  const drawing = draw({ id: plan.id, plan, decor, names, layout: "tall", language: "de", style: "screen" });
  const pieces = furniture(drawing, decor);
  expect(pieces.length).toBeGreaterThan(plan.rooms.length);
  expect(collisions(pieces, writing(drawing, true))).toEqual([]);
});
