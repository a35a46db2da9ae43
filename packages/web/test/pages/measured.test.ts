import { GAME_IDS, loadOffer } from "@safehouse/games";
import { describe, expect, test } from "vitest";
import { loadBalance } from "../../src/pages/rules/measured/load-balance.ts";
import { readBalance } from "../../src/pages/rules/measured/read-balance.ts";

const REPORT = `# How it balances

Measured on 2026-11-15 by \`npx safehouse balance klaumau --games 8000 --seed 1\`. Words.

| Rule   | What            | Measured          | Holds |
| ------ | --------------- | ----------------- | ----- |
| K-10.1 | 2 seats: doubts | -2.26 ± 0.25      | yes   |
| K-10.1 | 4 seats: doubts | 0.78 ± 0.17       | no    |
| bots   | 4 seats         | 76.5 % of matches | yes   |
`;

test("a report tells of a rule what was measured, over how many games, and whether it holds", () => {
  expect(readBalance(REPORT, "K-10.1")).toEqual({
    date: "2026-11-15",
    sample: 8000,
    lines: [
      { what: "2 seats: doubts", measured: "-2.26 ± 0.25", holds: true },
      { what: "4 seats: doubts", measured: "0.78 ± 0.17", holds: false },
    ],
  });
  expect(readBalance(REPORT, "K-10.2")).toBeNull();
});

describe.each(GAME_IDS)("%s", (id) => {
  test("has a line, a sample and a date for a measured rule", async () => {
    const book = await (await loadOffer(id))?.rulebook.en();
    const rules = book?.chapters.flatMap((chapter) => chapter.rules) ?? [];
    const measured = rules.filter(({ parts }) => parts.some(({ kind }) => kind === "measured"));
    expect(measured.length).toBeGreaterThan(0);
    const report = (await loadBalance(id)) ?? "";
    for (const rule of measured) {
      expect({ rule: rule.id, ...readBalance(report, rule.id) }).toEqual({
        rule: rule.id,
        date: expect.any(String),
        sample: expect.any(Number),
        lines: expect.arrayContaining([expect.anything()]),
      });
    }
  });
});
