import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAME_IDS } from "@safehouse/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../src/commands.ts";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-completion-"));
const script = join(folder, "safehouse.bash");
const hasBash = spawnSync("bash", ["--version"]).status === 0;

beforeAll(async () => {
  writeFileSync(script, (await call(["completion", "bash"])).out);
  writeFileSync(join(folder, "my match.json"), "");
  mkdirSync(join(folder, "my house"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What bash would offer for the last of these words. */
function complete(...words: string[]): string[] {
  const run = `source ${script}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _safehouse; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("bash", ["-c", run, "bash", "safehouse", ...words], {
    encoding: "utf8",
    cwd: folder,
  });
  expect(stderr).toBe("");
  return stdout.split("\n").filter(Boolean);
}

describe.runIf(hasBash)("bash completes", () => {
  test("commands", () => {
    expect(complete("")).toEqual(expect.arrayContaining([...Object.keys(COMMANDS), "help", "--version"]));
    expect(complete("re")).toEqual(["replay", "review", "restore", "reports"]);
    expect(complete("help", "qu")).toEqual(["quarantine"]);
    expect(complete("quarantine", "")).toEqual(["show", "release"]);
  });

  test("options of that command, and nothing of another", () => {
    expect(complete("restore", "--")).toEqual(["--data", "--store", "--from", "--shelf", "--lang", "--help"]);
    expect(complete("simulate", "clou", "--sc")).toEqual(["--scenario"]);
    expect(complete("backup", "")).toContain("--out");
  });

  test("games, and the few words that an option takes", () => {
    expect(complete("play", "")).toEqual([...GAME_IDS]);
    expect(complete("play", "clou-")).toEqual(["clou-again", "clou-christmas"]);
    expect(complete("simulate", "clou", "--level", "")).toEqual(["random", "easy", "normal", "expert"]);
    expect(complete("print", "clou", "--size", "=", "le")).toEqual(["letter"]);
    expect(complete("print", "clou", "--size", "=")).toEqual(["a4", "letter"]);
    expect(complete("completion", "")).toEqual(["bash", "zsh", "fish"]);
    expect(complete("play", "--seats", "")).toEqual([]);
  });

  test("names of files and folders, with spaces in them", () => {
    expect(complete("verify", "my m")).toEqual(["my match.json"]);
    expect(complete("replay", "--lang", "de", "my m")).toEqual(["my match.json"]);
    expect(complete("backup", "--data", "my")).toEqual(["my house"]);
  });
});

test.each(["zsh", "fish"])("%s gets every command and option", async (shell) => {
  const { status, out } = await call(["completion", shell]);
  expect(status).toBe(0);
  for (const [name, { shape }] of Object.entries(COMMANDS)) {
    expect(out).toContain(name);
    for (const option of [...Object.keys(shape.values), ...shape.switches]) {
      expect(out).toContain(shell === "zsh" ? `'--${option}` : `-l ${option}`);
    }
  }
  for (const id of GAME_IDS) expect(out).toContain(id);
});

test("refuses a shell that it does not know", async () => {
  expect(await call(["completion", "tcsh"])).toMatchObject({ status: 2, out: "" });
  expect(await call(["completion"])).toMatchObject({ status: 2, out: "" });
});
