import { BOT_LEVELS, figureIn } from "@safehouse/kernel";
import { wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { asTable } from "./layout.ts";
import { ProgressLine } from "./progress-line.ts";
import { openSession, type Session } from "./session.ts";
import { readSetting } from "./setting.ts";
import { SEAT_WIN, SHARED_WIN, type Simulation, simulate } from "./simulate.ts";

const SHAPE = {
  thing: "game",
  values: { games: "text", seats: "text", seed: "text", level: BOT_LEVELS, scenario: "text", config: "text" },
  switches: ["json"],
} as const;
const MOST_GAMES = 100_000_000;
const VIOLATIONS_SHOWN = 5;

export const simulateCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "simulate", SHAPE, argv);
  const { given, words } = session;
  const games = wholeNumber(words, given, "games", { min: 1, max: MOST_GAMES }, 1000);
  const seed = wholeNumber(words, given, "seed", { min: 0, max: Number.MAX_SAFE_INTEGER }, 1);
  const setting = await readSetting(words, given, ["random"]);
  const progress = new Progress(session, games);
  const simulation = simulate(setting, games, seed, progress);
  progress.finish();
  if (given.switches.has("json")) session.print([JSON.stringify(simulation)]);
  else session.print(describe(session, simulation, setting.game.meta.name[session.language]));
  return simulation.violations === 0 ? EXIT.fine : EXIT.mismatch;
}

/** Says on stderr how far a long run is, and names violations. */
class Progress {
  readonly #session: Session;
  readonly #games: number;
  readonly #line: ProgressLine;
  #violations = 0;

  constructor(session: Session, games: number) {
    this.#session = session;
    this.#games = games;
    this.#line = new ProgressLine(session.io);
  }

  now(): number {
    return this.#session.io.now();
  }

  onGame(done: number): void {
    this.#line.show(() => this.#session.words("simulate.progress", { done, games: this.#games }));
  }

  onViolation(game: number, problem: string): void {
    const { io, words } = this.#session;
    if (++this.#violations > VIOLATIONS_SHOWN) return;
    this.#line.clear();
    io.err(`${words("simulate.violation", { game, problem })}\n`);
  }

  finish(): void {
    const { io, words } = this.#session;
    this.#line.clear();
    const more = this.#violations - VIOLATIONS_SHOWN;
    if (more > 0) io.err(`${words("simulate.violation.more", { count: more })}\n`);
  }
}

function describe({ words, language, paint }: Session, simulation: Simulation, name: string): string[] {
  const { games, moves, seconds, gamesPerSecond, movesPerSecond, meanScore, outcomes, violations } = simulation;
  const whole = figureIn(language, 0);
  const exact = figureIn(language, 2);
  const share = (count: number): string =>
    new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      count / games,
    );
  const { seats, level, seed } = simulation;
  return [
    paint.bold(words("simulate.title", { game: name, seats, level, seed })),
    "",
    ...asTable([
      [words("simulate.games"), whole(games)],
      [words("simulate.moves"), whole(moves)],
      [words("simulate.seconds"), exact(seconds)],
      [words("simulate.gamesPerSecond"), whole(gamesPerSecond)],
      [words("simulate.movesPerSecond"), whole(movesPerSecond)],
      [words("simulate.meanScore"), exact(meanScore)],
      [words("simulate.violations"), whole(violations)],
    ]),
    "",
    ...asTable([
      [words("simulate.outcome"), words("simulate.games"), words("simulate.share")],
      ...Object.entries(outcomes).map(([result, count]) => [nameResult(words, result), whole(count), share(count)]),
    ]),
  ];
}

function nameResult(words: Session["words"], result: string): string {
  const seat = SEAT_WIN.exec(result)?.[1];
  if (seat !== undefined) return words("simulate.seat", { seat: Number(seat) });
  if (result === SHARED_WIN) return words("simulate.shared");
  return result === "unfinished" ? words("simulate.unfinished") : result;
}
