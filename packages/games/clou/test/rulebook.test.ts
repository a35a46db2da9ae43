import { describe, expect, it } from "vitest";
import { rulebook as again } from "../../clou-again/rulebook/de.ts";
import { de as againDe } from "../../clou-again/text/de.ts";
import { de as christmasDe } from "../../clou-christmas/text/de.ts";
import { rulebook as de } from "../rulebook/de.ts";
import { rulebook as en } from "../rulebook/en.ts";
import { rulebook as againEn } from "../../clou-again/rulebook/en.ts";

const onePage = (book: typeof en, title: string): string =>
  book.onePage.find((each) => each.title === title)?.text ?? "";
const partsOf = (book: typeof en, id: string): string =>
  book.chapters.flatMap(({ rules }) => rules.filter((rule) => rule.id === id).flatMap(({ parts }) => parts.map(({ text }) => text))).join(" "); // oxfmt-ignore

describe("what the books say", () => {
  it("C-1.3 a small number at a symbol is for crews of that size or larger", () => {
    expect(onePage(en, "The plan")).toContain("only crews of that size or larger need it");
    expect(onePage(de, "Der Plan")).toContain("Nur Banden dieser Größe oder größere brauchen es");
  });

  it("C-7.3 all cars together with the last of the police is an escape", () => {
    for (const book of [en, againEn]) expect(onePage(book, "Getting caught")).toContain("or together with them");
    for (const book of [de, again]) expect(onePage(book, "Gefasst werden")).toContain("oder zugleich mit ihr");
  });

  it("C-5.9 every face gives something", () => {
    expect(partsOf(en, "C-5.9")).toContain("Every face gives at least one of the two");
    expect(partsOf(de, "C-5.9")).toContain("Jede Augenzahl gibt mindestens eines von beiden");
  });

  it("A-5.2 X-7.2 one rating has one name in German", () => {
    expect(againDe["result.ordinary-crooks"]).toBe(christmasDe["result.ordinary-crooks"]);
    expect(`${partsOf(again, "A-5.2")} ${onePage(again, "Die Rechnung")}`).not.toContain("Ganoven");
  });
});
