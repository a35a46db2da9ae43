import { processIo } from "./io.ts";
import { run } from "./run.ts";

// Whoever reads our output may stop early, as in "safehouse replay match.json | head".
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await run(processIo(), process.argv.slice(2));
// An input that never ends must not keep a finished command alive.
process.stdin.destroy();
