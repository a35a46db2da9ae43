import { rank, type AnyGame, type Outcome } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { simulate } from "../src/simulate.ts";
import { call } from "./desk.ts";

const FIELDS = [
  "game",
  "seats",
  "seed",
  "level",
  "games",
  "moves",
  "seconds",
  "gamesPerSecond",
  "movesPerSecond",
  "meanScore",
  "outcomes",
  "violations",
];

describe("safehouse simulate", () => {
  test("prints one JSON object with exactly these fields", async () => {
    const { status, out, err } = await call("simulate klaumau --games 60 --seats 5 --seed 1 --json".split(" "));
    expect([status, err]).toEqual([0, ""]);
    expect(out.trimEnd()).not.toContain("\n");
    const simulation = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(simulation)).toEqual(FIELDS);
    expect(simulation).toMatchObject({ game: "klaumau", seats: 5, seed: 1, level: "random", games: 60, violations: 0 });
    const outcomes = simulation["outcomes"] as Record<string, number>;
    expect(Object.keys(outcomes)).toEqual(["seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "shared"]);
    expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(60);
  });

  test("says the same for the same call, but for the seconds, and something else for another seed", async () => {
    const result = async (seed: number): Promise<unknown> => {
      const { out } = await call(["simulate", "klaumau", "--games", "20", "--seed", `${seed}`, "--json"]);
      const { seconds, gamesPerSecond, movesPerSecond, ...rest } = JSON.parse(out) as Record<string, unknown>;
      expect([seconds, gamesPerSecond, movesPerSecond].every((value) => typeof value === "number")).toBe(true);
      return rest;
    };
    expect(await result(5)).toEqual(await result(5));
    expect(await result(5)).not.toMatchObject({ moves: ((await result(6)) as { moves: number }).moves });
    expect(await result(Number.MAX_SAFE_INTEGER)).toMatchObject({ seed: Number.MAX_SAFE_INTEGER, violations: 0 });
  });

  test("prints a table for people, in their language", async () => {
    const english = await call(["simulate", "klaumau", "--games", "3", "--level", "easy"]);
    expect(english.out).toContain("Klaumau!: 4 seats, level easy, seed 1");
    expect(english.out).toMatch(/seat 4 wins +\d +\d+\.\d%/);
    const german = await call(["simulate", "klaumau", "--games", "3"], { env: { LANG: "de_AT.UTF-8" } });
    expect(german.out).toMatch(/Verstöße +0/);
  });

  test("plays with the table's options", async () => {
    const config = '{"bomb":"swap","receiver":true,"watchdogs":true}';
    const { status } = await call(["simulate", "klaumau", "--games", "5", "--config", config]);
    expect(status).toBe(0);
  });

  test("shows how far it is only to a terminal, and only on stderr", async () => {
    let now = 0;
    const slow = { isErrorTerminal: true, now: () => (now += 90) };
    const { out, err } = await call(["simulate", "klaumau", "--games", "9", "--json"], slow);
    expect(err).toMatch(/^(\r\d of 9 games)+\r/);
    expect(err.endsWith("\r\u001b[K")).toBe(true);
    expect(() => JSON.parse(out) as unknown).not.toThrow();
  });
});

/** A game of one coin that asks nothing and can end in any way. */
function coin(outcome: (side: number) => Outcome | null, audit: readonly string[] = []): AnyGame {
  const game = {
    meta: { id: "coin", decisions: {}, events: {} },
    setup: () => ({ side: -1 }),
    pending: (state: { side: number }) =>
      state.side < 0 ? [{ kind: "chance", seat: null, label: "coin", draw: { pick: 2 } }] : [],
    apply(state: { side: number }, _decision: unknown, drawn: readonly number[]) {
      state.side = drawn[0] as number;
      return [];
    },
    clone: (state: object) => ({ ...state }),
    outcome: (state: { side: number }) => (state.side < 0 ? null : outcome(state.side)),
    audit: () => audit,
    bots: { random: {} },
  };
  return game as unknown as AnyGame;
}

describe("a simulation counts", () => {
  const watched: string[] = [];
  const watcher = {
    now: () => 0,
    onGame: () => {},
    onViolation: (game: number, problem: string) => void watched.push(`${game} ${problem}`),
  };
  const play = (game: AnyGame, games = 100) =>
    simulate({ game, config: {}, seats: 2, level: "random" }, games, 1, watcher);

  test("shared results by their name", () => {
    const result = play(
      coin((side) => ({ type: "shared", result: side ? "escaped" : "caught", points: side * 10, lines: [] })),
    );
    const { caught = 0, escaped = 0 } = result.outcomes;
    expect(Object.keys(result.outcomes)).toEqual(["caught", "escaped"]);
    expect(caught + escaped).toBe(100);
    expect(result.meanScore).toBeCloseTo(escaped / 10);
  });

  test("wins by seat, and ties as shared", () => {
    const lines: [] = [];
    const result = play(
      coin((side) =>
        rank([
          { seat: 0, points: 1, lines },
          { seat: 1, points: side, lines },
        ]),
      ),
    );
    expect(Object.keys(result.outcomes)).toEqual(["seat 1", "seat 2", "shared"]);
    expect(result.outcomes["seat 2"]).toBe(0);
    expect((result.outcomes["seat 1"] ?? 0) + (result.outcomes["shared"] ?? 0)).toBe(100);
  });

  test("unfinished matches and violations, which it names", () => {
    const result = play(
      coin(() => null),
      2,
    );
    expect(result).toMatchObject({ outcomes: { unfinished: 2 }, violations: 2, meanScore: 0 });
    expect(watched).toContain("1 over without an outcome");
    expect(
      play(
        coin(() => null, ["a card is lost"]),
        1,
      ).violations,
    ).toBeGreaterThan(1);
  });
});
