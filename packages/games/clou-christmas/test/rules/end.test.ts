import { describe, expect, it } from "vitest";
import type { Campaign } from "../../campaign.ts";
import { clouChristmas } from "../../game.ts";
import { breakIn, campaign, quickHeist, type Tour } from "../campaign.ts";

/** A campaign that is over, with this on its sheet. */
function ended(changes: Partial<Campaign>): Tour {
  const tour = campaign(1);
  tour.state.campaign = { ...tour.state.campaign, phase: "over", ending: "done", ...changes };
  return tour;
}

const line = (rest: number, points: number): Campaign["kitty"][number] => ({
  rest,
  points,
  expenses: 0,
  left: rest + points,
});

describe("X-7 the end", () => {
  it("X-7.1 rest and points of the third heist, minus 5 a thief in prison and 3 a trace, plus 3 a double circle", () => {
    const { game, state } = ended({
      kitty: [line(0, 10), line(10, 12), line(22, 30)],
      prison: ["matt"],
      traces: { total: 12, crossed: 4, outOfPlay: 0 },
      presents: ["a", "b"],
      meals: ["c"],
    });
    const outcome = game.outcome(state);
    expect(outcome).toMatchObject({ result: "ordinary-crooks", points: 22 + 30 - 5 - 12 + 9 });
    expect(outcome).toMatchObject({
      lines: [
        { text: { id: "points.rest" }, points: 22 },
        { text: { id: "points.last-heist" }, points: 30 },
        { text: { id: "points.prison", args: { count: 1 } }, points: -5 },
        { text: { id: "points.campaign-traces", args: { count: 4 } }, points: -12 },
        { text: { id: "points.doubles", args: { count: 3 } }, points: 9 },
      ],
    });
  });

  it("X-7.2 what so many points are called", () => {
    const result = (points: number): string => {
      const { game, state } = ended({ kitty: [line(0, points)] });
      const outcome = game.outcome(state);
      return outcome?.type === "shared" ? outcome.result : "";
    };
    expect([0, 50].map(result)).toEqual(["ordinary-crooks", "ordinary-crooks"]);
    expect([51, 68].map(result)).toEqual(["real-professionals", "real-professionals"]);
    expect([69, 78].map(result)).toEqual(["criminal-legends", "criminal-legends"]);
    expect([79, 99].map(result)).toEqual(["crime-of-the-century", "crime-of-the-century"]);
  });

  it("X-7.1 X-7.3 after the third heist it is over, with the tiara or without", () => {
    const finish = (...symbols: string[]): unknown => {
      const tour = campaign(1);
      for (let heist = 1; heist < 3; heist++) {
        breakIn(tour, ["bruce"]);
        quickHeist(tour);
      }
      breakIn(tour, ["bruce"]);
      return quickHeist(tour, ...symbols).at(-1);
    };
    expect(finish("three-door-1", "three-treasure-1")).toEqual({
      type: "campaign-over",
      ending: "done",
      hasTiara: true,
    });
    expect(finish("three-door-1")).toEqual({ type: "campaign-over", ending: "done", hasTiara: false });
  });

  it("X-7.3 every ending has a story in both languages", async () => {
    for (const load of Object.values(clouChristmas.texts)) {
      const table = await load();
      for (const story of ["start", "won-with-tiara", "won-without-tiara", "lost"]) {
        expect(Object.keys(table)).toContain(`story.${story}`);
      }
    }
  });
});
