import { expect, it } from "vitest";
import { TIME } from "../slots.ts";
import { futureOf } from "../bots/worth.ts";

/** What a bot makes of a promise while so much time is left. */
function future(time: number): number {
  const board: number[] = [];
  board[TIME] = time;
  return futureOf(board);
}

it("counts what is not yet in hand the less, the fewer rounds are left: half with three to come, nothing in the last", () => {
  expect([4, 1, 0].map(future)).toEqual([0.5, 0, 0]);
  expect(future(10)).toBe(0.75);
});
