import { LANGUAGES, type MessageTable, say, sketchLines } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { STAGE, CHOOSE_DRIVER, ROUND } from "../slots.ts";
import { BASE } from "../content/base.ts";
import { COLOURS } from "../content/symbols.ts";
import { clou } from "../game.ts";
import { makeSketch } from "../sketch.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const WIDTH = 80;
const tables: { readonly [language: string]: MessageTable } = { en, de };
const plain = (text: string): string => text;
const who = { name: () => "Ada", isYou: (seat: number) => seat === 0 };

function sketch(
  language: string,
  scenario: string,
  thief1: string,
  change: (board: number[]) => void = () => {},
): string[] {
  const config = clou.configure({ scenario, thief1 }, 2);
  if (!config.ok) throw new Error(config.error.problem);
  const state = clou.setup(config.value, 2);
  change(state.board);
  const sketched = makeSketch(clou.tableOf)(clou.view(state, 0), {
    width: WIDTH,
    paint: { bold: plain, dim: plain, colour: (_, text) => text },
    say: (message) => say(tables[language], message, who),
    name: () => "Ada",
  });
  return sketchLines(sketched);
}

describe("the table in the terminal", () => {
  for (const language of LANGUAGES) {
    it(`fits 80 columns on every plan, for every thief, and speaks ${language}`, () => {
      for (const { id } of BASE.plans) {
        for (const thief of BASE.thieves) {
          const lines = sketch(language, id, thief.id);
          expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
          if (language === "de") expect(lines.join("\n")).not.toMatch(new RegExp(`\\b(${COLOURS.join("|")})\\b`));
        }
      }
    });
  }

  it("shows what lines of circles give, what circles of a tree are joined to, and what the roll gives", () => {
    const text = sketch("en", "old-mansion", "janet").join("\n");
    expect(text).toContain("grid 1          2    7    4    ⇒ electronics");
    expect(text).toContain("grid columns    ⇓ ±2  ⇓ safe  ⇓ die 5");
    expect(text).toContain("tree 2          2→±1 (4,9)  13→safe (9,12)");
    expect(text).toContain("one 1 → dexterity");
  });

  it("tells the special rules in the first round, and what the die means once somebody drives", () => {
    expect(sketch("en", "private-bank", "janet").join(" ")).toContain("third relay the alarm goes off");
    const late = sketch("en", "private-bank", "janet", (board) => {
      board[ROUND] = 2;
      board[STAGE] = CHOOSE_DRIVER;
    });
    expect(late.join(" ")).not.toContain("third relay");
    expect(late.filter((line) => line.includes("escape"))).toHaveLength(2);
  });
});
