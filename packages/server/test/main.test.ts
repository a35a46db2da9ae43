import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings } from "../src/settings.ts";
import { ask, makeMatch, nextMove, type TestHouse } from "./house.ts";

const DAY = 86_400_000;
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "safehouse-main-"));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;
const freshFolder = (): string => join(folder, `${++folders}`);

function start(...argv: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [main, "--data", freshFolder(), ...argv]);
}

function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => child.stdout.once("data", (data: Buffer) => resolve(data.toString())));
}

describe("npm start", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("serves on a free port until %s, and closes in peace", async (signal) => {
    const child = start("--port", "0");
    const line = await firstLine(child);
    expect(line).toMatch(/^Safehouse is open at http:\/\/127\.0\.0\.1:\d+\/\n$/);
    const health = await fetch(new URL("/api/health", line.split(" ").at(-1)?.trim()));
    expect(await health.json()).toMatchObject({ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    const status = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    expect(await status).toBe(0);
  });

  test("keeps what was compiled for the next start, and opens where that cannot be kept", async () => {
    const kept = join(folder, "compiled");
    const openAndClose = async (cache: string): Promise<void> => {
      const child = spawn(process.execPath, [main, "--port", "0", "--data", freshFolder()], {
        env: { ...process.env, NODE_COMPILE_CACHE: cache },
      });
      expect(await firstLine(child)).toContain("Safehouse is open");
      const status = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      expect(await status).toBe(0);
    };
    await openAndClose(kept);
    expect(readdirSync(kept, { recursive: true }).length).toBeGreaterThan(100);
    const file = join(folder, "no-folder");
    writeFileSync(file, "");
    await openAndClose(join(file, "compiled"));
  });

  test("finishes what is under way before it closes, and logs no secret", async () => {
    const child = start("--port", "0", "--log", "trace", "--mask", "700", "--bot-delay", "0");
    let errors = "";
    child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
    const address = (await firstLine(child)).split(" ").at(-1)?.trim() ?? "";
    const house = { address: address.replace(/\/$/, "") } as TestHouse;
    const seed = "the seed of this very test";
    const match = await makeMatch(house, { seed });
    // A turn, and then everybody is asked at once whether they believe it: that answer is masked.
    let next = await nextMove(house, match);
    for (; !next?.body.decision.startsWith("believe"); next = await nextMove(house, match)) {
      await ask(house, `${match.path}/moves`, next ?? {});
    }
    const status = new Promise((resolve) => child.once("exit", resolve));
    const answer = ask(house, `${match.path}/moves`, next);
    // Who asks after it is answered after it was heard.
    expect((await ask(house, "/api/health")).status).toBe(200);
    child.kill("SIGTERM");
    expect((await answer).status).toBe(200);
    expect(await status).toBe(0);
    expect(errors).toContain('"route":"/api/matches/:id/moves"');
    for (const secret of [seed, ...match.tokens]) expect(errors).not.toContain(secret);
  });

  test.skipIf(process.platform === "win32")("closes when npm is ended, though no signal reaches it", async () => {
    const env = { ...process.env, npm_lifecycle_event: "start" };
    // The colon keeps the shell from putting the server in its own place.
    const shell = spawn("sh", ["-c", '"$0" "$1" --port 0 --data "$2"; :', process.execPath, main, freshFolder()], {
      env,
    });
    const address = (await firstLine(shell)).split(" ").at(-1)?.trim() ?? "";
    expect((await fetch(address)).status).toBe(200);
    shell.kill("SIGTERM");
    const isOpen = (): Promise<boolean> =>
      fetch(address).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
  });

  test.skipIf(process.platform === "win32")(
    "ends with a status that a service manager starts again after, when the database thread dies",
    async () => {
      // The real program; only a signal is taught to end the thread that it talks to about the database.
      const deadly = `import { Worker } from "node:worker_threads";
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message, ...rest) {
          if ([message].flat().some((call) => call?.method === "checkHealth")) process.once("SIGUSR2", () => void this.terminate());
          return postMessage.call(this, message, ...rest);
        };`;
      const preload = `data:text/javascript,${encodeURIComponent(deadly)}`;
      const child = spawn(process.execPath, ["--import", preload, main, "--data", freshFolder(), "--port", "0"]);
      let errors = "";
      child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
      const address = (await firstLine(child)).split(" ").at(-1)?.trim() ?? "";
      expect((await fetch(new URL("/api/health", address))).status).toBe(200);
      const status = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGUSR2");
      expect(await status).toBe(3);
      expect(errors).toMatch(/^The thread that keeps the database has ended\. Start the house again\./m);
    },
  );

  test("says what is wrong with a port that is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    // A bot is to move in there, and there is upkeep to do: but not by a house that nobody can enter.
    const data = freshFolder();
    const before = start("--data", data, "--port", "0", "--bot-delay", "60000");
    const address = (await firstLine(before)).split(" ").at(-1)?.trim().replace(/\/$/, "") ?? "";
    const bot = { kind: "bot", level: "random" } as const;
    await makeMatch({ address } as TestHouse, { seats: [bot, bot, { kind: "human" }] });
    const ended = new Promise((resolve) => before.once("exit", resolve));
    before.kill("SIGKILL");
    await ended;
    const argv = [main, "--port", `${port}`, "--data", data, "--bot-delay", "0"];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: "utf8" });
    other.close();
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken, [^\n]+\n$/);
  });

  test.each([
    [["--port", "http"], /port must be a whole number/],
    [["--port", "65536"], /port must be a whole number/],
    [["--host", "a b"], /host must be an address/],
    [["--bus", "http://host", "--store", "postgres://u@h/d"], /bus must look like nats:/],
    [["--bus", "nats://host:4222"], /bus is for houses that share a Postgres/],
    [["--port"], /argument missing|needs|not specified|expects/i],
    [["surplus"], /surplus/],
  ])("knows no %s", (argv, message) => {
    expect(readSettings(argv, {})).toMatchObject({ ok: false, error: expect.stringMatching(message) });
  });

  test.each([
    [["--host", "203.0.113.7", "--port", "0"], /no address of this machine/],
    [["--data", main], /is a file/],
    [["--turbo"], /Unknown option '--turbo'. "npm start -- --help"/],
  ])("refuses %s", (argv, message) => {
    const env = { ...process.env, SAFEHOUSE_DATA: freshFolder() };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...argv], { encoding: "utf8", env });
    expect(stderr).toMatch(message);
    expect([status, stdout]).toEqual([2, ""]);
  });

  test("helps", () => {
    const { status, stdout } = spawnSync(process.execPath, [main, "--help"], { encoding: "utf8" });
    expect([status, stdout.includes("--data DIR")]).toEqual([0, true]);
  });
});

