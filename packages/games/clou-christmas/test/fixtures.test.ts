import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFixture } from "@safehouse/testkit";
import { describe, expect, it } from "vitest";
import { clouChristmas } from "../game.ts";

const folder = join(import.meta.dirname, "../fixtures");
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.slice(0, -".txt".length));

describe("finished matches replay as they were recorded", () => {
  it.each(names)("%s", (name) => {
    expect(checkFixture(clouChristmas, read(`${name}.json`), read(`${name}.txt`))).toEqual([]);
  });

  it("there are some", () => expect(names.length).toBeGreaterThan(2));
});
