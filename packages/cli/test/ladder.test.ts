import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rank, type AnyGame } from "@safehouse/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { lineupsAt, type Lineup, playersOf, scoreOf } from "../src/ladder/lineup.ts";
import { rungOfCrews, rungOfRivals } from "../src/ladder/rung.ts";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-ladder-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SHORT = "ladder klaumau --games 12 --seats 2 --seed 3".split(" ");

describe("safehouse ladder", () => {
  test("says the same for the same call, from the first match or from what was kept", async () => {
    const file = join(folder, "kept.jsonl");
    const first = await call([...SHORT, "--json", "--keep", file]);
    const { rungs, ...asked } = JSON.parse(first.out) as { rungs: { low: string; high: string; by: string }[] };
    expect(asked).toMatchObject({ game: "klaumau", seed: 3, games: 12, violations: 0 });
    expect(rungs.length).toBeGreaterThan(1);
    expect(rungs[0]).toMatchObject({ seats: 2, low: "random", by: "rivals", matches: 12 });
    // Cut off in the middle of a block that was being written.
    const [title, block = ""] = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, `${title}\n${block}\n`);
    appendFileSync(file, block.slice(0, 40));
    expect((await call([...SHORT, "--json", "--keep", file])).out).toBe(first.out);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(() => lines.map((line) => JSON.parse(line) as unknown)).not.toThrow();

    const other = await call(["ladder", "klaumau", "--games", "12", "--seats", "2", "--seed", "4", "--keep", file]);
    expect(other).toMatchObject({ status: 2, out: "" });
    expect(other.err).toContain("another study");
  });

  test("prints a table that can be kept, and says in its status whether all levels are apart", async () => {
    let now = 0;
    const { status, out, err } = await call([...SHORT, "--lang", "de"], {
      isErrorTerminal: true,
      now: () => (now += 300),
    });
    expect(err).toMatch(/^(\r\d+ von \d+ Partien)+\r/);
    expect(out).toMatch(/\| 2 \| random → easy \| \d+,\d\d \| \d+,\d % \| [+-]?\d+,\d\d ± \d+,\d\d \| (ja|nein) \|/);
    expect(status).toBe(out.includes("| nein |") ? 1 : 0);
  });

  test("refuses what cannot be played", async () => {
    expect(await call(["ladder", "klaumau", "--seats", "9"])).toMatchObject({ status: 2, out: "" });
    expect(await call(["ladder", "klaumau", "--keep", folder])).toMatchObject({ status: 2, out: "" });
  });
});

describe("on a ladder", () => {
  const game = { meta: { losses: ["caught"] } } as unknown as AnyGame;
  const rivals: Lineup = { seats: 3, level: "easy", among: "random", config: {} };
  const crew: Lineup = { ...rivals, among: null };

  test("rivals meet one of the next level, crews are of one", () => {
    expect(lineupsAt(3, {}, false, ["random", "easy", "normal"]).map(({ level, among }) => [level, among])).toEqual([
      ["easy", "random"],
      ["normal", "easy"],
    ]);
    expect(lineupsAt(3, {}, true, ["random", "easy"]).map(({ level }) => level)).toEqual(["random", "easy"]);
    expect(playersOf(rivals, 4)).toEqual(["random", "easy", "random"]);
    expect(playersOf(crew, 4)).toEqual(["easy", "easy", "easy"]);
  });

  test("a rival's lead is over the mean of the others, and a shared win is a part of one", () => {
    const outcome = rank([9, 9, 3].map((points, seat) => ({ seat, points, lines: [] })));
    expect(scoreOf(game, rivals, 1, outcome)).toEqual({ points: 9, lead: 3, won: 0.5 });
    expect(scoreOf(game, rivals, 2, outcome)).toEqual({ points: 3, lead: -6, won: 0 });
    expect(scoreOf(game, rivals, 2, null)).toEqual({ points: 0, lead: 0, won: 0 });
  });

  test("a crew wins where the game does not call it a loss, if it says which those are", () => {
    const result = (name: string) => ({ type: "shared" as const, result: name, points: 7, lines: [] });
    expect(scoreOf(game, crew, 0, result("free"))).toEqual({ points: 7, lead: 7, won: 1 });
    expect(scoreOf(game, crew, 0, result("caught")).won).toBe(0);
    expect(scoreOf({ meta: {} } as unknown as AnyGame, crew, 0, result("caught")).won).toBeNull();
  });

  test("crews are compared match by match", () => {
    const scores = (points: readonly number[]) => points.map((each) => ({ points: each, lead: each, won: null }));
    const pair = { seats: 3, low: "random", high: "easy" } as const;
    const rung = rungOfCrews(pair, scores([1, 5, 9]), scores([3, 7, 11]));
    expect(rung).toMatchObject({ lead: { mean: 2, error: 0 }, won: null, winLead: null, isApart: true, matches: 3 });
    expect(rung.points.low?.mean).toBe(5);
    expect(rungOfCrews(pair, scores([1, 5, 9]), scores([5, 1, 9])).isApart).toBe(false);
  });

  test("rivals are compared with the others at their table", () => {
    const pair = { seats: 4, low: "random", high: "easy" } as const;
    const scores = [2, 4].map((lead) => ({ points: 10, lead, won: 1 }));
    const { lead, winLead, isApart } = rungOfRivals(pair, scores);
    expect([lead, winLead, isApart]).toEqual([{ mean: 3, error: 1 }, { mean: 0.75, error: 0 }, true]);
  });
});
