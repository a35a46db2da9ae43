import { replay } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { readFixture } from "../../../test/fixtures.ts";
import { clouChristmas } from "../../game.ts";
import { older } from "../../older.ts";
import type { State } from "../../state.ts";

/** The first heist brings nothing but a trace. */
const IN_THE_RED = readFixture("clou-christmas", "rules-1/three-random.json");

/** What the kitty held after each heist, and the points, when the moves of the recorded match are played under these rules. */
function counted(game: typeof clouChristmas): { readonly kitty: readonly number[]; readonly points: number } {
  const played = replay(game, IN_THE_RED.config, IN_THE_RED.seats.length, IN_THE_RED.entries);
  if (!played.ok) throw new Error(played.error.problem);
  const state = played.value.state as State;
  const outcome = game.outcome(state);
  return {
    kitty: state.campaign.kitty.map(({ left }) => left),
    points: outcome?.type === "shared" ? outcome.points : 0,
  };
}

describe("X-2.4 before rules 2", () => {
  it("X-2.4 editions differ in nothing but their number and what they hand on", () => {
    expect(older.map(({ meta }) => meta)).toEqual([0, 1].map((rules) => ({ ...clouChristmas.meta, rules })));
  });

  it("X-2.4 a real campaign of rules 1 had at least 0 points a heist, and would have fewer today", () => {
    expect(older.map(counted)).toEqual([0, 1].map(() => ({ kitty: [0, 0, 0], points: -3 })));
    expect(counted(clouChristmas)).toEqual({ kitty: [-2, -2, -2], points: -5 });
  });
});
