import type { SeatDecision } from "@safehouse/kernel";
import { arrive, conform, type ScriptedAnswer } from "@safehouse/testkit";
import { describe, expect, test } from "vitest";
import { game } from "../game.ts";
import { manifest } from "../manifest.ts";
import type { Move, State } from "../state.ts";
import { kit } from "./kit.ts";

const bid = (seat: number, card: number): ScriptedAnswer => [seat, { do: "play", card } satisfies Move];
/** Luck takes the first piece of loot that is left: 1, then 2 … */
const FIRST: ScriptedAnswer = [0];

function afterNights(...nights: readonly (readonly [number, number])[]): State {
  return arrive(game, { nights: 4 }, 2, [
    ...nights.flatMap(([one, other]) => [FIRST, bid(0, one), bid(1, other)]),
    ...(nights.length < 4 ? [FIRST] : []),
  ]);
}

test("keeps the contract of a game at every number of seats", async () => {
  const { violations } = await conform(game, kit, { matches: 3, leakPairs: 100 });
  expect(violations).toEqual([]);
});

test("is what its manifest says", () => {
  const { id, name, seats } = manifest;
  expect(game.meta).toMatchObject({ id, name, seats });
});

describe("a night", () => {
  test("M-1.1 M-2.1 everybody has a card for every piece of loot, and one piece is found", () => {
    const { hands, roof, unseen } = afterNights();
    expect(hands).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect([roof, unseen]).toEqual([[1], [2, 3, 4]]);
  });

  test("M-2.2 bids are unseen until all have bid, and a card is bid once", () => {
    const state = arrive(game, { nights: 4 }, 2, [FIRST, bid(0, 3)]);
    expect(JSON.stringify(game.view(state, 1))).toBe(JSON.stringify(game.view(afterNights(), 1)));
    const [decision] = game.pending(afterNights([3, 1])) as [SeatDecision];
    expect(game.check(game.view(afterNights([3, 1]), 0), decision, { do: "play", card: 3 })?.rule).toBe("M-2.2");
  });

  test("M-2.3 the highest card takes everything", () => {
    expect(afterNights([3, 1]).nests).toEqual([[1], []]);
  });

  test("M-2.4 equal cards leave it for the next night", () => {
    const tied = afterNights([2, 2]);
    expect([tied.nests, tied.roof]).toEqual([
      [[], []],
      [1, 2],
    ]);
    expect(afterNights([2, 2], [1, 4]).nests).toEqual([[], [1, 2]]);
  });
});

test("M-3.1 the most valuable nest wins, and the roof is lost", () => {
  const end = afterNights([4, 1], [1, 4], [2, 3], [3, 2]);
  expect(game.outcome(end)).toMatchObject({
    standings: [
      { seat: 0, points: 5 },
      { seat: 1, points: 5 },
    ],
  });
  expect(afterNights([1, 2], [2, 1], [3, 3], [4, 4]).roof).toEqual([]);
});

test("a bot of level normal takes what nobody can outbid with the cheapest card that does", () => {
  const state = afterNights([1, 4]);
  state.roof = [4];
  const [decision] = game.pending(state) as [SeatDecision];
  const view = game.view(state, 0);
  const random = { below: () => 0 };
  const moves = game.moves(view, decision);
  const chosen = game.bots.normal?.choose({ view, decision, moves, history: [], random, budget: { nodes: 1 } });
  expect(chosen).toEqual({ do: "play", card: 4 });
});
