import { loadGame } from "@safehouse/games";
import type { LabSurvey } from "@safehouse/games/lab";
import type { AnyGame } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { blocksOf, playGlimpses, thingsAt } from "../src/survey/sample.ts";
import { summarise } from "../src/survey/summary.ts";
import { call } from "./desk.ts";

describe("safehouse survey", () => {
  test("watches every level at every table, and names what is used", async () => {
    const { status, out } = await call(["survey", "klaumau", "--games", "2", "--json"]);
    const { samples, groups, names } = JSON.parse(out) as LabSurvey;
    expect(status).toBe(0);
    expect(samples.filter(({ level }) => level === "normal").map(({ seats }) => seats)).toEqual([2, 3, 4, 6, 8]);
    expect(samples.every(({ games, among }) => games === 2 && among === "normal")).toBe(true);
    expect(names[groups["cards"]?.[0] ?? ""]).toEqual({ en: "number card", de: "Zahlenkarte" });
  });

  test("refuses what cannot be watched", async () => {
    expect(await call(["survey", "klaumau", "--games", "1"])).toMatchObject({ status: 2, out: "" });
    expect(await call(["survey", "nothing"])).toMatchObject({ status: 2, out: "" });
  });
});

describe("what is used", () => {
  test("of a star is the circle that is crossed", async () => {
    const game = (await loadGame("clou-again")) as AnyGame;
    const survey = await game.survey?.();
    if (survey === undefined) throw new Error("it has no survey");
    const place = survey.tables.findIndex(({ of }) => of.includes("bruce"));
    const table = survey.tables[place];
    if (table === undefined) throw new Error("Bruce is not there");
    const config = game.configure(table.options, 1);
    if (!config.ok) throw new Error(config.error.problem);
    const [block] = blocksOf(place, "normal", config.value, 3);
    if (block === undefined) throw new Error("there is nothing to play");
    const glimpses = playGlimpses(game, survey, block, 1);
    const things = thingsAt(survey, table);
    const used = new Set(glimpses.flatMap((glimpse) => glimpse.used.map((thing) => things[thing])));
    expect([...used]).toEqual(expect.arrayContaining(["strength-1", "star-1-1", "star-1-2"]));
    const sample = summarise(game, survey, table, "normal", glimpses);
    expect(sample.used["cells:bruce"]?.[things.indexOf("star-1-1")]).toBeGreaterThan(0);
    expect(sample.games).toBe(3);
  });
});
