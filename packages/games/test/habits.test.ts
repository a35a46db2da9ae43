import { join } from "node:path";
import { stepsOf } from "@safehouse/host";
import { addTallies, type AnyGame, LANGUAGES, type MatchRecord, say } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { GAME_IDS, loadGame, loadHabits } from "../index.ts";
import { readFixtures } from "./fixtures.ts";

const SPEAKER = { name: (seat: number) => `seat ${seat}`, isYou: () => false };

describe.each([...GAME_IDS])("habits of %s", (id) => {
  test("are counted of every seat of recorded matches, and never more often than they could be", async () => {
    const game = (await loadGame(id)) as AnyGame;
    const habits = await loadHabits(id);
    if (habits === null) throw new Error(`${id} counts nothing`);
    const counted = readFixtures(join(import.meta.dirname, "..", id, "test")).flatMap(({ record }) => {
      const { config, seats, entries, outcome } = JSON.parse(record) as MatchRecord;
      const { steps } = stepsOf(game, config, seats.length, entries, new Set());
      return seats.map((_, seat) => habits.count({ steps, outcome }, seat));
    });
    for (const tallies of counted) {
      expect(tallies).toHaveLength(habits.habits.length);
      for (const [i, { unit }] of habits.habits.entries()) {
        const [count, of] = tallies[i] as readonly [number, number];
        expect(count).toBeGreaterThanOrEqual(unit === "share" ? 0 : -99);
        if (unit === "share") expect(count).toBeLessThanOrEqual(of);
      }
    }
    // Everything that is counted does happen.
    for (const [, of] of addTallies(counted, habits.habits.length)) expect(of).toBeGreaterThan(0);
  });

  test("have names in both languages, advice where one can get better, and the measure of every level", async () => {
    const habits = await loadHabits(id);
    if (habits === null) throw new Error(`${id} counts nothing`);
    for (const language of LANGUAGES) {
      const texts = await habits.texts[language]();
      for (const { id: habit, better, trains } of habits.habits) {
        expect(say(texts, { id: `habit.${habit}` }, SPEAKER)).toMatch(/^\p{Lu}/u);
        if (better !== null && trains !== undefined) {
          expect(say(texts, { id: `practise.${habit}` }, SPEAKER)).toMatch(/^\p{Lu}.*\.$/u);
        }
      }
    }
    const baseline = await habits.baseline();
    expect(Object.keys(baseline)).toEqual(["easy", "normal", "expert"]);
    for (const tallies of Object.values(baseline)) expect(tallies).toHaveLength(habits.habits.length);
  });
});
