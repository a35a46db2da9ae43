import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAME_IDS, loadGame } from "@safehouse/games";
import { type AnyGame, copyJson, type MatchRecord } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { memoryJournal } from "../src/index.ts";
import { bookmarkPast, type Past, resumeJournal } from "../src/resume.ts";
import { playToTheEnd, send, sit, toTheVote } from "./table.ts";

const GAMES = join(import.meta.dirname, "../../games");
const EVERY = 17;

const contentsOf = ({ timeline: { state, steps, undone, entries }, published, asked }: Past): unknown =>
  copyJson({ state, steps, undone: [...undone], entries, published, asked: [...asked].sort() });

describe.each(GAME_IDS)("a bookmark anywhere in a match of %s", (id) => {
  const folder = join(GAMES, id, "fixtures");
  const records = readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== "setups.json")
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8")) as MatchRecord] as const);

  test.each(records)("leads to the same end as the whole log: %s", async (_, { config, seats, entries }) => {
    const game = (await loadGame(id)) as AnyGame;
    const whole = contentsOf(resumeJournal(game, config, seats.length, entries, null));
    for (let n = 0; n <= entries.length; n += EVERY) {
      const past = resumeJournal(game, config, seats.length, entries.slice(0, n), null);
      const bookmark = copyJson(bookmarkPast(past));
      expect(contentsOf(resumeJournal(game, config, seats.length, entries, bookmark))).toEqual(whole);
    }
  });
});

test("a match goes on from its bookmark, with what was taken back and what is sealed", async () => {
  const journal = memoryJournal();
  const match = await sit({ journal });
  await send(match, "mark:0:1", { cell: 4 });
  await match.undo({ seat: 0, command: "u" });
  await toTheVote(match);
  const bookmark = copyJson(match.bookmark());
  const resumed = await sit({ journal, entries: [...journal.entries], commands: journal.commands, bookmark });
  for (const viewer of [0, 1, 2, "spectator"] as const) {
    expect(resumed.snapshot(viewer)).toEqual(match.snapshot(viewer));
    expect(resumed.log(viewer)).toEqual(match.log(viewer));
  }
  await match.close();
  await playToTheEnd(resumed, [2, 0, 1]);
  expect(resumed.record()?.outcome).toBeTruthy();
});
