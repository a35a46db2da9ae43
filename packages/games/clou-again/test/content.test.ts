import { canonical, hashText, say } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { BASE } from "../../clou/content/base.ts";
import { supplyAgainstDemand, unreachableLoot } from "../../clou/content/reach.ts";
import type { ThiefSheet } from "../../clou/content/sheet.ts";
import { readGift } from "../../clou/content/symbols.ts";
import { crewsOf } from "../../clou/balance/heists.ts";
import { readPlan } from "../../clou/schema/read-plan.ts";
import { readSheet, readStarSheet } from "../../clou/schema/read-sheet.ts";
import { MOST_CREW, USUAL_CREW } from "../about.ts";
import { AGAIN } from "../content/again.ts";
import { CONTENT_FOR_TWO, planForTwo } from "../content/for-two.ts";
import { clouAgain } from "../game.ts";
import { older } from "../older.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const IDS = AGAIN.thieves.map(({ id }) => id);
const CREWS = [1, 2, 3]
  .flatMap((size) => crewsOf(IDS, size))
  .map((crew) => AGAIN.thieves.filter(({ id }) => crew.includes(id)));
const nameOf = (crew: readonly ThiefSheet[]): string => crew.map(({ id }) => id).join(", ");
const who = { name: String, isYou: () => false };

