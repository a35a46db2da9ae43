import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MatchRecord } from "@safehouse/kernel";

export interface Fixture {
  readonly name: string;
  readonly record: string;
  readonly told: string;
}

/** The recorded matches of a game, from the folder of one of its tests. */
export function readFixtures(testFolder: string): Fixture[] {
  const folder = join(testFolder, "../fixtures");
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => {
      const name = file.slice(0, -".txt".length);
      return { name, record: read(`${name}.json`), told: read(file) };
    });
}

/** One recorded match of a game, such as one of its older rules. */
export function readFixture(game: string, file: string): MatchRecord {
  return JSON.parse(readFileSync(join(import.meta.dirname, "..", game, "fixtures", file), "utf8")) as MatchRecord;
}
