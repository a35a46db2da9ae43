import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSettings, USAGE } from "../src/settings.ts";
import { ask, freshDatabase } from "./postgres.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

const OPEN = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** A house, and where it says that it is open. */
async function start(store: string): Promise<{ readonly house: ChildProcess; readonly url: string }> {
  const env = { ...process.env, SAFEHOUSE_STORE: store };
  const house = spawn(process.execPath, [main, "--port", "0", "--log", "silent"], { env });
  onTestFinished(() => void house.kill("SIGKILL"));
  const [said] = (await once(house.stdout, "data")) as [Buffer];
  return { house, url: /http:\S+/.exec(said.toString())?.[0] ?? said.toString() };
}

describe("a house in Postgres", () => {
  test("opens, can save, and closes in order; a second one opens beside it", async () => {
    const address = await freshDatabase();
    const [one, other] = await Promise.all([start(address), start(address)]);
    for (const { url } of [one, other]) {
      const health = await fetch(new URL("api/health", url));
      expect([health.status, await health.json()]).toMatchObject([200, { ok: true }]);
    }
    for (const { house } of [one, other]) {
      const closed = once(house, "close");
      house.kill("SIGTERM");
      expect(await closed).toEqual([0, null]);
    }
    // Nothing is left that says it was open.
    await expect.poll(() => ask(address, OPEN)).toEqual([]);
  });

  test("that cannot be reached is one sentence and status 2, without the password", async () => {
    const address = Object.assign(new URL(await freshDatabase()), { port: "1" });
    const env = { ...process.env, SAFEHOUSE_STORE: address.href };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, "--port", "0"], { encoding: "utf8", env });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^The Postgres server does not answer: postgres:\/\/safehouse@127\.0\.0\.1:1\/\w+\. [^\n]+\n$/,
    );
  });
});

describe("the setting --store", () => {
  test("is known, and is no folder's", () => {
    expect(USAGE).toMatch(/--store ADDRESS\n +a Postgres .*\(SAFEHOUSE_STORE, default none\)/);
    const store = "postgresql://house:s%C3%A4sam@db.example.org:5433/house?sslmode=require";
    expect(readSettings(["--store", store], {})).toMatchObject({ value: { store, data: "data" } });
    expect(readSettings([], { SAFEHOUSE_STORE: "postgres:///house?host=/run/postgresql" })).toMatchObject({ ok: true });
  });

  test.each(["mysql://house:Sesame@db/house", "house:Sesame@db", "postgres://house:Sesame%zz@db/house"])(
    "refuses %s without repeating it",
    (store) => {
      const { error } = readSettings(["--store", store], {}) as { readonly error: string };
      expect(error).toMatch(/^The store must look like postgres:/);
      expect(error).not.toContain("Sesame");
    },
  );
});
