import { canonical, hashText } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { BASE } from "../../clou/content/base.ts";
import type { BurglaryPlan } from "../../clou/content/plan.ts";
import { supplyAgainstDemand, unreachableLoot } from "../../clou/content/reach.ts";
import { crewsOf } from "../../clou/balance/heists.ts";
import type { ThiefSheet } from "../../clou/content/sheet.ts";
import { readPlan } from "../../clou/schema/read-plan.ts";
import { FINAL_CURTAIN } from "../content/plans/final-curtain.ts";
import { GLASS_CUTTER } from "../content/plans/glass-cutter.ts";
import { PLANS } from "../content/plans/index.ts";
import { rulebook as rulebookDe } from "../rulebook/de.ts";
import { rulebook as rulebookEn } from "../rulebook/en.ts";
import { finalCurtainDe, finalCurtainRulesDe } from "../text/names/final-curtain-de.ts";
import { finalCurtainEn, finalCurtainRulesEn } from "../text/names/final-curtain-en.ts";
import { glassCutterDe, glassCutterRulesDe } from "../text/names/glass-cutter-de.ts";
import { glassCutterEn, glassCutterRulesEn } from "../text/names/glass-cutter-en.ts";
import { numbersGameDe, numbersGameRulesDe } from "../text/names/numbers-game-de.ts";
import { numbersGameEn, numbersGameRulesEn } from "../text/names/numbers-game-en.ts";
import { storiesDe } from "../text/stories-de.ts";
import { storiesEn } from "../text/stories-en.ts";
import { CHRISTMAS } from "../content/library.ts";
import { CAMPAIGN_SHEET } from "../content/campaign-sheet.ts";
import { clouChristmas } from "../game.ts";

const CREWS = [1, 2, 3].flatMap((size) =>
  crewsOf(
    BASE.thieves.map(({ id }) => id),
    size,
  ).map((crew) => crew.map((id) => BASE.thieves.find((thief) => thief.id === id) as ThiefSheet)),
);

type Words = { readonly [id: string]: string };
const NAMES: { readonly [language: string]: { readonly [plan: string]: { names: Words; rules: Words } } } = {
  en: {
    "glass-cutter": { names: glassCutterEn, rules: glassCutterRulesEn },
    "numbers-game": { names: numbersGameEn, rules: numbersGameRulesEn },
    "final-curtain": { names: finalCurtainEn, rules: finalCurtainRulesEn },
  },
  de: {
    "glass-cutter": { names: glassCutterDe, rules: glassCutterRulesDe },
    "numbers-game": { names: numbersGameDe, rules: numbersGameRulesDe },
    "final-curtain": { names: finalCurtainDe, rules: finalCurtainRulesDe },
  },
};

function idsOf({ id, rooms, challenges, loot, rules }: BurglaryPlan): string[] {
  return [id, ...[...rooms, ...challenges, ...loot, ...rules].map((each) => each.id)];
}

function marked(plan: BurglaryPlan, ...marks: readonly string[]): string[] {
  return plan.loot.filter(({ mark }) => mark !== undefined && marks.includes(mark)).map(({ id }) => id);
}

describe.each(PLANS.map((plan) => ({ id: plan.id, plan })))("$id", ({ id, plan }) => {
  it("C-8.1 reads, with everything in its place on both layouts, and has the right size", () => {
    expect(readPlan(plan)).toMatchObject({ ok: true });
    expect(plan.rooms.length).toBeGreaterThanOrEqual(7);
    expect(plan.challenges.length).toBeGreaterThanOrEqual(10);
    expect(plan.loot.length).toBeGreaterThanOrEqual(6);
    for (const rounds of plan.bars.time) expect(rounds).toBeGreaterThanOrEqual(8);
    for (const rounds of plan.bars.time) expect(rounds).toBeLessThanOrEqual(12);
  });

  it("C-1.3 every part keeps a symbol at every crew size", () => {
    const needs = [
      ...plan.challenges.flatMap(({ parts }) => parts.map((part) => part.needs)),
      ...plan.loot.flatMap((loot) => (loot.needs ? [loot.needs] : [])),
    ];
    for (const words of needs) expect(words.some((word) => !/[²³]$/.test(word))).toBe(true);
  });

  it.each(CREWS.map((crew) => ({ who: crew.map((thief) => thief.id).join(", "), crew })))(
    "C-8.1 is within reach of $who, and every colour is given often enough",
    ({ crew }) => {
      expect(unreachableLoot(plan, crew)).toEqual([]);
      for (const { colour, supply, demand } of supplyAgainstDemand(plan, crew)) {
        expect(supply, `enough ${colour}`).toBeGreaterThanOrEqual(demand / 2);
      }
    },
  );

  it("C-8.1 has two ways in, and without either the special loot is still to be had", () => {
    const starts = plan.rooms.filter(({ start }) => start).map((room) => room.id);
    const waysIn = plan.challenges.filter(({ room, opens }) => starts.includes(room) && opens !== undefined);
    expect(waysIn.length).toBe(2);
    for (const barred of waysIn) {
      const rest = { ...plan, challenges: plan.challenges.filter((challenge) => challenge !== barred) };
      const lost = unreachableLoot(rest, BASE.thieves.slice(0, 1));
      const points = plan.loot.filter((loot) => !lost.includes(loot.id)).reduce((sum, { value }) => sum + value, 0);
      expect(points, `without ${barred.id}`).toBeGreaterThan(20);
    }
  });

  it("X-6.4 has one special loot and four to six double circles, of both kinds", () => {
    expect(marked(plan, "special").length).toBe(1);
    const doubles = marked(plan, "present", "meal");
    expect(doubles.length).toBeGreaterThanOrEqual(4);
    expect(doubles.length).toBeLessThanOrEqual(6);
    for (const kind of ["present", "meal"]) expect(marked(plan, kind)).not.toEqual([]);
  });

  it("has words for every name and special rule, and no others, in both languages", () => {
    for (const language of ["en", "de"]) {
      const { names, rules } = NAMES[language][id];
      expect(Object.keys(names).toSorted()).toEqual(idsOf(plan).toSorted());
      expect(Object.keys(rules).toSorted()).toEqual(plan.rules.map((rule) => rule.id).toSorted());
      for (const words of [...Object.values(names), ...Object.values(rules)]) expect(words.trim()).not.toBe("");
    }
  });
});

