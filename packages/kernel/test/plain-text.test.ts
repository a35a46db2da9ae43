import { plainText } from "@safehouse/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";

test.each<[string, string | null]>([
  ["Everybody sings.", "Everybody sings."],
  [" two\r\n\tlines ", "two lines"],
  ["ab\u0000c\u001b[2J", "ab c [2J"],
  ["read \u202ebackwards\u202c", "read backwards"],
  ["a \u200b b", "a b"],
  ["e\u200b\u0301", "é"],
  ["👨‍👩‍👧 ❤️", "👨‍👩‍👧 ❤️"],
  ["", null],
  [" \u200b\n\u2800", null],
])("%j becomes %j", (text, clean) => {
  expect(plainText(text)).toBe(clean);
});

/** What cleaning takes away, and what it may leave behind next to each other. */
const PIECES = [
  "a",
  "e",
  " ",
  "\n",
  "\u0007",
  "\u200b",
  "\u202e",
  "\u0301",
  "\u0323",
  "\u200d",
  "\ufe0f",
  "\u2028",
  "💣",
];

test("a line cleaned twice is the same line", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 12 }), (text) => {
      const clean = plainText(text);
      if (clean !== null) expect(plainText(clean)).toBe(clean);
    }),
    { seed: 3, numRuns: 300 },
  );
});
