import { GAME_IDS } from "@safehouse/games";
import { type Language, LANGUAGES } from "@safehouse/kernel";
import { quote } from "./clean.ts";
import { COMMANDS } from "./commands.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { nearest } from "./nearest.ts";
import type { CommandName } from "./text/en.ts";
import { ownVersion } from "./version.ts";
import { languageOf, type Words, wordsIn } from "./words.ts";

const NAMES = Object.keys(COMMANDS) as CommandName[];
const HELP = ["help", "--help", "-h"];
const HELP_SWITCHES = ["--help", "-h"];
const VERSION = "--version";

/** Runs one command line. Nothing but results goes to stdout; what is wrong is said on stderr. */
export async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const words = wordsIn(languageOf(io.env));
  const [first = "help", ...rest] = argv;
  try {
    if (first === VERSION) {
      io.out(`${ownVersion()}\n`);
      return EXIT.fine;
    }
    if (HELP.includes(first)) return help(io, words, rest);
    const name = requireCommand(words, first);
    if (rest.some((argument) => HELP_SWITCHES.includes(argument))) return help(io, words, [name, ...rest]);
    return await COMMANDS[name].run(io, rest);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    io.err(`${error.message}\n`);
    return error.status;
  }
}

/** Help for the command that is named first, else for all of them. */
function help(io: Io, words: Words, argv: readonly string[]): ExitStatus {
  const [name] = argv;
  const isNamed = name !== undefined && !name.startsWith("-");
  const said = wordsIn(askedLanguage(argv) ?? languageOf(io.env));
  const text = isNamed
    ? said("help.command", { command: requireCommand(words, name), games: GAME_IDS.join(", ") })
    : said("help", { games: GAME_IDS.join(", ") });
  io.out(`${text}\n`);
  return EXIT.fine;
}

/** Help is given however wrong the rest of the line is, so the rest is not read; but it may be asked for in a language. */
function askedLanguage(argv: readonly string[]): Language | null {
  const after = argv.indexOf("--lang") + 1;
  return (
    LANGUAGES.find((language) => (after > 0 && argv[after] === language) || argv.includes(`--lang=${language}`)) ?? null
  );
}

function requireCommand(words: Words, given: string): CommandName {
  const name = NAMES.find((each) => each === given);
  if (name !== undefined) return name;
  const meant = nearest(given, [...NAMES, "help", VERSION]);
  throw CommandError.badInput(words("command.unknown", { given: quote(given), meant }));
}
