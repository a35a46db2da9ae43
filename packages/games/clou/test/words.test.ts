import { LANGUAGES, type Language, say, type TableLine } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { CHOOSE_DRIVER, ROUND, STAGE } from "../slots.ts";
import { BASE } from "../content/base.ts";
import { COLOURS } from "../content/symbols.ts";
import { clou } from "../game.ts";

const who = { name: (seat: number) => ["Ada", "Karl"][seat] as string, isYou: (seat: number) => seat === 0 };

async function told(
  language: Language,
  scenario: string,
  thief1: string,
  change: (board: number[]) => void = () => {},
): Promise<readonly TableLine[]> {
  const config = clou.configure({ scenario, thief1 }, 2);
  if (!config.ok) throw new Error(config.error.problem);
  const state = clou.setup(config.value, 2);
  change(state.board);
  const words = await clou.words();
  const texts = { ...(await clou.texts[language]()), ...(await words.texts[language]()) };
  const telling = { say: (message: Parameters<typeof say>[1]) => say(texts, message, who), name: who.name };
  return words.describe(clou.view(state, 0), telling).flatMap(({ lines }) => lines);
}

const textOf = (lines: readonly TableLine[], thing: string): string =>
  lines.find((line) => line.thing === thing)?.text ?? "";
const briefOf = (lines: readonly TableLine[], thing: string): string =>
  lines.find((line) => line.thing === thing)?.brief ?? "";

describe("the table in words", () => {
  for (const language of LANGUAGES) {
    it(`speaks ${language} on every plan, for every thief`, async () => {
      for (const { id } of BASE.plans) {
        for (const thief of BASE.thieves) {
          const lines = await told(language, id, thief.id);
          const all = lines.flatMap(({ text, brief }) => [text, brief ?? ""]).join("\n");
          if (language === "de") expect(all).not.toMatch(new RegExp(`\\b(${COLOURS.join("|")})\\b`));
          expect(all).not.toMatch(/undefined|null|NaN/);
        }
      }
    });
  }

  it("tells what lines of circles give, what circles of a tree are joined to, and what the roll gives", async () => {
    const lines = await told("en", "old-mansion", "janet");
    expect(textOf(lines, "row1:grid")).toContain("2; 7; 4; all of it gives electronics");
    expect(textOf(lines, "row1:grid")).toContain("The columns give number ±2; safe; an extra 5");
    expect(textOf(lines, "row1:tree")).toContain("2 gives number ±1, leads to 4 or 9; 13 gives safe, leads to 9 or 12");
    expect(textOf(lines, "row1:bonus")).toContain("one 1 gives dexterity");
  });

  it("says the same in signs where room is short", async () => {
    const lines = await told("en", "old-mansion", "janet");
    expect(briefOf(lines, "row1:grid")).toContain("2 7 4 ⇒ electronics");
    expect(briefOf(lines, "row1:grid")).toContain("⇓ ±2 ⇓ safe ⇓ die 5");
    expect(briefOf(lines, "row1:tree")).toContain("2→±1 (4,9) 13→safe (9,12)");
    expect(briefOf(lines, "row1:bonus")).toContain("one 1 → dexterity");
  });

  it("tells rooms with what is in them, open ones and shut ones", async () => {
    const lines = await told("en", "old-mansion", "janet");
    expect(textOf(lines, "room:garden")).toMatch(/arden: .*Window: dexterity and 2\u00a0× strength\./);
    expect(briefOf(lines, "room:study")).not.toContain("[");
  });

  it("C-6.5 C-6.6 tells with every way what it brings upon the crew: an alarm, time, a trace", async () => {
    const en = await told("en", "old-mansion", "janet");
    expect(textOf(en, "room:salon")).toContain("electronics and 2\u00a0× dexterity, or strength (the alarm).");
    expect(textOf(en, "room:salon")).toContain("Silver decanter: cross 1 time, worth 2.");
    expect(textOf(en, "room:scullery")).toContain("or strength (1 trace).");
    const de = await told("de", "old-mansion", "janet");
    expect(textOf(de, "room:salon")).toContain("oder Stärke (der Alarm).");
    expect(textOf(de, "room:salon")).toContain("Silberkaraffe: 1 Zeit ankreuzen, 2 Punkte.");
    expect(textOf(de, "room:scullery")).toContain("oder Stärke (1 Spur).");
  });

  it("tells the special rules, in short in the first round alone, and what the die means once somebody drives", async () => {
    const first = await told("en", "private-bank", "janet");
    const late = await told("en", "private-bank", "janet", (board) => {
      board[ROUND] = 2;
      board[STAGE] = CHOOSE_DRIVER;
    });
    const special = ({ thing }: TableLine): boolean => thing.startsWith("rule:");
    expect(
      first
        .filter(special)
        .map(({ text }) => text)
        .join(" "),
    ).toContain("third relay the alarm goes off");
    expect(first.filter(special).some(({ brief }) => brief === "")).toBe(false);
    expect(late.filter(special).every(({ brief }) => brief === "")).toBe(true);
    expect(late.filter(({ text }) => text.includes("At the wheel"))).toHaveLength(2);
  });
});
