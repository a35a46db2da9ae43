import { resolve } from "node:path";
import { runTool } from "../tool.ts";

/** The tests of all games of a shelf, by the house's own test runner. True if they pass. */
export function testGames(shelf: string): boolean {
  return runTool("vitest", ["run", "--config", "scripts/shelf/vitest.config.ts", "--dir", resolve(shelf)]);
}
