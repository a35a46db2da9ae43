import { fastRandom } from "@safehouse/chance";
import { playout } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../events.ts";
import { clouChristmas as game } from "../game.ts";
import type { State } from "../state.ts";

const MOST_MOVES = 5000;

/** A whole campaign by one seed; every state on the way is audited. */
function play(level: "random" | "easy" | "normal", seats: number, seed: number): { state: State; told: Event[] } {
  const random = fastRandom(seed);
  const state = game.setup({}, seats);
  const told: Event[] = [];
  const answered = playout(
    game,
    state,
    {
      choose(decision, view, moves) {
        const request = { view, decision, moves, history: [], random, budget: { nodes: 300 } };
        const move = game.bots[level]?.choose(request);
        expect(game.check(view, decision, move)).toBeNull();
        return move ?? moves[0];
      },
      draw: ({ draw }) => Array.from({ length: "dice" in draw ? draw.dice : 0 }, () => 1 + random.below(6)),
      watch(events) {
        told.push(...events);
        expect(game.audit(state)).toEqual([]);
      },
    },
    MOST_MOVES,
  );
  expect(answered).not.toBeNull();
  return { state, told };
}

describe("whole campaigns", () => {
  for (const seats of [1, 2, 3]) {
    for (const level of ["random", "easy", "normal"] as const) {
      it(`X-2 X-7.1 ${level} bots play to an end with ${seats} seats, by the rules`, { timeout: 120_000 }, () => {
        const { state, told } = play(level, seats, seats * 11);
        const { campaign } = state;
        expect(campaign.phase).toBe("over");
        expect(game.pending(state)).toEqual([]);
        const begun = told.filter(({ type }) => type === "heist-begun");
        expect(begun.length).toBe(campaign.reports.length);
        const outcome = game.outcome(state);
        if (outcome?.type !== "shared") throw new Error("a crew wins or loses together");
        const points = outcome.lines.reduce((sum, line) => sum + line.points, 0);
        expect(points).toBe(outcome.points);
        expect(outcome.result === "lost").toBe(campaign.ending !== "done");
      });
    }
  }

  it("X-2.5 normal bots buy, and agree to what another proposes", () => {
    const state = game.setup({}, 2);
    const choose = (seat: number) => {
      const decision = game.pending(state).find((each) => each.seat === seat);
      if (decision === undefined || decision.seat === null) throw new Error("nobody is asked");
      const view = game.view(state, seat);
      const moves = game.moves(view, decision);
      const request = { view, decision, moves, history: [], random: fastRandom(1), budget: { nodes: 300 } };
      return { decision, move: game.bots.normal?.choose(request) ?? moves[0] };
    };
    const { decision, move } = choose(0);
    expect(move.do).toBe("buy");
    game.apply(state, decision, { do: "buy", box: "false-passports" });
    expect(choose(1).move).toEqual({ do: "agree", boxes: ["false-passports"] });
  });
});
