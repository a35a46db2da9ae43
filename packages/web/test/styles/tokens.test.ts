import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CSS = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8").replaceAll(
  /\/\*.*?\*\//gs,
  "",
);
const MEDIA = /@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const GROUNDS = ["felt", "felt-lit", "surface-1", "surface-2", "surface-3"];

function declared(css: string): (readonly [name: string, value: string])[] {
  return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]);
}

function coloursOf(theme: "paper" | "night", wantsContrast: boolean): Map<string, string> {
  const stronger = [...CSS.matchAll(MEDIA)].filter(([, query = ""]) => query.includes("prefers-contrast: more"));
  const all = [CSS.replaceAll(MEDIA, ""), ...(wantsContrast ? stronger.map(([, , body = ""]) => body) : [])];
  const pick = theme === "paper" ? "$1" : "$2";
  return new Map(
    all.flatMap(declared).map(([name, value]) => [name, value.replace(/^light-dark\((\S+), (\S+)\)$/, pick)]),
  );
}

/** As WCAG has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

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
    const colours = coloursOf(theme, wantsContrast);
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
