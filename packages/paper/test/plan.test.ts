import { found, hashText } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { compilePlan } from "../../games/clou/compile/plan.ts";
import { blankCanvas } from "../src/canvas.ts";
import { type Drawing, toSvg } from "../src/drawing.ts";
import type { PlanMarks } from "../src/games/clou/index.ts";
import { loadDecor } from "../src/games/clou/decor/load.ts";
import { AFAR_LABEL, drawPlan, type PlanOptions } from "../src/games/clou/plan/draw-plan.ts";
import { layLabels } from "../src/games/clou/plan/labels.ts";
import { solidAreas } from "../src/games/clou/plan/solid.ts";
import { doOverlap } from "../src/games/clou/plan/survey.ts";
import { planInk } from "../src/print/ink.ts";
import type { Area } from "../src/pencil.ts";
import { CAMPAIGN, everyNode, FAMILY, outside, overlaps, spotIds } from "./names.ts";

const LOOKS = [
  { style: "screen", layout: "wide" },
  { style: "screen", layout: "tall" },
  { style: "colour", layout: "tall", around: { column: 270 } },
  { style: "low-ink", layout: "tall", around: { column: 390 } },
] as const;

const PLANS = [...FAMILY, CAMPAIGN].flatMap(({ reader }) => reader.library.plans);
const DECOR = new Map(await Promise.all(PLANS.map(async (plan) => [plan.id, await loadDecor(plan)] as const)));

const EVERY = [...FAMILY, CAMPAIGN].flatMap(({ reader, names }) =>
  reader.library.plans.flatMap((plan) =>
    LOOKS.flatMap((look) =>
      (["en", "de"] as const).map((language) => ({
        id: plan.id,
        plan,
        ...look,
        language,
        names: names[language],
        ratings: reader.library.ratings,
      })),
    ),
  ),
);

function draw(each: (typeof EVERY)[number], more: Partial<PlanOptions> = {}): Drawing {
  const decor = DECOR.get(each.id);
  return drawPlan({ crew: null, marks: null, ...(decor && { decor }), ...each, ink: planInk(each.style), ...more });
}

describe.each(EVERY)("$id, $style, $layout, $language", (each) => {
  const drawing = draw(each);
  const compiled = compilePlan(each.plan, each.plan.bars.time.length);

  test("has every room, thing, symbol and bar once", () => {
    expect(spotIds(drawing, "room").toSorted()).toEqual(compiled.roomNames.toSorted());
    expect(spotIds(drawing, "thing", "loot").toSorted()).toEqual(compiled.thingNames.toSorted());
    expect(spotIds(drawing, "symbol").toSorted()).toEqual(compiled.symbolNames.toSorted());
    const special = compiled.bars.map(({ id }) => id);
    // A programme to be crossed has room on paper only.
    const concert = "around" in each && compiled.concert !== null ? [compiled.concert.id] : [];
    expect(spotIds(drawing, "bar")).toEqual(["time", "traces", "cars", "police", ...special, ...concert]);
  });

  test.each([["room"], ["thing", "loot"], ["symbol"], ["bar"]] as const)("no %s lies over another", (...kinds) => {
    expect(overlaps(drawing.spots.filter(({ kind }) => (kinds as readonly string[]).includes(kind)))).toEqual([]);
  });

  test("nothing lies outside, and symbols lie in their thing", () => {
    expect(outside(drawing)).toEqual([]);
    for (const symbol of drawing.spots.filter(({ kind }) => kind === "symbol")) {
      const thing = drawing.spots.find(({ id }) => id === symbol.id.replace(/-\d+$/, ""));
      expect(thing && symbol.x >= thing.x && symbol.x + symbol.width <= thing.x + thing.width).toBe(true);
      expect(thing && symbol.y >= thing.y && symbol.y + symbol.height <= thing.y + thing.height).toBe(true);
    }
  });
});

test.each(EVERY.filter(({ style, layout }) => style === "screen" && layout === "wide"))(
  "$id, $language: from across the room no name covers another, nor anything that is pressed or taken",
  ({ plan, names }) => {
    const canvas = blankCanvas(planInk("screen"));
    const layout = plan.layouts.wide;
    const rest = { crew: null, ratings: [], marks: null, decor: null, left: 8, top: 8 };
    const survey = { canvas, plan, layout, names, label: AFAR_LABEL, ...rest };
    const areas = layLabels(survey).map(({ area }) => area);
    const solid = solidAreas(survey);
    const others = (area: Area): Area[] => [...areas.filter((each) => each !== area), ...solid];
    expect(areas.filter((area) => others(area).some((other) => doOverlap(area, other)))).toEqual([]);
  },
);

describe("a crew", () => {
  const each = found(EVERY[0]);
  const marks: PlanMarks = {
    crossed: new Set(["window-1", "window-2"]),
    done: new Set(["window", "figurine"]),
    openRooms: new Set(["garden", "salon"]),
    openThings: new Set(["window", "side-door", "display-case"]),
    left: { time: 6, traces: 5, cars: 5, police: 4, "light-sleeper": 3 },
  };

  test("sees crosses where it made them, and on the bars as many as are gone", () => {
    const pencil = draw(each, { crew: 2, marks }).nodes.at(-1);
    // Two symbols, one loot, four of ten time symbols, one of six traces, one ear.
    expect(pencil?.children).toHaveLength(2 + 1 + 4 + 1 + 1);
  });

  test("C-1.2 C-1.3: what it does not need is struck or hatched, and no cross of its own", () => {
    const fresh = { ...marks, crossed: new Set<string>(), done: new Set<string>() };
    const full = { ...fresh, left: { time: 10, traces: 6, cars: 5, police: 4, "light-sleeper": 4 } };
    expect(everyNode(draw(each, { crew: 2, marks: full }).nodes).some(({ attrs }) => attrs["class"] === "pencil")).toBe(
      false,
    );
  });

  test("may leave out what stands around the rooms", () => {
    expect(spotIds(draw(each, { around: "nothing" }), "bar")).toEqual([]);
    expect(draw(each, { around: "bars" }).height).toBeLessThan(draw(each).height);
  });
});

test("where ink is spared all grounds are white", () => {
  for (const each of EVERY.filter(({ style }) => style === "low-ink")) {
    const grounds = new Set(
      everyNode(draw(each).nodes)
        .filter(({ tag }) => tag === "rect" || tag === "circle")
        .map(({ attrs }) => attrs["fill"]),
    );
    expect([...grounds].toSorted()).toEqual(["#FFFFFF", "none"]);
  }
});

test("the pictures stay as they were looked at", () => {
  const prints = EVERY.filter(({ language }) => language === "en").map(
    (each) => `${each.id} ${each.style} ${each.layout} ${hashText(toSvg(draw(each)))}`,
  );
  expect(prints).toMatchSnapshot();
});
