import { describe, expect, it } from "vitest";
import { bestTwo, costOf, thingsOf } from "../../src/coach/options.ts";

const judged = (name: string, loss: number, lossError: number) => ({
  way: [{ do: name }],
  worth: 5 - loss,
  error: 0.1,
  loss,
  lossError,
  worlds: 8,
});
const judgement = {
  ways: [judged("best", 0, 0), judged("twin", 0, 0), judged("next", 1.2, 0.2), judged("maybe", 2, 1.5)],
  isClear: true,
  reason: { id: "judge.only" },
} as const;

describe("what a coach makes of a judgement", () => {
  it("compares the best with the next that comes to something else", () => {
    expect(bestTwo(judgement).map((each) => each?.way[0])).toEqual([{ do: "best" }, { do: "next" }]);
  });

  it("calls nothing too close that is surely behind", () => {
    expect(bestTwo({ ...judgement, isClear: false }).map((each) => each?.way[0])).toEqual([
      { do: "best" },
      { do: "maybe" },
    ]);
  });

  it("warns of what surely costs, and of nothing else", () => {
    expect(costOf(judgement, "points", { do: "next" })).toBe(1.2);
    expect(costOf(judgement, "points", { do: "maybe" })).toBeNull();
    expect(costOf(judgement, "points", { do: "best" })).toBeNull();
    expect(costOf(judgement, "points", { do: "unknown" })).toBeNull();
  });

  it("points at what an answer names", () => {
    expect(thingsOf({ do: "rob", seat: 2 })).toEqual(["seat:2"]);
    expect(thingsOf({ do: "play", card: "ruby-3" })).toContain("card:ruby-3");
    expect(thingsOf({ do: "believe" })).toEqual([]);
  });
});
