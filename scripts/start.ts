/** `npm start`: builds the web app if its sources have changed since, and opens the house. What stands behind `--` is the server's. */
import { buildWeb, isBuilt } from "./web-build.ts";

const isAsking = process.argv.slice(2).includes("--help");
if (isAsking || isBuilt() || builds()) await import("../packages/server/src/main.ts");
else process.exitCode = 1;

function builds(): boolean {
  console.error("Building the web app (once) …");
  return buildWeb();
}