describe("the three plans together", () => {
  it("X-2.1 stand in their order, and share no id with each other or the base game", () => {
    expect(PLANS.map(({ id }) => id)).toEqual(["glass-cutter", "numbers-game", "final-curtain"]);
    const ids = [...PLANS, ...BASE.plans].flatMap(idsOf);
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
  });

  it("C-8.1 no two have the same kind of special rule", () => {
    const kinds = PLANS.flatMap(({ rules }) =>
      rules.map((rule) => {
        if (rule.rule === "collection" || rule.rule === "concert") return rule.rule;
        const when = rule.rule === "bar" ? Object.keys(rule.when).join() : rule.bar;
        return `${rule.rule} ${when}: ${rule.effects.map((effect) => effect.do).join()}`;
      }),
    );
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("X-6.1 single diamonds score 2 each, and the last circle of their row goes to the mark", () => {
    const stones = ["window-stone", "wheel-stone", "tray-stone", "blue-stone"];
    const row = GLASS_CUTTER.rules.find(({ id }) => id === "velvet-tray");
    expect(row).toMatchObject({ effects: [{ do: "time-to", mark: "watchmans-round" }] });
    for (const { id, value } of GLASS_CUTTER.loot) if (stones.includes(id)) expect(value).toBe(2);
    const guards = GLASS_CUTTER.challenges.filter(({ leadsTo = [] }) => leadsTo.some((id) => stones.includes(id)));
    expect(row).toMatchObject({ when: { overcoming: guards.map(({ id }) => id) } });
  });

  it("X-5.5 X-6.6 X-6.7 the concert knows tickets, glass diamonds and the combination by what earlier heists call them", () => {
    const special = PLANS.flatMap((plan) => marked(plan, "special"));
    expect(special).toEqual(["glass-diamonds", "case-combination", "the-tiara"]);
    expect(FINAL_CURTAIN.sneakOut).toEqual({ challenge: "sneaking-out", unnoticedWith: "glass-diamonds" });
    expect(FINAL_CURTAIN.helps?.map(({ by }) => by)).toEqual(["tickets", "case-combination"]);
    const [tickets, combination] = FINAL_CURTAIN.helps ?? [];
    const sneakIn = FINAL_CURTAIN.challenges.find(({ id }) => id === "sneak-in");
    expect(tickets.crosses.length).toBe(sneakIn?.parts[0].needs.length);
    const [part] = FINAL_CURTAIN.challenges.find(({ id }) => id === "security-case")?.parts ?? [];
    expect(combination.crosses.length).toBeLessThan(part.needs.filter((word) => !/[²³]$/.test(word)).length);
  });

  it("X-6.5 the concert lasts as long as the longest night, with every kind of passage", () => {
    const concert = FINAL_CURTAIN.rules.find(({ rule }) => rule === "concert");
    const steps = concert?.rule === "concert" ? concert.steps : [];
    // Round 1 is before the first step; after the last time symbol there is no round any more.
    expect(steps.length).toBe(Math.max(...FINAL_CURTAIN.bars.time) - 1);
    expect(new Set(steps.map(({ passage }) => passage)).size).toBe(4);
  });
});

describe("stories and rules", () => {
  it("X-7.3 has a start, a story a heist and three ends, each of 120 to 200 words in both languages", () => {
    const wanted = ["start", ...PLANS.map(({ id }) => id), "won-with-tiara", "won-without-tiara", "lost"];
    for (const stories of [storiesEn, storiesDe]) {
      expect(Object.keys(stories)).toEqual(wanted);
      for (const [id, words] of Object.entries(stories)) {
        const count = words.split(/\s+/).length;
        expect(count, `words of ${id}`).toBeGreaterThanOrEqual(120);
        expect(count, `words of ${id}`).toBeLessThanOrEqual(200);
      }
    }
  });

  it("the rulebooks have the same rules, each with the same kinds of parts", () => {
    const shape = ({ chapters }: typeof rulebookEn) =>
      chapters.flatMap(({ rules }) => rules.map(({ id, parts }) => `${id} ${parts.map(({ kind }) => kind).join()}`));
    expect(shape(rulebookDe)).toEqual(shape(rulebookEn));
    expect(rulebookEn.chapters.filter(({ id }) => id.startsWith("X-")).map(({ rules }) => rules.length)).toEqual([
      4, 5, 2, 4, 6, 7, 4,
    ]);
  });
});

/** Whoever sets a table is told an edition without its plans, so its hash is written down. Content that changes gets a version. */
it("has the content that its edition says", () => {
  expect(clouChristmas.meta.content).toBe(
    hashText(canonical({ thieves: CHRISTMAS.thieves, plans: CHRISTMAS.plans, sheet: CAMPAIGN_SHEET })),
  );
});
