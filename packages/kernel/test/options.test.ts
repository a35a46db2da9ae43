import { type OptionsSchema, readOptions } from "@safehouse/kernel";
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
  },
};

describe("table options", () => {
  test("missing ones get their default", () => {
    expect(readOptions(schema, {})).toEqual({ ok: true, value: { bomb: false, level: "low", rounds: 3 } });
    expect(readOptions(schema, { rounds: 5 })).toMatchObject({ value: { rounds: 5, bomb: false } });
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
