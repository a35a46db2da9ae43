import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What the web app has of a game besides its manifest; a game without it is told in words. */
const PARTS = "parts.ts";

/**
 * Writes the two modules that stand in the place of `@safehouse/games/outside` and `@safehouse/web/outside` while the app is built, so that
 * games from outside are in the same graph as all the rest.
 */
export function writeModules(folder: string, games: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "games.ts"),
    listOf("OUTSIDE", "manifest", games, "manifest.ts", ["[", "]"], (_, name) => name),
  );
  const drawn = games.filter((game) => existsSync(join(game, PARTS)));
  const entry = (game: string, name: string): string => `${JSON.stringify(basename(game))}: ${name}`;
  writeFileSync(join(folder, "parts.ts"), listOf("OUTSIDE_PARTS", "parts", drawn, PARTS, ["{", "}"], entry));
}

function listOf(
  list: string,
  exported: string,
  games: readonly string[],
  file: string,
  [open, close]: readonly [string, string],
  entry: (game: string, name: string) => string,
): string {
  const imports = games.map(
    (game, i) => `import { ${exported} as game${i} } from ${JSON.stringify(join(game, file))};\n`,
  );
  return `${imports.join("")}export const ${list} = ${open}${games.map((game, i) => entry(game, `game${i}`)).join(", ")}${close};\n`;
}
