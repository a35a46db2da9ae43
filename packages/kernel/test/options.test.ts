import { fitOptions, type OptionsSchema, readOptions } from "@safehouse/kernel";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const FUZZ = { seed: 1, numRuns: 200 };

const schema: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    bomb: { type: "boolean", default: false, description: "" },
    level: { type: "string", enum: ["low", "high"], default: "low", description: "" },
    rounds: { type: "integer", minimum: 1, maximum: 5, default: 3, description: "" },
    note: { type: "string", maxLength: 6, default: "", description: "" },
    code: { type: "string", maxLength: 4, pattern: "^[a-z]*$", default: "", description: "" },
    hints: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 9 },
      maxItems: 3,
      uniqueItems: true,
      default: [],
      description: "",
    },
    odd: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 9, enum: [1, 3, 5] },
      maxItems: 2,
      uniqueItems: true,
      default: [1],
      description: "",
    },
  },
};
const DEFAULTS = { bomb: false, level: "low", rounds: 3, note: "", code: "", hints: [], odd: [1] };

describe("table options", () => {
  test("missing ones get their default", () => {
    expect(readOptions(schema, {})).toEqual({ ok: true, value: DEFAULTS });
    expect(readOptions(schema, { rounds: 5 })).toMatchObject({ value: { rounds: 5, bomb: false } });
  });

  test("texts and lists are taken as they are", () => {
    const given = { note: "Où 🎲?", code: "abcd", hints: [9, 1, 5], odd: [] };
    expect(readOptions(schema, given)).toEqual({ ok: true, value: { ...DEFAULTS, ...given } });
  });

  test("a list is not the one that came in", () => {
    const hints = [1];
    const read = readOptions(schema, { hints });
    hints.push(2);
    expect(read).toMatchObject({ value: { hints: [1] } });
  });

  test("what does not fit gives way to the default", () => {
    expect(fitOptions(schema, { ...DEFAULTS, rounds: 9, code: "ABC", odd: [2], hints: [2], gone: true })).toEqual({
      ...DEFAULTS,
      hints: [2],
    });
    expect(fitOptions(schema, {})).toEqual(DEFAULTS);
  });

  test.each<[unknown, string, string]>([
    [null, "config", "object"],
    [[], "config", "object"],
    ["{}", "config", "object"],
    [{ bomb: 1 }, "config.bomb", "true or false"],
    [{ bomb: null }, "config.bomb", "true or false"],
    [{ level: "mid" }, "config.level", "low, high"],
    [{ level: ["low"] }, "config.level", "low, high"],
    [{ rounds: 0 }, "config.rounds", "1 to 5"],
    [{ rounds: 6 }, "config.rounds", "1 to 5"],
    [{ rounds: 1.5 }, "config.rounds", "whole number"],
    [{ rounds: "3" }, "config.rounds", "whole number"],
    [{ note: 7 }, "config.note", "at most 6 characters"],
    [{ note: "1234567" }, "config.note", "at most 6 characters"],
    [{ code: "abcde" }, "config.code", "at most 4 characters"],
    [{ code: "ABC" }, "config.code", "must match ^[a-z]*$"],
    [{ hints: 1 }, "config.hints", "a list of at most 3 different whole numbers from 1 to 9"],
    [{ hints: [0] }, "config.hints", "from 1 to 9"],
    [{ hints: [1, 1] }, "config.hints", "different"],
    [{ hints: [1, 2, 3, 4] }, "config.hints", "at most 3"],
    [{ hints: ["1"] }, "config.hints", "whole numbers"],
    [{ hints: { length: 1 } }, "config.hints", "a list"],
    [{ odd: [2] }, "config.odd", "of 1, 3, 5"],
    [{ round: 3 }, "config.round", "options are bomb, level, rounds"],
    [JSON.parse('{"__proto__": 1}'), "config.__proto__", "not an option"],
    [{ ["x".repeat(1000)]: 1 }, `config.${"x".repeat(40)}…`, "not an option"],
  ])("%j is refused at %s: %s", (input, path, problem) => {
    const read = readOptions(schema, input);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toEqual({ path, problem: expect.stringContaining(problem) });
  });

  test("what was read is read as the same again, whatever came in", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const read = readOptions(schema, input);
        if (read.ok) expect(readOptions(schema, read.value)).toEqual(read);
      }),
      FUZZ,
    );
  });
});
