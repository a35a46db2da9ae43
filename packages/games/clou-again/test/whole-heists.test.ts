import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DICE, FINISHED, STAGE, USE_DICE, USED } from "../../clou/board.ts";
import type { Move } from "../../clou/moves.ts";
import { wander, wanderings } from "../../clou/test/wander.ts";
import { AGAIN } from "../content/again.ts";
import { clouAgain } from "../game.ts";

const THIEVES = AGAIN.thieves.map(({ id }) => id);
const heists = wanderings(clouAgain, AGAIN.plans.length);

describe("whole heists at random", () => {
  it("every listed move passes check, is listed once, and there are never too many", () => {
    fc.assert(
      fc.property(heists, (heist) =>
        wander(clouAgain, THIEVES, heist, {
          before(state, decision, listed, random) {
            const view = clouAgain.view(state, decision.seat);
            const move = listed[random.below(listed.length)];
            expect(clouAgain.check(view, decision, structuredClone(move))).toBeNull();
            expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(listed.length);
            expect(listed.length).toBeLessThanOrEqual(300);
          },
        }),
      ),
      { numRuns: 25, seed: 3 },
    );
  });

  it("a refused move leaves the state as it was, and says why by a rule", () => {
    const known: Move[] = [];
    let refused = 0;
    fc.assert(
      fc.property(heists, (heist) =>
        wander(clouAgain, THIEVES, heist, {
          before(state, decision, listed, random) {
            const before = JSON.stringify(state);
            for (let i = 0; i < 3 && known.length > 0; i++) {
              const foreign = known[random.below(known.length)];
              const refusal = clouAgain.check(clouAgain.view(state, decision.seat), decision, foreign);
              const isListed = listed.some((one) => JSON.stringify(one) === JSON.stringify(foreign));
              expect(refusal === null).toBe(isListed);
              if (refusal === null) continue;
              refused++;
              expect(refusal.rule).toMatch(/^[ACH]-\d/);
            }
            expect(JSON.stringify(state)).toBe(before);
            if (known.length < 400) known.push(listed[random.below(listed.length)] as Move);
          },
        }),
      ),
      { numRuns: 25, seed: 4 },
    );
    expect(refused).toBeGreaterThan(300);
  });

  it("A-4.1 A-4.6 one star a round, dice that somebody used never change, and nobody stays finished when they do", () => {
    let stars = 0;
    let changes = 0;
    fc.assert(
      fc.property(heists, (heist) => {
        let inRound = 0;
        wander(clouAgain, THIEVES, heist, {
          after(before, state, events) {
            expect(clouAgain.audit(state)).toEqual([]);
            for (const { type } of events) {
              if (type === "rolled") inRound = 0;
              if (type === "star") inRound++;
            }
            expect(inRound).toBeLessThanOrEqual(1);
            stars += inRound;
            if (before.board[STAGE] === 0 || state.board[STAGE] !== USE_DICE) return;
            const { seatAt } = clouAgain.tableOf(state.config, state.seats);
            const used = seatAt.reduce((mask, at) => mask | before.board[at + USED], 0);
            for (let die = 0; die < 3; die++) {
              if (state.board[DICE + die] === before.board[DICE + die]) continue;
              changes++;
              expect((used >> die) & 1).toBe(0);
              for (const at of seatAt) expect(state.board[at + FINISHED]).toBe(0);
            }
          },
        });
      }),
      { numRuns: 40, seed: 5 },
    );
    expect(stars).toBeGreaterThan(20);
    expect(changes).toBeGreaterThan(20);
  });
});
