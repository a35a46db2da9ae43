import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

export const WEB = join(import.meta.dirname, "../..");
export const TOKENS = "src/styles/tokens.css";

type Theme = "paper" | "night";

export function readStyle(file: string): string {
  return readFileSync(join(WEB, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
}

/** The one file of every game that has its colours. */
export function inkFiles(): string[] {
  return globSync("src/boards/*/inks.css", { cwd: WEB }).map((file) => file.replaceAll(sep, "/"));
}

export const MEDIA = /@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;

export function declared(css: string): (readonly [name: string, value: string])[] {
  return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]);
}

/** What the names of a style stand for, to whom. */
export function coloursOf(css: string, theme: Theme, wantsContrast: boolean): Map<string, string> {
  const stronger = [...css.matchAll(MEDIA)].filter(([, query = ""]) => query.includes("prefers-contrast: more"));
  const all = [css.replaceAll(MEDIA, ""), ...(wantsContrast ? stronger.map(([, , body = ""]) => body) : [])];
  const pick = theme === "paper" ? "$1" : "$2";
  return new Map(
    all.flatMap(declared).map(([name, value]) => [name, value.replace(/^light-dark\((\S+), (\S+)\)$/, pick)]),
  );
}

/** As WCAG has it. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
