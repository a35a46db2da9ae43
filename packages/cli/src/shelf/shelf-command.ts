import { quote } from "../clean.ts";
import type { Command } from "../command.ts";
import { CommandError, EXIT, type ExitStatus } from "../exit.ts";
import type { Io } from "../io.ts";
import { nearest } from "../nearest.ts";
import { openSession } from "../session.ts";
import { languageOf, wordsIn } from "../words.ts";

const BUILD = { thing: "folder", values: { data: "folder" }, switches: [] } as const;
const TEST = { thing: "folder", values: {}, switches: [] } as const;
const VERBS = { build: BUILD, test: TEST };

export const shelfCommand: Command = { shape: BUILD, verbs: VERBS, run };

/** A folder of games from outside of this repository. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const [verb, ...rest] = argv;
  if (verb === "build") return build(io, rest);
  if (verb === "test") return test(io, rest);
  const words = wordsIn(languageOf(io.env));
  if (verb === undefined) throw CommandError.badInput(words("shelf.no-verb"));
  const meant = nearest(verb, Object.keys(VERBS));
  throw CommandError.badInput(words("shelf.verb", { given: quote(verb), meant }));
}

/** Tries every game and writes the app with those that hold into the data folder. */
async function build(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "shelf build", BUILD, argv);
  const { words, print } = session;
  const shelf = session.given.thing;
  const data = session.given.values["data"] ?? (io.env["SAFEHOUSE_DATA"] || "data");
  const { buildShelf } = await import("../../../../scripts/shelf/build.ts");
  const built = await buildShelf(shelf, data);
  const { faults } = built.ok ? built.value : built.error;
  const { reasonText } = await import("@safehouse/server/shelf");
  for (const { folder, file, reason } of faults) {
    io.err(`${words("shelf.left-out", { folder, file, reason: reasonText(reason, languageOf(io.env)) })}\n`);
  }
  if (!built.ok) throw CommandError.badInput(words(`shelf.${built.error.problem}`, { shelf: quote(shelf) }));
  print([words("shelf.built", { games: built.value.games.length, data })]);
  return faults.length === 0 ? EXIT.fine : EXIT.mismatch;
}

/** Runs the tests of every game of the folder. */
async function test(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const { words, given } = openSession(io, "shelf test", TEST, argv);
  const { gameFolders } = await import("@safehouse/server/shelf");
  const folders = gameFolders(given.thing);
  if (!folders.ok) throw CommandError.badInput(words(`shelf.${folders.error}`, { shelf: quote(given.thing) }));
  const { testGames } = await import("../../../../scripts/shelf/test.ts");
  return testGames(given.thing) ? EXIT.fine : EXIT.mismatch;
}
