import { type ChildProcess, spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readIgnored } from "./deploy/ignored.ts";
import { type Installation, installAsContainerfile, REPOSITORY } from "./deploy/install.ts";
import { ask, askPress, playOn, type TestHouse } from "./house.ts";
import { asMatch, startedTable } from "./parlour.ts";

/** The web app is built in there. */
const PATIENCE_MS = 300_000;

let installed: Installation;
let house: TestHouse;
let server: ChildProcess | null = null;

beforeAll(async () => {
  installed = installAsContainerfile();
  const { workdir, env, command } = installed;
  // The first word is Node's name.
  const [, ...argv] = command;
  // As in the container, but for the address, where others may be listening on this machine, and without a word on success.
  const here = { ...env, SAFEHOUSE_HOST: "127.0.0.1", SAFEHOUSE_PORT: "0", SAFEHOUSE_LOG: "error" };
  const child = spawn(process.execPath, argv, { cwd: workdir, env: here, stdio: ["ignore", "pipe", "inherit"] });
  server = child;
  const line = await new Promise<string>((resolve) => child.stdout?.once("data", (data) => resolve(String(data))));
  house = { address: /http:\S+(?=\/)/.exec(line)?.[0] ?? "" } as TestHouse;
}, PATIENCE_MS);
afterAll(async () => {
  if (server === null) return;
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(installed.folder, { recursive: true });
}, PATIENCE_MS);

/** The command line, as an operator calls it there; without npm it could not install anything. */
function safehouse(...argv: readonly string[]): SpawnSyncReturns<string> {
  const program = join(installed.workdir, "packages/cli/bin/safehouse.js");
  const env = { PATH: "/nowhere", HOME: "/nowhere", LANG: "C" };
  return spawnSync(process.execPath, [program, ...argv], { cwd: installed.folder, env, encoding: "utf8" });
}

describe.skipIf(process.platform === "win32")("what deploy/Containerfile installs", () => {
  test("serves the app: its page, and everything the page names", async () => {
    const page = await ask(house, "/");
    expect(page.status).toBe(200);
    const files = [...(page.body as string).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(files).toContainEqual(expect.stringMatching(/^\/assets\/index-.+\.js$/));
    const answers = await Promise.all(
      [...files, "/sw.js"].map(async (file) => [file, (await ask(house, file)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test("opens a table, plays there, and prints", async () => {
    const { match, annSees, bobSees } = await startedTable(house);
    expect(await playOn(house, asMatch(match, [annSees.you?.token, bobSees.you?.token]), 3)).toBe(3);
    const { status, body } = await askPress(house, "/api/print/klaumau/deck");
    expect([status, (body as string).slice(0, 5)]).toEqual([200, "%PDF-"]);
  });

  test("backs up beside the running server, restores, and does the rest of an operator's day", () => {
    const data = installed.env["SAFEHOUSE_DATA"] as string;
    const before = readdirSync(join(installed.workdir, "node_modules"));
    expect(safehouse("backup", "--data", data, "--out", "house.backup")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^OK/),
    });
    expect(statSync(join(installed.folder, "house.backup")).mode & 0o777).toBe(0o600);
    expect(safehouse("restore", "--from", "house.backup", "--data", "again")).toMatchObject({ status: 0 });
    expect(safehouse("reports", "--data", data)).toMatchObject({ status: 0 });
    expect(safehouse("print", "klaumau/deck", "--out", "deck.pdf")).toMatchObject({ status: 0 });
    const record = join(REPOSITORY, "packages/games/klaumau/fixtures/all-2-swap.json");
    expect(safehouse("verify", record)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^OK/) });
    expect(readdirSync(join(installed.workdir, "node_modules"))).toEqual(before);
  });

  test("is built without a word about the tools", () => {
    expect(installed.said).toBe("");
  });

  test("has neither tests nor tools nor anybody's data in it", () => {
    const { workdir } = installed;
    expect(readdirSync(workdir).toSorted()).toEqual([
      "LICENSE",
      "node_modules",
      "package-lock.json",
      "package.json",
      "packages",
      "scripts",
    ]);
    for (const tool of ["vite", "vitest", "typescript"])
      expect(existsSync(join(workdir, "node_modules", tool))).toBe(false);
    const isIgnored = readIgnored(readFileSync(join(REPOSITORY, ".dockerignore"), "utf8"));
    const never = ["data", "data/safehouse.db", ".git/config", "node_modules/x", "packages/web/dist/index.html"];
    expect(never.filter((path) => !isIgnored(path))).toEqual([]);
    expect(isIgnored("packages/server/src/main.ts")).toBe(false);
  });
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("the unit is one that systemd takes without a word", () => {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-unit-"));
  // Node need not be where the unit expects it on this machine, nor its documents.
  const unit = readFileSync(join(REPOSITORY, "deploy/safehouse.service"), "utf8")
    .replaceAll("/usr/bin/node", process.execPath)
    .replaceAll("/opt/safehouse", REPOSITORY.replace(/\/$/, ""));
  writeFileSync(join(folder, "safehouse.service"), unit);
  const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", join(folder, "safehouse.service")], {
    encoding: "utf8",
    env: { ...process.env, SYSTEMD_LOG_LEVEL: "warning" },
  });
  rmSync(folder, { recursive: true });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});
