import { accountOf, type BookedStep, shareOf, TERMS } from "@safehouse/kernel";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const worth = fc.double({ min: -50, max: 50, noNaN: true });
const SEATS = 3;
const bySeat = fc.array(worth, { minLength: SEATS, maxLength: SEATS });

const step: fc.Arbitrary<BookedStep> = fc.record({
  seat: fc.option(fc.integer({ min: 0, max: SEATS - 1 })),
  appraised: fc.record(
    { after: bySeat, expected: bySeat, before: bySeat, own: fc.record({ worth, error: worth }) },
    { requiredKeys: ["after", "expected"] },
  ) as fc.Arbitrary<BookedStep["appraised"]>,
});

describe("the account of a match", () => {
  test("adds up to the result for every seat, whatever the values are worth", () => {
    fc.assert(
      fc.property(bySeat, fc.array(step), (begun, steps) => {
        for (const account of accountOf(begun, steps)) {
          const sum = TERMS.reduce((all, term) => all + account[term], account.expected);
          expect(sum).toBeCloseTo(account.result, 8);
          expect(account.result).toBe((steps.at(-1)?.appraised.after ?? begun)[account.seat]);
        }
      }),
    );
  });

  test("books chance as luck, and what its mean was off as revision", () => {
    expect(shareOf(0, 4, { seat: null, appraised: { after: [7], expected: [5] } })).toEqual({
      luck: 2,
      revision: 1,
      own: 0,
      hidden: 0,
      others: 0,
    });
  });

  test("judges an answer by what its seat could know, and calls the rest hidden", () => {
    const answered = { seat: 1, appraised: { after: [3, -3], expected: [2, -2], own: { worth: 1, error: 0.1 } } };
    expect(shareOf(1, 0, answered)).toEqual({ luck: -1, revision: 0, own: 1, hidden: -3, others: 0 });
    expect(shareOf(0, 0, answered)).toEqual({ luck: 1, revision: 0, own: 0, hidden: 0, others: 2 });
  });
});
