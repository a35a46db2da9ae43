import type { Failure } from "@safehouse/protocol";
import { describe, expect, test } from "vitest";
import { problemWords } from "../../src/pages/join/problem-words.ts";
import { en } from "../../src/pages/join/text/en.ts";

const failed = (status: number | null, code: Failure["code"]): Failure => ({
  result: "failed",
  status,
  code,
  error: "In the house’s words.",
});

describe("a code that lets nobody in", () => {
  test.each([
    [409, "table.full", en.fullTitle],
    [409, "table.started", en.otherTitle],
    [409, "tables.tooMany", en.otherTitle],
    [429, "code.tries", en.triesTitle],
    [429, "limit.requests", en.otherTitle],
    [403, "ban.you", en.otherTitle],
    [502, null, en.otherTitle],
  ] as const)("is answered with %i, %s: %s", (status, code, title) => {
    expect(problemWords(en, failed(status, code))).toEqual({ title, lead: "In the house’s words." });
  });

  test("is explained here where the house knows none like it, or is not there", () => {
    expect(problemWords(en, failed(404, "code.unknown"))).toEqual({ title: en.unknownTitle, lead: en.unknownLead });
    expect(problemWords(en, failed(null, null))).toEqual({ title: en.downTitle, lead: en.downLead });
  });
});
