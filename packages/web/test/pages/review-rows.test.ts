import { expect, test } from "vitest";
import { rowsOf } from "../../src/pages/review/logic/rows.ts";
import type { ReadyAdvice, ReadyReview } from "../../src/pages/review/messages.ts";

function rowOf(own: number, expert?: Pick<ReadyAdvice, "loss" | "error">) {
  const found = {
    review: { unit: "points" },
    turns: [{ n: 3, seat: 0, move: "played", own, error: 0.2 }],
    advice:
      expert === undefined ? [] : [{ n: 3, way: [expert.loss > 0 ? "better" : "played"], reason: "Why.", ...expert }],
  } as unknown as ReadyReview;
  return rowsOf(found, 0, (_, move) => String(move))[0];
}

test("what the expert says of a mistake counts, and what it says of an answer that a steady bot would not have found, too", () => {
  expect(rowOf(-2, { loss: 1.5, error: 0.3 })).toMatchObject({
    amount: -1.5,
    error: 0.3,
    best: "better",
    isClose: false,
  });
  expect(rowOf(0.4, { loss: 1.5, error: 0.3 })).toMatchObject({ amount: -1.5, error: 0.3, best: "better" });
  expect(rowOf(0.4, { loss: 0, error: 0 })).toMatchObject({ amount: 0.4, error: 0.2, best: null, isSame: true });
  expect(rowOf(-2)).toMatchObject({ amount: -2, error: 0.2, best: null, reason: "" });
});
