import type { Entry, Json } from "@safehouse/kernel";
import type { NewMatch } from "../src/store/store.ts";

export function newMatch(id: string, change: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: "a-game",
    rules: 3,
    content: "c0ffee",
    config: { size: 5, names: ["a", null, true], nested: { deep: -1.5 } },
    seats: [{ kind: "human", name: "Ada" }, { kind: "bot", level: "easy" }, { kind: "human" }],
    tokenHashes: ["aa".repeat(32), null, "bb".repeat(32)],
    seed: "a secret seed",
    contributions: ["00ff", ""],
    practice: false,
    isPrivate: true,
    createdAt: 1_790_000_000_123,
    ...change,
  };
}

export function entry(n: number, move: Json = { play: n }): Entry {
  return n % 3 === 0
    ? { n, decision: `round-${n}/dice`, seat: null, move }
    : { n, decision: `turn:1:${n}`, seat: 1, move };
}

export const ODD_TEXTS = [
  "Grüße, 你好 🂡",
  "\u0000\u001f\u2028",
  "\ud800 alone",
  "'; DROP TABLE matches; --",
  '"\\',
  "e\u0301 é",
  "%_*?",
];
export const ODD_IDS = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "日本 🃏",
  "a/b\\c",
  "'",
  "%",
  " ",
  "A",
  "a",
  "é",
  "e\u0301",
];
export const BAD_IDS = ["", "a\u0000b", "a\u0000", "\ud800", "\udfff", "\ufffd", "x".repeat(10_000)];
