import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Puzzle, Wants } from "@safehouse/games/puzzles";
import type { Edition, WorthUnit } from "@safehouse/kernel";
import { ROOT } from "../tool.ts";

/** So many in a part: about as much as a picture. */
const PART = 25;

/** Writes all puzzles of a game in parts, easy ones and hard ones in each. */
export function writeShelf(
  id: string,
  { rules, content }: Edition,
  unit: WorthUnit,
  wants: Wants,
  found: readonly Puzzle[],
): void {
  const folder = join(ROOT, "packages", "games", id, "puzzles");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  // By their ids, which follow from nothing: every part has some of all kinds.
  const sorted = found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const parts = Array.from({ length: Math.ceil(sorted.length / PART) }, (_, i) =>
    sorted.slice(PART * i, PART * (i + 1)),
  );
  let bytes = 0;
  parts.forEach((part, i) => {
    const text = `[\n${part.map((puzzle) => JSON.stringify(puzzle)).join(",\n")}\n]\n`;
    bytes += text.length;
    writeFileSync(join(folder, `part-${i}.json`), text);
  });
  writeFileSync(join(folder, "shelf.ts"), shelfText(id, { rules, content }, unit, wants, parts));
  process.stdout.write(`${id}: ${sorted.length} puzzles, ${(bytes / 1000).toFixed(0)} kB\n`);
}

function shelfText(
  id: string,
  edition: Edition,
  unit: WorthUnit,
  wants: Wants,
  parts: readonly (readonly Puzzle[])[],
): string {
  const themes: { [theme: string]: number[] } = {};
  for (const [place, { theme }] of parts.flat().entries()) (themes[theme] ??= []).push(place);
  const texts = id.startsWith("clou") && id !== "clou" ? "../../clou/judge" : "../judge";
  return `import type { PuzzleShelf } from "../../puzzles.ts";

/** Written by \`npm run puzzles\`. */
export const shelf: PuzzleShelf = {
  edition: ${JSON.stringify(edition)},
  unit: ${JSON.stringify(unit)},
  sizes: ${JSON.stringify(parts.map(({ length }) => length))},
  themes: ${JSON.stringify(themes)},
  wants: ${JSON.stringify(wants)},
  parts: [
${parts.map((_, i) => `    () => import("./part-${i}.json", { with: { type: "json" } }),`).join("\n")}
  ],
  texts: {
    en: async () => (await import("${texts}/en.ts")).judgeEn,
    de: async () => (await import("${texts}/de.ts")).judgeDe,
  },
};
`;
}
