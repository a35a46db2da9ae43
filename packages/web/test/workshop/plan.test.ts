import { BASE, readHeist, readPlan, readSheet, writeHeist } from "@safehouse/games/clou/workshop";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange } from "../../src/pages/workshop/clou/logic/arrange.ts";
import { blankHeist } from "../../src/pages/workshop/clou/logic/blank.ts";
import { judge } from "../../src/pages/workshop/clou/logic/checks.ts";
import * as edit from "../../src/pages/workshop/clou/logic/edit.ts";
import { freshId, idFrom, idsIn, mapIds } from "../../src/pages/workshop/clou/logic/ids.ts";
import { leavesOf, withLeaf } from "../../src/pages/workshop/clou/logic/sheet-leaves.ts";
import { readDraftHeist } from "../../src/pages/workshop/clou/logic/read-draft.ts";

const NAMES = { plan: "My-house", yard: "Yard", hall: "Hall", door: "Door", cash: "Cash-box" };
const blank = blankHeist(NAMES);
const THIEVES = BASE.thieves.map(({ id }) => id);

describe("a plan from nothing", () => {
  it("is ready at once, and every crew can get everything", () => {
    const verdict = judge(blank);
    expect(verdict.problems).toEqual([]);
    expect(verdict.beyond).toEqual([]);
    expect(verdict.supply.some(({ isScarce }) => isScarce)).toBe(false);
  });

  it("grows by rooms, challenges and loot, which have a place and an arrow as soon as something leads there", () => {
    const room = edit.addRoom(blank.plan, "Cellar");
    expect(judge({ ...blank, plan: room.plan }).problems.map(({ message }) => message?.id)).toEqual([
      "plan.unreachable",
    ]);
    const challenge = edit.addChallenge(room.plan, "Trapdoor", "Hall");
    const trapdoor = challenge.plan.challenges.at(-1)!;
    const opened = edit.changeChallenge(challenge.plan, challenge.id, { ...trapdoor, opens: [room.id] });
    const loot = edit.addLoot(opened, "Wine", room.id);
    expect(judge({ ...blank, plan: loot.plan }).problems).toEqual([]);
    expect(loot.plan.layouts.tall.arrows.map(({ from, to }) => `${from} ${to}`)).toContain("Trapdoor Cellar");
  });
});

describe("layouts", () => {
  it.each(BASE.plans.map((plan) => [plan.id, plan] as const))("%s laid out anew is a sound plan", (_, plan) => {
    const layouts = { wide: arrange(plan, "wide"), tall: arrange(plan, "tall") };
    const read = readPlan({ ...plan, layouts });
    expect(read.ok ? [] : read.error).toEqual([]);
  });

  it("stay within what a sheet may be, however many rooms and things there are", { timeout: 30_000 }, () => {
    let plan = blank.plan;
    while (plan.rooms.length < 20) plan = edit.addRoom(plan, "Room").plan;
    while (plan.challenges.length < 12) plan = edit.addChallenge(plan, "Door", "Yard").plan;
    expect(readDraftHeist({ plan, sheets: [] })).not.toBe(null);
    const layouts = { wide: arrange(plan, "wide"), tall: arrange(plan, "tall") };
    expect(readDraftHeist({ plan: { ...plan, layouts }, sheets: [] })).not.toBe(null);
  });

  it("arrows stay where nothing moved, and follow what does", () => {
    const [plan] = BASE.plans as [(typeof BASE.plans)[0]];
    const moved = edit.moveBy(plan, "wide", "necklace", [0, 8]);
    const arrowTo = (id: string, { arrows }: typeof plan.layouts.wide) => arrows.find(({ to }) => to === id);
    expect(arrowTo("bonds", moved.layouts.wide)).toEqual(arrowTo("bonds", plan.layouts.wide));
    expect(arrowTo("necklace", moved.layouts.wide)).not.toEqual(arrowTo("necklace", plan.layouts.wide));
    expect(readPlan(moved).ok).toBe(true);
    expect(moved.layouts.tall).toBe(plan.layouts.tall);
  });
});

