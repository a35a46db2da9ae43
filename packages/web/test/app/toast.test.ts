import { beforeEach, expect, test, vi } from "vitest";
import { announce, announcements } from "../../src/app/announce.ts";
import { openRule, openRulesWith } from "../../src/app/rule-opener.ts";
import { dismissToast, toast, toasts } from "../../src/app/toast.ts";

beforeEach(() => {
  for (const { key } of toasts.value) dismissToast(key);
});

test("a toast goes by itself", () => {
  vi.useFakeTimers();
  toast({ text: "Saved." });
  expect(toasts.value.map(({ text }) => text)).toEqual(["Saved."]);
  vi.advanceTimersByTime(5_000);
  expect(toasts.value).toEqual([]);
  vi.useRealTimers();
});

test("a second refusal takes the first one's place, and nothing is said twice", () => {
  toast({ text: "Saved." });
  toast({ text: "Not now.", tone: "refusal" });
  toast({ text: "Not that.", tone: "refusal", rule: "K-3.1", game: "klaumau" });
  toast({ text: "Saved." });
  expect(toasts.value.map(({ text }) => text)).toEqual(["Not that.", "Saved."]);
});

test("the same words are announced again, and old ones go", () => {
  for (const text of ["a", "", "b", "b", "c", "d", "e", "f"]) announce(text);
  expect(announcements.value.map(({ text }) => text)).toEqual(["b", "b", "c", "d", "e", "f"]);
  expect(new Set(announcements.value.map(({ key }) => key)).size).toBe(6);
});

test("a table opens rules by itself while it is there", () => {
  const opened: string[] = [];
  const leave = openRulesWith((game, rule) => void opened.push(`${game} ${rule}`));
  openRule("klaumau", "K-4.3");
  leave();
  expect(opened).toEqual(["klaumau K-4.3"]);
});
