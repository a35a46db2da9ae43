import { describe, expect, test } from "vitest";
import { LAWS } from "../src/laws.ts";
import { LEAKS } from "./planted/leaks.ts";
import { MATCHES } from "./planted/matches.ts";
import { QUESTIONS } from "./planted/questions.ts";

const PLANTED = [...LEAKS, ...QUESTIONS, ...MATCHES];

describe("planted bugs are found", () => {
  test.each(PLANTED.map((planted) => [planted.law, planted.bug, planted] as const))(
    "%s: %s",
    async (law, _bug, planted) => {
      const { violations } = await planted.run();
      expect(violations.map((violation) => violation.law)).toContain(law);
    },
  );

  test("every law has one", () => {
    const proven = new Set(PLANTED.map((planted) => planted.law));
    expect(Object.keys(LAWS).filter((law) => !proven.has(law as keyof typeof LAWS))).toEqual([]);
  });
});
