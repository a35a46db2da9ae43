import { playMatch, prepareBots } from "@safehouse/host";
import { BOT_LEVELS, type BalanceLine } from "@safehouse/kernel";
import { wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { openSession } from "./session.ts";
import { requireGame } from "./setting.ts";

const SHAPE = { thing: "game", values: { games: "text", seed: "text" }, switches: ["json"] } as const;
const MOST_GAMES = 1_000_000;

export const balanceCommand: Command = { shape: SHAPE, run };

/** Measures a game's balance rules and prints the table as Markdown, so that it can be read here and kept as a report. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "balance", SHAPE, argv);
  const { given, words } = session;
  const game = await requireGame(words, given.thing);
  const matches = wholeNumber(words, given, "games", { min: 10, max: MOST_GAMES }, 2000);
  const seed = wholeNumber(words, given, "seed", { min: 0, max: Number.MAX_SAFE_INTEGER - MOST_GAMES }, 1);
  const study = await game.balance?.();
  if (study === undefined) throw CommandError.badInput(words("balance.none", { game: game.meta.id }));

  await prepareBots(game, BOT_LEVELS);
  const lines: BalanceLine[] = [];
  const lab = {
    play: (config: unknown, players: Parameters<typeof playMatch>[1]["players"], matchSeed: number) =>
      playMatch(game, { config, players, seed: matchSeed }).outcome,
  };
  for (const line of study(lab, matches, seed)) {
    lines.push(line);
    if (io.isErrorTerminal) io.err(`${line.rule} ${line.what}: ${line.measured}\n`);
  }
  const holds = lines.every((line) => line.holds);
  if (given.switches.has("json")) session.print([JSON.stringify({ game: game.meta.id, games: matches, seed, lines })]);
  else {
    session.print([
      words("balance.title", { game: game.meta.name[session.language], matches, seed }),
      "",
      `| ${words("balance.rule")} | ${words("balance.what")} | ${words("balance.measured")} | ${words("balance.holds")} |`,
      "| --- | --- | --- | --- |",
      ...lines.map(
        ({ rule, what, measured, holds: yes }) =>
          `| ${rule} | ${what} | ${measured} | ${words(yes ? "balance.yes" : "balance.no")} |`,
      ),
    ]);
  }
  return holds ? EXIT.fine : EXIT.mismatch;
}
