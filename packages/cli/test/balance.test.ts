import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BalanceStudy } from "@safehouse/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { askedMatches, linesFrom } from "../src/balance/asked.ts";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-balance-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("safehouse balance", () => {
  test("measures a game's balance rules and says which hold, as a table that can be kept", async () => {
    const { status, out } = await call(["balance", "klaumau", "--games", "12", "--seed", "3"]);
    const rows = out.split("\n").filter((line) => line.startsWith("| K-10.1"));
    expect(rows).toHaveLength(12);
    // So few matches prove little: a line that does not hold must show in the status.
    expect(status).toBe(out.includes("| no |") ? 1 : 0);
  });

  test("goes on from what was kept, and says how far it is", async () => {
    const file = join(folder, "kept.jsonl");
    const short = ["balance", "klaumau", "--games", "12", "--seed", "3", "--keep", file];
    const first = await call(short);
    // Cut off in the middle of a block that was being written.
    const [title, block = ""] = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, `${title}\n${block}\n`);
    appendFileSync(file, block.slice(0, 40));
    let now = 0;
    const again = await call(short, { isErrorTerminal: true, now: () => (now += 300) });
    expect(again.out).toBe(first.out);
    expect(again.err).toMatch(/^(\r\d+ of 156 games)+\r/);
    expect(again.err).not.toContain("\r20 of");

    const other = await call(["balance", "klaumau", "--games", "13", "--seed", "3", "--keep", file]);
    expect(other).toMatchObject({ status: 2, out: "" });
    expect(other.err).toContain("another study");
  });

  test("prints one JSON object", async () => {
    const { out } = await call(["balance", "klaumau", "--games", "12", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ game: "klaumau", games: 12, seed: 1 });
  });
});

test("a study may not ask for matches by how others ended: they are played in any order", () => {
  type Study = BalanceStudy<never, never, never, unknown>;
  const steady: Study = function* (lab) {
    const ends = [1, 2].map((seed) => lab.play({}, [], seed));
    yield { rule: "x", what: "ended", measured: `${ends.filter((end) => end !== null).length}`, holds: true, miss: 0 };
  };
  const fickle: Study = (lab) => {
    if (lab.play({}, [], 1) !== null) lab.play({}, [], 2);
    return [];
  };
  const ended = { type: "shared", result: "free", points: 3, lines: [] };
  expect(askedMatches(steady, 10, 1).map(({ seed }) => seed)).toEqual([1, 2]);
  expect(linesFrom(steady, 10, 1, [ended, null])[0]?.measured).toBe("1");
  expect(() => linesFrom(fickle, 10, 1, [ended])).toThrow("how others ended");
});
