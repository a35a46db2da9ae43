import { LANGUAGES, say } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { GAME_IDS, loadFront, loadGame } from "../index.ts";

const LONGEST = 80;
const NOBODY = { name: () => "", isYou: () => false };

test.each(GAME_IDS)("%s says in one line what one plays for", async (id) => {
  const words = await (await loadGame(id))?.words?.();
  if (words?.goal === undefined) throw new Error("it has no goal");
  for (const language of LANGUAGES) {
    const line = say(await words.texts[language](), words.goal, NOBODY);
    expect(line).toMatch(/\.$/);
    expect(line.length).toBeLessThanOrEqual(LONGEST);
  }
});

test.each(GAME_IDS)("%s says the same at the head of a table", async (id) => {
  const front = await loadFront(id, { edition: undefined, config: {} });
  const [words, head] = await Promise.all([front?.words(), (front?.head ?? front?.words)?.()]);
  if (words?.goal === undefined || head?.goal === undefined) throw new Error("it has no goal");
  for (const language of LANGUAGES) {
    const line = say(await head.texts[language](), head.goal, NOBODY);
    expect(line).toBe(say(await words.texts[language](), words.goal, NOBODY));
  }
});
