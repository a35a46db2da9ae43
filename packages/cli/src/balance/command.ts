import type { Json } from "@safehouse/kernel";
import { wholeNumber } from "../arguments.ts";
import type { Command } from "../command.ts";
import { CommandError, EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { openNotebook } from "../lab/notebook.ts";
import { playAll } from "../lab/play-all.ts";
import { openSession } from "../session.ts";
import { requireGame } from "../setting.ts";
import { askedMatches, linesFrom } from "./asked.ts";
import { type BalanceTask, blocksOf } from "./block.ts";

const SHAPE = { thing: "game", values: { games: "text", seed: "text", keep: "file" }, switches: ["json"] } as const;
const MOST_GAMES = 1_000_000;
const THREAD = new URL("worker.ts", import.meta.url);

export const balanceCommand: Command = { shape: SHAPE, run };

/** Measures a game's balance rules and prints the table as Markdown, so that it can be read here and kept as a report. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "balance", SHAPE, argv);
  const { given, words } = session;
  const game = await requireGame(words, given.thing);
  const { id, name, rules, content } = game.meta;
  const games = wholeNumber(words, given, "games", { min: 10, max: MOST_GAMES }, 2000);
  const seed = wholeNumber(words, given, "seed", { min: 0, max: Number.MAX_SAFE_INTEGER - MOST_GAMES }, 1);
  const study = await game.balance?.();
  if (study === undefined) throw CommandError.badInput(words("balance.none", { game: id }));

  const question = { balance: id, rules, content, games, seed };
  const notebook = openNotebook<readonly Json[]>(words, given.values["keep"], question);
  const task: BalanceTask = { game: id, games, seed, argv: ["balance", ...argv] };
  const blocks = blocksOf(askedMatches(study, games, seed).length);
  const played = await playAll(session, THREAD, task, blocks, notebook);
  const lines = linesFrom(study, games, seed, played.flat());
  const holds = lines.every((line) => line.holds);
  if (given.switches.has("json")) session.print([JSON.stringify({ game: id, games, seed, lines })]);
  else {
    session.print([
      words("balance.title", { game: name[session.language], matches: games, seed }),
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
