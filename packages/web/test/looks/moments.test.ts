import { expect, test } from "vitest";
import { looksAt, looksAtPage, momentsOf } from "../../../../scripts/looks/moments.ts";

const ENTRIES = [
  { decision: "round-1/deck", seat: null },
  { decision: "turn:0:1", seat: 0 },
  { decision: "turn:1:1", seat: 1 },
  { decision: "believe:1:1", seat: 1 },
  { decision: "victim:2:1", seat: 2 },
];

test("every kind of question is looked at once, while it is open, and the end with everything open", () => {
  const seen = new Set<string>();
  expect(momentsOf(ENTRIES, seen)).toEqual([
    { n: 1, from: 0, isPlayed: true },
    { n: 3, from: 1, isPlayed: true },
    { n: 4, from: 2, isPlayed: false },
    { n: 4, from: "open", isPlayed: false },
    { n: 5, from: "open", isPlayed: false },
  ]);
  expect(momentsOf(ENTRIES, seen)).toEqual([{ n: 5, from: "open", isPlayed: false }]);
});

test("twenty looks meet every size in both themes and both languages, and no two have one name", () => {
  const moments = Array.from({ length: 20 }, (_, n) => ({ n, from: 0, isPlayed: false }));
  const looks = looksAt("a-game", moments, 7);
  expect(new Set(looks.map(({ size, theme, language }) => `${size.name} ${theme} ${language}`)).size).toBe(20);
  expect(new Set(looks.map(({ name }) => name)).size).toBe(20);
  expect(looks[0]?.name).toMatch(/^a-game-0-0-\w+-(night|paper)-(en|de)$/);
});

test("where somebody sits down and things are lit, it is looked at by night and by day", () => {
  const looks = looksAt("a-game", [{ n: 3, from: 1, isPlayed: true }], 2);
  expect(looks.map(({ name }) => name)).toEqual([
    "a-game-3-played-1-tablet-night-de",
    "a-game-3-played-1-sideways-paper-de",
  ]);
});

test("a page is named by its address", () => {
  expect(looksAtPage("/new/klaumau?how=online").map(({ name }) => name)).toEqual([
    "page-new-klaumau-how-online-desk-night-en",
    "page-new-klaumau-how-online-phone-paper-de",
  ]);
  expect(looksAtPage("/")[0]?.name).toBe("page-home-desk-night-en");
});
