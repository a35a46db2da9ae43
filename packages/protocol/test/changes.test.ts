import { crc32 } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChange, type Change, changesBetween, checkSum } from "../src/changes.ts";

const anything = fc.jsonValue({ maxDepth: 4 });
/** Values that have much in common: few names, few numbers, and lists that grow, shrink and move. */
const alike = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 2, "a", "b", '\u0000{"a":1}', true, null),
    fc.array(tie("value"), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "7", "length"), tie("value"), { noNullPrototype: true }),
  ),
})).value;

const sent = (change: Change): Change => JSON.parse(JSON.stringify(change)) as Change;

describe("changes", () => {
  test.each([
    ["anything", anything],
    ["values that are alike", alike],
  ])("lead from one of %s to the other, to the letter, and leave the first as it was", (_, values) => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [before, after] = [JSON.stringify(one), JSON.stringify(other)];
        const change = changesBetween(one, other);
        if (change === null) expect(after).toBe(before);
        else expect(JSON.stringify(applyChange(one, sent(change)))).toBe(after);
        expect(JSON.stringify(one)).toBe(before);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [
      { hand: [1, 2, 3], turn: 4 },
      { hand: [1, 3], turn: 5 },
      { hand: [1, 1, []], turn: [5] },
    ],
    [{ a: 1, b: 2 }, { b: 2 }, { a: 0 }],
    [{ a: 1 }, { a: 1, b: [] }, { b: [[]] }],
    [[0, 0, 0, 0], [0, 0, 7, 0], { 2: [7] }],
    [
      ["a", "b", "c", "d", "e"],
      ["b", "c", "x", "d", "e"],
      [0, 1, [], 3, 0, ["x"]],
    ],
    [[1, 2], "two", ["two"]],
    // Members in another order are another text.
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
  ])("are small: from %j to %j", (before, after, change) => {
    expect(changesBetween(before, after)).toEqual(change);
  });

  test.each([
    [{ a: 1 }, { a: { b: [1] } }],
    [[1], { 1: [2] }],
    [[1], { length: [2] }],
    [[1], [0, 2, []]],
    [[1], [1, -1, []]],
    [[1], [0, 1]],
    [[1], []],
    [
      [1, 2],
      [1, 1, [], 0, 1, []],
    ],
    ["a", { a: [1] }],
    [{}, 0],
    [{ a: [1] }, { a: "b" }],
  ])("that do not fit are refused: to %j, %j", (before, change) => {
    expect(() => applyChange(before, change as Change)).toThrow("does not fit");
  });

  test("of whatever shape either fit or are refused", () => {
    fc.assert(
      fc.property(alike, alike, (before, change) => {
        try {
          applyChange(before, change as Change);
        } catch (error) {
          expect(String(error)).toContain("does not fit");
        }
      }),
      { numRuns: 2_000 },
    );
    const named = applyChange({}, JSON.parse('{"__proto__":[{"polluted":true}]}') as Change) as { polluted?: true };
    expect(named.polluted).toBeUndefined();
  });
});

test("the check sum is zlib's", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => checkSum(text) === crc32(text)));
});
