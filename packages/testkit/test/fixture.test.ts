import type { AnyGame } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { bundle, checkFixture, playthrough, recordMatch, secret, sheet, vote } from "../src/index.ts";

const MINIS: readonly AnyGame[] = [bundle, secret, sheet, vote];

describe.each(MINIS.map((game) => [game.meta.id, game] as const))("%s", (_id, game) => {
  const record = recordMatch(game, { config: {}, seats: 3, seed: "fixture", contributions: ["c0ffee"] });
  const text = JSON.stringify(record);

  test("the same plan gives the same record and the same playthrough", () => {
    const again = recordMatch(game, { config: {}, seats: 3, seed: "fixture", contributions: ["c0ffee"] });
    expect(again).toEqual(record);
    expect(playthrough(game, again)).toBe(playthrough(game, record));
  });

  test("a fixture as recorded is fine", () => {
    expect(checkFixture(game, text, playthrough(game, record))).toEqual([]);
    expect(checkFixture(game, text, null)).toEqual([]);
  });

  test("an altered playthrough is named by its line", () => {
    const lines = playthrough(game, record).split("\n");
    lines[3] = "something else";
    expect(checkFixture(game, text, lines.join("\n"))[0]).toContain("line 4");
    expect(checkFixture(game, text, lines.slice(0, 3).join("\n"))[0]).toContain("line 4");
    expect(checkFixture(game, text, `${playthrough(game, record)}\nmore`)[0]).toContain("more became (nothing)");
  });

  test("a cut-off, altered or foreign record is found", () => {
    expect(checkFixture(game, text.slice(0, -5), null)).toHaveLength(1);
    const cut = { ...record, entries: record.entries.slice(0, -1) };
    expect(checkFixture(game, JSON.stringify(cut), null)[0]).toContain("not over");
    expect(checkFixture(game, JSON.stringify({ ...record, hash: "00" }), null)[0]).toContain("another state");
    expect(checkFixture(game, JSON.stringify({ ...record, outcome: {} }), null)[0]).toContain("another outcome");
    expect(checkFixture(game, JSON.stringify({ ...record, seed: "other" }), null)[0]).toContain("committed");
    expect(checkFixture(game, JSON.stringify({ ...record, contributions: [] }), null)[0]).toContain("did not come");
    expect(checkFixture(game, JSON.stringify({ ...record, game: "chess" }), null)[0]).toContain("chess");
  });
});

test("a bot can play a recorded match", () => {
  const record = recordMatch(vote, { config: { motions: 1 }, seats: 4, seed: "ayes" }, () => ({ vote: "aye" }));
  expect(record.entries.slice(1).map((entry) => entry.move)).toEqual(Array(4).fill({ vote: "aye" }));
});

test("a match that does not end is no record", () => {
  const plan = { config: {}, seats: 3, seed: "x", maxMoves: 5 };
  expect(() => recordMatch(sheet, plan)).toThrow("not over after 5");
});

test("a playthrough reads like a match", () => {
  const record = recordMatch(sheet, { config: { rounds: 1 }, seats: 2, seed: "golden" });
  expect(playthrough(sheet, record)).toMatchInlineSnapshot(`
    "mini-sheet rules 0, 2 seats, {"rounds":1}

    1. chance: round-1/dice [5,1]
       {"dice":[5,1],"type":"rolled"}
       asks write:0:0 write:1:0
       spectator 8c1738939c2bd7b0 state d61a2a8c639d23a9

    2. seat 0: write:0:0 {"cell":0,"value":5}
       {"cell":0,"seat":0,"type":"wrote","value":5}
       asks write:1:0
       spectator d93478591d8dbcfb state f5abc709bbe05adc

    3. seat 1: write:1:0 {"cell":1,"value":5}
       {"cell":1,"seat":1,"type":"wrote","value":5}
       asks nothing
       spectator c3e56c88848bde23 state e81666aa81120254

    outcome {"standings":[{"lines":[{"points":5,"text":{"id":"line.numbers"}},{"points":0,"text":{"id":"line.neighbours"}}],"place":1,"points":5,"seat":0},{"lines":[{"points":5,"text":{"id":"line.numbers"}},{"points":0,"text":{"id":"line.neighbours"}}],"place":1,"points":5,"seat":1}],"type":"ranking"}
    "
  `);
});
