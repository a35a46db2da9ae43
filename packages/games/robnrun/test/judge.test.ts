import { isChance, type MatchRecord, replay, type SeatDecision } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { describeJudge } from "../../test/judge-laws.ts";
import { readFixtures } from "../../test/fixtures.ts";
import { moves as listMoves } from "../answers.ts";
import { robnrun } from "../game.ts";
import { reasonFor } from "../judge/reasons.ts";
import type { Move } from "../moves.ts";
import type { State } from "../state.ts";
import { resample } from "./resample.ts";

describeJudge("robnrun", resample, 30);

/** Questions on a turn in a recorded match, as many as are needed. */
function turnsOf(count: number): { readonly state: State; readonly decision: SeatDecision }[] {
  const [fixture] = readFixtures(import.meta.dirname);
  const { config, seats, entries } = JSON.parse(fixture.record) as MatchRecord;
  const turns: { state: State; decision: SeatDecision }[] = [];
  replay(robnrun, config, seats.length, entries, (timeline) => {
    const state = timeline.state as State;
    const [open] = robnrun.pending(state);
    if (open === undefined || isChance(open) || open.kind !== "turn" || turns.length >= count) return;
    turns.push({ state: robnrun.clone(state), decision: open });
  });
  return turns;
}

test("a tool that is likely needed is no reason to keep it, and one that is not is told beside what is", () => {
  const ids = new Set<string>();
  for (const { state, decision } of turnsOf(40)) {
    const view = robnrun.view(state, decision.seat);
    const moves = listMoves(view, decision);
    const trial = (move: Move, worth: number) => ({ way: [move], results: [worth] });
    for (const best of moves) {
      for (const other of moves.filter((move) => move !== best)) {
        const { id, args } = reasonFor(view, decision, trial(best, 1), trial(other, 0));
        ids.add(id);
        if (id === "judge.swap" || id === "judge.pass") expect(args?.share).toBeLessThanOrEqual(50);
        if (id === "judge.surer") expect(Number(args?.share)).toBeGreaterThan(Number(args?.otherShare));
      }
    }
  }
  expect([...ids].toSorted()).toEqual(expect.arrayContaining(["judge.away", "judge.card", "judge.surer"]));
});
