import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARS, HELD_DICE, POLICE, READY_DICE, STAGE, TIME, TRACES, USE_DICE, USED } from "../board.ts";
import { BASE } from "../content/base.ts";
import { clou } from "../game.ts";
import type { Move } from "../moves.ts";
import { wander, wanderings } from "./wander.ts";

const THIEVES = BASE.thieves.map(({ id }) => id);

const heists = wanderings(clou, 1);

describe("whole heists at random", () => {
  it("every listed move passes check, and is listed once", () => {
    fc.assert(
      fc.property(heists, (heist) =>
        wander(clou, THIEVES, heist, {
          before(state, decision, listed, random) {
            const view = clou.view(state, decision.seat);
            const move = listed[random.below(listed.length)];
            expect(clou.check(view, decision, move)).toBeNull();
            expect(clou.check(view, decision, structuredClone(move))).toBeNull();
            expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(listed.length);
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
        wander(clou, THIEVES, heist, {
          before(state, decision, listed, random) {
            const before = JSON.stringify(state);
            for (let i = 0; i < 3 && known.length > 0; i++) {
              const foreign = known[random.below(known.length)];
              const refusal = clou.check(clou.view(state, decision.seat), decision, foreign);
              const isListed = listed.some((one) => JSON.stringify(one) === JSON.stringify(foreign));
              expect(refusal === null).toBe(isListed);
              if (refusal === null) continue;
              refused++;
              expect(refusal.rule).toMatch(/^[CH]-\d/);
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

  it("bars never fall below 0, marks stay, dice are used once, and white symbols lapse", () => {
    fc.assert(
      fc.property(heists, (heist) =>
        wander(clou, THIEVES, heist, {
          after(before, state) {
            expect(clou.audit(state)).toEqual([]);
            const { board } = state;
            const table = clou.tableOf(state.config, state.seats);
            for (const bar of [TIME, TRACES, CARS, POLICE]) expect(board[bar]).toBeGreaterThanOrEqual(0);
            // What is written or crossed stays written: only a circle box is marked twice, to below 0.
            for (let i = table.cellsAt[0] as number; i < table.barsAt; i++) {
              if (before.board[i] !== 0 && board[i] !== before.board[i]) {
                expect(
                  i < table.symbolsAt ? board[i] === -(before.board[i] as number) : board[i]! > before.board[i]!,
                ).toBe(true);
              }
            }
            for (const at of table.seatAt) {
              const isSameRound = before.board[STAGE] === USE_DICE && board[STAGE] === USE_DICE;
              if (isSameRound) expect((before.board[at + USED] as number) & ~(board[at + USED] as number)).toBe(0);
              if (board[STAGE] === USE_DICE) continue;
              if (clou.pending(state)[0]?.kind !== "leave") continue;
              for (let i = HELD_DICE + 1; i <= READY_DICE; i++) expect(board[at + i]).toBe(0);
            }
          },
        }),
      ),
      { numRuns: 25, seed: 5 },
    );
  });
});
