import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");

function read(pattern: string): string {
  return globSync(pattern, { cwd: SRC })
    .map((file) => readFileSync(join(SRC, file), "utf8"))
    .join("\n");
}

function found(text: string, expression: RegExp): string[] {
  return [...text.matchAll(expression)].map(([, name = ""]) => name);
}

test("the gallery shows every part of the kit and every component", () => {
  const kit = found(read("kit.ts"), /export \{([^}]*)\}/g)
    .flatMap((names) => names.split(","))
    .flatMap((name) => found(name, /^\s*([A-Z]\w*)/g));
  const parts = found(read("{kit,ui}/*.tsx"), /export function ([A-Z]\w*)/g);
  const all = new Set([...kit, ...parts]);
  expect(all.size).toBeGreaterThan(25);
  const gallery = read("pages/gallery/*.tsx");
  const isShown = (name: string): boolean =>
    gallery.includes(`<${name} `) || gallery.includes(`<${name}\n`) || gallery.includes(`${name} as Frame`);
  expect([...all].filter((name) => !isShown(name))).toEqual([]);
});
