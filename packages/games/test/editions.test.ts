import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyGame, MatchRecord } from "@safehouse/kernel";
import { checkFixture } from "@safehouse/testkit";
import { describe, expect, test } from "vitest";
import { GAME_IDS, loadCore, loadGame, loadOffer, rulesVersions } from "../index.ts";

const GAMES = join(import.meta.dirname, "..");

interface OldRecord {
  readonly file: string;
  readonly text: string;
  readonly record: MatchRecord;
}

/** Matches that were finished under older rules, kept as they were: `fixtures/rules-<version>/`. */
function oldRecords(id: string): OldRecord[] {
  const folder = join(GAMES, id, "fixtures");
  return globSync("rules-*/*.json", { cwd: folder }).map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return { file, text, record: JSON.parse(text) as MatchRecord };
  });
}

describe.each(GAME_IDS)("%s", (id) => {
  const records = oldRecords(id);

  test.each(records)(
    "a match finished under older rules replays and verifies: $file",
    async ({ file, text, record }) => {
      expect(file).toMatch(new RegExp(`^rules-${record.rules}/`));
      const game = (await loadGame(id, record)) as AnyGame;
      expect(game.meta).toMatchObject({ id, rules: record.rules, content: record.content });
      expect(checkFixture(game, text, null)).toEqual([]);
      const core = await loadCore(id, record);
      expect(core?.meta).toEqual(game.meta);
    },
  );

  test("has a match of every older version that it plays", async () => {
    const [present, ...older] = await rulesVersions(id);
    expect((await loadOffer(id))?.meta.rules).toBe(present);
    expect([...new Set(records.map(({ record }) => record.rules))].toSorted()).toEqual(older.toSorted());
    expect(older.every((version) => version < (present as number))).toBe(true);
  });

  test("loads the present edition by its name, and nothing in the place of an unknown one", async () => {
    const game = (await loadGame(id)) as AnyGame;
    expect(await loadGame(id, game.meta)).toBe(game);
    for (const edition of [
      { ...game.meta, rules: 99 },
      { ...game.meta, content: "0000" },
    ]) {
      expect([await loadGame(id, edition), await loadCore(id, edition)]).toEqual([null, null]);
    }
  });
});

test("an unknown game has no versions", async () => {
  expect(await rulesVersions("whist")).toEqual([]);
});
