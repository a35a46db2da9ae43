import { EXIT } from "./exit.ts";
import { processIo } from "./io.ts";
import { bringShelf } from "./shelf/bring-shelf.ts";
import { languageOf, wordsIn } from "./words.ts";

const io = processIo();

process.stdout.on("error", ({ code = "?" }: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop early, as in "safehouse replay match.json | head".
  if (code === "EPIPE") process.exit();
  // Nobody may take what a full disk has cut off for the whole.
  io.err(`${wordsIn(languageOf(io.env))("output.failed", { reason: code })}\n`);
  process.exit(EXIT.badInput);
});

const argv = process.argv.slice(2);
const problem = await bringShelf(io, argv);
process.exitCode = problem ?? (await (await import("./run.ts")).run(io, argv));
// An input that never ends must not keep a finished command alive.
process.stdin.destroy();
