import {
  type AnyGame,
  type AnyTableWords,
  askAbout,
  houseTextDe,
  houseTextEn,
  type Language,
  LANGUAGES,
  isChance,
  replay,
  say,
  type Telling,
} from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { loadGame } from "../index.ts";
import { readFixture } from "./fixtures.ts";

/** One match a game, with as much of it as there is. */
const MATCHES: { readonly [game: string]: string } = {
  klaumau: "all-4-halve",
  robnrun: "night-shift-3-variants-normal",
  clou: "mansion-3-normal",
  "clou-again": "train-2-normal",
  "clou-christmas": "two-easy",
};
const EVERY = 12;

describe("everything at a table can be asked about", () => {
  it.each(Object.keys(MATCHES))("%s", async (id) => {
    const game = await gameOf(id);
    const words = await game.words();
    const tellings = await Promise.all(LANGUAGES.map((language) => tellingIn(game, words, language)));
    const unanswered = new Set<string>();
    const rules = new Set<string>();
    const { config, seats, entries } = readFixture(id, `${MATCHES[id]}.json`);
    replay(game, config, seats.length, entries, ({ state }, { entry }) => {
      if (entry.n % EVERY !== 1) return;
      for (const viewer of [0, "spectator"] as const) {
        const view: unknown = game.view(state, viewer);
        for (const thing of thingsOf(words, view, tellings[0])) {
          for (const telling of tellings) {
            const answer = askAbout(words, view, thing, telling);
            if (answer === null || Object.values(answer).some((text) => /^\s*$|undefined|null/.test(text)))
              unanswered.add(thing);
            else if (answer.rule !== undefined) rules.add(answer.rule);
          }
        }
        for (const decision of game.pending(state)) {
          if (isChance(decision) || decision.seat !== viewer) continue;
          // Whatever somebody tries is judged, never a surprise.
          for (const thing of thingsOf(words, view, tellings[0])) {
            for (const move of words.tries?.(view, decision, thing) ?? []) game.check(view, decision, move);
          }
        }
      }
    });
    expect([...unanswered]).toEqual([]);
    const book = await game.rulebook.en();
    const known = new Set(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id)));
    expect([...rules].filter((rule) => !known.has(rule))).toEqual([]);
  });
});

function thingsOf(words: AnyTableWords, view: unknown, telling: Telling | undefined): string[] {
  const told = telling === undefined ? [] : words.describe(view, telling).flatMap(({ lines }) => lines);
  return [...told.map(({ thing }) => thing), ...(words.legend?.(view) ?? []), ...(words.house?.(view) ?? [])];
}

async function gameOf(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`no game ${id}`);
  return game;
}

async function tellingIn(game: AnyGame, words: AnyTableWords, language: Language): Promise<Telling> {
  const house = { en: houseTextEn, de: houseTextDe }[language];
  const table = { ...house, ...(await game.texts[language]()), ...(await words.texts[language]()) };
  const speaker = { name: (seat: number) => `Player ${seat + 1}`, isYou: () => false };
  return { say: (message) => say(table, message, speaker), name: speaker.name };
}
