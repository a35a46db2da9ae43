import { afterEach, describe, expect, test, vi } from "vitest";
import type { RecordSeat } from "@safehouse/kernel";
import { pacedBots } from "../src/bots/paced.ts";
import { BotPool } from "../src/bots/pool.ts";
import { machine } from "../src/surroundings.ts";
import { ask, bot, human, look, makeMatch, nextMove, openHouse, type TestHouse, testSettings } from "./house.ts";
import { loadGame, ODD_GAMES } from "./odd-games.ts";
import { comeIn } from "./parlour.ts";

let house: TestHouse;
afterEach(() => house?.close());

async function botGotReplaced(game: string, botLimit: number): Promise<void> {
  house = await openHouse({ games: ODD_GAMES, settings: testSettings({ botLimit }) });
  const match = await makeMatch(house, { game, seats: [human, bot] });
  const { n } = await look(house, match);
  const failures = async (): Promise<string> => (await ask(house, "/metrics")).body as string;
  while (!(await failures()).includes("safehouse_bot_failures_total{")) {
    const next = await nextMove(house, match);
    if (next !== null) expect((await ask(house, `${match.path}/moves`, next)).status).toBe(200);
  }
  expect(await failures()).toContain(`safehouse_bot_failures_total{game="${game}",level="random"}`);
  await expect.poll(async () => (await look(house, match)).n).toBeGreaterThan(n);
  expect((await ask(house, "/api/health")).status).toBe(200);
}

describe("the first listed move is played for a bot", () => {
  test("that is stuck", () => botGotReplaced("stuck", 100));
  test("that takes all memory", () => botGotReplaced("greedy", 60_000));
  test("that answers wrongly", () => botGotReplaced("cheating", 2_000));
});

test("a bot thinks by the rules that its match was begun under", async () => {
  const { meta } = (await loadGame("dated"))!;
  const pool = new BotPool({ limitMs: 60_000, games: ODD_GAMES.module, threads: 1, time: machine });
  const question = { view: null, decision: null, moves: [], history: [], seed: 1, budget: { nodes: 1 } } as never;
  try {
    expect(await pool.choose({ ...meta, rules: 7 }, "random", question, { key: "m", priority: 0 })).toBe(7);
    expect(await pool.choose({ ...meta, rules: 3 }, "random", question, { key: "m", priority: 0 })).toBe(3);
  } finally {
    await pool.close();
  }
});

test("a bot that lacks something answers without it, until a thread of its own has learned it", async () => {
  const { meta } = (await loadGame("pupil"))!;
  const pool = new BotPool({ limitMs: 60_000, games: ODD_GAMES.module, threads: 1, time: machine });
  const question = { view: null, decision: null, moves: [], history: [], seed: 1, budget: { nodes: 1 } } as never;
  const asked = (priority: 0 | 1): Promise<unknown> => pool.choose(meta, "random", question, { key: "m", priority });
  try {
    // Nobody waits where bots play among themselves.
    expect(await asked(1)).toBe("nothing");
    expect(await asked(0)).toBe("nothing");
    await expect.poll(() => asked(0)).toBe("everything");
  } finally {
    await pool.close();
  }
});

test("a level that a game has not built is refused, at a match and at a table", async () => {
  house = await openHouse({ games: ODD_GAMES });
  const ann = await comeIn(house, "Ann");
  const seats = [human, { kind: "bot", level: "expert" }];
  const match = await ask(house, "/api/matches", { body: { game: "cheating", config: {}, seats } });
  expect([match.status, match.body.code]).toEqual([400, "level.unknown"]);
  expect(match.body.error).toMatch(/no bot of level "expert"; levels are random/);
  const bots = [{ seat: 1, level: "expert" }];
  const table = await ann.ask("/api/tables", { game: "cheating", seats: 2, bots });
  expect([table.status, table.body.code]).toEqual([400, "level.unknown"]);
  expect(table.body.error).toMatch(/levels are random/);
});

describe("bots before people", () => {
  const seats = [{ kind: "human" }, { kind: "bot", level: "random" }] as const;
  const instant = { choose: () => "move" };
  const question = (kind: string) => ({ decision: { id: `${kind}:1:1`, seat: 1, kind } }) as never;

  test("take their time", async () => {
    const game = (await loadGame("plain"))!;
    const bots = pacedBots(game, () => seats, instant, { min: 40, max: 60 }, machine);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    let chosen: unknown = null;
    const choice = Promise.resolve(bots.choose("random", question("turn"))).then((move) => (chosen = move));
    await vi.advanceTimersByTimeAsync(39);
    expect(chosen).toBeNull();
    await vi.advanceTimersByTimeAsync(21);
    expect(chosen).toBe("move");
    await choice;
    vi.useRealTimers();
  });

  test("leave masked answers to the host, and hurry among themselves", async () => {
    const game = (await loadGame("plain"))!;
    const slow = { min: 100_000, max: 100_000 };
    let sitting: readonly RecordSeat[] = seats;
    const bots = pacedBots(game, () => sitting, instant, slow, machine);
    expect(await bots.choose("random", question("believe"))).toBe("move");
    sitting = [seats[1]];
    expect(await bots.choose("random", question("turn"))).toBe("move");
  });
});
