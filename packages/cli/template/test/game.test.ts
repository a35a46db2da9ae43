import type { SeatDecision } from "@safehouse/kernel";
import { arrive, conform } from "@safehouse/testkit";
import { expect, test } from "vitest";
import { game } from "../game.ts";
import { kit } from "./kit.ts";

const take = (coins: number): { readonly do: "take"; readonly coins: number } => ({ do: "take", coins });
/** Luck is fixed in tests: the vault has 12 coins and as many more. */
const MORE = 0;

test("keeps the contract of a game at every number of seats", async () => {
  const { violations } = await conform(game, kit, { matches: 3, leakPairs: 60 });
  expect(violations).toEqual([]);
});

test("M-1.1 the vault has 12 coins and as many more as luck says", () => {
  expect(arrive(game, {}, 2, [[8]]).coins).toBe(20);
});

test("M-2.1 one takes 1 to 3 coins, and no more than there are", () => {
  const state = arrive(game, {}, 2, [[MORE], [0, take(3)], [1, take(3)], [0, take(3)], [1, take(1)]]);
  const [decision] = game.pending(state) as [SeatDecision];
  expect(game.moves(game.view(state, 0), decision)).toEqual([take(1), take(2)]);
  expect(game.check(game.view(state, 0), decision, take(3))?.rule).toBe("M-2.1");
});

test("M-3.1 M-3.2 whoever takes the last coin loses all, and most coins win", () => {
  const takes = [3, 3, 3, 2, 1].map((coins, i) => [i % 2, take(coins)] as const);
  const state = arrive(game, {}, 2, [[MORE], ...takes]);
  expect(state.taken).toEqual([0, 5]);
  expect(game.outcome(state)).toMatchObject({ standings: [{ seat: 1, place: 1, points: 5 }, { seat: 0 }] });
});
