import { playMatch } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import { wholeNumber } from "../arguments.ts";
import type { Command } from "../command.ts";
import { CommandError, EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { openNotebook } from "../lab/notebook.ts";
import { playAll } from "../lab/play-all.ts";
import { openSession } from "../session.ts";
import { configureFor, readInput, requireGame } from "../setting.ts";
import { blocksOf, type PlayedBlock } from "./block.ts";
import { describe } from "./describe.ts";
import { levelsOf, type Lineup, lineupsAt, pairsOf, type Score, seedOfMatch } from "./lineup.ts";
import { type Rung, rungOfCrews, rungOfRivals } from "./rung.ts";

const SHAPE = {
  thing: "game",
  values: { games: "text", seats: "text", seed: "text", scenario: "text", config: "text", keep: "file" },
  switches: ["json"],
} as const;
const MOST_GAMES = 1_000_000;
const THREAD = new URL("worker.ts", import.meta.url);

export const ladderCommand: Command = { shape: SHAPE, run };

/** Compares every level of a game's bots with the next, at tables of every size. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "ladder", SHAPE, argv);
  const { given, words } = session;
  const game = await requireGame(words, given.thing);
  const { id, name, rules, content, seats: range } = game.meta;
  const games = wholeNumber(words, given, "games", { min: 2, max: MOST_GAMES }, 400);
  const seed = wholeNumber(words, given, "seed", { min: 0, max: Number.MAX_SAFE_INTEGER }, 1);
  const only = wholeNumber(words, given, "seats", range, 0);
  const input = readInput(words, game, given);
  if (levelsOf(game).length < 2) throw CommandError.badInput(words("ladder.none", { game: id }));

  const sizes = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  const tables = sizes
    .filter((seats) => only === 0 || seats === only)
    .map((seats) => lineupsOf(game, seats, configureFor(words, game, input, seats), seed));
  const question = { game: id, rules, content, input, seed };
  const notebook = openNotebook<PlayedBlock>(words, given.values["keep"], question);
  const blocks = tables.flat().flatMap((lineup) => blocksOf(lineup, games));
  const played = await playAll(session, THREAD, { game: id, seed, argv: ["ladder", ...argv] }, blocks, notebook);

  const scores = new Map(tables.flat().map((lineup) => [lineup, [] as Score[]]));
  blocks.forEach(({ lineup }, i) => scores.get(lineup)?.push(...(played[i]?.scores ?? [])));
  const rungs = tables.flatMap((lineups) => rungsOf(game, lineups, (lineup) => scores.get(lineup) ?? []));
  const violations = played.flatMap((block) => block.violations);
  for (const problem of new Set(violations)) io.err(`${words("ladder.violation", { problem })}\n`);
  if (given.switches.has("json")) {
    session.print([JSON.stringify({ ...question, games, rungs, violations: violations.length })]);
  } else session.print(describe(session, name[session.language], games, seed, rungs));
  return violations.length === 0 && rungs.every(({ isApart }) => isApart) ? EXIT.fine : EXIT.mismatch;
}

/** How a match ends tells whether these are rivals or a crew: one is played to see. */
function lineupsOf(game: AnyGame, seats: number, config: unknown, seed: number): readonly Lineup[] {
  const levels = levelsOf(game);
  const players = Array.from({ length: seats }, () => levels[0] as (typeof levels)[number]);
  const { outcome } = playMatch(game, { config, players, seed: seedOfMatch(seed, 0) });
  return lineupsAt(seats, config, outcome?.type !== "ranking", levels);
}

function rungsOf(game: AnyGame, lineups: readonly Lineup[], scores: (lineup: Lineup) => Score[]): Rung[] {
  return pairsOf(levelsOf(game)).map(([low, high]) => {
    const of = (level: string): Score[] => scores(lineups.find((each) => each.level === level) as Lineup);
    const [{ seats, among }] = lineups as readonly [Lineup];
    const pair = { seats, low, high };
    return among === null ? rungOfCrews(pair, of(low), of(high)) : rungOfRivals(pair, of(high));
  });
}
