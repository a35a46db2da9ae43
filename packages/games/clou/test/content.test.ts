import { describe, expect, it } from "vitest";
import { BASE } from "../content/base.ts";
import { BOXES, OLDER_CONTENT } from "../content/boxes.ts";
import { supplyAgainstDemand, unreachableLoot } from "../content/reach.ts";
import { COLOURS } from "../content/symbols.ts";
import { readPlan } from "../schema/read-plan.ts";
import { readSheet } from "../schema/read-sheet.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { canonical, hashText, say } from "@safehouse/kernel";
import { clou } from "../game.ts";
import { older } from "../older.ts";

const CREWS = [
  [0],
  [1],
  [2],
  [3],
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
].map((seats) => seats.map((i) => BASE.thieves[i]));
const nameOf = (crew: (typeof CREWS)[number]): string => crew.map(({ id }) => id).join(", ");

describe("C-8.1 the base game", () => {
  it("C-8.1 has four distinct thieves of the right size", () => {
    expect(BASE.thieves.map(({ id }) => id)).toEqual(["bruce", "janet", "matt", "trixie"]);
    for (const thief of BASE.thieves) {
      expect(readSheet(thief)).toMatchObject({ ok: true });
      expect(thief.bars.map(({ boxes }) => boxes.length)).toEqual([6, 6, 6]);
      expect([thief.tools.length, thief.specials.length, thief.bonuses.length]).toEqual([3, 2, 3]);
    }
    const asText = BASE.thieves.flatMap(({ bars, tools }) => [...bars, ...tools].map((part) => JSON.stringify(part)));
    expect(new Set(asText).size).toBe(asText.length);
  });

  for (const plan of BASE.plans) {
    it(`C-8.1 ${plan.id} has the right size and two special rules`, () => {
      expect(readPlan(plan)).toMatchObject({ ok: true });
      expect(plan.rooms.length).toBeGreaterThanOrEqual(7);
      expect(plan.challenges.length).toBeGreaterThanOrEqual(10);
      expect(plan.loot.length).toBeGreaterThanOrEqual(6);
      expect(plan.rules.length).toBeGreaterThanOrEqual(2);
      for (const rounds of plan.bars.time) {
        expect(rounds).toBeGreaterThanOrEqual(8);
        expect(rounds).toBeLessThanOrEqual(12);
      }
    });

    it(`C-8.1 ${plan.id} has a story of 120 to 200 words in both languages`, () => {
      const who = { name: String, isYou: () => false };
      for (const table of [en, de]) {
        const words = say(table, { id: `story.${plan.id}` }, who).split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(120);
        expect(words).toBeLessThanOrEqual(200);
      }
    });

    it(`C-8.1 ${plan.id}: every name and special rule has words of its own`, () => {
      const who = { name: String, isYou: () => false };
      const ids = [plan, ...plan.rooms, ...plan.challenges, ...plan.loot, ...plan.rules].map(({ id }) => id);
      for (const table of [en, de]) {
        for (const id of ids) expect(say(table, { id: "name", args: { id } }, who)).not.toBe(id);
        for (const { id } of plan.rules)
          expect(say(table, { id: "special.rule", args: { rule: id } }, who)).not.toBe("");
      }
    });

    for (const crew of CREWS) {
      it(`C-8.1 ${plan.id}: every loot is within reach of ${nameOf(crew)}, and every colour is given often enough`, () => {
        expect(unreachableLoot(plan, crew)).toEqual([]);
        const report = supplyAgainstDemand(plan, crew);
        expect(report.map(({ colour }) => colour)).toEqual(COLOURS);
        for (const { colour, supply, demand } of report) {
          expect(supply, `${colour} for ${nameOf(crew)}`).toBeGreaterThanOrEqual(Math.min(demand, 1));
          // Nobody gets everything, but nothing is so rare that a loot hangs on a single throw: half of what is asked is there.
          expect(supply, `${colour} for ${nameOf(crew)}`).toBeGreaterThanOrEqual(demand / 2);
        }
      });
    }
  }

  it("C-8.1 C-9.1 C-9.3 plans stand in the order of their boxes, in the library and where one is chosen", () => {
    expect(BOXES.base).toEqual(["old-mansion", "auction-house", "embassy-ball", "private-bank"]);
    expect(BOXES.professional).toEqual(["casino", "observatory", "royal-mint"]);
    expect(BOXES.train).toEqual(["great-terminus", "sleeping-cars", "mail-coach", "viaduct"]);
    const all = Object.values(BOXES).flat();
    expect(BASE.plans.map(({ id }) => id)).toEqual(all);
    expect(clou.meta.scenarios.map(({ id }) => id)).toEqual(all);
    for (const table of [en, de] as { readonly [id: string]: unknown }[]) {
      const groups = all.map((id) => table[`option.scenario.${id}.group`]);
      expect(new Set(groups).size).toBe(Object.keys(BOXES).length);
    }
  });

  it("C-8.1 every id is used once", () => {
    const ids = BASE.plans.flatMap((plan) =>
      [plan, ...plan.rooms, ...plan.challenges, ...plan.loot, ...plan.rules].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.entries(BOXES))("C-8.1 C-9.1 C-9.3 %s: no plan shares a special rule with another", (_, box) => {
    const inBox = BASE.plans.filter(({ id }) => (box as readonly string[]).includes(id));
    const rules = inBox.flatMap((plan) => plan.rules.map((rule) => JSON.stringify({ ...rule, id: "" })));
    expect(new Set(rules).size).toBe(rules.length);
    // Not only other numbers: no two plans have a bar that listens to the same kind of thing for the same kind of effect.
    const kinds = inBox.flatMap((plan) =>
      plan.rules.map((rule) =>
        rule.rule === "collection"
          ? `${rule.rule} of ${rule.loot.length}`
          : rule.rule === "concert"
            ? rule.rule
            : `${rule.rule === "bar" ? JSON.stringify(Object.keys(rule.when)) : rule.bar}: ${rule.effects.map((effect) => effect.do).join()}`,
      ),
    );
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("C-8.1 every plan has two ways that win: without any one way in there is still a clou to be had", () => {
    for (const plan of BASE.plans) {
      const starts = plan.rooms.filter(({ start }) => start).map(({ id }) => id);
      const waysIn = plan.challenges.filter(({ room }) => starts.includes(room));
      expect(waysIn.length).toBeGreaterThanOrEqual(2);
      for (const barred of waysIn) {
        const rest = { ...plan, challenges: plan.challenges.filter((challenge) => challenge !== barred) };
        const lost = unreachableLoot(rest, BASE.thieves.slice(0, 1));
        const points = plan.loot.filter(({ id }) => !lost.includes(id)).reduce((sum, { value }) => sum + value, 0);
        expect(points, `${plan.id} without ${barred.id}`).toBeGreaterThan(14);
      }
    }
  });

  it("counts supply and demand colour by colour", () => {
    const [bruce] = BASE.thieves;
    const [mansion] = BASE.plans;
    const needs = (words: readonly string[]) => ({ needs: words });
    const house = {
      ...mansion,
      challenges: [
        { id: "door", room: "garden", parts: [needs(["lock", "lock", "lock²"]), needs(["strength", "strength³"])] },
        { id: "dog", room: "garden", parts: [needs(["cunning/disguise"])] },
      ],
      loot: [{ id: "ring", room: "garden", value: 1, needs: ["safe", "safe³"] }],
    };
    const of = (crew: number) =>
      Object.fromEntries(
        supplyAgainstDemand(
          house,
          Array.from({ length: crew }, () => bruce),
        ).map((line) => [line.colour, line]),
      );
    // The shorter part of the door counts as it is printed, and of an either/or each colour its share.
    expect(of(1)).toMatchObject({ strength: { demand: 1 }, lock: { demand: 0 }, cunning: { demand: 0.5 } });
    expect(of(1)).toMatchObject({ disguise: { demand: 0.5 }, safe: { demand: 1 } });
    expect(of(3)).toMatchObject({ strength: { demand: 2 }, safe: { demand: 2 } });
    expect(of(2).strength.supply).toBe(2 * of(1).strength.supply);
  });

  it("C-1.3 C-5.9 every part keeps a symbol at every crew size, and every face drives", () => {
    for (const plan of BASE.plans) {
      const needs = [
        ...plan.challenges.flatMap(({ parts }) => parts.map((part) => part.needs)),
        ...plan.loot.flatMap((loot) => (loot.needs ? [loot.needs] : [])),
      ];
      for (const words of needs) expect(words.some((word) => !/[²³]$/.test(word))).toBe(true);
    }
    for (const { escape } of BASE.thieves) expect(escape.every((face) => face.length > 0)).toBe(true);
  });

  it("gives no loot to a crew whose sheets lack a colour", () => {
    const [bruce] = BASE.thieves;
    const mute = { ...bruce, tools: bruce.tools.slice(0, 0), specials: [] };
    const missing = unreachableLoot(BASE.plans[0], [mute]);
    expect(missing).toContain("bonds");
    expect(COLOURS).toContain("safe");
  });
});

/** Whoever sets a table is told an edition without its plans, so its hash is written down. Content that changes gets a version. */
it("has the content that its edition says", () => {
  expect(clou.meta.content).toBe(hashText(canonical({ thieves: BASE.thieves, plans: BASE.plans })));
  expect(older.map(({ meta }) => meta.rules)).toEqual(OLDER_CONTENT.flatMap(({ rules }) => rules));
  for (const { meta } of older) {
    const boxes = OLDER_CONTENT.find(({ rules }) => rules.includes(meta.rules))?.boxes ?? [];
    const ids: readonly string[] = boxes.flatMap((box) => BOXES[box]);
    const plans = BASE.plans.filter(({ id }) => ids.includes(id));
    expect(meta.content).toBe(hashText(canonical({ thieves: BASE.thieves, plans })));
    expect(meta.scenarios.map(({ id }) => id)).toEqual(ids);
  }
});