describe("names", () => {
  it("become ids that say the same", () => {
    expect(idFrom("  Wein-Keller  süd ")).toBe("Wein-Keller-süd");
    expect(idFrom("Duke's <b>den</b>")).toBe("Duke’s-b-den-b");
    expect(idFrom("42")).toBe(null);
    expect(idFrom("constructor")).toBe(null);
    expect(freshId(blank.plan, "Door")).toBe("Door-B");
  });

  it("can be changed everywhere and back", () => {
    for (const plan of BASE.plans) {
      for (const id of idsIn(plan)) {
        const named = edit.rename(plan, id, "Something-else");
        expect(JSON.stringify(named)).not.toContain(`"${id}":`);
        expect(readPlan(named).ok).toBe(true);
        expect(edit.rename(named, "Something-else", id)).toEqual(mapIds(plan, (each) => each));
      }
    }
  });
});

describe("thief sheets", () => {
  it("hold every leaf once; each can be written back, and another condition, number or symbol makes a sound sheet", () => {
    const other = { number: 4, condition: "odd", comparison: ">", gift: "lock" };
    for (const sheet of BASE.thieves) {
      const leaves = leavesOf(sheet);
      expect(leaves.length).toBeGreaterThan(40);
      expect(new Set(leaves.map(({ path }) => path.join("."))).size).toBe(leaves.length);
      for (const { path, kind, value } of leaves) {
        expect(withLeaf(sheet, path, value)).toEqual(sheet);
        expect(readSheet(withLeaf(sheet, path, other[kind])).ok).toBe(true);
      }
    }
  });

  it("changed ones are handed on with the plan", () => {
    const matt = BASE.thieves.find(({ id }) => id === "matt")!;
    const changed = readSheet(withLeaf(matt, ["bars", 0, "boxes", 0, "own"], "even"));
    if (!changed.ok) throw new Error(changed.error[0]?.problem);
    const { code } = judge({ ...blank, sheets: [changed.value] });
    expect(readHeist(code ?? "", THIEVES)).toEqual({ ok: true, value: { ...blank, sheets: [changed.value] } });
  });
});

describe("any editing", () => {
  it("leaves a plan that can be kept and drawn; whatever is sound comes back from its code", () => {
    const step = fc.tuple(fc.nat(6), fc.nat(), fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
    fc.assert(
      fc.property(fc.constantFrom(blank.plan, ...BASE.plans), fc.array(step, { maxLength: 12 }), (first, steps) => {
        let plan = first;
        for (const [what, n, x, y] of steps) plan = edited(plan, what, n, x, y);
        const heist = { plan, sheets: [] };
        expect(readDraftHeist(JSON.parse(JSON.stringify(heist)))).toEqual(heist);
        const { code } = judge(heist);
        if (code === null) return;
        expect(readHeist(code, THIEVES)).toEqual({ ok: true, value: heist });
        expect(writeHeist(heist)).toBe(code);
      }),
      { numRuns: 60 },
    );
  });
});

function edited(plan: typeof blank.plan, what: number, n: number, x: number, y: number): typeof blank.plan {
  const room = plan.rooms[n % plan.rooms.length]!.id;
  const ids = [...plan.rooms, ...plan.challenges, ...plan.loot].map(({ id }) => id);
  const id = ids[n % ids.length]!;
  const which = n % 2 === 0 ? "wide" : "tall";
  switch (what) {
    case 0:
      return plan.rooms.length < 20 ? edit.addRoom(plan, "Room").plan : plan;
    case 1:
      return edit.addChallenge(plan, "Door", room).plan;
    case 2:
      return edit.addLoot(plan, "Loot", room).plan;
    case 3:
      return edit.canRemove(plan, id) ? edit.remove(plan, id) : plan;
    case 4:
      return edit.moveBy(plan, which, id, [x, y]);
    case 5:
      return edit.resize(plan, which, id, [20 + x, 20 + y]);
    default:
      return edit.setStart(plan, room, x > 0);
  }
}
