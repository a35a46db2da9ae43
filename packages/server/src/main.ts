import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Half of a start goes into making JavaScript of TypeScript: it is kept for the next one, also for the threads, which look for this
// setting. Where nothing may be written, nothing is kept.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("../../../node_modules/.cache/safehouse", import.meta.url));
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
const { openShelf } = await import("./shelf/open.ts");
const shelf = await openShelf(process.argv.slice(2), process.env);
if (shelf.ok) await import("./serve.ts");
else {
  console.error(shelf.error);
  process.exitCode = 2;
}
