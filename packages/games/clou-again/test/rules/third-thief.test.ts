import { askAbout, LANGUAGES, say, type Telling } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { clouAgain } from "../../game.ts";
import { older } from "../../older.ts";

const THING = "rule:third-thief";

/** What a table of so many says of itself, and of the variant. */
async function table(seats: number, language: (typeof LANGUAGES)[number], game = clouAgain) {
  const config = game.configure({}, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const view = game.view(game.setup(config.value, seats), "spectator");
  const words = await game.words();
  const texts = { ...(await game.texts[language]()), ...(await words.texts[language]()) };
  const name = (seat: number): string => `P${seat}`;
  const who = { name, isYou: () => false };
  const telling: Telling = { say: (message) => say(texts, message, who), name };
  const lines = words.describe(view, telling).flatMap((section) => section.lines);
  return {
    special: words.house?.(view) ?? [],
    line: lines.find(({ thing }) => thing === THING)?.text ?? null,
    answer: askAbout(words, view, THING, telling),
    note: texts["seats.3"],
  };
}

describe("A-6.1 a third thief", () => {
  it.each(LANGUAGES)(
    "A-6.1 is called a variant of this house wherever a table speaks of itself: %s",
    async (language) => {
      const { special, line, answer, note } = await table(3, language);
      const words = language === "en" ? "variant" : "Variante";
      expect(special[0]).toBe(THING);
      expect(line).toContain(words);
      expect(answer).toMatchObject({ rule: "A-6.1", does: expect.stringContaining(words) });
      expect(note).toContain(words);
    },
  );

  it("A-6.1 one and two play the game as it is, and nothing speaks of three", async () => {
    for (const seats of [1, 2]) {
      const { special, line } = await table(seats, "en");
      expect(special).not.toContain(THING);
      expect(line).toBeNull();
    }
    for (const game of older) expect((await table(2, "en", game)).special).not.toContain(THING);
  });
});
