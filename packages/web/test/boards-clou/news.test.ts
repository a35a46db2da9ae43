import type { Event } from "@safehouse/games/clou/board";
import { expect, it } from "vitest";
import { type News, NO_NEWS, nextNews, soundOf } from "../../src/boards/clou/logic/news.ts";

const after = (news: News, ...events: readonly Event[]): News => nextNews(news, { events });

const ROLLED: Event = { type: "rolled", round: 2, dice: [1, 2, 3] };
const LENT: Event = { type: "star", seat: 0, star: "extra-six", for: 1 };
const ANEW: Event = { type: "threw-anew", thrown: [4, 4], dice: [1, 4, 4] };
const TURNED: Event = { type: "turned", seat: 1, from: 2, to: 5 };

it("a moment in which nothing happens leaves the news as they are", () => {
  const rolled = after(NO_NEWS, ROLLED);
  expect(after(rolled)).toBe(rolled);
});

it("A-4.6 dice that a star threw or turned are no new round", () => {
  expect(after(NO_NEWS, ANEW)).toMatchObject({ hasRolled: false, changed: "thrown" });
  expect(after(NO_NEWS, TURNED)).toMatchObject({ hasRolled: false, changed: "turned" });
  expect(after(after(after(NO_NEWS, ANEW), TURNED), ANEW).throws).toBe(2);
  expect(after(after(NO_NEWS, TURNED), ROLLED)).toMatchObject({ hasRolled: true, changed: null });
});

it("A-4.1 a star is told to whom it was given, and marked where it was crossed", () => {
  const { given, fresh } = after(NO_NEWS, LENT);
  expect(given).toEqual({ from: 0, to: 1, star: "extra-six" });
  expect(fresh).toEqual([{ seat: 0, at: "extra-six", isOnPlan: false }]);
  expect(after(NO_NEWS, { ...LENT, for: 0 }).given).toBeNull();
  expect(after(NO_NEWS, { ...LENT, for: null }).given).toBeNull();
});

it("what is crossed in a circle of a sheet is not on the plan, whichever sheet it is", () => {
  const at = (cell: string): Event => ({ type: "crossed", seat: 0, gift: "lock", at: cell });
  const marks = after(NO_NEWS, at("special-1-2"), at("campaign.special-1-1"), at("window-1")).fresh;
  expect(marks.map(({ isOnPlan }) => isOnPlan)).toEqual([false, false, true]);
});

it("dice are louder than a cross", () => {
  expect(soundOf([LENT, ANEW])).toBe("dice");
  expect(soundOf([LENT, TURNED])).toBe("turn");
  expect(soundOf([LENT])).toBe("cross");
});
