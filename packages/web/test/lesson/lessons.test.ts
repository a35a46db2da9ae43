import { drawFor } from "@safehouse/chance";
import { GAME_IDS, loadGame } from "@safehouse/games";
import {
  type AnyGame,
  canonical,
  type ChanceDecision,
  type Entry,
  isChance,
  LANGUAGES,
  replay,
} from "@safehouse/kernel";
import { findOnShelf } from "@safehouse/games/shelf";
import { describe, expect, it } from "vitest";
import { loadPart, partsOf } from "../../src/games/index.ts";
import type { Lesson, Turn } from "../../src/lesson/lesson.ts";
import { LessonMatch } from "../../src/lesson/lesson-match.ts";

const MOST_WORDS = 60;

async function load(id: string): Promise<{ game: AnyGame; lesson: Lesson }> {
  const lesson = await loadPart(id, "lesson");
  const game = await loadGame(id);
  if (game === null || lesson === null) throw new Error(`no lesson for ${id}`);
  return { game, lesson };
}

const turnsOf = ({ steps }: Lesson): Turn[] => steps.flatMap(({ before, acts }) => [...before, ...acts]);

/** Plays the whole lesson through the host; `choose` says which of a turn's moves is made. What is refused throws with its rule. */
async function playThrough(
  game: AnyGame,
  lesson: Lesson,
  choose: (turn: Turn, i: number) => number,
): Promise<LessonMatch> {
  const match = await LessonMatch.open(game, lesson, []);
  for (const [i, turn] of turnsOf(lesson).entries()) {
    await match.play(turn.seat, turn.moves[choose(turn, i)] ?? turn.moves[0]);
  }
  return match;
}

it("there is none for a game that has none", async () => {
  expect(await partsOf("toString")).toEqual({});
  expect(await loadPart("toString", "lesson")).toBe(null);
});

describe.each(GAME_IDS.filter((id) => findOnShelf(id)?.has.includes("lesson")))("the lesson of %s", (id) => {
  it("is a match by the rules", async () => {
    const { game, lesson } = await load(id);
    const { entries } = await playThrough(game, lesson, () => 0);
    const configured = game.configure(lesson.config, lesson.seats.length);
    if (!configured.ok) throw new Error(configured.error.problem);
    const replayed = replay(game, configured.value, lesson.seats.length, entries);
    expect(replayed.ok).toBe(true);
  });

  /**
   * The texts name cards, dice and numbers, so it is not enough that the moves are still allowed. If this fails, the game has changed
   * under the lesson: read the texts of the steps that differ, or search for another seed, and only then record it anew (`-u`).
   */
  it("takes the course that its texts talk about", async () => {
    const { game, lesson } = await load(id);
    await expect(await courseOf(game, lesson)).toMatchFileSnapshot(`courses/${id}.txt`);
  });

  it("holds whichever move of a step is made", async () => {
    const { game, lesson } = await load(id);
    const full = (await playThrough(game, lesson, () => 0)).entries.length;
    for (const [at, turn] of turnsOf(lesson).entries()) {
      for (let move = 1; move < turn.moves.length; move++) {
        const match = await playThrough(game, lesson, (_, i) => (i === at ? move : 0));
        expect(match.entries.length).toBe(full);
      }
    }
  });

  it("lights only what the rules allow", async () => {
    const { game, lesson } = await load(id);
    const match = await LessonMatch.open(game, lesson, []);
    for (const { seat, moves } of turnsOf(lesson)) {
      const question = match.question(seat);
      const listed =
        question === null || seat !== lesson.learner ? moves : match.moment().moves.map(({ move }) => move);
      for (const move of moves) expect(listed).toContainEqual(move);
      await match.play(seat, moves[0]);
    }
  });

  it("draws what its seed gives", async () => {
    const { game, lesson } = await load(id);
    const { entries } = await playThrough(game, lesson, () => 0);
    const draws = drawsOf(game, lesson, entries);
    expect(draws.length).toBeGreaterThan(1);
    for (const { decision, entry } of draws) {
      expect(entry.move).toEqual(drawFor(lesson.chance, decision.label, decision.draw));
    }
  });

  it("waits for the learner in every step that is not only read", async () => {
    const { lesson } = await load(id);
    for (const { before, acts } of lesson.steps) {
      const isByItself = ({ seat, isSkipped }: Turn): boolean => seat !== lesson.learner || isSkipped === true;
      expect(before.every((turn) => isByItself(turn) && turn.moves.length === 1)).toBe(true);
      if (acts.length > 0) expect(acts[0]?.seat).toBe(lesson.learner);
    }
    expect(lesson.seats[lesson.learner]?.kind).toBe("human");
  });

  it("ends where it can be played on", async () => {
    const { game, lesson } = await load(id);
    const match = await playThrough(game, lesson, () => 0);
    expect(match.moment().outcome).toBe(null);
    expect(lesson.seats.some((_, seat) => match.question(seat) !== null)).toBe(true);
  });

  it.each(LANGUAGES)("has words for every step: %s", async (language) => {
    const { lesson } = await load(id);
    const { lead, steps, topics, end } = await lesson.texts[language]();
    expect(topics.length).toBeGreaterThan(2);
    expect([lead, ...topics, end].every((words) => words.trim() !== "" && !words.includes("!"))).toBe(true);
    expect(Object.keys(steps)).toEqual(lesson.steps.map((step) => step.id));
    for (const { title, text, aim } of Object.values(steps)) {
      expect([title, text, aim].every((words) => words.trim() !== "")).toBe(true);
      expect(text.split(" ").length).toBeLessThanOrEqual(MOST_WORDS);
      expect(title + text).not.toContain("!");
    }
  });

  it.each(LANGUAGES)("names rules that exist: %s", async (language) => {
    const { game, lesson } = await load(id);
    const book = await game.rulebook[language]();
    const rules = new Set(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id)));
    for (const { rule } of lesson.steps) expect(rules).toContain(rule);
  });
});

/** What the learner is told, step by step. */
async function courseOf(game: AnyGame, lesson: Lesson): Promise<string> {
  const match = await LessonMatch.open(game, lesson, []);
  const lines: string[] = [];
  let heard = 0;
  const hear = (): void => {
    for (const { seat, decision, events } of match.log().slice(heard)) {
      lines.push(`  ${seat === null ? "chance" : `seat ${seat}`}: ${decision}`);
      lines.push(...events.map((event) => `    ${canonical(event)}`));
    }
    heard = match.log().length;
  };
  for (const { id, before, acts } of lesson.steps) {
    lines.push(id);
    hear();
    for (const { seat, moves } of [...before, ...acts]) {
      await match.play(seat, moves[0]);
      hear();
    }
  }
  return `${lines.join("\n")}\n`;
}

function drawsOf(
  game: AnyGame,
  lesson: Lesson,
  entries: readonly Entry[],
): { decision: ChanceDecision; entry: Entry }[] {
  const configured = game.configure(lesson.config, lesson.seats.length);
  if (!configured.ok) throw new Error(configured.error.problem);
  const draws: { decision: ChanceDecision; entry: Entry }[] = [];
  let next = game.pending(game.setup(configured.value, lesson.seats.length))[0];
  replay(game, configured.value, lesson.seats.length, entries, (timeline, { entry }) => {
    if (next !== undefined && isChance(next)) draws.push({ decision: next, entry });
    next = game.pending(timeline.state)[0];
  });
  return draws;
}
