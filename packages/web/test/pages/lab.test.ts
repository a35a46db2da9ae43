import { barsOf, type LabSample, quantile, sharesOf } from "@safehouse/games/lab";
import { GAME_IDS, loadOffer } from "@safehouse/games";
import { describe, expect, test } from "vitest";
import { hasLab, loadLab } from "../../src/pages/lab/load-lab.ts";
import { axesOf, samplesAt } from "../../src/pages/lab/logic/axes.ts";
import { along, scaleOver } from "../../src/pages/lab/logic/scale.ts";
import { toldLines } from "../../src/pages/lab/logic/lines.ts";

const SAMPLE: LabSample = {
  of: ["old-mansion", "bruce"],
  seats: 1,
  level: "normal",
  isARound: false,
  games: 10,
  mean: [6, 1],
  points: [
    [0, 2],
    [5, 4],
    [12, 4],
  ],
  won: null,
  used: { "cells:bruce": [10, 0] },
};

test("a quarter, half and all of the matches lie below these points", () => {
  expect([0.25, 0.5, 1].map((part) => quantile(SAMPLE, part))).toEqual([5, 5, 12]);
  expect(quantile({ points: [], games: 0 }, 0.5)).toBe(0);
});

test("bars hold every match once, the highest points in the last one", () => {
  const rounded = (bars: readonly number[]): number[] => bars.map((bar) => Number(bar.toFixed(3)));
  expect(rounded(barsOf(SAMPLE, 0, 12, 6))).toEqual([0.6, 0.4]);
  expect(rounded(barsOf(SAMPLE, 0, 13, 4))).toEqual([0.2, 0.4, 0, 0.4]);
});

test("what is never used has a share of nothing", () => {
  const survey = { games: 10, expertGames: 3, groups: { "cells:bruce": ["grid-1", "grid-2"] }, names: {}, samples: [] };
  expect(sharesOf(survey, SAMPLE, "cells:bruce")).toEqual([
    { id: "grid-1", share: 1 },
    { id: "grid-2", share: 0 },
  ]);
});

test("a scale is round, holds everything and nothing beyond, and always shows zero", () => {
  expect(scaleOver([1, 23])).toEqual({ from: 0, to: 25, ticks: [0, 5, 10, 15, 20, 25] });
  expect(scaleOver([-1.2, 2])).toMatchObject({ from: -2, to: 2 });
  expect(scaleOver([])).toMatchObject({ from: 0, to: 0.1 });
  const scale = scaleOver([-10, 10]);
  expect([-10, 0, 10, 99].map((value) => along(scale, value))).toEqual([0, 50, 100, 100]);
});

test("only what differs is to be chosen", () => {
  const samples = [SAMPLE, { ...SAMPLE, level: "easy" as const }];
  expect(axesOf(samples)).toEqual([{ axis: "level", values: ["normal", "easy"] }]);
  expect(samplesAt(samples, { level: "easy" })).toEqual([samples[1]]);
  expect(samplesAt(samples, { first: "embassy-ball" })).toEqual([]);
});

describe.each(GAME_IDS.filter(hasLab))("what the lab has of %s", (id) => {
  test("is whole: every sample has its matches, every thing its name, and lines are told in German", async () => {
    const results = await loadLab(id);
    if (results === null) throw new Error("there are no results");
    const { survey, ladder, lines } = results;
    for (const sample of survey.samples) {
      const matches = sample.points.reduce((sum, [, count]) => sum + count, 0);
      expect(matches).toBe(sample.games);
      for (const [group, counts] of Object.entries(sample.used)) {
        expect(counts).toHaveLength(survey.groups[group]?.length ?? 0);
        expect(Math.max(...counts)).toBeLessThanOrEqual(sample.games);
      }
    }
    const named = [...survey.samples.flatMap(({ of }) => of), ...Object.values(survey.groups).flat()];
    expect(named.filter((each) => !survey.names[each]?.en || !survey.names[each].de)).toEqual([]);
    expect(ladder.rungs.length).toBeGreaterThan(0);
    const phrases = (await (await loadOffer(id))?.measured?.()) ?? [];
    expect(toldLines(lines.lines, phrases).length).toBeGreaterThan(0);
  });
});

test("every game of the house was in the lab", () => {
  expect(GAME_IDS.filter((id) => !hasLab(id))).toEqual([]);
});
