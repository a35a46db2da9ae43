import { meanWithError } from "@safehouse/kernel";
import { expect, test } from "vitest";

test("a mean is right within twice its standard error", () => {
  // Deviations of 3, 1, 1 and 3 around 5: a variance of 20 / 3, over four.
  expect(meanWithError([2, 4, 6, 8])).toEqual({ mean: 5, error: 2 * Math.sqrt(20 / 12) });
  expect(meanWithError([7, 7, 7])).toEqual({ mean: 7, error: 0 });
});