describe("a folder that cannot be used", () => {
  test("is named, and nothing is started", () => {
    const broken = freshFolder();
    mkdirSync(broken);
    writeFileSync(join(broken, "safehouse.db"), "this is no database, and never was one ".repeat(200));
    const argv = [main, "--port", "0", "--data", broken];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: "utf8" });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(broken);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  test.skipIf(process.getuid?.() === 0)("may be one that this account cannot write", () => {
    const closed = freshFolder();
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    const argv = [main, "--port", "0", "--data", closed];
    const { status, stderr } = spawnSync(process.execPath, argv, { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain(closed);
  });
});

describe("settings", () => {
  test("come from flags, then the environment, then defaults", () => {
    expect(readSettings([], {})).toEqual({
      ok: true,
      value: {
        host: "127.0.0.1",
        port: 4600,
        base: "/",
        data: "data",
        shelf: null,
        store: null,
        bus: null,
        mask: 1500,
        botDelay: { min: 600, max: 1200 },
        botLimit: 2000,
        limitAddress: { perSecond: 20, burst: 100 },
        limitSeat: { perSecond: 10, burst: 40 },
        limitMatch: { perSecond: 40, burst: 160 },
        trustProxy: false,
        origins: [],
        hosts: [],
        connections: 10_000,
        log: "info",
        metrics: "local",
        idle: 300,
        mostAwake: 2000,
        keep: {
          open: 30 * DAY,
          abandoned: 365 * DAY,
          finished: null,
          guests: 400 * DAY,
          chats: 60 * DAY,
          reports: 180 * DAY,
          push: 90 * DAY,
          studies: 180 * DAY,
        },
        pushHosts: [],
        texts: [],
      },
    });
    expect(readSettings(["--keep", "finished=365d, guests=forever"], {})).toMatchObject({
      value: { keep: { finished: 365 * DAY, abandoned: 365 * DAY, guests: null } },
    });
    const env = { SAFEHOUSE_PORT: "81", SAFEHOUSE_HOST: "::1", SAFEHOUSE_DATA: "elsewhere" };
    expect(readSettings([], env)).toMatchObject({ ok: true, value: { host: "::1", port: 81, data: "elsewhere" } });
    expect(readSettings([], { SAFEHOUSE_BOT_DELAY: "0", SAFEHOUSE_TRUST_PROXY: "::1, 10.0.0.0/8" })).toMatchObject({
      value: { botDelay: { min: 0, max: 0 }, trustProxy: ["::1", "10.0.0.0/8"] },
    });
    expect(readSettings(["--port=0", "--host=0.0.0.0"], env)).toMatchObject({ value: { host: "0.0.0.0", port: 0 } });
    expect(readSettings([], { SAFEHOUSE_PORT: "" })).toMatchObject({ value: { port: 4600 } });
    expect(readSettings(["--help", "--port", "x"], {})).toEqual({ ok: true, value: "help" });
  });

  test.each([
    [["--mask", "-1"], /mask/],
    [["--bot-delay", "9-3"], /bot delay must be milliseconds/],
    [["--limit-seat", "many"], /must be written like 10\/40/],
    [["--trust-proxy", "everybody"], /trusted proxy must be/],
    [["--trust-proxy", "10.0.0.0/33"], /trusted proxy must be/],
    [["--origins", "example.org"], /origin must look like/],
    [["--hosts", "https://example.org"], /host must look like play\.example\.org/],
    [["--log", "loud"], /must be one of fatal/],
    [["--push-hosts", "127.0.0.1"], /push host must be a name/],
    [["--metrics", "none"], /must be one of local, all/],
    ...["", "chats", "chats=", "chats=0d", "chats=1", "chats=36501d", "chats=1d,chats=2d", "all=1d", "chats=never"].map(
      (keep): [string[], RegExp] => [["--keep", keep], /^The keep must be a list such as open=30d,.* or forever, not /],
    ),
  ])("refuse %s", (argv, message) => {
    const settings = readSettings(argv, {});
    expect(settings.ok ? "" : settings.error).toMatch(message);
  });

  test("whatever is typed, give settings or a sentence", () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom("--port", "--data", "--host"))), (argv) => {
        const settings = readSettings(argv, {});
        if (!settings.ok) expect(settings.error).toMatch(/\.$/);
      }),
    ));
});
