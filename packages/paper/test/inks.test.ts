import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

/** Faces are painted: their colours mean nothing but themselves. */
const PAINTED = /portraits\.ts$/;

test("colours are written in files of inks and nowhere else", () => {
  const files = globSync("**/*.ts", { cwd: SOURCES }).filter(
    (file) => !/(^|[\\/])ink\.ts$/.test(file) && !PAINTED.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => {
    const written = readFileSync(join(SOURCES, file), "utf8").match(/#(?:[\da-f]{3}){1,2}\b/gi) ?? [];
    return written.map((colour) => `${file}: ${colour}`);
  });
  expect(found).toEqual([]);
});
