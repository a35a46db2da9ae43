import { GAME_IDS, loadOffer } from "@safehouse/games";
import { describe, expect, test } from "vitest";
import { loadBalance } from "../../src/pages/rules/measured/load-balance.ts";
import { readBalance } from "../../src/pages/rules/measured/read-balance.ts";
import { rephrase } from "../../src/pages/rules/measured/rephrase.ts";

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

test("a line is said in German by its phrases, with German numbers, and not at all if a word is missing", () => {
  const phrases = [
    ["{} seats: who {}", "{} Plätze: wer {}"],
    ["doubts", "zweifelt"],
  ] as const;
  expect(rephrase("2 seats: who doubts", phrases)).toBe("2 Plätze: wer zweifelt");
  expect(rephrase("-2.26 ± 0.25, 1.5 %", phrases)).toBe("-2,26 ± 0,25; 1,5 %");
  expect(rephrase("2 seats: who lies", phrases)).toBeNull();
  expect(rephrase("2 seats: who doubts twice", phrases)).toBeNull();
});

/** The rules of a game that are measured. */
async function measuredRules(id: string): Promise<string[]> {
  const book = await (await loadOffer(id))?.rulebook.en();
  const rules = book?.chapters.flatMap((chapter) => chapter.rules) ?? [];
  return rules.filter(({ parts }) => parts.some(({ kind }) => kind === "measured")).map((rule) => rule.id);
}

describe.each(GAME_IDS)("%s", (id) => {
  test("has German for every measured line, and calls scenarios by their names", async () => {
    const offer = await loadOffer(id);
    const phrases = (await offer?.measured?.()) ?? [];
    const report = (await loadBalance(id)) ?? "";
    const lines = (await measuredRules(id)).flatMap((rule) => readBalance(report, rule)?.lines ?? []);
    const cells = lines.flatMap(({ what, measured }) => [what, measured]);
    expect(cells.filter((cell) => rephrase(cell, phrases) === null)).toEqual([]);
    const names = (await offer?.texts.de()) ?? {};
    for (const [scenario, name] of phrases) {
      const known = `option.scenario.${scenario}`;
      if (Object.hasOwn(names, known)) expect(names[known]).toBe(name);
    }
  });

  test("has a line, a sample and a date for a measured rule", async () => {
    const measured = await measuredRules(id);
    expect(measured.length).toBeGreaterThan(0);
    const report = (await loadBalance(id)) ?? "";
    for (const rule of measured) {
      expect({ rule, ...readBalance(report, rule) }).toEqual({
        rule,
        date: expect.any(String),
        sample: expect.any(Number),
        lines: expect.arrayContaining([expect.anything()]),
      });
    }
  });
});
