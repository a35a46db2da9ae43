import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { coloursOf, contrast, declared, inkFiles, MEDIA, readStyle, TOKENS, WEB } from "./colours.ts";

/** A colour that somebody has written down; `transparent`, `currentColor` and the system's own are none. */
const COLOUR = /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
/** As a style has it; elsewhere they are words. */
const BY_NAME =
  /(?<=:[^;{]*\s)(?:white|black|red|green|blue|yellow|orange|gr[ae]y|silver|gold|navy|purple|pink|brown)(?=[\s;,)])/g;

/** The bar of a browser is coloured by an attribute, which no style reaches: it has the colour of the felt. */
const BARS = ["src/app/apply-settings.ts", "index.html", "vite.config.ts"];

function sources(pattern: string): string[] {
  return globSync(pattern, { cwd: WEB }).map((file) => file.replaceAll(sep, "/"));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/^\s*\/\/.*$/gm, "");
}

describe("colours", () => {
  test("are written in the tokens and the games' inks and nowhere else", () => {
    const exempt = [TOKENS, ...inkFiles(), ...BARS];
    const files = sources("src/**/*.{css,ts,tsx}").filter((file) => !exempt.includes(file));
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const text = withoutComments(readFileSync(join(WEB, file), "utf8"));
      const written = [...(text.match(COLOUR) ?? []), ...((file.endsWith(".css") && text.match(BY_NAME)) || [])];
      return written.map((colour) => `${file}: ${colour}`);
    });
    expect(found).toEqual([]);
  });

  test("have one name each, and no style asks for one that there is not; none is left over", () => {
    const named = [TOKENS, ...inkFiles()].flatMap((file) => declared(readStyle(file).replaceAll(MEDIA, "")));
    const names = named.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);

    const texts = sources("src/**/*.{css,ts,tsx}").map((file) =>
      withoutComments(readFileSync(join(WEB, file), "utf8")),
    );
    const known = new Set(texts.flatMap((text) => [...text.matchAll(/--([\w-]+)"?:/g)].map(([, name = ""]) => name)));
    const unknown = texts.flatMap((text) =>
      [...text.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name = ""]) => (known.has(name) ? [] : [name])),
    );
    expect(unknown).toEqual([]);
    const used = texts.join("\n");
    expect(
      inkFiles()
        .flatMap((file) => declared(readStyle(file)))
        .filter(([name]) => !used.includes(`var(--${name})`)),
    ).toEqual([]);
  });

  test("of a browser's bar are those of the felt", () => {
    const felt = ["paper", "night"].map((theme) => coloursOf(readStyle(TOKENS), theme as "paper", false).get("felt"));
    for (const file of BARS) {
      for (const [colour] of readFileSync(join(WEB, file), "utf8").matchAll(/#[\da-f]{6}\b/g))
        expect(felt).toContain(colour);
    }
  });
});

/** Words, and what they stand on. */
const WORDS: { readonly [game: string]: readonly (readonly [ink: string, ...grounds: string[]])[] } = {
  clou: [
    ["on-strength", "sym-strength"],
    ["on-dexterity", "sym-dexterity"],
    ["on-cunning", "sym-cunning"],
    ["on-lock", "sym-lock"],
    ["on-safe", "sym-safe"],
    ["on-electronics", "sym-electronics"],
    ["on-disguise", "sym-disguise"],
    ["on-white", "sym-white"],
    ["bp-line", "bp"],
    ["ink", "clou-box-lit", "field", "clou-die-end"],
    ["clou-step-ink", "clou-step"],
    ["white", "clou-refused"],
  ],
  "clou-christmas": [
    ["xmas-red", "xmas-page", "xmas-page-2"],
    ["ink", "xmas-page", "xmas-page-2", "xmas-lit", "xmas-gear", "xmas-row"],
    ["xmas-on-lit", "xmas-lit"],
    ["xmas-on-coin", "xmas-coin"],
    ["white", "xmas-owned"],
  ],
  klaumau: [
    ["on-ruby", "ruby"],
    ["on-amber", "amber"],
    ["on-emerald", "emerald"],
    ["on-sapphire", "sapphire"],
    ["on-card-police", "card-police"],
    ["on-card-extra", "card-extra"],
    ["gold", "back-black"],
  ],
  robnrun: [
    ["rob-on-tool", "tool-ram", "tool-id-card", "tool-dynamite", "tool-acid"],
    ["ink", "tool-flashlight", "tool-stethoscope", "tool-jackhammer", "tool-bag", "die-white", "die-yellow", "lamp"],
    ["gold", "rob-back"],
    ["rob-on-gone", "rob-back"],
    ["rob-on-field", "rob-field", "rob-road", "rob-road-end"],
    ["rob-sign", "rob-road", "rob-road-end"],
    ["gold-hi", "rob-field", "rob-screen", "rob-screen-end"],
    ["white", "rob-border-field", "police-fill", "die-red"],
    ["rob-police-line", "rob-road", "rob-road-end"],
    ["rob-lost", "rob-road", "rob-station"],
    ["rob-station-title", "rob-station"],
    ["rob-station-words", "rob-station"],
    ["rob-on-track", "rob-track"],
    ["rob-held", "rob-station"],
    ["rob-screen-words", "rob-screen", "rob-screen-end"],
    ["rob-screen-text", "rob-screen-rim"],
    ["rob-on-steel", "rob-steel-end"],
    ["rob-on-used", "rob-hint-used", "rob-hint-used-2"],
    ["rob-screen", "rob-on-used"],
    ["rob-write-words", "rob-screen", "rob-screen-end"],
    ["rob-pick-words", "rob-screen", "rob-screen-end"],
  ],
};

describe.each(Object.entries(WORDS))("the words of %s", (game, pairs) => {
  test.each(["paper", "night"] as const)("can be read by %s", (theme) => {
    const css = readStyle(TOKENS) + readStyle(`src/boards/${game}/inks.css`);
    const colours = coloursOf(css, theme, false);
    const of = (name: string): string => colours.get(name) ?? expect.fail(`there is no ${name}`);
    const tooWeak = pairs.flatMap(([ink, ...grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(of(ink), of(ground));
        return ratio >= 4.5 ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`];
      }),
    );
    expect(tooWeak).toEqual([]);
  });
});

test("every game with inks has pairs that are tested", () => {
  expect(Object.keys(WORDS).toSorted()).toEqual(
    inkFiles()
      .map((file) => file.split("/")[2])
      .toSorted(),
  );
});
