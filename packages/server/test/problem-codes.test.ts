import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

test("docs/api.md lists every code with its meaning, and no other", () => {
  const text = readFileSync(join(import.meta.dirname, "../../../docs/api.md"), "utf8");
  const [, table = ""] = text.split("## Codes\n");
  const rows = [...table.matchAll(/^\| `([\w.]+)` *\| (.+?) *\|$/gm)].map(([, code, meaning]) => [code, meaning]);
  expect(rows).toEqual(Object.entries(PROBLEM_CODES));
});
