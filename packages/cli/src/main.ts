import { processIo } from "./io.ts";
import { bringShelf } from "./shelf/bring-shelf.ts";

// Whoever reads our output may stop early, as in "safehouse replay match.json | head".
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const io = processIo();
const argv = process.argv.slice(2);
const problem = await bringShelf(io, argv);
process.exitCode = problem ?? (await (await import("./run.ts")).run(io, argv));
// An input that never ends must not keep a finished command alive.
process.stdin.destroy();
