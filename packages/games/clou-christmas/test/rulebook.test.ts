import type { Language, Rulebook } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { rulebook as clouDe } from "../../clou/rulebook/de.ts";
import { rulebook as clouEn } from "../../clou/rulebook/en.ts";
import { older } from "../older.ts";
import { heistRules } from "../paper.ts";
import { rulebook as de } from "../rulebook/de.ts";
import { rulebook as en } from "../rulebook/en.ts";

const BOOKS: { readonly [language in Language]: Rulebook } = { en, de };
const CLOU: { readonly [language in Language]: Rulebook } = { en: clouEn, de: clouDe };
const LOST = { en: /lost|everything/, de: /verloren|alles ist weg/ };

function partsOf({ chapters }: Rulebook, id: string): string {
  const rules = chapters.flatMap((chapter) => chapter.rules.filter((rule) => rule.id === id));
  return rules.flatMap(({ parts }) => parts.map(({ text }) => text)).join(" ");
}

const onePage = (book: Rulebook): string => book.onePage.map(({ text }) => text).join(" ");

describe.each(["en", "de"] as const)("the campaign's book, %s", (language) => {
  it("X-3.1 X-3.2 does not say in the rules of a heist that a crew that is caught has lost", () => {
    for (const [id, instead] of [
      ["C-7.2", "X-3.1"],
      ["C-7.3", "X-3.2"],
    ]) {
      expect(partsOf(CLOU[language], id)).toMatch(LOST[language]);
      expect(partsOf(BOOKS[language], id)).not.toMatch(LOST[language]);
      expect(partsOf(BOOKS[language], id)).toContain(instead);
    }
  });

  it("X-2.1 has no other choice of a plan than the heist at hand", () => {
    expect(partsOf(BOOKS[language], "C-1.1")).toContain("X-2.1");
  });

  it("X-7.2 the rules of a heist on one page rate the campaign, not the night, and nobody loses everything", async () => {
    const text = onePage(await heistRules[language]());
    for (const points of [50, 51, 69, 79]) expect(text).toMatch(new RegExp(`\\b${points}\\b`));
    expect(text).not.toMatch(/\bClou\b|\bclou\b/);
    expect(text).not.toMatch(LOST[language]);
    expect((await heistRules[language]()).onePage.map(({ title }) => title)).toEqual(
      CLOU[language].onePage.map(({ title }) => title),
    );
  });

  it("X-2.4 the book at the table says what is played there", async () => {
    const before = older.map(async ({ rulebook }) => partsOf(await rulebook[language](), "X-2.4"));
    expect(partsOf(BOOKS[language], "X-2.4")).not.toMatch(/at least 0|mindestens 0/);
    for (const text of await Promise.all(before)) expect(text).toMatch(/at least 0|mindestens 0/);
  });
});
