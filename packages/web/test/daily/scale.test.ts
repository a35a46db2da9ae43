import { loadGame, loadNightly } from "@safehouse/games";
import type { Nightly } from "@safehouse/games/nightly";
import { prepareBots } from "@safehouse/host";
import type { AnyGame, GameOffer } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { nightOf } from "../../src/pages/daily/logic/night.ts";
import { keepScale, readScale } from "../../src/pages/daily/scale/kept.ts";
import { botsOf, type BotScore, levelsOf, playBots } from "../../src/pages/daily/scale/play-bots.ts";
import { spreadOf } from "../../src/pages/daily/scale/spread.ts";
import { useStorage } from "../records/storage.ts";

const kept = useStorage();

test.each(["klaumau", "robnrun", "clou", "clou-again", "clou-christmas"])(
  "bots come to the same scores with the same night of %s, and to others with another",
  async (id) => {
    const game = (await loadGame(id)) as AnyGame & GameOffer;
    const nightly = (await loadNightly(id)) as Nightly;
    await prepareBots(game, ["easy"]);
    const play = (day: string): BotScore[] => [...playBots(game, ["easy"], nightOf(id, nightly, day))];
    const scores = play("2026-11-16");
    expect(scores).toHaveLength(botsOf(game) / levelsOf(game).length);
    expect(play("2026-11-16")).toEqual(scores);
    const others = ["2026-11-23", "2026-11-30", "2026-12-07"].map((day) => JSON.stringify(play(day)));
    expect(others).not.toEqual(others.map(() => JSON.stringify(scores)));
  },
);

test("all scores lie on one scale, with one's own among them", () => {
  const scores: BotScore[] = [
    { level: "easy", points: 2 },
    { level: "expert", points: 12 },
    { level: "easy", points: 7 },
    { level: "expert", points: 12 },
  ];
  expect(spreadOf(scores, 7)).toEqual({
    ...{ least: 2, most: 12, own: 0.5, beaten: 1 },
    levels: [
      {
        ...{ level: "easy", least: 2, most: 7 },
        marks: [
          { points: 2, at: 0, count: 1 },
          { points: 7, at: 0.5, count: 1 },
        ],
      },
      { level: "expert", least: 12, most: 12, marks: [{ points: 12, at: 1, count: 2 }] },
    ],
  });
  expect(spreadOf([], 3)).toMatchObject({ own: 0.5, beaten: 0, levels: [] });
  expect(spreadOf(scores, -8)).toMatchObject({ least: -8, own: 0 });
});

test("what bots came to is kept for a while, and what somebody wrote there is left out", () => {
  const scores: BotScore[] = [{ level: "easy", points: 2 }];
  for (let night = 0; night < 60; night++) keepScale(`night ${night}`, scores);
  expect([readScale("night 59"), readScale("night 0")]).toEqual([scores, null]);
  const strange = [{ key: "a", scores: [] }, { key: "b", scores: [{ level: "god", points: 1 }] }, { key: "c" }, 7];
  kept.set("safehouse.scales", JSON.stringify([...strange, { key: "d", scores }]));
  expect(["a", "b", "c", "d"].map(readScale)).toEqual([null, null, null, scores]);
});
