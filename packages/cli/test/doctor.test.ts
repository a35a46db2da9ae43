import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { createServer as createTcp } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "@safehouse/server";
import { readSettings, type Settings } from "@safehouse/server/settings";
import { openSqliteStore } from "@safehouse/server/store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judgeBackup } from "../src/doctor/backup.ts";
import { lookAtClock } from "../src/doctor/clock.ts";
import { judgeDisk } from "../src/doctor/disk.ts";
import type { Finding } from "../src/doctor/finding.ts";
import { judgeFiles, judgeMemory } from "../src/doctor/limits.ts";
import type { Patient } from "../src/doctor/patient.ts";
import { judgeCertificate } from "../src/doctor/tls.ts";
import { ownVersion } from "../src/version.ts";
import { wordsIn } from "../src/words.ts";
import { call } from "./desk.ts";

const root = mkdtempSync(join(tmpdir(), "safehouse-doctor-"));
const words = wordsIn("en");
const closing: (() => Promise<unknown>)[] = [];

async function open(data: string, argv: readonly string[] = [], version = ownVersion()): Promise<URL> {
  const settings = readSettings(["--port", "0", "--data", data, "--log", "silent", ...argv], {});
  if (!settings.ok) throw new Error(settings.error);
  const store = await openSqliteStore(data);
  const app = await buildApp({ version, settings: settings.value as Settings, store });
  closing.push(() => app.close());
  return new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
}

