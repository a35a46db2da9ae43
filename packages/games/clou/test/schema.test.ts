import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileTable } from "../compile/table.ts";
import { BASE } from "../content/base.ts";
import { readPlan } from "../schema/read-plan.ts";
import { readSheet } from "../schema/read-sheet.ts";

type Path = (string | number)[];

/** All ways into some data. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** The data with one place changed, or removed. */
function changed(value: unknown, path: Path, to: unknown): unknown {
  const copy = structuredClone(value);
  if (path.length === 0) return to;
  let at = copy as { [key: string]: unknown };
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  const last = path.at(-1) as string;
  if (to !== undefined) at[last] = to;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return copy;
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    "",
    "strength",
    "<3",
    "any",
    0,
    1,
    7,
    99,
    -1,
    1.5,
    [],
    {},
    [[]],
    "no such id",
    true,
  ),
  fc.jsonValue(),
);

function problemAt(read: { ok: boolean; error?: readonly { path: string; problem: string }[] }): string[] {
  return (read.error ?? []).map(({ path, problem }) => `${path}: ${problem}`);
}

const [bruce] = BASE.thieves;
const [mansion] = BASE.plans;

describe("the schema of thief sheets", () => {
  it("says where and what is wrong", () => {
    const of = (path: Path, to: unknown): string[] => problemAt(readSheet(changed(bruce, path, to)) as never);
    expect(of(["bars", 0, "boxes", 1, "gives", 0], "strenght")).toEqual([
      'bars[0].boxes[1].gives[0]: must be a symbol such as lock, lock/safe, ±2, die 5 or any, not "strenght"',
    ]);
    expect(of(["bars", 1], undefined)[0]).toBe("bars: has 2 entries; there must be 3 to 4");
    expect(of(["bars", 1, "ability"], "strength")).toEqual(["bars: has no bar for dexterity"]);
    expect(of(["tools", 1], bruce.tools[0])).toEqual(['tools: has "grid" twice; a thief has three different tools']);
    expect(of(["escape", 2], [])).toEqual(["escape[2]: has 0 entries; there must be 1 to 2"]);
    expect(of(["bonuses", 2, "when"], { total: 19, of: 3 })[0]).toContain("bonuses[2].when.total");
    expect(of(["bars", 0, "boxes", 0, "after"], "=")).toEqual([
      "bars[0].boxes[0].after: has no box before it to compare with",
    ]);
    expect(of(["colour"], "red")[0]).toContain("is not a field here");
  });

  it("judges broken sheets without throwing, and what it passes can be compiled", () => {
    const paths = BASE.thieves.map((thief) => pathsOf(thief));
    const broken = fc.nat(3).chain((i) => fc.tuple(fc.constant(i), fc.constantFrom(...paths[i]), junk));
    fc.assert(
      fc.property(broken, ([i, path, to]) => {
        const read = readSheet(changed(BASE.thieves[i], path, to));
        if (read.ok) compileTable(mansion, [read.value]);
        else
          for (const { path: where, problem } of read.error) expect(`${typeof where} ${problem}`).toMatch(/^string ./);
      }),
      { numRuns: 1500, seed: 7 },
    );
  });
});

describe("the schema of burglary plans", () => {
  const of = (path: Path, to: unknown): string[] => problemAt(readPlan(changed(mansion, path, to)) as never);

  it("says where and what is wrong", () => {
    expect(of(["challenges", 0, "opens", 0], "attic")).toContain(
      'challenges[0].opens[0]: names "attic", which is no room of this plan',
    );
    expect(of(["challenges", 0, "parts", 0, "needs"], ["cunning²"])).toContain(
      "challenges[0].parts[0]: asks nothing of a crew of 1",
    );
    expect(of(["bars", "time"], [8, 9, 9])).toEqual(["bars.time: must not grow with the crew"]);
    expect(of(["challenges", 3], undefined)).toContain(': never leads to "hall"');
    expect(of(["rules", 0, "effects", 0, "do"], "explode")[0]).toContain(
      "rules[0].effects[0].do: must be one of alarm",
    );
    expect(
      of(
        ["challenges", 10, "parts", 0, "order"],
        [
          [0, 1],
          [1, 0],
        ],
      ),
    ).toContain("challenges[10].parts[0].order: goes round in a circle");
  });

  it("finds things that are too small for what is drawn in them", () => {
    const cramped = (layout: string, thing: string, area: number[]) => of(["layouts", layout, "things", thing], area);
    // Five symbols in a row take 22 squares; fewer columns need more rows.
    expect(cramped("wide", "display-case", [29, 10, 18, 9])).toContain(
      "layouts.wide.things.display-case: is too small for its symbols",
    );
    expect(cramped("wide", "display-case", [29, 6, 14, 13]).join()).not.toContain("too small");
    // A printed trace or bell takes the room of a symbol, and a second part its own rows.
    expect(cramped("tall", "larder", [2, 84, 6, 14]).join()).toContain("larder: is too small");
    expect(cramped("tall", "larder", [2, 84, 10, 13]).join()).toContain("larder: is too small");
    // The sack stands beside its symbols.
    expect(cramped("wide", "first-edition", [72, 26, 20, 9]).join()).toContain("first-edition: is too small");
  });

  it("finds things that overlap, leave their room or lie under an arrow", () => {
    expect(of(["layouts", "wide", "things", "figurine"], [29, 12, 7, 8])).toContain(
      "layouts.wide.things.display-case: overlaps figurine",
    );
    expect(of(["layouts", "tall", "things", "desk"], [2, 30, 14, 9])).toContain(
      "layouts.tall.things.desk: does not stand in study",
    );
    expect(of(["layouts", "wide", "arrows", 0], undefined)).toContain(
      "layouts.wide.arrows: has no arrow from start to window",
    );
    expect(of(["layouts", "wide", "things", "decanter"], [49, 13, 5, 6]).join()).toContain("crosses decanter");
  });

  it("judges broken plans without throwing, and what it passes can be compiled for every crew", () => {
    const broken = fc.tuple(fc.constantFrom(...pathsOf(mansion)), junk);
    fc.assert(
      fc.property(broken, ([path, to]) => {
        const read = readPlan(changed(mansion, path, to));
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
        else for (const crew of [1, 2, 3]) compileTable(read.value, BASE.thieves.slice(0, crew));
      }),
      { numRuns: 1500, seed: 7 },
    );
  });
});
