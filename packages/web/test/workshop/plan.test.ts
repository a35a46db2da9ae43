import { BASE, readHeist, readPlan, readSheet, writeHeist } from "@safehouse/games/clou/workshop";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GIVEN, isGiven } from "../../src/pages/workshop/clou/given-names.ts";
import { arrange } from "../../src/pages/workshop/clou/logic/arrange.ts";
import { blankHeist } from "../../src/pages/workshop/clou/logic/blank.ts";
import { judge } from "../../src/pages/workshop/clou/logic/checks.ts";
import * as edit from "../../src/pages/workshop/clou/logic/edit.ts";
import { freshId, idFrom, idOfNames, idsIn, mapIds, otherName } from "../../src/pages/workshop/clou/logic/ids.ts";
import { partsOf, withValue } from "../../src/pages/workshop/clou/logic/sheet-parts.ts";
import {
  abilitiesFor,
  countsOf,
  kindsFor,
  withAbility,
  withBar,
  withKind,
  withoutBar,
} from "../../src/pages/workshop/clou/logic/sheet-shape.ts";
import { mostPoints, readinessOf } from "../../src/pages/workshop/clou/logic/readiness.ts";
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

  it("stay within what a sheet may be, however many rooms and things there are", () => {
    let plan = blank.plan;
    while (plan.rooms.length < 20) plan = edit.addRoom(plan, "Room").plan;
    while (plan.challenges.length < 12) plan = edit.addChallenge(plan, "Door", "Yard").plan;
    expect(readDraftHeist({ plan, sheets: [] })).not.toBe(null);
    const layouts = { wide: arrange(plan, "wide"), tall: arrange(plan, "tall") };
    expect(readDraftHeist({ plan: { ...plan, layouts }, sheets: [] })).not.toBe(null);
  });

  it("rooms grow for what is put there and for what grows in them, and everything stays sound", () => {
    let plan = blank.plan;
    for (let i = 0; i < 6; i++) plan = edit.addLoot(plan, "Treasure", "Hall").plan;
    expect(judge({ plan, sheets: [] }).problems).toEqual([]);
    const door = plan.challenges[0]!;
    const parts = [
      { needs: ["lock", "lock", "lock", "lock", "lock", "lock"] },
      { needs: ["strength"] },
      { needs: ["safe"] },
    ];
    plan = edit.changeChallenge(plan, door.id, { ...door, parts });
    expect(judge({ plan, sheets: [] }).problems).toEqual([]);
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

describe("a code", () => {
  it("holds a house of three rooms in two hundred characters, whatever things are called", () => {
    const names = {
      plan: "Sternwarte",
      yard: "Obstgarten",
      hall: "Kuppelsaal",
      door: "Gittertor",
      cash: "Spendendose",
    };
    const cellar = edit.addRoom(blankHeist(names).plan, "Uhrenkeller");
    const hatch = edit.addChallenge(cellar.plan, "Bodenluke", "Kuppelsaal");
    const opened = { ...hatch.plan.challenges.at(-1)!, opens: [cellar.id] };
    let { plan } = edit.addLoot(edit.changeChallenge(hatch.plan, hatch.id, opened), "Kometensplitter", cellar.id);
    const safe = edit.addChallenge(plan, "Panzerschrank", cellar.id);
    const parts = [{ needs: ["safe", "safe", "electronics²"] }, { needs: ["strength", "strength"], traces: 1 }];
    const locked = { ...safe.plan.challenges.at(-1)!, parts, leadsTo: ["Kometensplitter"] };
    plan = edit.moveBy(edit.changeChallenge(safe.plan, safe.id, locked), "wide", "Spendendose", [3, 1]);
    const { code, problems } = judge({ plan, sheets: [] });
    expect(problems).toEqual([]);
    expect(code!.length).toBeLessThanOrEqual(200);
  });
});

describe("whether a plan is ready", () => {
  const { plan } = blank;
  const crews = (isReached: boolean) =>
    [1, 2, 3].map((crew) => ({ crew, played: 9, isReached: isReached || crew === 1, best: 11 }));
  const rich = { ...plan, loot: plan.loot.map((loot) => ({ ...loot, value: 15 })) };

  it("is not, where fewer points lie than the best rating takes", () => {
    expect(mostPoints(plan)).toBe(3);
    expect(readinessOf(plan, { crews: crews(true), isOver: true })).toEqual({ state: "poor", points: 3 });
  });

  it("is known only when every crew of bots has earned it", () => {
    expect(readinessOf(rich, null).state).toBe("trying");
    expect(readinessOf(rich, { crews: crews(true), isOver: false }).state).toBe("trying");
    expect(readinessOf(rich, { crews: crews(true), isOver: true }).state).toBe("ready");
    expect(readinessOf(rich, { crews: [], isOver: true }).state).toBe("unreached");
    const missed = readinessOf(rich, { crews: crews(false), isOver: true });
    expect(missed).toEqual({ state: "unreached", crews: [2, 3], best: 11 });
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

  it("may be two, one a language; one is enough for both", () => {
    expect(idOfNames("Weinkeller", "", "de")).toBe("Weinkeller");
    expect(idOfNames("Weinkeller", "Weinkeller", "de")).toBe("Weinkeller");
    const both = idOfNames("Weinkeller", "Wine cellar", "de");
    expect(both).toBe("Wine-cellar~Weinkeller");
    expect(idOfNames("Wine cellar", "Weinkeller", "en")).toBe(both);
    expect(idOfNames("Weinkeller", "42", "de")).toBeNull();
    expect([otherName(both!, "de"), otherName(both!, "en"), otherName("Hall", "de")]).toEqual([
      "Wine cellar",
      "Weinkeller",
      "",
    ]);
    const { plan } = edit.addRoom(blank.plan, both!);
    expect(freshId(plan, both!)).toBe("Wine-cellar-B~Weinkeller-B");
    expect(readHeist(JSON.stringify({ plan: { ...plan, id: "A~B~C" } }), THIEVES).ok).toBe(false);
  });

  it("are given until somebody chooses one", () => {
    expect([GIVEN.challenge, "Obstacle-B~Hindernis-B"].map(isGiven)).toEqual([true, true]);
    expect(["Obstacle", "Trapdoor~Falltür", "Obstacle~Falltür"].map(isGiven)).toEqual([false, false, false]);
  });

  it("a story stays without what nobody can see, and empty is none", () => {
    const told = edit.setStory(blank.plan, "de", " Es brennt Licht.\n\n\nNoch.\u0007 ");
    expect(told.story).toEqual({ de: "Es brennt Licht.\nNoch." });
    expect(judge({ plan: told, sheets: [] }).problems).toEqual([]);
    expect(edit.setStory(told, "de", "  ")).toEqual(blank.plan);
    const hostile = { ...blank.plan, story: { de: "x".repeat(1_501) } };
    expect(readPlan(hostile).ok).toBe(false);
    expect(readPlan({ ...blank.plan, story: { fr: "Bonjour" } }).ok).toBe(false);
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
  it("hold everything once; each can be written back, and anything else of its kind makes a sound sheet", () => {
    const other = {
      number: 4,
      condition: "odd",
      comparison: ">",
      sum: "=",
      colour: "lock/safe",
      roll: { within: [2, 5] },
      gift: "lock",
      arrows: ["police", "car"],
    };
    for (const sheet of BASE.thieves) {
      const rows = partsOf(sheet).flatMap((part) => part.rows);
      const leaves = rows.flatMap((row) => row.leaves);
      const gives = rows.flatMap((row) => row.gives ?? []);
      const paths = [...leaves, ...gives].map(({ path }) => path.join("."));
      expect(leaves.length).toBeGreaterThan(40);
      expect(new Set(paths).size).toBe(paths.length);
      for (const { path, kind, value } of leaves) {
        expect(withValue(sheet, path, value)).toEqual(sheet);
        expect(readSheet(withValue(sheet, path, other[kind])).ok).toBe(true);
      }
      for (const { path, gifts, least } of gives) {
        for (const next of [gifts.slice(0, least), ["lock", "±2", "any"]])
          expect(readSheet(withValue(sheet, path, next)).ok).toBe(true);
      }
    }
  });

  it("C-5 stay sound whatever is counted otherwise, and whichever tools a thief has", () => {
    for (const sheet of BASE.thieves) {
      for (const { id } of partsOf(sheet)) {
        for (const { least, most, set, value } of countsOf(sheet, id)) {
          for (let count = least; count <= most; count++) expect(readSheet(set(count))).toMatchObject({ ok: true });
          expect(set(value)).toEqual(sheet);
        }
      }
      for (const at of sheet.tools.keys()) {
        expect(kindsFor(sheet, at)).toContain(sheet.tools[at]?.kind);
        for (const kind of kindsFor(sheet, at)) expect(readSheet(withKind(sheet, at, kind)).ok).toBe(true);
      }
    }
  });

  it("C-5.1 may get a fourth bar, for any ability, and lose it again; every ability keeps one", () => {
    for (const sheet of BASE.thieves) {
      const more = withBar(sheet)!;
      expect(readSheet(more).ok).toBe(true);
      expect(withBar(more)).toBe(null);
      expect(abilitiesFor(more, 3)).toEqual(["strength", "dexterity", "cunning"]);
      const other = withAbility(more, 3, "cunning");
      expect(readSheet(other).ok).toBe(true);
      expect(withoutBar(other, 3)).toEqual(sheet);
      expect(withoutBar(other, 0)).toBe(null);
      expect(abilitiesFor(sheet, 0)).toEqual([sheet.bars[0]!.ability]);
    }
  });

  it("changed ones are handed on with the plan", () => {
    const matt = BASE.thieves.find(({ id }) => id === "matt")!;
    const changed = readSheet(withValue(matt, ["bars", 0, "boxes", 0, "own"], "even"));
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
