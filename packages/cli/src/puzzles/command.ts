import { loadGame, loadPuzzles } from "@safehouse/games";
import {
  bestOf,
  claimsOf,
  countOf,
  openPuzzle,
  placeOfDay,
  type Puzzle,
  puzzleAt,
  type PuzzleShelf,
  questionOf,
} from "@safehouse/games/puzzles";
import { type AnyGame, type Json, type RecordSeat, say } from "@safehouse/kernel";
import { wholeNumber } from "../arguments.ts";
import type { Command } from "../command.ts";
import { CommandError, EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { wrap } from "../layout.ts";
import { LineReader } from "../play/lines.ts";
import { sketchLines, sketchOf } from "../play/sketch.ts";
import { withYou } from "../play/seats.ts";
import { openSession, type Session } from "../session.ts";
import { requireGame } from "../setting.ts";
import { type Voice, voiceOf } from "../voice.ts";
import { worthWords } from "../worth.ts";

const SHAPE = { thing: "game", values: { number: "text", print: "text" }, switches: ["json"] } as const;

export const puzzlesCommand: Command = { shape: SHAPE, run };

const BAR = 30;
const LETTERS = "ABCDEFGH";

/** One puzzle after the other, beginning with the one of the day. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "puzzles", SHAPE, argv);
  const { given, words, print } = session;
  await requireGame(words, given.thing);
  const shelf = await loadPuzzles(given.thing);
  const game = shelf === null ? null : await loadGame(given.thing, shelf.edition);
  if (game === null || shelf === null || countOf(shelf) === 0) {
    throw CommandError.badInput(words("puzzles.none", { game: given.thing }));
  }
  const first = firstPlace(session, shelf);
  if (given.switches.has("json")) {
    print([JSON.stringify(toldAs(given.thing, shelf, await puzzleAt(shelf, first)))]);
    return EXIT.fine;
  }
  if (given.values.print !== undefined) {
    const count = wholeNumber(words, given, "print", { min: 1, max: countOf(shelf) }, 1);
    await printSome(session, game, shelf, first, count);
    return EXIT.fine;
  }
  const lines = new LineReader(io);
  try {
    for (let place = first; ; place = (place + 1) % countOf(shelf)) {
      if (!(await pose(session, game, shelf, await puzzleAt(shelf, place), lines))) return EXIT.fine;
    }
  } finally {
    lines.close();
  }
}

/** The one that was asked for, counted from 1, or that of today. */
function firstPlace({ given, words }: Session, shelf: PuzzleShelf): number {
  const today = placeOfDay(shelf, new Date().toISOString().slice(0, 10));
  return wholeNumber(words, given, "number", { min: 1, max: countOf(shelf) }, today + 1) - 1;
}

/** For programs: what is asked, and what every answer is worth. */
function toldAs(game: string, { unit }: PuzzleShelf, puzzle: Puzzle): object {
  const { id, config, seats, seat, theme, rating, answers } = puzzle;
  const told = answers.map(([way, worth, error]) => ({ way, worth, error }));
  return { game, unit, id, config, seats, seat, theme, rating, answers: told, best: bestOf(puzzle) };
}

/** For paper: so many puzzles, and their solutions after all of them. */
async function printSome(
  session: Session,
  game: AnyGame,
  shelf: PuzzleShelf,
  first: number,
  count: number,
): Promise<void> {
  const { words, paint, print } = session;
  const solutions: string[] = [];
  for (let i = 0; i < count; i++) {
    const asked = await openAsked(session, game, await puzzleAt(shelf, (first + i) % countOf(shelf)));
    print(asked.question);
    solutions.push("", asked.title, ...(await solutionLines(session, shelf, asked)));
  }
  print(["", paint.bold(words("puzzles.solutions")), ...solutions]);
}

/** A puzzle as somebody at a terminal is asked it. */
interface Asked {
  readonly puzzle: Puzzle;
  readonly voice: Voice;
  readonly title: string;
  readonly question: readonly string[];
  readonly called: (way: readonly Json[]) => string;
}

async function openAsked({ words, language, paint, width }: Session, game: AnyGame, puzzle: Puzzle): Promise<Asked> {
  const { seat, seats, answers, level } = puzzle;
  const timeline = openPuzzle(game, puzzle);
  const decision = questionOf(timeline, seat);
  const view: unknown = game.view(timeline.state, seat);
  const sitting = Array.from({ length: seats }, (_, i): RecordSeat =>
    i === seat ? { kind: "human" } : { kind: "bot", level },
  );
  const voice = await voiceOf(words, language, game, withYou(words, sitting, seat), seat);
  const described = (await game.words()).describe(view, voice);
  const name = game.meta.name[language];
  const called = (way: readonly Json[]): string => way.map((move) => voice.say(game.label(decision, move))).join(" · ");
  const record = claimsOf(timeline, decision);
  const title = paint.bold(words("puzzles.title", { game: name, id: puzzle.id, rating: puzzle.rating }));
  const question = [
    "",
    title,
    ...(seats > 1 ? [words("puzzles.others", { level })] : []),
    ...sketchLines(sketchOf(described, paint, width)),
    "",
    ...(record === null ? [] : wrap(words("puzzles.record", { ...record, name: voice.name(record.seat) }), width)),
    paint.bold(voice.say(game.ask(view, decision))),
    ...answers.flatMap(([way], i) => wrap(`${LETTERS[i]}  ${called(way)}`, width, "   ")),
  ];
  return { puzzle, voice, title, question, called };
}

/** Which answer is best and why, and what each is worth. */
async function solutionLines(
  { words, language, width }: Session,
  { unit, texts }: PuzzleShelf,
  { puzzle, voice, called }: Asked,
): Promise<string[]> {
  const { seat, answers } = puzzle;
  const best = bestOf(puzzle);
  const [way, most] = answers[best] as Puzzle["answers"][number];
  const least = Math.min(...answers.map(([, worth]) => worth));
  const isYou = (other: number): boolean => other === seat;
  return [
    ...wrap(`${LETTERS[best]}  ${called(way)}`, width, "   "),
    ...wrap(say(await texts[language](), puzzle.reason, { name: voice.name, isYou }), width),
    ...answers.map(([, worth, error], i) => {
      const filled = most === least ? BAR : Math.round((BAR * (worth - least)) / (most - least));
      const bar = `${"█".repeat(filled)}${"·".repeat(BAR - filled)}`;
      return `${LETTERS[i]} ${bar} ${worthWords(words, worth, unit)} ± ${worthWords(words, error, unit)}`;
    }),
  ];
}

/** Shows one, takes an answer and explains; false when the person has had enough. */
async function pose(
  session: Session,
  game: AnyGame,
  shelf: PuzzleShelf,
  puzzle: Puzzle,
  lines: LineReader,
): Promise<boolean> {
  const { words, paint, print } = session;
  const asked = await openAsked(session, game, puzzle);
  print(asked.question);
  const line = await lines.ask(words("puzzles.ask"));
  if (line === null || line.trim().toLowerCase() === "q") return false;
  const { answers } = puzzle;
  const chosen = line.trim() === "" ? -1 : LETTERS.indexOf(line.trim().toUpperCase());
  const best = bestOf(puzzle);
  const [, most] = answers[best] as Puzzle["answers"][number];
  const missed = answers[chosen];
  const verdict = chosen === best ? words("puzzles.good") : words("puzzles.best", { letter: LETTERS[best] as string });
  print([
    "",
    paint.bold(verdict),
    ...(missed === undefined || chosen === best
      ? []
      : [
          words("puzzles.missed", {
            letter: LETTERS[chosen] as string,
            loss: worthWords(words, most - missed[1], shelf.unit),
          }),
        ]),
    ...(await solutionLines(session, shelf, asked)),
  ]);
  const next = await lines.ask(words("puzzles.next"));
  return next !== null && next.trim().toLowerCase() !== "q";
}