/** A proxy that says what it is told to, and passes on WebSockets only if it is told to. */
async function proxy(
  house: URL,
  change: (headers: IncomingHttpHeaders) => object,
  passesUpgrades = true,
): Promise<URL> {
  const pass = (headers: IncomingHttpHeaders): object => ({ ...headers, ...change(headers) });
  const server = createServer((from, to) => {
    const { upgrade: _, ...rest } = pass(from.headers) as IncomingHttpHeaders;
    const headers = { ...rest, connection: "close" };
    const on = request(new URL(from.url ?? "/", house), { headers });
    on.once("response", (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    on.end();
  });
  if (passesUpgrades) {
    server.on("upgrade", (from, socket) => {
      const on = request(new URL(from.url ?? "/", house), {
        headers: { ...pass(from.headers) } as IncomingHttpHeaders,
      });
      on.once(
        "response",
        ({ statusCode }) => void socket.end(`HTTP/1.1 ${statusCode} No\r\ncontent-length: 0\r\n\r\n`),
      );
      on.once("upgrade", (_, far) => {
        socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
        const end = (): void => {
          far.destroy();
          socket.destroy();
        };
        far.on("error", end);
        // Nobody speaks; but only who listens hears that the other has gone.
        socket.on("error", end).once("end", end).resume();
      });
      on.end();
    });
  }
  return listen(server);
}

async function listen(server: Server): Promise<URL> {
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  closing.push(
    () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  );
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

async function doctor(
  ...argv: string[]
): Promise<{ status: number; findings: Finding[]; about(matter: string): Finding[] }> {
  const { status, out, err } = await call(["doctor", "--json", ...argv]);
  expect(err).toBe("");
  const { ok, findings } = JSON.parse(out) as { ok: boolean; findings: Finding[] };
  expect(status).toBe(ok ? 0 : 1);
  return { status, findings, about: (matter) => findings.filter(({ about }) => about === matter) };
}

const data = join(root, "data");
let url: URL;

beforeAll(async () => {
  mkdirSync(data, { mode: 0o700 });
  url = await open(data);
  for (const name of readdirSync(data)) chmodSync(join(data, name), 0o600);
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  rmSync(root, { recursive: true });
});

describe("a house that is well", () => {
  test("has nothing to do, and is left as it was", async () => {
    const file = join(root, "backup");
    expect((await call(["backup", "--data", data, "--out", file])).status).toBe(0);
    const look = (): unknown[] => readdirSync(data).map((name) => [name, statSync(join(data, name)).mtimeMs]);
    const before = look();
    expect((await doctor("--data", data)).status).toBe(0);
    expect(look()).toEqual(before);
    const { status, findings } = await doctor("--data", data, "--url", url.href);
    expect(findings.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
    expect(status).toBe(0);
    expect(findings.map(({ about }) => about)).toEqual(
      "folder lock disk database backup clock house proxy tls socket files memory".split(" "),
    );
  });

  test.each(["en", "de"])("is told within 80 columns, %s", async (lang) => {
    const { status, out } = await call(["doctor", "--data", data, "--url", url.href, "--lang", lang]);
    expect(status).toBe(0);
    expect(out).toContain(lang === "en" ? "All is well." : "Alles in Ordnung.");
    expect(out).toContain(lang === "en" ? "a house is open here" : "hier ist ein Haus offen");
    // A path is one long word.
    expect(out.split("\n").filter((line) => line.length > 80 && !line.includes(root))).toEqual([]);
  });

  test("leaves the folder of a closed house as it was", async () => {
    const closed = join(root, "closed");
    mkdirSync(closed, { mode: 0o700 });
    await (await openSqliteStore(closed)).close();
    const before = readdirSync(closed);
    const { about } = await doctor("--data", closed);
    expect(about("database")).toMatchObject([{ verdict: "fine" }]);
    expect(about("lock")).toMatchObject([{ what: "no house is open here" }]);
    expect(readdirSync(closed)).toEqual(before);
  });
});

describe("what is wrong with the folder and the database", () => {
  test("no folder, or a file for one", async () => {
    for (const path of [join(root, "nowhere"), join(root, "file")]) {
      writeFileSync(join(root, "file"), "");
      const { status, about } = await doctor("--data", path);
      expect(status).toBe(1);
      expect(about("folder")).toMatchObject([{ verdict: "wrong", todo: expect.stringContaining("--data") }]);
    }
    expect(readdirSync(root)).not.toContain("nowhere");
  });

  test.skipIf(process.platform === "win32")("others can read it", async () => {
    const loose = join(root, "loose");
    mkdirSync(loose);
    chmodSync(loose, 0o755);
    writeFileSync(join(loose, "safehouse.marks"), "");
    chmodSync(join(loose, "safehouse.marks"), 0o640);
    const { status, about } = await doctor("--data", loose);
    expect(status).toBe(1);
    expect(about("folder").map(({ todo }) => todo)).toEqual([`chmod 700 ${loose}`, `chmod 600 ${loose}/safehouse.*`]);
  });

  test("it is damaged", async () => {
    const broken = join(root, "broken");
    mkdirSync(broken, { mode: 0o700 });
    await (await openSqliteStore(broken)).close();
    const file = join(broken, "safehouse.db");
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096, 3 * 4096);
    writeFileSync(file, bytes);
    const { status, about } = await doctor("--data", broken);
    expect(status).toBe(1);
    expect(about("database")).toMatchObject([{ verdict: "wrong", what: expect.stringMatching(/damaged/) }]);
    writeFileSync(file, "a letter to grandmother");
    expect((await doctor("--data", broken)).about("database")).toMatchObject([{ verdict: "wrong" }]);
  });

  test("no backup, an old one, or one with damage", () => {
    const now = Date.UTC(2026, 10, 16);
    const note = { at: now - 3_600_000, file: "/b", isSound: true };
    const verdict = (...args: [typeof note | null]): string => judgeBackup(words, "data", ...args, now).verdict;
    expect([verdict(note), verdict(null)]).toEqual(["fine", "wrong"]);
    expect(verdict({ ...note, isSound: false })).toBe("wrong");
    expect(judgeBackup(words, "data", { ...note, at: now - 5 * 86_400_000 }, now)).toMatchObject({
      verdict: "wrong",
      what: 'the last one is 5 days old: "/b"',
      todo: expect.stringContaining("safehouse backup --data data --out FILE"),
    });
  });

  test("the disk is nearly full", () => {
    const megabyte = 1024 * 1024;
    const judged = (free: number, size: number): string =>
      judgeDisk(words, { free: free * megabyte, size: size * megabyte, isOutOfNames: false }).verdict;
    expect([judged(600, 10), judged(600, 400), judged(400, 1)]).toEqual(["fine", "wrong", "wrong"]);
    expect(judgeDisk(words, { free: 1e12, size: 0, isOutOfNames: true }).verdict).toBe("wrong");
  });
});

describe("the clock", () => {
  const patient = (now: number, newestAt: number | null): Patient => ({
    words,
    folder: "data",
    url: null,
    process: null,
    settings: null,
    glance: { matches: 1, quarantined: 0, losses: 0, newestAt },
    now,
  });
  const now = Date.UTC(2026, 10, 16);

  test.each<[what: string, patient: Patient, house: number | null, verdict: string]>([
    ["all agree", patient(now, now - 1000), now + 5000, "fine"],
    ["a new house", patient(now, null), null, "fine"],
    ["1970", patient(0, null), null, "wrong"],
    ["the house has written later", patient(now, now + 3_600_000), null, "wrong"],
    ["the house's clock differs", patient(now, now), now + 120_000, "wrong"],
  ])("%s", (_what, each, house, verdict) => {
    expect(lookAtClock(each, house)).toMatchObject([{ verdict }]);
  });

  test("is held against the newest line and against what the house answers", async () => {
    const { about } = await doctor("--data", data, "--url", url.href);
    expect(about("clock")).toMatchObject([{ verdict: "fine" }]);
  });
});

describe("the way to the house", () => {
  test("nobody there, somebody else there, another release, another name", async () => {
    const tcp = createTcp();
    await new Promise<void>((done) => void tcp.listen(0, "127.0.0.1", done));
    const { port } = tcp.address() as AddressInfo;
    await new Promise((done) => void tcp.close(done));
    const nobody = await doctor("--data", data, "--url", `http://127.0.0.1:${port}`);
    expect(nobody.about("house")).toMatchObject([{ verdict: "wrong", what: expect.stringContaining("ECONNREFUSED") }]);
    const elsewhere = await doctor("--data", data, "--url", new URL("games", url).href);
    expect(elsewhere.about("house")).toMatchObject([{ verdict: "wrong", what: expect.stringContaining("no house") }]);
    const other = join(root, "other");
    mkdirSync(other, { mode: 0o700 });
    const old = await doctor("--data", other, "--url", (await open(other, [], "0.0.0-old")).href);
    expect(old.about("house")).toMatchObject([{ verdict: "wrong", what: expect.stringContaining("0.0.0-old") }]);
    const named = await proxy(url, () => ({ host: "play.example.org" }));
    const foreign = await doctor("--data", data, "--url", named.href);
    expect(foreign.about("house")).toMatchObject([{ verdict: "wrong", what: expect.stringContaining("name") }]);
  });

  test("joins paths to the whole address, so that a house under a sub-path is found", async () => {
    const asked: string[] = [];
    const below = createServer((from, to) => {
      asked.push(from.url ?? "");
      to.end(JSON.stringify({ ok: true, version: ownVersion() }));
    });
    await doctor("--data", data, "--url", new URL("games", await listen(below)).href);
    expect(asked).toEqual(["/games/api/health", "/games/api/seen", "/games/api/matches/doctor/live"]);
  });

  test.each<[what: string, argv: string[], headers: object, problem: RegExp | null]>([
    [
      "is fine",
      ["--trust-proxy", "127.0.0.1"],
      { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" },
      null,
    ],
    ["says nothing", [], { via: "1.1 proxy" }, /does not say who is asking/],
    ["is not believed", [], { "x-forwarded-for": "203.0.113.9" }, /does not believe it/],
    [
      "is not asked for its name",
      ["--trust-proxy", "127.0.0.1"],
      { "x-forwarded-for": "1.2.3.4", host: "127.0.0.1" },
      /asked for 127/,
    ],
  ])("a proxy %s", async (what, argv, headers, problem) => {
    const folder = join(root, what.replaceAll(" ", "-"));
    mkdirSync(folder, { mode: 0o700 });
    const way = await proxy(await open(folder, argv), () => headers);
    const { about } = await doctor("--data", folder, "--url", way.href);
    const expected =
      problem === null
        ? { verdict: "fine", what: expect.stringContaining("203.0.113.9") }
        : { verdict: "wrong", what: expect.stringMatching(problem) };
    expect(about("proxy")).toMatchObject([expected]);
    const isHostLost = "host" in headers;
    expect(about("socket")).toMatchObject([{ verdict: isHostLost ? "wrong" : "fine" }]);
  });

  test("a proxy that passes on what a client claims", async () => {
    const folder = join(root, "liar");
    mkdirSync(folder, { mode: 0o700 });
    const house = await open(folder, ["--trust-proxy", "127.0.0.1"]);
    const way = await proxy(house, (headers) => ({ "x-forwarded-for": headers["x-forwarded-for"] ?? "203.0.113.9" }));
    const { about } = await doctor("--data", folder, "--url", way.href);
    expect(about("proxy")).toMatchObject([
      { verdict: "wrong", what: expect.stringContaining("claims another address") },
    ]);
  });

  test("a proxy that drops WebSockets", async () => {
    const way = await proxy(url, () => ({}), false);
    const { about } = await doctor("--data", data, "--url", way.href);
    expect(about("socket")).toMatchObject([{ verdict: "wrong", todo: expect.stringContaining("Upgrade") }]);
    expect((await doctor("--data", data, "--url", (await proxy(url, () => ({}))).href)).about("socket")).toMatchObject([
      { verdict: "fine" },
    ]);
  });

  test("certificates", async () => {
    const now = Date.UTC(2026, 10, 16);
    expect(judgeCertificate(words, now + 60 * 86_400_000, now).verdict).toBe("fine");
    expect(judgeCertificate(words, now + 5 * 86_400_000, now)).toMatchObject({
      verdict: "wrong",
      todo: expect.stringContaining("Renew"),
    });
    // What speaks no TLS at all is not believed either.
    const { about } = await doctor("--data", data, "--url", url.href.replace("http:", "https:"));
    expect(about("tls")).toMatchObject([{ verdict: "wrong" }]);
  });

  test("refuses what is no address", async () => {
    for (const given of ["play.example.org", "ftp://x", ""]) {
      expect(await call(["doctor", "--url", given])).toMatchObject({ status: 2, out: "" });
    }
  });
});

describe("limits", () => {
  test("open files against --connections", () => {
    expect(judgeFiles(words, 10_000, 20_000).verdict).toBe("fine");
    expect(judgeFiles(words, 10_000, Infinity).verdict).toBe("fine");
    expect(judgeFiles(words, 10_000, null).verdict).toBe("skipped");
    expect(judgeFiles(words, 10_000, 1024)).toMatchObject({
      verdict: "wrong",
      todo: "LimitNOFILE=10100 in the service, ulimit -n 10100 in a shell, or --connections 924",
    });
  });

  test("memory against --connections and --most-awake", () => {
    const megabyte = 1024 * 1024;
    const usual = { connections: 10_000, mostAwake: 2000 };
    expect(judgeMemory(words, usual, 1024 * megabyte).verdict).toBe("fine");
    expect(judgeMemory(words, usual, 512 * megabyte).verdict).toBe("wrong");
  });
});
