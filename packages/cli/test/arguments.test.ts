import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readArguments, wholeNumber } from "../src/arguments.ts";
import { cleanName, cleanText, quote } from "../src/clean.ts";
import { CommandError } from "../src/exit.ts";
import { asTable, inColumns, widthOfText, wrap } from "../src/layout.ts";
import { readWish } from "../src/play/table.ts";
import { languageOf, wordsIn } from "../src/words.ts";
import { call } from "./desk.ts";

const words = wordsIn("en");
const shape = { thing: "game", values: { games: "text", seed: "text" }, switches: ["json"] } as const;

describe("arguments", () => {
  test("are read in any order and either form", () => {
    const given = readArguments(words, "simulate", shape, ["--seed=7", "klaumau", "--json", "--games", "3"]);
    expect(given).toEqual({ thing: "klaumau", values: { seed: "7", games: "3" }, switches: new Set(["json"]) });
  });

  test("an id that begins with a dash is an id, and no option", () => {
    const guest = { thing: "guest", values: { data: "folder" }, switches: ["json"] } as const;
    for (const id of ["-4zQx7hWmE2oKc1_0aBcDw", "--zQx7hWmE2oKc1_0aBcDw"]) {
      expect(readArguments(words, "export", guest, ["--json", id, "--data", "x"])).toEqual({
        thing: id,
        values: { data: "x" },
        switches: new Set(["json"]),
      });
    }
    expect(() => readArguments(words, "export", guest, ["Ada", "--turbo"])).toThrow("--turbo");
  });

  test("whatever they are, give a reading or a sentence", () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom("--games", "--json", "--", "-", "--=", "--seed=1"))),
        (argv) => {
          try {
            readArguments(words, "simulate", shape, argv);
          } catch (error) {
            if (!(error instanceof CommandError)) throw error;
            expect(error.message).not.toBe("");
          }
        },
      ),
    ));

  test("no command line breaks the program", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom("simulate", "replay", "verify", "play", "help"),
        fc.array(fc.oneof(fc.string(), fc.constantFrom("klaumau", "--seats", "--level", "--config", "--lang", "3"))),
        async (command, argv) => {
          // Runs that would really play are not what is tried here.
          const { status, out, err } = await call([command, ...argv, "--turbo"]);
          if (status === 0) expect(out).toMatch(/safehouse/i);
          else expect([status, out, err.length > 0]).toEqual([2, "", true]);
        },
      ),
    ));

  test("numbers are whole and plain", () => {
    const read = (text: string): number =>
      wholeNumber(words, { thing: "", values: { n: text }, switches: new Set() }, "n", { min: 0, max: 99 }, 5);
    expect([read("0"), read("099"), read("7")]).toEqual([0, 99, 7]);
    for (const text of ["", " 7", "7 ", "+7", "0x7", "1_0", "٣", "100", "99999999999999999999", "NaN", "Infinity"]) {
      expect(() => read(text)).toThrow("--n must be a whole number from 0 to 99");
    }
  });
});

test("help is help, wherever it is asked for, and fits into 80 columns", async () => {
  for (const argv of [[], ["help"], ["--help"], ["-h"]]) {
    for (const env of [{}, { LANG: "de_CH" }]) {
      const { status, out, err } = await call(argv, { env });
      expect([status, err]).toEqual([0, ""]);
      expect(out).toContain("safehouse verify");
      expect(out).toMatch(/safehouse print (THING|DING)/);
      expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    }
  }
});

test("the language is the terminal's", () => {
  expect(languageOf({})).toBe("en");
  expect(languageOf({ LANG: "de_DE.UTF-8" })).toBe("de");
  expect(languageOf({ LANG: "de_DE.UTF-8", LC_ALL: "C" })).toBe("en");
  expect(languageOf({ LANG: "C", LC_MESSAGES: "de" })).toBe("de");
  expect(languageOf({ LANG: "deadbeef" })).toBe("en");
});

describe("strangers' text", () => {
  test("leaves no control characters", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        // oxlint-disable-next-line no-control-regex -- these are what is looked for
        const unsafe = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;
        for (const clean of [cleanText(text), cleanName(text) ?? "", quote(text)]) expect(clean).not.toMatch(unsafe);
        expect([...(cleanName(text) ?? "")].length).toBeLessThanOrEqual(24);
      }),
    ));

  test("quotes the whole of a path that people have, and of a longer text both ends", () => {
    const path = `/home/ann/${"games/".repeat(15)}evening.json`;
    expect(quote(path)).toBe(`"${path}"`);
    expect(quote(`${"x".repeat(5_000)}.json`)).toMatch(/^"x{80}…x+\.json"$/);
    expect(quote("x".repeat(5_000)).length).toBeLessThan(170);
  });

  test("keeps names as they are written", () => {
    expect(cleanName("Zoë 李 🦝")).toBe("Zoë 李 🦝");
    expect(cleanName(" \u0007 ")).toBeNull();
    expect(cleanName(undefined)).toBeNull();
  });
});

describe("layout", () => {
  test("wraps between words, and loses none", () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäß]{1,12}$/)), fc.integer({ min: 20, max: 80 }), (parts, width) => {
        const lines = wrap(parts.join(" "), width, "  ");
        expect(lines.every((line) => line.length <= width)).toBe(true);
        expect(lines.flatMap((line) => line.trim().split(" ")).join(" ")).toBe(parts.join(" "));
      }),
    ));

  test("does not count colours", () => {
    expect(widthOfText("\u001b[1mbold\u001b[22m")).toBe(4);
    expect(wrap(`\u001b[1m${"x".repeat(10)}\u001b[22m yy`, 13)).toHaveLength(1);
  });

  test("puts columns side by side, read downwards", () => {
    expect(inColumns(["aa", "b", "c", "d", "e"], 11)).toEqual(["aa   d", "b    e", "c"]);
    expect(inColumns([], 80)).toEqual([]);
    expect(inColumns(["x".repeat(90)], 80)).toHaveLength(1);
  });

  test("aligns numbers to the right", () => {
    expect(
      asTable([
        ["games", "5"],
        ["x", "1000"],
      ]),
    ).toEqual(["games      5", "x       1000"]);
  });
});

test("a typed line is a number, a word, or unclear", () => {
  expect(readWish(" 2 ", 3)).toEqual({ pick: 2 });
  expect(readWish("02", 3)).toEqual({ pick: 2 });
  for (const line of ["0", "4", "99999", "1".repeat(400)]) expect(readWish(line, 3)).toBe("unclear");
  expect(readWish("? card:ruby-3", 3)).toEqual({ about: "card:ruby-3" });
  expect(readWish("?", 3)).toBe("help");
  for (const line of ["-1", "1.0", "1 2", "x", "constructor"]) expect(readWish(line, 3)).toEqual({ words: line });
  expect(["", "?", "RULES", "regeln", "u", "q"].map((line) => readWish(line, 3))).toEqual([
    "again",
    "help",
    "rules",
    "rules",
    "undo",
    "quit",
  ]);
});
