import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commitmentOf } from "@safehouse/chance";
import { loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import { PROBLEM_CODES } from "@safehouse/protocol/schemas";
import { expect, test } from "vitest";
import { en } from "../src/tables/text/en.ts";

const CODES = Object.keys(PROBLEM_CODES);

/* That no problem is made without a code is for the compiler to see, and `ask` looks at every answer that any test gets. */

test("whatever guests and tables refuse has its code", () => {
  expect(Object.keys(en).filter((id) => !CODES.includes(id))).toEqual([]);
});

test("every code is told somewhere", () => {
  const folder = join(import.meta.dirname, "../src");
  const sources = globSync("**/*.ts", { cwd: folder, exclude: ["**/text/**"] }).map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  expect(CODES.filter((code) => !sources.some((source) => source.includes(`"${code}"`)))).toEqual([]);
});

const text = readFileSync(join(import.meta.dirname, "../../../docs/api.md"), "utf8");

test("docs/api.md tells of a match by the rules that are played, and of one seed", async () => {
  const { meta } = (await loadGame("klaumau")) as AnyGame;
  const told = (field: string): Set<string | undefined> =>
    new Set([...text.matchAll(new RegExp(`"${field}": ?"?(\\w+)`, "g"))].map(([, value]) => value));
  expect([...told("rules"), ...told("content")]).toEqual([`${meta.rules}`, meta.content]);
  const [seed = ""] = told("seed");
  expect([...told("commitment")]).toEqual([commitmentOf(seed)]);
});

test("docs/api.md lists every code with its meaning, and no other", () => {
  const [, table = ""] = text.split("## Codes\n");
  const rows = [...table.matchAll(/^\| `([\w.]+)` *\| (.+?) *\|$/gm)].map(([, code, meaning]) => [code, meaning]);
  expect(rows).toEqual(Object.entries(PROBLEM_CODES));
});
