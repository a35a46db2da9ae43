import { canonical, copyJson, hashState, hashText, isObject, sameJson } from "@safehouse/kernel";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const FUZZ = { seed: 1, numRuns: 200 };

describe("canonical JSON", () => {
  test("is JSON: parsing it gives the value back", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(copyJson(value));
      }),
      FUZZ,
    );
  });

  test("does not depend on the order in which keys were written", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonical(turned)).toBe(canonical(value));
        expect(hashState(turned)).toBe(hashState(value));
        expect(sameJson(turned, value)).toBe(true);
      }),
      FUZZ,
    );
  });

  test("leaves out what JSON leaves out", () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical(undefined)).toBe("null");
    expect(canonical([Number.NaN, -0])).toBe("[null,0]");
  });

  test("tells different values apart", () => {
    for (const [a, b] of [
      [1, "1"],
      [[], {}],
      [[1, 2], [[1, 2]]],
      [null, 0],
      [{ a: 1 }, { b: 1 }],
    ]) {
      expect(sameJson(a, b)).toBe(false);
      expect(hashState(a)).not.toBe(hashState(b));
    }
  });
});

describe("the hash of a state", () => {
  test("is sixteen hexadecimal digits that never change: records keep them", () => {
    expect(hashText("")).toMatch(/^[0-9a-f]{16}$/);
    expect(hashState({ b: [1, 2], a: null })).toBe("403b3ff0495a8b45");
  });

  test("differs for texts that differ in one character", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const i = at % text.length;
        const other = text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ 1) + text.slice(i + 1);
        expect(hashText(other)).not.toBe(hashText(text));
      }),
      FUZZ,
    );
  });
});

test("a list and null are no objects", () => {
  expect([{}, [], null, "x", 1].map(isObject)).toEqual([true, false, false, false, false]);
});
