import { type Campaign, CAMPAIGN_SHEET, DOUBLES, ITEMS, type Move } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { clouChristmas } from "../../../games/clou-christmas/game.ts";
import { boxesOf, countLit } from "../../src/boards/clou-christmas/logic/boxes.ts";
import { endStory } from "../../src/boards/clou-christmas/logic/end-story.ts";
import { kittyLeft, kittyRows } from "../../src/boards/clou-christmas/logic/kitty.ts";
import { isReportDue, ReadReports } from "../../src/boards/clou-christmas/logic/papers.ts";
import { soundOf } from "../../src/boards/clou-christmas/logic/news.ts";
import { STEPS, stepOf } from "../../src/boards/clou-christmas/logic/steps.ts";
import { tracesOf } from "../../src/boards/clou-christmas/logic/traces.ts";
import { itemIcon } from "../../src/boards/clou-christmas/icons.ts";
import { pagesFor } from "../../src/boards/clou-christmas/book/pages.ts";
import { walk } from "./campaigns.ts";

const text = (value: unknown): string => JSON.stringify(value);

describe.each([1, 2, 3])("with %i seats", (seats) => {
  it("X-2.5 the boxes lead to every move of buying, and what is lit to nothing else", () => {
    const asked = { free: 0, wages: 0 };
    for (let seed = 0; seed < 2; seed++) {
      walk(seats, 41 * seed + seats, ({ view, decision, moves }) => {
        if (decision.kind !== "free" && decision.kind !== "wages") return;
        asked[decision.kind] += 1;
        const boxes = ITEMS.flatMap((item) => boxesOf(item, view.campaign, moves));
        const offered = new Set(boxes.flatMap(({ move }) => (move === null ? [] : [text(move)])));
        const buying = moves.filter((move) => move.do === "buy" || move.do === "put-back").map(text);
        for (const move of buying) expect(offered).toContain(move);
        const lit = boxes.filter(({ isLit }) => isLit);
        for (const { move } of lit) expect(buying).toContain(text(move));
        expect(countLit(ITEMS, view.campaign, moves)).toBe(lit.length);
        // What is not lit is answered with a rule of the campaign.
        for (const { move, isLit, state } of boxes) {
          if (move === null || isLit || state === "proposed") continue;
          expect(clouChristmas.check(view, decision, move)?.rule).toMatch(/^X-/);
        }
      });
    }
    expect(asked.free).toBeGreaterThan(0);
    expect(asked.wages).toBeGreaterThan(0);
  });

  it("X-2.4 the book adds up whenever somebody looks at it, and every report is read once", () => {
    const read = new ReadReports();
    let reports = 0;
    let most = 0;
    walk(seats, 7 + seats, ({ view: { campaign, seat } }) => {
      const rows = kittyRows(campaign);
      expect(rows).toHaveLength(campaign.reports.length);
      for (const { rest, points, expenses, left } of rows) expect(rest + points - expenses).toBe(left);
      expect(kittyLeft(campaign)).toBeGreaterThanOrEqual(0);
      const traces = tracesOf(campaign.traces, CAMPAIGN_SHEET.traces);
      const of = (state: string): number => traces.filter((trace) => trace.state === state).length;
      expect([of("out"), of("crossed")]).toEqual([campaign.traces.outOfPlay, campaign.traces.crossed]);
      expect(traces.flatMap(({ flag }) => (flag === null ? [] : [flag]))).toEqual([1, 2, 3]);
      const isDue = isReportDue(campaign);
      if (campaign.phase === "break-in") expect(isDue).toBe(false);
      read.look(campaign);
      if (isDue && seat === 0 && !read.has(campaign, seat)) {
        reports++;
        read.add(campaign, seat);
      }
      most = Math.max(most, campaign.reports.length);
    });
    expect(most).toBeGreaterThan(0);
    expect(reports).toBe(most);
  });
});

const BEGINNING: Campaign = (() => {
  const config = clouChristmas.configure({}, 2);
  if (!config.ok) throw new Error(config.error.problem);
  return clouChristmas.setup(config.value, 2).campaign;
})();

describe("the book", () => {
  it("X-2.4 shows the same report again in a campaign that begins anew with the same luck", () => {
    const report = { scenario: "workshop", thieves: ["bruce"], result: "away" };
    const reported = { ...BEGINNING, reports: [report] } as unknown as Campaign;
    const read = new ReadReports();
    read.add(reported, 0);
    read.look(reported);
    expect([read.has(reported, 0), read.has(reported, 1)]).toEqual([true, false]);
    read.look(BEGINNING);
    expect(read.has(reported, 0)).toBe(false);
  });

  it("X-2.5 shows what is proposed as spent, but only while it is proposed", () => {
    const kitty = [{ rest: 4, points: 13, expenses: 0, left: 17 }];
    const proposed: Campaign = { ...BEGINNING, phase: "wages", kitty, proposal: ["tickets", "affair"] };
    expect(kittyRows(proposed)).toEqual([{ rest: 4, points: 13, expenses: 10, left: 7, isOpen: true }]);
    expect(kittyLeft({ ...proposed, phase: "team", proposal: [] })).toBe(17);
  });

  it("X-1.4 lights every box at first, and a proposed one can be put back", () => {
    const buy = ITEMS.map(({ id }): Move => ({ do: "buy", box: id }));
    expect(countLit(ITEMS, BEGINNING, buy)).toBe(ITEMS.reduce((sum, { price }) => sum + price, 0));
    const [first] = boxesOf(found(ITEMS[0]), { ...BEGINNING, proposal: [found(ITEMS[0]).id] }, []);
    expect(first).toEqual({ state: "proposed", move: { do: "put-back", box: found(ITEMS[0]).id }, isLit: false });
  });

  it("X-7.3 there are three ends", () => {
    const tiara = ["the-tiara"];
    expect(endStory({ ending: "traced", special: tiara })).toBe("lost");
    expect(endStory({ ending: "too-few-thieves", special: [] })).toBe("lost");
    expect(endStory({ ending: "done", special: tiara })).toBe("won-with-tiara");
    expect(endStory({ ending: "done", special: [] })).toBe("won-without-tiara");
  });

  it("X-2 every phase has its place among the steps and its pages", () => {
    expect(stepOf("wages", true)).toBe("report");
    for (const phase of ["free", "team", "scout", "tune", "break-in", "report", "wages"] as const) {
      expect(STEPS).toContain(stepOf(phase, false));
      expect(pagesFor(phase)[0]).toBe("progress");
    }
    expect(stepOf("over", false)).toBe(null);
  });

  it("has a picture for everything that can be bought, and a sound for the loudest thing", () => {
    expect(new Set(ITEMS.map(({ id }) => itemIcon(id))).size).toBe(ITEMS.length);
    expect(DOUBLES.length).toBeGreaterThan(8);
    expect(
      soundOf([
        { type: "agreed", seat: 0 },
        { type: "bought", boxes: ["tickets"], cost: 5 },
      ]),
    ).toBe("coin");
    expect(soundOf([{ type: "passed", seat: 0, on: "tune" }])).toBe(null);
  });
});
