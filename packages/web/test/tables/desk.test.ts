import { expect, it } from "vitest";
import { isShort, lengthText, untilText } from "../../src/pages/tables/desk-times.ts";
import { dayAfter, dayOf, startOfDay } from "../../src/pages/tables/days.ts";
import { keepDesk, recallDesk } from "../../src/pages/tables/kept-desk.ts";
import { en } from "../../src/pages/tables/text/en.ts";
import { ownTable } from "./own-table.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it("tells lengths as exactly as anybody wants to know", () => {
  expect([0, 90_000, 3 * HOUR, 47 * HOUR, 60 * HOUR].map((length) => lengthText(length, en))).toEqual([
    "1 minute",
    "1 minute",
    "3 hours",
    "47 hours",
    "2 days",
  ]);
});

it("tells ends by the clock of the device, whatever that says: only lengths come from the house", () => {
  const noon = new Date(2026, 10, 18, 12).getTime();
  expect(untilText(3 * DAY, noon)).toBe("21 Nov");
  expect(untilText(3 * HOUR, noon)).toBe("15:00");
  expect(untilText(20 * HOUR, noon)).toMatch(/Thu.* 08:00/);
});

it("warns of who was reminded and has less than a week", () => {
  expect([isShort(8 * DAY, 1), isShort(6 * DAY, 0), isShort(6 * DAY, 1), isShort(null, 2)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it("counts whole days of this device", () => {
  const day = dayOf(new Date(2026, 9, 24, 15).getTime());
  expect(day).toBe("2026-10-24");
  expect(new Date(startOfDay(day)).getHours()).toBe(0);
  expect(dayOf(dayAfter(day))).toBe("2026-10-25");
});

it("is remembered without anything that plays a seat", () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { localStorage });
  keepDesk([ownTable({ token: "secret" }), ownTable({ id: "t2", phase: "over" })]);
  expect(recallDesk()).toEqual([ownTable()]);
  expect([...kept.values()].join()).not.toContain("secret");
  keepDesk([]);
  expect(recallDesk()).toBeNull();
  Reflect.deleteProperty(globalThis, "localStorage");
});
