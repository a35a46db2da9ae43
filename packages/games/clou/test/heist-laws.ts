import * as fc from "fast-check";
import { expect } from "vitest";
import type { ClouGame } from "../make-game.ts";
import type { Move } from "../moves.ts";
import { wander, type Wandering } from "./wander.ts";

/** A game of the family with heists of it that are played at random. */
export interface Wanderers {
  readonly game: ClouGame;
  readonly thieves: readonly string[];
  readonly heists: fc.Arbitrary<Wandering>;
}

const MOST_MOVES = 300;

/** Every listed move passes check, is listed once, and there are never too many. */
export function expectListedMovesToPass({ game, thieves, heists }: Wanderers): void {
  fc.assert(
    fc.property(heists, (heist) =>
      wander(game, thieves, heist, {
        before(state, decision, listed, random) {
          const view = game.view(state, decision.seat);
          const move = listed[random.below(listed.length)];
          expect(game.check(view, decision, move)).toBeNull();
          expect(game.check(view, decision, structuredClone(move))).toBeNull();
          expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(listed.length);
          expect(listed.length).toBeLessThanOrEqual(MOST_MOVES);
        },
      }),
    ),
    { numRuns: 25, seed: 3 },
  );
}

/** A refused move leaves the state as it was, and says why by a rule of these books. */
export function expectRefusalsByRule({ game, thieves, heists }: Wanderers, rule: RegExp): void {
  const known: Move[] = [];
  let refused = 0;
  fc.assert(
    fc.property(heists, (heist) =>
      wander(game, thieves, heist, {
        before(state, decision, listed, random) {
          const before = JSON.stringify(state);
          for (let i = 0; i < 3 && known.length > 0; i++) {
            const foreign = known[random.below(known.length)];
            const refusal = game.check(game.view(state, decision.seat), decision, foreign);
            const isListed = listed.some((one) => JSON.stringify(one) === JSON.stringify(foreign));
            expect(refusal === null).toBe(isListed);
            if (refusal === null) continue;
            refused++;
            expect(refusal.rule).toMatch(rule);
          }
          expect(JSON.stringify(state)).toBe(before);
          if (known.length < 400) known.push(listed[random.below(listed.length)] as Move);
        },
      }),
    ),
    { numRuns: 25, seed: 4 },
  );
  expect(refused).toBeGreaterThan(300);
}
