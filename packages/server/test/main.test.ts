import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSettings } from "../src/settings.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

function start(...argv: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [main, ...argv]);
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

  test.skipIf(process.platform === "win32")("closes when npm is ended, though no signal reaches it", async () => {
    const env = { ...process.env, npm_lifecycle_event: "start" };
    // The colon keeps the shell from putting the server in its own place.
    const shell = spawn("sh", ["-c", '"$0" "$1" --port 0; :', process.execPath, main], { env });
    const address = (await firstLine(shell)).split(" ").at(-1)?.trim() ?? "";
    expect((await fetch(address)).status).toBe(200);
    shell.kill("SIGTERM");
    const isOpen = (): Promise<boolean> =>
      fetch(address).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen, { timeout: 10_000 }).toBe(false);
  });

  test("says what is wrong with a port that is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, "--port", `${port}`], { encoding: "utf8" });
    other.close();
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken/);
  });

  test.each([
    [["--port", "http"], /port must be a whole number/],
    [["--port", "65536"], /port must be a whole number/],
    [["--host", "203.0.113.7", "--port", "0"], /no address of this machine/],
    [["--host", "a b"], /host must be an address/],
    [["--data", main], /is a file/],
    [["--turbo"], /Unknown option '--turbo'. "npm start -- --help"/],
    [["--port"], /argument missing|needs|not specified|expects/i],
    [["surplus"], /surplus/],
  ])("refuses %s", (argv, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...argv], { encoding: "utf8" });
    expect(stderr).toMatch(message);
    expect([status, stdout]).toEqual([2, ""]);
  });

  test("helps", () => {
    const { status, stdout } = spawnSync(process.execPath, [main, "--help"], { encoding: "utf8" });
    expect([status, stdout.includes("--data DIR")]).toEqual([0, true]);
  });
});

describe("settings", () => {
  test("come from flags, then the environment, then defaults", () => {
    expect(readSettings([], {})).toEqual({ ok: true, value: { host: "127.0.0.1", port: 4600, data: "data" } });
    const env = { SAFEHOUSE_PORT: "81", SAFEHOUSE_HOST: "::1", SAFEHOUSE_DATA: "elsewhere" };
    expect(readSettings([], env)).toEqual({ ok: true, value: { host: "::1", port: 81, data: "elsewhere" } });
    expect(readSettings(["--port=0", "--host=0.0.0.0"], env)).toMatchObject({ value: { host: "0.0.0.0", port: 0 } });
    expect(readSettings([], { SAFEHOUSE_PORT: "" })).toMatchObject({ value: { port: 4600 } });
    expect(readSettings(["--help", "--port", "x"], {})).toEqual({ ok: true, value: "help" });
  });

  test("whatever is typed, give settings or a sentence", () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom("--port", "--data", "--host"))), (argv) => {
        const settings = readSettings(argv, {});
        if (!settings.ok) expect(settings.error).toMatch(/\.$/);
      }),
    ));
});
