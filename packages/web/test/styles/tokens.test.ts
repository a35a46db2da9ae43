import { expect, test } from "vitest";
import { coloursOf, contrast, declared, MEDIA, readStyle, TOKENS } from "./colours.ts";

const CSS = readStyle(TOKENS);
const GROUNDS = ["felt", "felt-lit", "surface-1", "surface-2", "surface-3"];

test("every value is written once, whatever the theme", () => {
  const names = declared(CSS.replaceAll(MEDIA, "")).map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect([...CSS.matchAll(MEDIA)].map(([, query = ""]) => query.trim())).toEqual([
    "(max-width: 700px)",
    "(prefers-reduced-motion: reduce)",
    "(prefers-contrast: more), (forced-colors: active)",
    "print",
  ]);
});

test.each(["paper", "night"] as const)("words can be read by %s, and better by who wants more contrast", (theme) => {
  const least = (wantsContrast: boolean, names: readonly string[]): number => {
    const colours = coloursOf(CSS, theme, wantsContrast);
    const of = (name: string): string => colours.get(name) ?? "";
    return Math.min(...names.flatMap((name) => GROUNDS.map((ground) => contrast(of(name), of(ground)))));
  };
  const words = ["text", "text-2"];
  expect(least(false, [...words, "text-3"])).toBeGreaterThanOrEqual(4.4);
  expect(least(true, [...words, "text-3"])).toBeGreaterThanOrEqual(7);
  for (const name of ["line", "line-strong", "text-2", "text-3"]) {
    expect(least(true, [name])).toBeGreaterThan(least(false, [name]));
  }
  expect(least(true, ["line"])).toBeGreaterThanOrEqual(2.8);
});
