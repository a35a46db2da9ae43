import { describe, expect, it } from "vitest";
import { NOT_NEEDED, TIME, TRACES } from "../../../clou/slots.ts";
import { rating } from "../../../clou/outcome.ts";
import { wrap } from "../../../clou/test/heist.ts";
import type { State } from "../../../clou/state.ts";
import { AGAIN } from "../../content/again.ts";
import { clouAgain } from "../../game.ts";

function begin(scenario: string, seats: number): State {
  const config = clouAgain.configure({ scenario }, seats);
  if (!config.ok) throw new Error(config.error.problem);
  return clouAgain.setup(config.value, seats);
}

describe("A-1 setup", () => {
  it("A-1.1 A-6.1 one or two players, or three by this house, each with another thief, on plans of its own", () => {
    expect(clouAgain.meta.seats).toEqual({ min: 1, max: 3 });
    expect(Object.keys(clouAgain.meta.options.properties)).toEqual(["scenario", "thief1", "thief2", "thief3"]);
    expect(clouAgain.configure({ thief1: "janet", thief2: "janet" }, 2)).toMatchObject({ ok: false });
    expect(clouAgain.configure({ thief2: "janet" }, 1)).toMatchObject({ ok: false, error: { path: "config.thief2" } });
    expect(clouAgain.configure({ scenario: "own" }, 1)).toMatchObject({ ok: false });
    expect(clouAgain.configure({ scenario: "old-mansion" }, 1)).toMatchObject({ ok: false });
    expect(wrap(clouAgain, begin("cat-and-dog", 2)).asked()).toEqual(["round-1/dice"]);
  });

  for (const { id, bars } of AGAIN.plans) {
    it(`A-1.2 A-1.3 A-1.4 ${id} is set up for one and for two`, () => {
      for (const seats of [1, 2]) {
        const { board, config } = begin(id, seats);
        const { plan, symbolsAt } = clouAgain.tableOf(config, seats);
        expect(board[TIME]).toBe(bars.time[seats - 1]);
        expect(board[TRACES]).toBe(bars.traces[0]);
        plan.neededFrom.forEach((crew, symbol) => {
          expect(board[symbolsAt + symbol]).toBe(crew > seats ? NOT_NEEDED : 0);
        });
      }
    });

    it(`A-6.1 ${id} asks of three what it asks of two, and leaves them less time`, () => {
      const [two, three] = [begin(id, 2), begin(id, 3)];
      const { plan, symbolsAt } = clouAgain.tableOf(three.config, 3);
      expect(three.board[TIME]).toBe(bars.time[2]);
      expect(three.board[TIME]).toBeLessThan(two.board[TIME]);
      expect(three.board[TRACES]).toBe(two.board[TRACES]);
      plan.neededFrom.forEach((_, symbol) => expect(three.board[symbolsAt + symbol]).toBe(0));
      for (const { length } of plan.bars) expect(length).toBeGreaterThan(0);
    });
  }
});

describe("A-5 the count", () => {
  it("A-5.2 five ratings", () => {
    const by = (points: number): string => rating(AGAIN.ratings, points);
    expect([20, 30].map(by)).toEqual(["crime-of-the-century", "crime-of-the-century"]);
    expect([17, 19].map(by)).toEqual(["master-thieves", "master-thieves"]);
    expect([14, 16].map(by)).toEqual(["real-professionals", "real-professionals"]);
    expect([10, 13].map(by)).toEqual(["ordinary-crooks", "ordinary-crooks"]);
    expect([9, 0, -7].map(by)).toEqual(["amateurs", "amateurs", "amateurs"]);
  });
});
