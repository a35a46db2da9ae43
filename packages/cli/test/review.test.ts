import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Review } from "@safehouse/host";
import type { MatchRecord } from "@safehouse/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-review-"));
afterAll(() => rmSync(folder, { recursive: true }));
const PATH = new URL("../../games/klaumau/fixtures/plain-2-normal.json", import.meta.url).pathname;
const record = JSON.parse(readFileSync(PATH, "utf8")) as MatchRecord;

function altered(name: string, changes: object): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify({ ...record, ...changes }));
  return path;
}

function expectSum({ seats }: Review): void {
  for (const { seat: _, result, ...terms } of seats) {
    expect(Object.values(terms).reduce((sum, term) => sum + term, 0)).toBeCloseTo(result, 8);
  }
}

describe("safehouse review", () => {
  test("gives one object that adds up for every seat, the same every time", async () => {
    const { status, out, err } = await call(["review", PATH, "--json"]);
    expect([status, err]).toEqual([0, ""]);
    const review = JSON.parse(out) as Review;
    expect(Object.keys(review)).toEqual(["game", "unit", "seats", "moments"]);
    expect(Object.keys(review.seats[0] ?? {})).toEqual([
      "seat",
      "expected",
      "luck",
      "hidden",
      "own",
      "others",
      "revision",
      "result",
    ]);
    expectSum(review);
    expect(review.moments.every(({ kind }) => kind === "luck" || kind === "decision")).toBe(true);
  });

  test("writes figures as its language does", async () => {
    const path = altered("german", { entries: record.entries.slice(0, 12) });
    const { out } = await call(["review", path], { env: { LANG: "de_DE.UTF-8" } });
    expect(out).toMatch(/^Platz 1 +0,0 /m);
    expect(out).not.toMatch(/\d\.\d/);
  });

  test("goes through what there is of a record that is cut off, and says so", async () => {
    const path = altered("cut", { entries: record.entries.slice(0, 12) });
    const { status, out, err } = await call(["review", path, "--json"]);
    expect(status).toBe(2);
    expect(err).toMatch(/cut/);
    const review = JSON.parse(out) as Review;
    expect(review.partial?.n).toBe(12);
    expectSum(review);
  });

  test("names the entry that was altered, and goes through what came before", async () => {
    const entries = record.entries.map((entry) => (entry.n === 9 ? { ...entry, move: { do: "fly" } } : entry));
    const { status, out, err } = await call(["review", altered("edited", { entries }), "--json"]);
    expect([status, (JSON.parse(out) as Review).partial?.n]).toEqual([1, 8]);
    expect(err).toMatch(/9/);
  });

  test.each([
    ["of another game", { game: "poker" }],
    ["of rules that are not here", { rules: 99 }],
    ["without an entry that fits", { entries: [] }],
  ])("refuses a record %s", async (_, changes) => {
    expect(await call(["review", altered("refused", changes)])).toMatchObject({ status: 2, out: "" });
  });

  test("calls a record whose very first entry was altered a mismatch, though nothing of it can be told", async () => {
    const entries = record.entries.map((entry) => (entry.n === 1 ? { ...entry, move: [1, 2, 3] } : entry));
    const { status, out, err } = await call(["review", altered("first", { entries })]);
    expect([status, out]).toEqual([1, ""]);
    expect(err).toMatch(/entry 1 has 3 numbers/);
  });
});

describe("safehouse puzzles", () => {
  test("prints some, and their solutions after all of them", async () => {
    const { status, out } = await call(["puzzles", "klaumau", "--number", "3", "--print", "2"]);
    expect(status).toBe(0);
    const [questions = "", solutions = ""] = out.split("Solutions");
    expect(questions.match(/^A {2}/gm)).toHaveLength(2);
    expect(questions).not.toMatch(/█/);
    expect(solutions.match(/^A .*±/gm)).toHaveLength(2);
  });

  test.each(["0", "many", "9999", ""])(
    "refuses to print %j, and to begin with it, and says what there is",
    async (count) => {
      for (const option of ["--print", "--number"]) {
        const { status, out, err } = await call(["puzzles", "klaumau", `${option}=${count}`]);
        expect([status, out]).toEqual([2, ""]);
        expect(err).toMatch(new RegExp(`${option} must be a whole number from 1 to \\d+, not "${count}"`));
      }
    },
  );
});
