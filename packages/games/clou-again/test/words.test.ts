import { LANGUAGES, type Language, say, type TableLine } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../../clou/content/symbols.ts";
import { AGAIN } from "../content/again.ts";
import { clouAgain } from "../game.ts";

const who = { name: () => "Ada", isYou: (seat: number) => seat === 0 };

async function told(
  language: Language,
  scenario: string,
  thief1: string,
  crossed: readonly string[] = [],
): Promise<readonly TableLine[]> {
  const config = clouAgain.configure({ scenario, thief1 }, 2);
  if (!config.ok) throw new Error(config.error.problem);
  const state = clouAgain.setup(config.value, 2);
  const { cellsAt, sheets } = clouAgain.tableOf(state.config, 2);
  for (const cell of crossed) state.board[cellsAt[0] + (sheets[0].indexOf.get(cell) as number)] = 1;
  const words = await clouAgain.words();
  const texts = { ...(await clouAgain.texts[language]()), ...(await words.texts[language]()) };
  const telling = { say: (message: Parameters<typeof say>[1]) => say(texts, message, who), name: who.name };
  return words.describe(clouAgain.view(state, 0), telling).flatMap(({ lines }) => lines);
}

describe("the table in words", () => {
  for (const language of LANGUAGES) {
    it(`speaks ${language} on every plan, for every thief`, async () => {
      for (const { id } of AGAIN.plans) {
        for (const thief of AGAIN.thieves) {
          const lines = await told(language, id, thief.id);
          const all = lines.flatMap(({ text, brief }) => [text, brief ?? ""]).join("\n");
          if (language === "de") expect(all).not.toMatch(new RegExp(`\\b(${COLOURS.join("|")})\\b`));
        }
      }
    });
  }

  it("A-4.1 A-4.3 tells stars with what is left of them, and talents", async () => {
    const bruce = await told("en", "cat-and-dog", "bruce", ["star-1-1"]);
    const star = bruce.find(({ thing }) => thing === "star1:extra-six");
    expect(star?.text).toBe("Star, An extra 6: 2 of 3 left. An extra 6, for you or another.");
    expect(star?.brief).toBe("An extra 6: ✗☆☆ An extra 6, for you or another.");
    expect(bruce.some(({ thing }) => thing === "row1:bonus")).toBe(false);
    const janet = await told("de", "cat-and-dog", "janet");
    expect(janet.find(({ thing }) => thing === "row1:talents")?.text).toBe(
      "Talente: Beim Alarm entkommt die Bande von selbst. Der Alarm kostet keine Punkte.",
    );
  });
});
