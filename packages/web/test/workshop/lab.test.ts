import { verifyChance } from "@safehouse/chance";
import { loadGame } from "@safehouse/games";
import { DIFFICULTIES, difficultyOf, encodeScenario, SCENARIOS, WINS } from "@safehouse/games/robnrun/workshop";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { winInterval } from "../../src/pages/workshop/lab/interval.ts";
import { seek } from "../../src/pages/workshop/lab/reach.ts";
import { simulate, type Trial } from "../../src/pages/workshop/lab/simulate.ts";
import { witness } from "../../src/pages/workshop/lab/witness.ts";
import { difficultyRange } from "../../src/pages/workshop/robnrun/logic/verdict.ts";

const robnrun = (await loadGame("robnrun"))!;

const trial = (changes: Partial<Trial> = {}): Trial => ({
  game: "robnrun",
  config: { scenario: "own", code: encodeScenario(SCENARIOS[0]!.scenario) },
  crews: [2, 3],
  games: 4,
  seed: 1,
  level: "random",
  wins: WINS,
  ...changes,
});

test("the same trial comes to the same numbers, match by match", () => {
  const first = [...simulate(robnrun, trial({ level: "normal" }))];
  expect(first.map(({ crew, played }) => [crew, played])).toEqual(
    [1, 2, 3, 4].flatMap((n) => [
      [2, n],
      [3, n],
    ]),
  );
  expect([...simulate(robnrun, trial({ level: "normal" }))]).toEqual(first);
  expect(first.at(-1)!.won).toBeGreaterThan(0);
});

test("whoever stops early has seen the beginning of the same trial", () => {
  const all = [...simulate(robnrun, trial({ games: 6 }))];
  expect([...simulate(robnrun, trial({ games: 3 }))]).toEqual(all.slice(0, 6));
});

test("bots seek a result crew by crew until each has come there, the same every time", () => {
  const { game, config } = trial();
  const rounds = [{ level: "normal", games: 20 }] as const;
  const sought = { game, config, crews: [2, 3], wanted: WINS, rounds };
  const steps = [...seek(robnrun, sought)];
  const last = steps.at(-1)!;
  expect(last.every(({ isReached }) => isReached)).toBe(true);
  expect(steps).toHaveLength(last.reduce((sum, { played }) => sum + played, 0));
  expect([...seek(robnrun, sought)]).toEqual(steps);
  const never = [...seek(robnrun, { ...sought, wanted: ["flying"], rounds: [{ level: "random", games: 2 }] })];
  expect(never.at(-1)).toMatchObject([2, 3].map((crew) => ({ crew, played: 2, isReached: false })));
});

test("what cannot be configured is not played", () => {
  const broken = trial({ config: { scenario: "own", code: "RNR-NONSENSE" } });
  expect(() => [...simulate(robnrun, broken)]).toThrow(/config.code/);
});

test("the interval holds the share, stays within 0 and 1, and narrows with more matches", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (played, n) => {
      const won = n % (played + 1);
      const { low, high } = winInterval(won, played);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(won / played + 1e-9);
      expect(high).toBeGreaterThanOrEqual(won / played - 1e-9);
      const more = winInterval(won * 4, played * 4);
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
  expect(winInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test("R-12.1 the words follow the bands of the six scenarios", () => {
  expect([0.95, 0.8, 0.5, 0.3, 0.1].map(difficultyOf)).toEqual([...DIFFICULTIES]);
  expect([0.75, 0.4, 0.2, 0].map(difficultyOf)).toEqual(["easy", "fair", "hard", "brutal"]);
  expect(difficultyRange({ low: 0.45, high: 0.6 })).toEqual(["fair"]);
  expect(difficultyRange({ low: 0.35, high: 0.8 })).toEqual(["easy", "hard"]);
});

test("the results of every match are counted, and the best night can be seen again", async () => {
  const clou = (await loadGame("clou"))!;
  const own: Trial = { game: "clou", config: {}, crews: [2], games: 6, seed: 3, level: "normal", wins: ["clou"] };
  const last = [...simulate(clou, own)].at(-1)!;
  expect(Object.values(last.results).reduce((a, b) => a + b)).toBe(6);
  expect(last.won).toBe(last.results["clou"] ?? 0);
  const { points, seed } = last.best!;
  const shown = { ...own, crew: 2, seed };
  const { config, events, record } = witness(clou, shown);
  expect(config).toMatchObject({ scenario: "old-mansion", thief1: "janet", thief2: "bruce" });
  expect(events[0]?.type).toBe("rolled");
  expect(events.some(({ type }) => type === "escaped" || type === "caught" || type === "ran")).toBe(true);
  expect(witness(clou, shown)).toEqual({ config, events, record });
  // It is a record like any other: it replays to the same points, and every draw can be verified.
  expect(record).toMatchObject({ outcome: { points }, seats: [{ kind: "bot" }, { kind: "bot" }] });
  expect(verifyChance(clou, record!)).toMatchObject({ ok: true });
  // Whatever the night was worth was carried out of the house.
  expect(events.some(({ type }) => type === "looted")).toBe(points > 0);
});
