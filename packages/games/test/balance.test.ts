import { playMatch, prepareBots } from "@safehouse/host";
import { BOT_LEVELS, type AnyGame, type BalanceLine, type Outcome } from "@safehouse/kernel";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAME_IDS, loadGame } from "../index.ts";
import type { LabLine, LabResults } from "../lab.ts";

/** As many as the lab plays. So few show only what is far off. */
const GAMES = 14;
const SEED = 1;
/** In standard errors. */
const FAR_OFF = 3;

type Player = Parameters<typeof playMatch>[1]["players"];

function readLab(game: string): LabResults {
  return JSON.parse(readFileSync(new URL(`../${game}/lab.json`, import.meta.url), "utf8")) as LabResults;
}

/** Lines that are far off now and were not when the lab last measured; or that it does not know. */
function broken(now: readonly BalanceLine[], measured: readonly LabLine[]): string[] {
  return now
    .filter(({ what, miss }) => {
      const before = measured.find((line) => line.what === what);
      return before === undefined || (miss > FAR_OFF && before.miss <= FAR_OFF);
    })
    .map(({ rule, what, measured: found }) => `${rule} ${what}: ${found}`);
}

async function measureShortly(game: AnyGame): Promise<BalanceLine[]> {
  await prepareBots(game, BOT_LEVELS);
  const study = await game.balance?.();
  const watch = <Note>(config: unknown, players: Player, seed: number, note: (outcome: Outcome | null) => Note): Note =>
    note(playMatch(game, { config, players, seed }).outcome);
  const play = (config: unknown, players: Player, seed: number): Outcome | null =>
    watch(config, players, seed, (outcome) => outcome);
  return study === undefined ? [] : [...study({ play, watch } as never, GAMES, SEED)];
}

describe.each(GAME_IDS)("%s", (id) => {
  test("no balance line has broken since the lab last measured", async () => {
    const game = (await loadGame(id)) as AnyGame;
    const lines = await measureShortly(game);
    expect(lines.length).toBeGreaterThan(0);
    expect(broken(lines, readLab(id).lines.lines), "mend the content, or run `npm run lab` and say why").toEqual([]);
  });

  test("the lab has measured the present rules and content", async () => {
    const { rules, content } = ((await loadGame(id)) as AnyGame).meta;
    expect(readLab(id).edition, "run `npm run lab`").toEqual({ rules, content });
  });
});

test("a line breaks if it is far off and was not, or if nobody has measured it", () => {
  const line = { rule: "X-1", what: "a", measured: "9", holds: true, miss: 0 };
  expect(broken([line], [line])).toEqual([]);
  expect(broken([{ ...line, holds: false, miss: 3 }], [line])).toEqual([]);
  expect(broken([{ ...line, holds: false, miss: 5 }], [line])).toEqual(["X-1 a: 9"]);
  expect(broken([{ ...line, miss: 5 }], [{ ...line, miss: 6 }])).toEqual([]);
  expect(broken([line], [])).toEqual(["X-1 a: 9"]);
});
