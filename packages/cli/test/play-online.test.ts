import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { openClient } from "@safehouse/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Said } from "./desk.ts";

const main = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "safehouse-"));
const ones = "1\n".repeat(2000);

let server: ChildProcess;
let url: string;

/** Resolves when the server has said where it listens. */
async function startServer(port = "0"): Promise<void> {
  const flags = ["--port", port, "--data", join(folder, "data"), "--bot-delay", "0", "--mask", "0", "--log", "silent"];
  server = spawn(process.execPath, [main, ...flags], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const chunk of server.stdout ?? []) {
    said += String(chunk);
    const address = /http:\/\/\S+\d/.exec(said)?.[0];
    if (address === undefined) continue;
    url = address;
    return;
  }
  throw new Error("the server did not start");
}

async function endServer(signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

beforeAll(() => startServer());
afterAll(async () => {
  await endServer("SIGTERM");
  rmSync(folder, { recursive: true });
});

const play = (...more: string[]): string[] => ["play", "klaumau", "--server", url, ...more];
const tokenIn = (out: string): string => /SAFEHOUSE_TOKEN[^]*?\n {2}(\S+)\n/.exec(out)?.[1] ?? "";
const matchIn = (out: string): string => / --match (\S+)/.exec(out)?.[1] ?? "";

/** Types line by line, as a person does who waits for the question. */
function person(
  argv: readonly string[],
  columns?: number,
): { type(line: string): void; out(): string; end: Promise<Said>; interrupt(): void } {
  const input = new PassThrough();
  let out = "";
  let interrupt = (): void => {};
  const end = call(argv, {
    input,
    columns,
    out: (text) => void (out += text),
    onInterrupt(act) {
      interrupt = act;
      return () => {};
    },
  });
  return { type: (line) => void input.write(`${line}\n`), out: () => out, end, interrupt: () => interrupt() };
}

describe("safehouse play --server", () => {
  test("plays a whole match and saves a record that verifies", async () => {
    const file = join(folder, "online.json");
    const { status, out, err } = await call(play("--seats", "3", "--name", "Zoë", "--save", file), { typed: ones });
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("A friend can watch with:");
    expect(out).toContain("The match is over.");
    expect(out).toMatch(/Result\n\n1\. /);
    expect((await call(["verify", file])).out).toMatch(/^OK: /);
    const record = await openClient({ server: url }).record(matchIn(out));
    expect(record).toMatchObject({
      result: "done",
      value: { seats: [{ kind: "human", name: "Zoë" }, {}, {}], contributions: [expect.any(String)] },
    });
  });

  test("finds a house under a sub-path, with all that it asks for", async () => {
    const asked: string[] = [];
    // Requests below /games/ reach the house without it; all others nobody.
    const proxy = createServer((client) => {
      const house = connect(Number(new URL(url).port), "127.0.0.1");
      client.on("data", (chunk) => {
        const text = chunk.toString("latin1").replaceAll(/^(GET|POST) (\S+)/gm, (_, method: string, path: string) => {
          asked.push(path);
          return `${method} ${path.startsWith("/games/") ? path.slice("/games".length) : "/nowhere"}`;
        });
        house.write(text, "latin1");
      });
      house.on("data", (chunk) => client.write(chunk));
      for (const [one, other] of [[client, house] as const, [house, client] as const]) {
        one.on("close", () => other.destroy()).on("error", () => other.destroy());
      }
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const { port } = proxy.address() as AddressInfo;
    for (const slash of ["", "/"]) {
      const server = `http://127.0.0.1:${port}/games${slash}`;
      const { status, out, err } = await call(["play", "klaumau", "--seats", "2", "--server", server], { typed: ones });
      expect([status, err]).toEqual([0, ""]);
      expect(out).toContain("The match is over.");
      expect(out).toContain(`--server ${server} --match `);
    }
    expect(asked.filter((path) => !path.startsWith("/games/api/"))).toEqual([]);
    expect(asked.some((path) => path.includes("/live"))).toBe(true);
    proxy.close();
  });

  test("draws the same evening as the game without a server", async () => {
    const setting = ["--seats", "2", "--level", "easy", "--seed", "one evening"];
    const here = await call(["play", "klaumau", ...setting], { typed: ones });
    const there = await call(play(...setting), { typed: ones });
    const evening = (out: string): string => out.slice(out.indexOf("─"));
    expect(evening(there.out)).toBe(evening(here.out));
  });

  test("comes back to a match that was left, and watches one without its token", async () => {
    const left = await call(play("--seats", "2", "--name", "Zoë"), { typed: "1\nq\n" });
    expect(left.status).toBe(0);
    expect(left.out).toContain("The match stays on the server");
    const [id, token] = [matchIn(left.out), tokenIn(left.out)];
    // Told once, at the start: the last lines of a terminal are what others see, and what ends up in bug reports.
    expect(token).toMatch(/^[\w-]{20,}$/);
    expect(left.out.split(token)).toHaveLength(2);
    expect(left.out.indexOf(token)).toBeLessThan(left.out.indexOf("─"));
    const watcher = person(play("--match", id));
    await expect.poll(() => watcher.out()).toContain("you are watching");
    await expect.poll(() => watcher.out()).toMatch(/Zoë: [^]*Ada: /);
    expect(watcher.out()).not.toContain(token);
    // The environment is nobody else's to read; where both are given, the option counts.
    const seated = await call(play("--match", id), { typed: "q\n", env: { SAFEHOUSE_TOKEN: token } });
    expect(seated.out).toContain("on a server");
    expect(seated.out).not.toContain(token);
    const env = { SAFEHOUSE_TOKEN: "stranger" };
    expect((await call(play("--match", id), { env })).status).toBe(2);
    const back = await call(play("--match", id, "--token", token), { typed: ones, env });
    expect(back.out).toContain("The match is over.");
    await expect.poll(() => watcher.out()).toContain("The match is over.");
    watcher.type("n");
    expect((await watcher.end).status).toBe(0);
  });

  test("says that the connection is lost, and goes on when the server is back", async () => {
    const somebody = person(play("--seats", "2", "--level", "easy"));
    await expect.poll(() => somebody.out()).toMatch(/> $/);
    await endServer("SIGKILL");
    await expect.poll(() => somebody.out()).toContain("The connection is lost.");
    somebody.type("1");
    const asked = somebody.out().split("\n> ").length;
    await startServer(new URL(url).port);
    await expect.poll(() => somebody.out()).toContain("The connection is back.");
    await expect.poll(() => somebody.out().split("\n> ").length).toBeGreaterThan(asked);
    expect(somebody.out()).not.toContain("no longer open");
    somebody.type("q");
    expect((await somebody.end).status).toBe(0);
  });

  test("leaves on Ctrl-C with the way back", async () => {
    const somebody = person(play("--seats", "2"));
    await expect.poll(() => somebody.out()).toMatch(/> $/);
    somebody.interrupt();
    expect((await somebody.end).status).toBe(0);
    expect(somebody.out()).toMatch(
      /Come back with your token[^]*:\n {2}safehouse play klaumau --server \S+ --match \S+\n$/,
    );
  });

  test.each([
    [["--server", "nonsense"], "must be an address such as"],
    [["--server", "ftp://x"], "must be an address such as"],
    [["--server", "http://127.0.0.1:1"], "cannot be reached"],
    [["--match", "x"], "--match needs --server"],
    [["--name", "Zoë"], "--name needs --server"],
  ])("refuses %j", async (options, problem) => {
    const { status, out, err } = await call(["play", "klaumau", ...options]);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(problem);
  });

  test.each([
    [["--name", "\u202eevil"], "visible characters"],
    [["--token", "t"], "--token needs --match"],
    [["--match", "0".repeat(32)], "no such match"],
    [["--match", "x", "--seats", "2"], "--seats is for a new match"],
  ])("refuses, with a server, %j", async (options, problem) => {
    const { status, out, err } = await call(play(...options));
    expect([status, out]).toEqual([2, ""]);
    expect(err.toLowerCase()).toContain(problem);
  });

  test("refuses a token that the match does not know", async () => {
    const { out } = await call(play("--seats", "2"), { typed: "q\n" });
    const { status, err } = await call(play("--match", matchIn(out), "--token", "stranger"));
    expect(status).toBe(2);
    expect(err).toContain(url);
  });
});
