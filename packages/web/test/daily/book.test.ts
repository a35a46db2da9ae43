import { loadNightly } from "@safehouse/games";
import type { Nightly } from "@safehouse/games/nightly";
import { expect, test } from "vitest";
import { beginTry, bestTry, type DailyResult, endTry, readBook, streakOf } from "../../src/pages/daily/logic/book.ts";
import { addDays, addMonths, dayOf, readDay, weeksOf } from "../../src/pages/daily/logic/day.ts";
import { resultText } from "../../src/pages/daily/logic/result-text.ts";
import { lettersOf } from "../../src/pages/daily/logic/signs.ts";
import { useStorage } from "../records/storage.ts";

const kept = useStorage();

const GAME = "clou";
const TODAY = "2026-11-15";
const result = (points: number): DailyResult => ({ points, result: "all-right", rounds: 9, letters: "or" });
const begin = (day: string, match = day): void =>
  beginTry({ game: GAME, day, match, config: { scenario: "old-mansion", thief1: "janet" }, ended: null });
const play = (day: string, points: number): void => {
  begin(day);
  endTry(GAME, day, day, result(points));
};

test("the first try of a day counts, and nothing changes it afterwards", () => {
  begin(TODAY, "first");
  begin(TODAY, "second");
  expect(readBook(GAME).get(TODAY)).toMatchObject({ match: "first", ended: null });
  expect(endTry(GAME, TODAY, "second", result(20))?.ended).toBeNull();
  expect(endTry(GAME, TODAY, "first", result(11))?.ended?.points).toBe(11);
  expect(endTry(GAME, TODAY, "first", result(99))?.ended?.points).toBe(11);
  expect(endTry(GAME, "2026-11-14", "first", result(3))).toBeNull();
});

test("days in a row count back from today, or from yesterday while today is not over", () => {
  expect(streakOf(readBook(GAME), TODAY, 1)).toBe(0);
  for (const back of [1, 2, 3, 5]) play(addDays(TODAY, -back), back);
  expect(streakOf(readBook(GAME), TODAY, 1)).toBe(3);
  begin(TODAY);
  expect(streakOf(readBook(GAME), TODAY, 1)).toBe(3);
  endTry(GAME, TODAY, TODAY, result(0));
  expect(streakOf(readBook(GAME), TODAY, 1)).toBe(4);
  expect(streakOf(readBook(GAME), addDays(TODAY, 2), 1)).toBe(0);
  expect(bestTry(readBook(GAME))?.ended.points).toBe(5);
});

test("what another version or a stranger wrote is left out", () => {
  play(TODAY, 7);
  const good: unknown = JSON.parse(kept.get("safehouse.daily") ?? "");
  const bad = [
    null,
    { day: "yesterday" },
    { day: "2026-02-30", match: "x", scenario: "s", person: "p", ended: null },
    { ...(good as object[])[0], ended: { points: "7" } },
    { ...(good as object[])[0], config: { scenario: 7 } },
    { ...(good as object[])[0], game: 7 },
  ];
  kept.set("safehouse.daily", JSON.stringify([...bad, ...(good as object[])]));
  expect([...readBook(GAME).keys()]).toEqual([TODAY]);
});

test("days are read strictly and counted over months and leap years", () => {
  expect(readDay("2028-02-29")).toBe("2028-02-29");
  for (const wrong of [null, "", "2027-02-29", "2026-1-1", "2026-11-15T00:00", "0000-00-00", "../../x"])
    expect(readDay(wrong)).toBeNull();
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(dayOf(Date.UTC(2026, 10, 15, 23, 59, 59))).toBe(TODAY);
  for (let month = "2025-12"; month < "2029-01"; month = addMonths(month, 1)) {
    const weeks = weeksOf(month);
    const all = weeks.flat().filter((day) => day !== null);
    const [year = 0, number = 0] = month.split("-").map(Number);
    expect(all).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      week.forEach((day, weekday) => {
        if (day !== null) expect(new Date(`${day}T12:00Z`).getUTCDay()).toBe((weekday + 1) % 7);
      });
    }
  }
});

test("a night in symbols: one a round and the end, without what was taken back", async () => {
  const nightly = (await loadNightly("clou")) as Nightly;
  const log = [
    { n: 1, seat: null, decision: "round-1/dice", events: [{ type: "rolled" }] },
    { n: 2, seat: 0, decision: "dice:0:1", events: [{ type: "overcome" }, { type: "looted" }] },
    { n: 3, seat: 0, decision: "undo", undoes: 2, events: [] },
    { n: 4, seat: 0, decision: "dice:0:2", events: [{ type: "overcome" }] },
    { n: 5, seat: null, decision: "round-2/dice", events: [{ type: "rolled" }] },
    { n: 6, seat: null, decision: "round-3/dice", events: [{ type: "rolled" }, { type: "traced" }] },
    { n: 7, seat: 0, decision: "leave:0:1", events: [{ type: "ran" }] },
  ];
  expect(lettersOf(nightly, log, 0)).toEqual({ rounds: 3, letters: "oqtr" });
});

test("a result is told in a few lines that give nothing away", () => {
  const told = { title: "Clou, the night of 15 Nov 2026", result: ["13 points", "All right"], letters: "or" };
  expect(resultText({ ...told, what: "The old mansion, Janet", scale: "Better than 5 of 21 bots" })).toBe(
    "Clou, the night of 15 Nov 2026\nThe old mansion, Janet\n13 points · All right\nBetter than 5 of 21 bots\n🔓🏃",
  );
  expect(resultText({ ...told, what: "", scale: null })).toBe(
    "Clou, the night of 15 Nov 2026\n13 points · All right\n🔓🏃",
  );
});

test("every game has its own nights, and its own days in a row", () => {
  play(TODAY, 7);
  beginTry({ game: "klaumau", day: TODAY, match: "k", config: {}, ended: null });
  expect(readBook("klaumau").get(TODAY)).toMatchObject({ match: "k", ended: null });
  expect(endTry("klaumau", TODAY, TODAY, result(3))?.ended).toBeNull();
  expect(streakOf(readBook("klaumau"), TODAY, 1)).toBe(0);
  expect(endTry("klaumau", TODAY, "k", result(-3))?.ended?.points).toBe(-3);
  expect([streakOf(readBook("klaumau"), TODAY, 1), readBook(GAME).get(TODAY)?.ended?.points]).toEqual([1, 7]);
});

test("weeks in a row count by their Mondays", () => {
  for (const day of ["2026-11-02", "2026-11-09"]) {
    beginTry({ game: "clou-christmas", day, match: day, config: {}, ended: null });
    endTry("clou-christmas", day, day, result(40));
  }
  const book = readBook("clou-christmas");
  expect([streakOf(book, "2026-11-09", 7), streakOf(book, "2026-11-16", 7), streakOf(book, "2026-11-23", 7)]).toEqual([
    2, 2, 0,
  ]);
});

test("tries from when Clou alone had nights are still there", () => {
  const old = { day: TODAY, match: "m", scenario: "old-mansion", person: "janet", ended: result(9) };
  kept.set("safehouse.daily", JSON.stringify([old]));
  expect(readBook(GAME).get(TODAY)).toEqual({
    ...{ game: GAME, day: TODAY, match: "m", ended: result(9) },
    config: { scenario: "old-mansion", thief1: "janet" },
  });
  play("2026-11-16", 3);
  expect([...readBook(GAME).keys()]).toEqual([TODAY, "2026-11-16"]);
});
