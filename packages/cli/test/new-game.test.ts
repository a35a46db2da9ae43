import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "./desk.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "safehouse-new-"));
const shelf = join(folder, "my shelf");
afterAll(() => rmSync(folder, { recursive: true }));

/** As somebody in an empty folder would, in a process of its own: the shelf is brought before anything else is loaded. */
function safehouse(args: readonly string[], input = ""): SpawnSyncReturns<string> {
  const env = { ...process.env, LANG: "C", LC_ALL: "C" };
  return spawnSync(process.execPath, [main, ...args], { encoding: "utf8", input, env, cwd: folder });
}

describe("a new game", () => {
  beforeAll(() => call(["new-game", "night-shift", "--in", shelf]));

  test("is called by its name everywhere", () => {
    const text = ["meta.ts", "rulebook/en.ts", "test/game.test.ts"]
      .map((file) => readFileSync(join(shelf, "night-shift", file), "utf8"))
      .join("");
    expect(text).toContain('id: "night-shift"');
    expect(text).toContain('title: "Night Shift"');
    expect(text).toContain("N-2.1 one takes 1 to 3 coins");
    expect(text).not.toMatch(/mygame|My Game|\bM-\d/);
    expect(existsSync(join(shelf, "night-shift", "cover.svg"))).toBe(true);
  });

  test("has no level that was not built", () => {
    const asked = safehouse(["simulate", "night-shift", "--shelf", shelf, "--level", "expert"]);
    expect([asked.status, asked.stdout]).toEqual([2, ""]);
    expect(asked.stderr).toMatch(/"expert" is not built yet for night-shift/);
  });

  test("plays at once in the terminal, to its end, and its record verifies", () => {
    const asked = ["night-shift", "--shelf", shelf, "--seats", "2", "--seed", "x", "--save", "match.json"];
    const played = safehouse(["play", ...asked], "1\n".repeat(20));
    expect([played.status, played.stderr]).toEqual([0, ""]);
    expect(played.stdout).toContain("The match is over.");
    expect(safehouse(["verify", "match.json", "--shelf", shelf])).toMatchObject({ status: 0, stderr: "" });
  });

  test("does without what is wrong with its neighbours, which are named with file and reason", async () => {
    for (const name of ["throws", "no-manifest", "other-name"]) await call(["new-game", name, "--in", shelf]);
    appendFileSync(join(shelf, "throws", "game.ts"), 'throw new Error("not today");\n');
    writeFileSync(join(shelf, "no-manifest", "manifest.ts"), "export const nothing = 0;\n");
    writeFileSync(
      join(shelf, "other-name", "meta.ts"),
      readFileSync(join(shelf, "other-name", "meta.ts"), "utf8").replace('"other-name"', '"klaumau"'),
    );
    mkdirSync(join(shelf, "not-a-game"));
    const { status, stdout, stderr } = safehouse([
      "simulate",
      "night-shift",
      "--shelf",
      shelf,
      "--games",
      "5",
      "--json",
    ]);
    expect([status, JSON.parse(stdout).games]).toEqual([0, 5]);
    expect(stderr.trimEnd().split("\n")).toEqual([
      `Left out: ${join(shelf, "no-manifest")}/manifest.ts: exports no \`manifest\`.`,
      `Left out: ${join(shelf, "other-name")}/manifest.ts: calls the game "klaumau", but its folder is other-name.`,
      `Left out: ${join(shelf, "throws")}/game.ts: Error: not today`,
    ]);
  });
});

describe("refused with a sentence:", () => {
  test.each<[what: string, line: readonly string[], message: RegExp]>([
    ["no name", ["new-game"], /needs a name/],
    ["what is no name", ["new-game", "Night Shift"], /"Night Shift" cannot be the name of a game/],
    ["a way out of the folder", ["new-game", "../up"], /cannot be the name/],
    ["a name that is taken", ["new-game", "klaumau"], /There is a game klaumau in the house already/],
    ["a name with two dashes", ["new-game", "a--b"], /cannot be the name/],
    ["a file as the folder", ["new-game", "raid", "--in", main], /is a file/],
    ["nothing to do with a shelf", ["shelf"], /can build or test/],
    ["something else", ["shelf", "biuld", "x"], /Did you mean build\?/],
    ["a shelf that is not there", ["shelf", "build", "/nowhere"], /no folder "\/nowhere"/],
    ["a shelf without a name", ["shelf", "build"], /needs the folder with the games/],
    ["tests of no shelf", ["shelf", "test", "/nowhere"], /no folder "\/nowhere"/],
  ])("%s", async (_what, line, message) => {
    const { status, out, err } = await call(line);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
  });

  test("a folder that is there", async () => {
    await call(["new-game", "raid", "--in", join(folder, "other")]);
    expect((await call(["new-game", "raid", "--in", join(folder, "other")])).err).toMatch(/raid" exists already/);
  });

  test("a shelf that is none, by every command", () => {
    mkdirSync(join(folder, "empty"));
    expect(safehouse(["play", "raid", "--shelf", "empty"])).toMatchObject({ status: 2, stdout: "" });
    expect(safehouse(["verify", "x.json", "--shelf", "nowhere"]).stderr).toMatch(/no folder "nowhere"/);
    expect(safehouse(["play", "raid", "--shelf", join("other", "raid")]).stderr).toMatch(/is a game itself/);
  });
});
