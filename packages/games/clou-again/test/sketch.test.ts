import { LANGUAGES, type MessageTable, say, sketchLines } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../../clou/content/symbols.ts";
import { AGAIN } from "../content/again.ts";
import { clouAgain } from "../game.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const WIDTH = 80;
const tables: { readonly [language: string]: MessageTable } = { en, de };
const plain = (text: string): string => text;
const who = { name: () => "Ada", isYou: (seat: number) => seat === 0 };

async function sketch(
  language: string,
  scenario: string,
  thief1: string,
  crossed: readonly string[] = [],
): Promise<string[]> {
  const config = clouAgain.configure({ scenario, thief1 }, 2);
  if (!config.ok) throw new Error(config.error.problem);
  const state = clouAgain.setup(config.value, 2);
  const { cellsAt, sheets } = clouAgain.tableOf(state.config, 2);
  for (const cell of crossed) state.board[cellsAt[0] + (sheets[0].indexOf.get(cell) as number)] = 1;
  const draw = await clouAgain.sketch();
  const sketched = draw(clouAgain.view(state, 0), {
    width: WIDTH,
    paint: { bold: plain, dim: plain, colour: (_, text) => text },
    say: (message) => say(tables[language], message, who),
    name: () => "Ada",
  });
  return sketchLines(sketched);
}

describe("the table in the terminal", () => {
  for (const language of LANGUAGES) {
    it(`fits 80 columns on every plan, for every thief, and speaks ${language}`, async () => {
      for (const { id } of AGAIN.plans) {
        for (const thief of AGAIN.thieves) {
          const lines = await sketch(language, id, thief.id);
          expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
          if (language === "de") expect(lines.join("\n")).not.toMatch(new RegExp(`\\b(${COLOURS.join("|")})\\b`));
        }
      }
    });
  }

  it("A-4.1 A-4.3 shows stars with what is left of them, and talents", async () => {
    const bruce = (await sketch("en", "cat-and-dog", "bruce", ["star-1-1"])).join("\n");
    expect(bruce).toContain("An extra 6      ✗ ☆ ☆  An extra 6, for you or another.");
    expect(bruce).not.toContain("dice bonus");
    const janet = (await sketch("de", "cat-and-dog", "janet")).join("\n");
    expect(janet).toContain("Neu werfen      ☆ ☆ ☆  Wirf alle Würfel neu");
    expect(janet).toContain("Talente         Beim Alarm entkommt die Bande von selbst.");
  });
});
