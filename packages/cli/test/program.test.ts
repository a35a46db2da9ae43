import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "safehouse-"));
afterAll(() => rmSync(folder, { recursive: true }));

function safehouse(line: string, input = ""): SpawnSyncReturns<string> {
  const env = { ...process.env, LANG: "C", LC_ALL: "C" };
  return spawnSync(process.execPath, [main, ...line.split(" ")], { encoding: "utf8", input, env, cwd: folder });
}

describe("the program", () => {
  test("simulates: JSON alone on stdout, nothing on stderr", () => {
    const { status, stdout, stderr } = safehouse("simulate klaumau --games 20 --seats 5 --seed 1 --json");
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ games: 20, violations: 0 });
  });

  test("plays, verifies and replays", () => {
    const played = safehouse("play klaumau --seats 2 --seed x --save match.json", "1\n".repeat(2000));
    expect([played.status, played.stderr]).toEqual([0, ""]);
    const verified = safehouse("verify match.json");
    expect(verified).toMatchObject({ status: 0, stderr: "" });
    expect(verified.stdout).toMatch(/^OK: \d+ moves, \d+ draws, seed matches its commitment\n$/);
    expect(safehouse("replay match.json --seat 1")).toMatchObject({ status: 0, stderr: "" });
  });

  test("refuses bad input with status 2", () => {
    expect(safehouse("simulate poker")).toMatchObject({ status: 2, stdout: "" });
    expect(safehouse("rob")).toMatchObject({ status: 2, stdout: "" });
    expect(safehouse("verify missing.json")).toMatchObject({ status: 2, stdout: "" });
  });

  test.skipIf(process.platform !== "linux")("says in one line that its output did not fit onto the disk", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [main, "--version"], {
      encoding: "utf8",
      stdio: ["ignore", full, "pipe"],
      env: { ...process.env, LANG: "C", LC_ALL: "C" },
    });
    closeSync(full);
    expect([status, stderr]).toEqual([2, "What was to be told cannot be written (ENOSPC).\n"]);
  });
});
