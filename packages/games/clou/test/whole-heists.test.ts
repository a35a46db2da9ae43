import { drawFrom, fastRandom } from "@safehouse/chance";
import { isChance, type Random, type SeatDecision } from "@safehouse/kernel";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARS, HELD_DICE, POLICE, READY_DICE, STAGE, TIME, TRACES, USE_DICE, USED } from "../board.ts";
import { BASE } from "../content/base.ts";
import { clou } from "../game.ts";
import type { Move } from "../moves.ts";
import { clone, type State } from "../state.ts";

const THIEVES = BASE.thieves.map(({ id }) => id);

function begin(seats: number, first: number): State {
  const [thief1, thief2, thief3] = [0, 1, 2].map((i) => (i < seats ? THIEVES[(first + i) % 4] : "any"));
  const config = clou.configure({ thief1, thief2, thief3 }, seats);
  if (!config.ok) throw new Error(config.error.problem);
  return clou.setup(config.value, seats);
}

const heists = fc.record({
  seats: fc.integer({ min: 1, max: 3 }),
  first: fc.nat(3),
  seed: fc.nat(1_000_000),
  /** Running away at random would end nearly every heist in its first rounds. */
  stays: fc.boolean(),
});

type Heist = { seats: number; first: number; seed: number; stays: boolean };

/** Plays a heist at random, with everybody's questions answered in any order. */
function wander(
  { seats, first, seed, stays }: Heist,
  watch: (state: State, decision: SeatDecision, listed: readonly Move[], random: Random) => void,
  after: (before: State, state: State) => void = () => {},
): void {
  const random = fastRandom(seed);
  const state = begin(seats, first);
  for (let steps = 0; steps < 3000; steps++) {
    const open = clou.pending(state);
    if (open.length === 0) return;
    const before = clone(state);
    const [chance] = open;
    if (isChance(chance)) {
      clou.apply(state, chance, drawFrom(random, chance.draw));
    } else {
      const asked = open.filter((one): one is SeatDecision => !isChance(one));
      const answerable = asked.filter((one) => clou.moves(clou.view(state, one.seat), one).length > 0);
      const decision = answerable[random.below(answerable.length)] as SeatDecision;
      const listed = clou.moves(clou.view(state, decision.seat), decision);
      watch(state, decision, listed, random);
      const move = stays && decision.kind === "leave" ? listed[0] : listed[random.below(listed.length)];
      clou.apply(state, decision, move as Move);
    }
    after(before, state);
  }
  throw new Error("a heist without end");
}

describe("whole heists at random", () => {
  it("every listed move passes check, and is listed once", () => {
    fc.assert(
      fc.property(heists, (heist) =>
        wander(heist, (state, decision, listed, random) => {
          const view = clou.view(state, decision.seat);
          const move = listed[random.below(listed.length)];
          expect(clou.check(view, decision, move)).toBeNull();
          expect(clou.check(view, decision, structuredClone(move))).toBeNull();
          expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(listed.length);
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
        wander(heist, (state, decision, listed, random) => {
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
        }),
      ),
      { numRuns: 25, seed: 4 },
    );
    expect(refused).toBeGreaterThan(300);
  });

  it("bars never fall below 0, marks stay, dice are used once, and white symbols lapse", () => {
    fc.assert(
      fc.property(heists, (heist) =>
        wander(
          heist,
          () => {},
          (before, state) => {
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
        ),
      ),
      { numRuns: 25, seed: 5 },
    );
  });
});
