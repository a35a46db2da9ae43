import { fastRandom } from "@safehouse/chance";
import { klaumau } from "@safehouse/games/klaumau";
import { canonical, isChance, pickOne, playout, type SeatDecision } from "@safehouse/kernel";
import { drawFrom } from "@safehouse/chance";
import { describe, expect, test } from "vitest";
import { previewMove } from "../../src/play/preview.ts";

/** Positions of real matches, each with one question that is open and its moves. */
function positions(seed: number): { state: ReturnType<typeof klaumau.setup>; decision: SeatDecision }[] {
  const configured = klaumau.configure({ bomb: "swap", watchdogs: true }, 4);
  if (!configured.ok) throw new Error("bad config");
  const state = klaumau.setup(configured.value, 4);
  const random = fastRandom(seed);
  const found: { state: typeof state; decision: SeatDecision }[] = [];
  playout(
    klaumau,
    state,
    {
      choose(decision, _view, moves, now) {
        found.push({ state: klaumau.clone(now), decision });
        return pickOne(random, moves);
      },
      draw: (decision) => drawFrom(random, decision.draw),
    },
    120,
  );
  return found;
}

describe("a preview", () => {
  test("is what comes, as far as it says anything", () => {
    let told = 0;
    for (const { state, decision } of positions(7)) {
      const view = klaumau.view(state, decision.seat);
      for (const move of klaumau.moves(view, decision).slice(0, 4)) {
        const before = canonical(state);
        const preview = previewMove(klaumau, view, [], decision, move);
        expect(canonical(state)).toBe(before);
        if (preview === null) continue;
        told++;
        const real = klaumau.clone(state);
        klaumau.apply(real, decision, move);
        expect(canonical(preview)).toBe(canonical(klaumau.view(real, decision.seat)));
      }
    }
    expect(told).toBeGreaterThan(50);
  });

  test("of a move that is refused is nothing", () => {
    const [{ state, decision }] = positions(1) as [ReturnType<typeof positions>[number]];
    expect(isChance(decision)).toBe(false);
    expect(previewMove(klaumau, klaumau.view(state, decision.seat), [], decision, { do: "dance" })).toBeNull();
  });
});
