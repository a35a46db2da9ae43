import { expect, test } from "vitest";
import { beginTry, bestTry, type DailyResult, endTry, readBook, streakOf } from "../../src/pages/daily/logic/book.ts";
import { addDays, addMonths, dayOf, readDay, weeksOf } from "../../src/pages/daily/logic/day.ts";
import { resultText } from "../../src/pages/daily/logic/result-text.ts";
import { lettersOf } from "../../src/pages/daily/logic/symbols.ts";
import { useStorage } from "../records/storage.ts";

const kept = useStorage();

const TODAY = "2026-11-15";
const result = (points: number): DailyResult => ({ points, result: "all-right", rounds: 9, letters: "or" });
const begin = (day: string, match = day): void =>
  beginTry({ day, match, scenario: "old-mansion", person: "janet", ended: null });
const play = (day: string, points: number): void => {
  begin(day);
  endTry(day, day, result(points));
};

test("the first try of a day counts, and nothing changes it afterwards", () => {
  begin(TODAY, "first");
  begin(TODAY, "second");
  expect(readBook().get(TODAY)).toMatchObject({ match: "first", ended: null });
  expect(endTry(TODAY, "second", result(20))?.ended).toBeNull();
  expect(endTry(TODAY, "first", result(11))?.ended?.points).toBe(11);
  expect(endTry(TODAY, "first", result(99))?.ended?.points).toBe(11);
  expect(endTry("2026-11-14", "first", result(3))).toBeNull();
});

test("days in a row count back from today, or from yesterday while today is not over", () => {
  expect(streakOf(readBook(), TODAY)).toBe(0);
  for (const back of [1, 2, 3, 5]) play(addDays(TODAY, -back), back);
  expect(streakOf(readBook(), TODAY)).toBe(3);
  begin(TODAY);
  expect(streakOf(readBook(), TODAY)).toBe(3);
  endTry(TODAY, TODAY, result(0));
  expect(streakOf(readBook(), TODAY)).toBe(4);
  expect(streakOf(readBook(), addDays(TODAY, 2))).toBe(0);
  expect(bestTry(readBook())?.ended.points).toBe(5);
});

test("what another version or a stranger wrote is left out", () => {
  play(TODAY, 7);
  const good: unknown = JSON.parse(kept.get("safehouse.daily") ?? "");
  const bad = [
    null,
    { day: "yesterday" },
    { day: "2026-02-30", match: "x", scenario: "s", person: "p", ended: null },
    { ...(good as object[])[0], ended: { points: "7" } },
  ];
  kept.set("safehouse.daily", JSON.stringify([...bad, ...(good as object[])]));
  expect([...readBook().keys()]).toEqual([TODAY]);
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

test("a night in symbols: one a round and the end, without what was taken back", () => {
  const log = [
    { n: 1, seat: null, decision: "round-1/dice", events: [{ type: "rolled" }] },
    { n: 2, seat: 0, decision: "dice:0:1", events: [{ type: "overcome" }, { type: "looted" }] },
    { n: 3, seat: 0, decision: "undo", undoes: 2, events: [] },
    { n: 4, seat: 0, decision: "dice:0:2", events: [{ type: "overcome" }] },
    { n: 5, seat: null, decision: "round-2/dice", events: [{ type: "rolled" }] },
    { n: 6, seat: null, decision: "round-3/dice", events: [{ type: "rolled" }, { type: "traced" }] },
    { n: 7, seat: 0, decision: "leave:0:1", events: [{ type: "ran" }] },
  ];
  expect(lettersOf(log)).toEqual({ rounds: 3, letters: "oqtr" });
});

test("a result is told in four lines", () => {
  const text = resultText(result(13), {
    title: "Clou",
    date: "15 Nov 2026",
    where: "The old mansion",
    who: "Janet",
    rating: "All right",
    points: (n) => `${n} points`,
    rounds: (n) => `${n} rounds`,
  });
  expect(text).toBe("Clou, 15 Nov 2026\nThe old mansion, Janet\n13 points · All right · 9 rounds\n🔓🏃");
});
