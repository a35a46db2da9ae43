import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARS, HELD_DICE, POLICE, READY_DICE, STAGE, TIME, TRACES, USE_DICE, USED } from "../slots.ts";
import { BASE } from "../content/base.ts";
import { clou } from "../game.ts";
import { expectListedMovesToPass, expectRefusalsByRule } from "./heist-laws.ts";
import { wander, wanderings } from "./wander.ts";

const THIEVES = BASE.thieves.map(({ id }) => id);

const heists = wanderings(clou, 1);

describe("whole heists at random", () => {
  it("every listed move passes check, is listed once, and there are never too many", () => {
    expectListedMovesToPass({ game: clou, thieves: THIEVES, heists });
  });

  it("a refused move leaves the state as it was, and says why by a rule", () => {
    expectRefusalsByRule({ game: clou, thieves: THIEVES, heists }, /^[CH]-\d/);
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
