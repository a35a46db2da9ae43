import { found } from "@safehouse/kernel";
import { beforeEach, expect, it, vi } from "vitest";
import { emptyNotes, nextMark, readNotes, writeNotes } from "../../src/boards/robnrun/logic/notes.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const written = (heist: number, words: string) => ({
  heist,
  tools: emptyNotes(heist).tools.map((note, i) => (i === 1 ? { mark: "needed" as const, words } : note)),
});

it("keeps notes by match and heist", () => {
  writeNotes("/local/a#0", written(2, "3 or 4?"));
  writeNotes("/local/b#0", written(2, "none"));
  expect(readNotes("/local/a#0", 2).tools[1]).toEqual({ mark: "needed", words: "3 or 4?" });
  expect(readNotes("/local/a#0", 3)).toEqual(emptyNotes(3));
  expect(readNotes("/local/a#1", 2)).toEqual(emptyNotes(2));
});

it("forgets the oldest of many matches, and what is broken", () => {
  for (let i = 0; i < 30; i++) writeNotes(`/local/${i}#0`, written(1, `${i}`));
  expect(readNotes("/local/0#0", 1)).toEqual(emptyNotes(1));
  expect(found(readNotes("/local/29#0", 1).tools[1]).words).toBe("29");
  for (const broken of ["{", "[[1, 2]]", '[["/x#0", {"heist": 1, "tools": [{"mark": "x", "words": ""}]}]]', "7"]) {
    kept.set("safehouse.robnrun.notes", broken);
    expect(readNotes("/x#0", 1)).toEqual(emptyNotes(1));
  }
});

it("goes round the marks", () => {
  expect([nextMark("none"), nextMark("maybe"), nextMark("needed"), nextMark("not")]).toEqual([
    "maybe",
    "needed",
    "not",
    "none",
  ]);
});
