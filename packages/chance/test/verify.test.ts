import { commitmentOf, verifyChance } from "@safehouse/chance";
import type { MatchRecord } from "@safehouse/kernel";
import { recordMatch, sheet, vote } from "@safehouse/testkit";
import { describe, expect, test } from "vitest";

const record = recordMatch(sheet, { config: {}, seats: 2, seed: "honest", contributions: ["beef", "cafe"] });

const verified = (change: Partial<MatchRecord>): ReturnType<typeof verifyChance> =>
  verifyChance(sheet, { ...record, ...change });

const alteredAt = (n: number, move: readonly number[]): Partial<MatchRecord> => ({
  entries: record.entries.map((entry) => (entry.n === n ? { ...entry, move } : entry)),
});

describe("verifying the chance of a finished match", () => {
  test("an honest record passes, every draw counted", () => {
    expect(verified({})).toEqual({ ok: true, value: 3 });
  });

  test("a match that asks chance only now and then passes, too", () => {
    const votes = recordMatch(vote, { config: { motions: 4 }, seats: 4, seed: "coin" });
    const draws = votes.entries.filter((entry) => entry.seat === null).length;
    expect(draws).toBeGreaterThan(1);
    expect(verifyChance(vote, votes)).toEqual({ ok: true, value: draws });
  });

  test("another seed than the one committed to is found", () => {
    expect(verified({ seed: "other" })).toMatchObject({
      error: { n: 0, problem: expect.stringContaining("committed") },
    });
  });

  test("another commitment is found", () => {
    expect(verified({ commitment: commitmentOf("other") })).toMatchObject({ error: { n: 0 } });
  });

  test("another seed with a fitting commitment is found by the first draw", () => {
    const swapped = verified({ seed: "other", commitment: commitmentOf("other") });
    expect(swapped).toMatchObject({ error: { n: 1, problem: expect.stringContaining("round-1/dice") } });
  });

  test("contributions that were left out, added or put in another order are found", () => {
    for (const contributions of [["beef"], ["cafe", "beef"], ["beef", "cafe", ""], ["beefcafe"]]) {
      expect(verified({ contributions }).ok).toBe(false);
    }
  });

  test("an altered draw is found and named", () => {
    const draws = record.entries.filter((entry) => entry.seat === null);
    const last = draws.at(-1);
    if (last === undefined) throw new Error("no draws");
    const [first = 1, second = 1] = last.move as number[];
    const altered = verified(alteredAt(last.n, [(first % 6) + 1, second]));
    expect(altered).toMatchObject({ error: { n: last.n, problem: expect.stringContaining("round-3/dice") } });
  });

  test("an altered move is found, if it could not be made", () => {
    const entries = record.entries.map((entry) => (entry.n === 2 ? { ...entry, move: { cell: 99, value: 1 } } : entry));
    expect(verified({ entries })).toMatchObject({ error: { n: 2, problem: "Entry 2 is not a legal move." } });
  });
});
