import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail, ok, type Result } from "@safehouse/kernel";
import { MANIFEST } from "./bring.ts";

/** There is no such folder; it is a game itself; or no game is in it. */
export type ShelfProblem = "no-folder" | "is-game" | "empty";

/** The games of a folder, each a folder of its own; or what is wrong with it. */
export function gameFolders(shelf: string): Result<readonly string[], ShelfProblem> {
  const folder = resolve(shelf);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return fail("no-folder");
  if (existsSync(join(folder, MANIFEST))) return fail("is-game");
  const games = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, MANIFEST)))
    .map(({ name }) => join(folder, name))
    .toSorted();
  return games.length > 0 ? ok(games) : fail("empty");
}
