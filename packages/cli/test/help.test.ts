import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../src/commands.ts";
import { nearest } from "../src/nearest.ts";
import { call } from "./desk.ts";

const NAMES = Object.keys(COMMANDS);

test("--version is the release and nothing else", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  expect(await call(["--version"])).toEqual({ status: 0, out: `${version}\n`, err: "" });
});

describe("help for one command", () => {
  test.each(NAMES)("%s: about that command alone, in both languages, within 80 columns", async (name) => {
    for (const lang of ["en", "de"]) {
      for (const argv of [
        [name, "--help", "--lang", lang],
        [name, "-h", `--lang=${lang}`, "--nonsense"],
        ["help", name, "--lang", lang],
      ]) {
        const { status, out, err } = await call(argv);
        expect([status, err]).toEqual([0, ""]);
        const called = [...out.matchAll(/^ {2}safehouse (\S+)/gm)].map(([, command]) => command);
        expect(new Set(called)).toEqual(new Set([name]));
        expect(out).toContain(lang === "en" ? "Every command takes" : "Jeder Befehl kennt");
        expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
      }
    }
  });

  test("names every option that the command takes", async () => {
    for (const [name, { shape }] of Object.entries(COMMANDS)) {
      const { out } = await call([name, "--help"]);
      for (const option of [...Object.keys(shape.values), ...shape.switches]) expect(out).toContain(`--${option}`);
    }
  });

  test("of no command is none", async () => {
    expect(await call(["rob", "--help"])).toMatchObject({ status: 2, out: "" });
    expect(await call(["help", "rob"])).toMatchObject({ status: 2, out: "" });
  });
});

describe("did you mean", () => {
  test.each([
    [["simulte"], "Did you mean simulate?"],
    [["docter"], "Did you mean doctor?"],
    [["compl"], "Did you mean completion?"],
    [["--verison"], "Did you mean --version?"],
    [["play", "klaumua"], "Did you mean klaumau?"],
    [["simulate", "klaumau", "--sede", "1"], "Did you mean --seed?"],
    [["backup", "--hlep"], "Did you mean --help?"],
    [["docter", "--lang", "de"], "Did you mean doctor?"],
  ])("%j", async (argv, sentence) => {
    const { status, out, err } = await call(argv);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
    expect((await call(argv, { env: { LANG: "de_DE.UTF-8" } })).err).toContain("Meintest du ");
  });

  test("guesses nothing where nothing comes near", () => {
    for (const typed of ["rob", "", "x", "constructor", "s".repeat(10_000)]) expect(nearest(typed, NAMES)).toBeNull();
    expect(nearest("re", NAMES)).toBeNull();
  });
});
