import { describe, expect, it } from "vitest";
import { BASE } from "../../clou/content/base.ts";
import { BOXES } from "../../clou/content/boxes.ts";
import type { Area, ArrowLine, BurglaryPlan, Layout, Loot, SpecialRule, Spot } from "../../clou/content/plan.ts";
import { unreachableLoot } from "../../clou/content/reach.ts";
import { AGAIN } from "../content/again.ts";

/** from here on it is more than the work of ordinary crooks. */
const PROFESSIONALS_FROM = 14;

describe("A-2.1 the four plans", () => {
  it("A-2.1 every id is used once, in this game and the first", () => {
    const ids = [...AGAIN.plans, ...BASE.plans].flatMap((plan) =>
      [plan, ...plan.rooms, ...plan.challenges, ...plan.loot, ...plan.rules].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("C-8.1 every plan has two rules of a kind that no other plan has, here or in the first game", () => {
    const inTheBox = BASE.plans.slice(0, BOXES.base.length);
    const kinds = new Map([...AGAIN.plans, ...inTheBox].map(({ id, rules }) => [id, rules.flatMap(kindOf)]));
    for (const { id } of AGAIN.plans) {
      const others = [...kinds].flatMap(([other, theirs]) => (other === id ? [] : theirs));
      const own = new Set((kinds.get(id) ?? []).filter((kind) => !others.includes(kind)));
      expect(own.size, `${id}: ${[...own].join("; ")}`).toBeGreaterThanOrEqual(2);
    }
  });

  for (const plan of AGAIN.plans) {
    it(`A-1.2 A-1.4 ${plan.id}: time is all that two have less of`, () => {
      const { time: _, ...bars } = plan.bars;
      const special = plan.rules.flatMap((rule) => (rule.rule === "bar" ? [rule.length] : []));
      for (const [one, two] of [...Object.values(bars), ...special]) expect(two).toBe(one);
    });

    it(`C-8.1 ${plan.id} has two ways that win: without any one way in there is still enough for professionals`, () => {
      const starts = plan.rooms.filter(({ start }) => start).map(({ id }) => id);
      const waysIn = plan.challenges.filter(({ room }) => starts.includes(room));
      expect(waysIn.length).toBeGreaterThanOrEqual(2);
      for (const barred of waysIn) {
        const rest = { ...plan, challenges: plan.challenges.filter((challenge) => challenge !== barred) };
        const lost = unreachableLoot(rest, AGAIN.thieves.slice(0, 1));
        const points = mostPoints(
          plan,
          plan.loot.filter(({ id }) => !lost.includes(id)),
        );
        expect(points, `${plan.id} without ${barred.id}`).toBeGreaterThanOrEqual(PROFESSIONALS_FROM);
      }
    });

    for (const which of ["wide", "tall"] as const) {
      it(`${plan.id}, ${which}: every arrow stays in the room it leads out of`, () => {
        const layout = plan.layouts[which];
        expect(
          layout.arrows.filter((arrow) => !staysInside(plan, layout, arrow)).map(({ from, to }) => [from, to]),
        ).toEqual([]);
      });
    }
  }
});

/** What moves a rule and what it does; how often and how much make no kind. Collections are scored, and kinds of nothing. */
function kindOf(rule: SpecialRule): string[] {
  if (rule.rule === "collection" || rule.rule === "concert") return [];
  const moved = rule.rule === "bar" ? Object.keys(rule.when).join() : rule.bar;
  return [`${rule.rule} ${moved}: ${rule.effects.map((effect) => effect.do).join()}`];
}

/** With every one of these and whatever they bring together. */
function mostPoints({ rules }: BurglaryPlan, loot: readonly Loot[]): number {
  const own = loot.reduce((sum, { value }) => sum + value, 0);
  return rules.reduce((sum, rule) => {
    if (rule.rule !== "collection") return sum;
    const count = loot.filter(({ id }) => rule.loot.includes(id)).length;
    return count === 0 ? sum : sum + rule.points[count - 1];
  }, own);
}

function staysInside(plan: BurglaryPlan, layout: Layout, { from, points }: ArrowLine): boolean {
  const source = plan.challenges.find(({ id }) => id === from) ?? { room: plan.rooms.find(({ start }) => start)?.id };
  const room = source.room === undefined ? undefined : layout.rooms[source.room];
  return room !== undefined && points.every((point) => isIn(point, room));
}

function isIn([x, y]: Spot, [left, top, width, height]: Area): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
