import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DICE, FINISHED, STAGE, USE_DICE, USED } from "../../clou/slots.ts";
import { expectListedMovesToPass, expectRefusalsByRule } from "../../clou/test/heist-laws.ts";
import { wander, wanderings } from "../../clou/test/wander.ts";
import { AGAIN } from "../content/again.ts";
import { clouAgain } from "../game.ts";

const THIEVES = AGAIN.thieves.map(({ id }) => id);
const heists = wanderings(clouAgain, AGAIN.plans.length);

describe("whole heists at random", () => {
  it("every listed move passes check, is listed once, and there are never too many", () => {
    expectListedMovesToPass({ game: clouAgain, thieves: THIEVES, heists });
  });

  it("a refused move leaves the state as it was, and says why by a rule", () => {
    expectRefusalsByRule({ game: clouAgain, thieves: THIEVES, heists }, /^[ACH]-\d/);
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
