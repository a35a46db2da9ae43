import { rule, ruling } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { loadRules } from "../../src/pages/rules/load-rules.ts";
import { splitReferences } from "../../src/pages/rules/references.ts";
import { markWords, searchChapters, wordsOf } from "../../src/pages/rules/search.ts";

const CHAPTERS = [
  { id: "K-4", title: "Ich kann nicht", rules: [{ id: "K-4.1", parts: [rule("Du zweifelst.")] }] },
  {
    id: "K-9",
    title: "Varianten",
    rules: [
      { id: "K-9.1", parts: [rule("Fälschung."), ruling("Außer bei Straßen.")] },
      { id: "K-9.2", parts: [rule("Die Polizei.")] },
    ],
  },
];

const found = (query: string): string[] =>
  searchChapters(CHAPTERS, wordsOf(query)).flatMap(({ rules }) => rules.map(({ id }) => id));

test("a search finds every word, whatever its capitals and accents", () => {
  expect(found("FALSCHUNG")).toEqual(["K-9.1"]);
  expect(found("strassen fälschung")).toEqual(["K-9.1"]);
  expect(found("polizei fälschung")).toEqual([]);
  expect(found("k-9")).toEqual(["K-9.1", "K-9.2"]);
  expect(found("kann nicht")).toEqual(["K-4.1"]);
  expect(found("  ")).toEqual(["K-4.1", "K-9.1", "K-9.2"]);
});

test("found words are marked where they stand", () => {
  const marked = (text: string, query: string): string =>
    markWords(text, wordsOf(query))
      .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
      .join("");
  expect(marked("Die Fälschung fällt.", "fal")).toBe("Die [Fäl]schung [fäl]lt.");
  expect(marked("Straße", "strass")).toBe("[Straß]e");
  expect(marked("Die Polizei", "xyz")).toBe("Die Polizei");
});

test("a rule that is named is a link", () => {
  expect(splitReferences("Nach K-4.3 und K-9, nicht A-b.")).toEqual([
    { text: "Nach ", rule: null },
    { text: "K-4.3", rule: "K-4.3" },
    { text: " und ", rule: null },
    { text: "K-9", rule: "K-9" },
    { text: ", nicht A-b.", rule: null },
  ]);
});

test("the rules of the house stand behind those of the game", async () => {
  const rules = await loadRules("klaumau", "de", "Regeln des Hauses");
  expect(rules?.house.rules.map(({ id }) => id)).toEqual(["H-1", "H-2", "H-3", "H-4", "H-5"]);
  expect(rules?.house.rules[1]?.parts[0]?.text).toBeTruthy();
  expect(await loadRules("nothing", "en", "")).toBeNull();
});
