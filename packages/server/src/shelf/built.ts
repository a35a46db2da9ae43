import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail, ok, type Result } from "@safehouse/kernel";
import { z } from "zod";

/** A shelf as it was built: the app with its games lies in `app` beside this description. */
const BUILT = z.object({
  /** The release that built it, and what its own sources were. */
  version: z.string(),
  house: z.string(),
  shelf: z.string(),
  /** What its sources were. */
  sources: z.string(),
  /** The folders of the games that are in it. */
  games: z.array(z.string()),
});
export type BuiltShelf = z.infer<typeof BUILT>;

const SOURCES = "**/*.{ts,tsx,json,css,svg,md}";

export function builtIn(data: string): { readonly description: string; readonly app: string } {
  const folder = join(resolve(data), "shelf");
  return { description: join(folder, "shelf.json"), app: join(folder, "app") };
}

/** The build in this data folder, if it is of that shelf as it lies there now (and of these sources, for who can tell); else what to do. */
export function findBuilt(data: string, shelf: string, version: string, house?: string): Result<BuiltShelf, string> {
  const { description, app } = builtIn(data);
  const again = `Build it: npx safehouse shelf build ${shelf} --data ${data}`;
  const read = readBuilt(description);
  if (read === null || !existsSync(join(app, "index.html"))) {
    return fail(`The games of ${shelf} are not built into ${data}. ${again}`);
  }
  if (read.shelf !== resolve(shelf)) return fail(`What is built into ${data} are the games of ${read.shelf}. ${again}`);
  if (read.version !== version || (house ?? read.house) !== read.house || read.sources !== hashShelf(shelf)) {
    return fail(`The games of ${shelf}, or this release, have changed since they were built into ${data}. ${again}`);
  }
  return ok(read);
}

function readBuilt(file: string): BuiltShelf | null {
  try {
    return BUILT.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** All that may end up in the app or at a table; tests do not. */
export function hashShelf(shelf: string): string {
  const folder = resolve(shelf);
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: folder, exclude: ["**/node_modules/**", "*/test/**"] }).toSorted();
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(folder, file)))
      .update("\0");
  return hash.digest("hex");
}
