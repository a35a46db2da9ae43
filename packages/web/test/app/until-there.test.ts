// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mendStyles } from "../../src/app/mend-styles.ts";
import { untilThere } from "../../src/app/until-there.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what does not come is asked for again, less and less often, and taken once", async () => {
  let isAway = true;
  const load = vi.fn(() => (isAway ? Promise.reject(new Error("away")) : Promise.resolve("part")));
  const take = vi.fn();
  untilThere(load, take);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(load).toHaveBeenCalledTimes(4);
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(5);
  expect(take.mock.calls).toEqual([["part"]]);
});

test("what nobody wants any more is neither asked for nor taken", async () => {
  const load = vi.fn(() => Promise.reject(new Error("away")));
  const take = vi.fn();
  untilThere(load, take)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  untilThere(() => Promise.resolve("late"), take)();
  await vi.advanceTimersByTimeAsync(0);
  expect(take).not.toHaveBeenCalled();
});

test("a style sheet that did not come is asked for again, at its place, until a house says that it has none", async () => {
  const house = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("away")));
  vi.stubGlobal("fetch", house);
  mendStyles();
  document.head.innerHTML = `<style id="before"></style><link rel="stylesheet" crossorigin="" /><style id="after"></style>`;
  const sheet = (): Element => document.head.children[1] as Element;
  const first = sheet();
  first.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sheet()).toBe(first);
  expect(house.mock.calls.length).toBeLessThan(10);

  house.mockImplementation(async () => new Response("", { status: 200 }));
  await vi.advanceTimersByTimeAsync(60_000);
  const second = sheet();
  expect(second).not.toBe(first);
  expect(document.head.children).toHaveLength(3);
  expect([second.tagName, second.getAttribute("rel")]).toEqual(["LINK", "stylesheet"]);

  house.mockClear().mockImplementation(async () => new Response("", { status: 404 }));
  second.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sheet()).toBe(second);
  expect(house).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
