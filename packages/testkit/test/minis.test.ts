import { describe, expect, test } from "vitest";
import { conform, type ConformReport } from "../src/conform.ts";
import type { ConformOptions } from "../src/kit.ts";
import { bundle, bundleKit, secret, secretKit, sheet, sheetKit, vote, voteKit } from "../src/minis/index.ts";

const leakPairs = Number(process.env["LEAK_PAIRS"] ?? 1000);

const MINIS: readonly [name: string, run: (options: ConformOptions) => Promise<ConformReport>][] = [
  ["the vote", (options) => conform(vote, voteKit, options)],
  ["the sheet", (options) => conform(sheet, sheetKit, options)],
  ["the secret", (options) => conform(secret, secretKit, options)],
  ["the bundle", (options) => conform(bundle, bundleKit, options)],
];

describe.each(MINIS)("%s", (_name, run) => {
  test(
    `keeps every law at every number of seats, with ${leakPairs} pairs of worlds`,
    { timeout: 300_000 },
    async () => {
      const report = await run({ matches: 12, leakPairs });
      expect(report.violations).toEqual([]);
      expect(report.matches).toBe(36);
      expect(report.leakPairs).toBe(leakPairs);
      expect(report.leakSteps).toBeGreaterThan(leakPairs);
      expect(report.undos).toBeGreaterThan(0);
    },
  );

  test("gives the same report for the same seed", async () => {
    const options = { matches: 1, leakPairs: 20, seed: 7 };
    expect(await run(options)).toEqual(await run(options));
  });
});
