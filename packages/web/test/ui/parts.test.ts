import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../..");

/** Who looks for things on the page: tests, and the coach of a lesson. */
const SEEKERS = ["{browser,proxies}/*.ts", "src/boards/*-lesson/lesson.ts", "src/lesson/*.{ts,tsx}"];

function read(patterns: readonly string[]): (readonly [file: string, text: string])[] {
  return globSync(patterns, { cwd: WEB }).map((file) => [file, readFileSync(join(WEB, file), "utf8")]);
}

function stringsIn(text: string): string[] {
  return [...text.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map(([, , content = ""]) => content);
}

/** Everything of a text that an expression's first group finds. */
function found(text: string, expression: RegExp): string[] {
  return [...text.matchAll(expression)].map(([, name = ""]) => name);
}

const seekers = read(SEEKERS);

test("tests and lessons find things by what they are and never by their class, which says how they look", () => {
  const styles = read(["src/**/*.css"]).map(([, css]) => css.replaceAll(/\/\*.*?\*\//gs, ""));
  const classes = new Set(styles.flatMap((css) => found(css, /\.([a-z][\w-]*)/g)));
  expect(classes.size).toBeGreaterThan(500);
  const byClass = seekers.flatMap(([file, text]) =>
    stringsIn(text).flatMap((content) =>
      found(content.replaceAll(/\$\{[^}]*\}/g, ""), /(?<![./])\.([a-z][\w-]*)(?![\w./(-])|\[class\b/g)
        .filter((name) => name === "" || classes.has(name))
        .map((name) => `${file}: ${name === "" ? content : `.${name}`}`),
    ),
  );
  expect(byClass).toEqual([]);
});

test("every part that is looked for is on some page", () => {
  const parts = new Set(
    read(["src/**/*.tsx", "../../examples/**/*.tsx"]).flatMap(([, text]) =>
      found(text, /"?data-part"?(?:=|: )(\{[^}]*\}|"[^"]*")/g).flatMap((value) => found(value, /"([^"]+)"/g)),
    ),
  );
  const wanted = seekers.flatMap(([file, text]) =>
    found(text, /\[data-part="?([\w-]+)"?\]/g).map((name) => [file, name] as const),
  );
  expect(wanted.length).toBeGreaterThan(150);
  expect(wanted.filter(([, name]) => !parts.has(name))).toEqual([]);
});
