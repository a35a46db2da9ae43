import { GAME_IDS } from "@safehouse/games";
import { backupCommand } from "./backup-command.ts";
import { balanceCommand } from "./balance-command.ts";
import { quote } from "./clean.ts";
import { eraseCommand } from "./erase-command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { exportCommand } from "./export-command.ts";
import type { Io } from "./io.ts";
import { quarantineCommand } from "./quarantine-command.ts";
import { playCommand } from "./play/command.ts";
import { printCommand } from "./print-command.ts";
import { replayCommand } from "./replay-command.ts";
import { reportsCommand } from "./reports-command.ts";
import { restoreCommand } from "./restore-command.ts";
import { simulateCommand } from "./simulate-command.ts";
import { verifyCommand } from "./verify-command.ts";
import { languageOf, wordsIn } from "./words.ts";

type Command = (io: Io, argv: readonly string[]) => Promise<ExitStatus>;

const COMMANDS: { readonly [name: string]: Command } = {
  play: playCommand,
  simulate: simulateCommand,
  replay: replayCommand,
  verify: verifyCommand,
  balance: balanceCommand,
  print: printCommand,
  backup: backupCommand,
  restore: restoreCommand,
  reports: reportsCommand,
  quarantine: quarantineCommand,
  export: exportCommand,
  erase: eraseCommand,
};

const HELP = ["help", "--help", "-h"];

/** Runs one command line. Nothing but results goes to stdout; what is wrong is said on stderr. */
export async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const words = wordsIn(languageOf(io.env));
  const [name = "help", ...rest] = argv;
  try {
    if (HELP.includes(name) || rest.some((argument) => argument === "--help" || argument === "-h")) {
      io.out(`${words("help", { games: GAME_IDS.join(", ") })}\n`);
      return EXIT.fine;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw CommandError.badInput(words("command.unknown", { given: quote(name) }));
    return await command(io, rest);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    io.err(`${error.message}\n`);
    return error.status;
  }
}