describe("A-2.1 what is in the box", () => {
  it("A-2.1 has four thieves of the right size, distinct from each other and from the first game's", () => {
    expect(IDS).toEqual(["bruce", "janet", "matt", "trixie"]);
    for (const thief of AGAIN.thieves) {
      expect(readStarSheet(thief)).toMatchObject({ ok: true });
      expect(thief.bars.slice(0, 3).map(({ ability }) => ability)).toEqual(["strength", "dexterity", "cunning"]);
      for (const { boxes } of thief.bars) expect(boxes).toHaveLength(6);
      expect(thief.tools).toHaveLength(3);
    }
    const parts = [...AGAIN.thieves, ...BASE.thieves].flatMap(({ bars, tools }) =>
      [...bars, ...tools].map((part) => JSON.stringify(part)),
    );
    expect(new Set(parts).size).toBe(parts.length);
  });

  it("A-3.1 C-4.5 sheets give four kinds of white symbols, and never the choice between number and circle", () => {
    const words = JSON.stringify(AGAIN.thieves).match(/"(?:±\d|die \d|any(?: [a-z]+)?)"/g) ?? [];
    const kinds = new Set(words.map((word) => readGift(JSON.parse(word))).map((gift) => JSON.stringify(gift?.kind)));
    expect(kinds).toEqual(new Set(['"adjust"', '"die"', '"any"']));
    expect(new Set(words.filter((word) => word.startsWith('"any')))).toEqual(new Set(['"any number"', '"any circle"']));
  });

  it("A-4.2 A-4.3 A-4.4 A-4.5 every thief has the stars and talents of the rules", () => {
    const of = (id: string): ThiefSheet => AGAIN.thieves.find((thief) => thief.id === id) as ThiefSheet;
    const effects = (id: string): unknown[] => (of(id).stars ?? []).map(({ effect }) => effect);
    expect(effects("bruce")).toEqual([
      { gives: "die 6", to: "anyone" },
      { gives: "strength", to: "self", count: 2, traces: 1 },
    ]);
    expect(effects("janet")).toEqual([{ throwAnew: true }]);
    expect(effects("matt")).toEqual([{ gives: "±2", to: "anyone" }, { turnDie: true }]);
    expect(effects("trixie")).toEqual([{ gives: "any circle", to: "anyone" }]);
    expect(of("janet").talents).toEqual(["escapes", "quiet-alarm"]);
    expect(AGAIN.thieves.map(({ bars }) => bars.length)).toEqual([3, 3, 3, 4]);
    expect(AGAIN.thieves.map(({ specials }) => specials.length)).toEqual([2, 3, 2, 2]);
    const ids = AGAIN.thieves.flatMap(({ stars = [] }) => stars.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("A-4.6 there are no dice bonuses", () => {
    expect(AGAIN.thieves.flatMap(({ bonuses }) => bonuses)).toEqual([]);
  });

  it("A-2.1 has four plans with ids of their own, and none shares a special rule with another", () => {
    expect(AGAIN.plans.map(({ id }) => id)).toEqual(clouAgain.meta.scenarios.map(({ id }) => id));
    expect(AGAIN.plans.map(({ id }) => id)).toContain("cat-and-dog");
    expect(AGAIN.plans).toHaveLength(4);
    const ids = [...AGAIN.plans, ...BASE.plans].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rules = AGAIN.plans.flatMap((plan) => plan.rules.map((rule) => JSON.stringify({ ...rule, id: "" })));
    expect(new Set(rules).size).toBe(rules.length);
  });

  for (const plan of AGAIN.plans) {
    it(`A-2.1 ${plan.id} has the right size, two special rules and an extra in its scoring box`, () => {
      expect(readPlan(plan, MOST_CREW)).toMatchObject({ ok: true });
      expect(plan.rooms.length).toBeGreaterThanOrEqual(7);
      expect(plan.challenges.length).toBeGreaterThanOrEqual(10);
      expect(plan.loot.length).toBeGreaterThanOrEqual(6);
      expect(plan.rules.length).toBeGreaterThanOrEqual(2);
      expect(plan.scoring.map(({ line }) => line)).toContain("collection");
    });

    it(`A-1.2 A-1.3 A-1.4 ${plan.id}: two have less time and more to do than one, and as many traces`, () => {
      const { time, traces } = plan.bars;
      expect(time[1]).toBeLessThan(time[0]);
      for (const rounds of time.slice(0, USUAL_CREW)) {
        expect(rounds).toBeGreaterThanOrEqual(8);
        expect(rounds).toBeLessThanOrEqual(12);
      }
      expect(traces[0]).toBe(traces[1]);
      const needs = plan.challenges.flatMap(({ parts }) => parts.map((part) => part.needs));
      expect(needs.flat().some((word) => word.endsWith("²"))).toBe(true);
      expect(needs.flat().some((word) => word.endsWith("³"))).toBe(false);
      for (const part of needs) expect(part.some((word) => !word.endsWith("²"))).toBe(true);
    });

    it(`A-5.1 ${plan.id} counts loot and extras, −2 a trace and −3 for the alarm`, () => {
      expect(plan.scoring).toContainEqual({ line: "loot" });
      expect(plan.scoring).toContainEqual({ line: "traces", points: -2 });
      expect(plan.scoring).toContainEqual({ line: "alarm", points: -3 });
    });

    it(`A-2.1 ${plan.id} has a story of 120 to 200 words, and words for every name and rule, in both languages`, () => {
      const ids = [plan, ...plan.rooms, ...plan.challenges, ...plan.loot, ...plan.rules].map(({ id }) => id);
      for (const table of [en, de]) {
        const words = say(table, { id: `story.${plan.id}` }, who).split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(120);
        expect(words).toBeLessThanOrEqual(200);
        for (const id of ids) expect(say(table, { id: "name", args: { id } }, who)).not.toBe(id);
        for (const { id } of plan.rules)
          expect(say(table, { id: "special.rule", args: { rule: id } }, who)).not.toBe("");
      }
    });

    for (const crew of CREWS) {
      it(`A-2.1 ${plan.id}: every loot is within reach of ${nameOf(crew)}, and every colour is given often enough`, () => {
        expect(unreachableLoot(plan, crew)).toEqual([]);
        for (const { colour, supply, demand } of supplyAgainstDemand(plan, crew)) {
          expect(supply, `${colour} for ${nameOf(crew)}`).toBeGreaterThanOrEqual(demand / 2);
        }
      });
    }
  }
});

describe("the schema of stars", () => {
  const [bruce] = AGAIN.thieves;
  const problems = (stars: unknown): string[] => {
    const read = readStarSheet({ ...bruce, stars });
    return read.ok ? [] : read.error.map(({ path, problem }) => `${path}: ${problem}`);
  };

  it("says where and what is wrong", () => {
    const [six] = bruce.stars ?? [];
    expect(problems([six, six])).toEqual(['stars: has "extra-six" twice']);
    expect(problems([{ ...six, effect: { gives: "lock", to: "anyone" } }])).toEqual([
      "stars[0].effect.gives: is for oneself only: coloured symbols cannot be given away",
    ]);
    expect(problems([{ ...six, times: 0 }])[0]).toContain("stars[0].times");
    expect(problems([{ ...six, effect: { turnDie: false } }])[0]).toContain("stars[0].effect.turnDie");
    expect(problems([{ ...six, effect: 7 }])).toEqual(["stars[0].effect: must be what a star does"]);
  });

  it("the first game's sheets have none", () => {
    expect(readSheet(bruce)).toMatchObject({ ok: false });
  });
});

/** Whoever sets a table is told an edition without its plans, so its hash is written down. Content that changes gets a version. */
it("has the content that its edition says", () => {
  expect(clouAgain.meta.content).toBe(hashText(canonical({ thieves: AGAIN.thieves, plans: AGAIN.plans })));
  expect(CONTENT_FOR_TWO).toBe(hashText(canonical({ thieves: AGAIN.thieves, plans: AGAIN.plans.map(planForTwo) })));
  expect(older.map(({ meta }) => meta.content)).toEqual([CONTENT_FOR_TWO, CONTENT_FOR_TWO, CONTENT_FOR_TWO]);
});
