import { type AnyGame, LANGUAGES, say } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { GAME_IDS, loadGame, loadPuzzles } from "../index.ts";
import {
  bestOf,
  countOf,
  loadPart,
  openPuzzle,
  placeOfDay,
  type PuzzleShelf,
  questionOf,
  writePast,
} from "../puzzles.ts";

const SPEAKER = { name: (seat: number) => `seat ${seat}`, isYou: () => false };
/** Opened of each part: all of them would take a while. */
const OPENED = 3;

const shelves = await Promise.all(GAME_IDS.map(async (id) => ({ id, shelf: await loadPuzzles(id) })));

test("every game of the house has some, also when its rules went on since they were found", () => {
  expect(shelves.filter(({ shelf }) => shelf === null)).toEqual([]);
});

describe.each(shelves.filter(({ shelf }) => shelf !== null))("the puzzles of $id", async ({ id, shelf }) => {
  const { edition, sizes, texts, parts } = shelf as PuzzleShelf;
  const game = (await loadGame(id, edition)) as AnyGame;

  test("are as many as the shelf says, each with one clearly best answer", async () => {
    const loaded = await Promise.all(parts.map((_, i) => loadPart(shelf as PuzzleShelf, i)));
    expect(loaded.map(({ length }) => length)).toEqual(sizes);
    const all = loaded.flat();
    expect(new Set(all.map((puzzle) => puzzle.id)).size).toBe(all.length);
    for (const puzzle of all) {
      const best = puzzle.answers[bestOf(puzzle)]?.[1] ?? 0;
      expect(puzzle.answers.filter(([, worth]) => worth === best)).toHaveLength(1);
      for (const language of LANGUAGES) {
        expect(say(await texts[language](), puzzle.reason, SPEAKER)).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  });

  test("open to a question that all answers can be given to, and are written as they were read", async () => {
    for (const i of parts.keys()) {
      for (const puzzle of (await loadPart(shelf as PuzzleShelf, i)).slice(0, OPENED)) {
        const timeline = openPuzzle(game, puzzle);
        const decision = questionOf(timeline, puzzle.seat);
        const view = game.view(timeline.state, puzzle.seat);
        for (const [[first]] of puzzle.answers) expect(game.check(view, decision, first)).toBeNull();
        expect(writePast(timeline)).toBe(puzzle.past);
      }
    }
  });

  test("are one a day, the same for everybody", () => {
    const place = placeOfDay(shelf as PuzzleShelf, "2026-11-18");
    expect(place).toBe(placeOfDay(shelf as PuzzleShelf, "2026-11-18"));
    expect(place).toBeLessThan(countOf(shelf as PuzzleShelf));
  });
});
