import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "@safehouse/server/store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-reports-"));
const [ann, bob, table] = ["a".repeat(22), "b".repeat(22), "t".repeat(22)];
const at = Date.UTC(2030, 0, 2, 3, 4, 5);

beforeAll(async () => {
  const store = await openSqliteStore(folder);
  const put = (kind: string, id: string, body: object): Promise<void> =>
    store.putDocument({ kind, id, version: 1, body: body as never, expiresAt: null });
  await put("guest", ann, { name: "Ann", secretHash: "not to be shown", muted: [], seenAt: 0, isLeaving: false });
  await put("report", "later", {
    table,
    by: bob,
    message: { n: 8, guest: ann, text: "and \u001b[2Jworse", at },
    at: at + 1000,
    reason: { kind: "threat", note: "he \u001b[2Jmeant it" },
  });
  await put("report", "first", { table, by: ann, message: { n: 7, guest: bob, text: "something rude", at }, at });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const reports = (...more: string[]) => call(["reports", "--data", folder, ...more]);

describe("safehouse reports", () => {
  test("lists what was reported, oldest first, with the names that there still are", async () => {
    const { status, out, err } = await reports();
    expect([status, err]).toEqual([0, ""]);
    expect(out).toBe(
      `2030-01-02 03:04:05 UTC, table ${table}, message 7\n` +
        `  somebody who is gone (${bob}): something rude\n` +
        `  reported by Ann (${ann})\n` +
        `2030-01-02 03:04:06 UTC, table ${table}, message 8\n` +
        `  Ann (${ann}): and [2Jworse\n` +
        `  reported by somebody who is gone (${bob})\n` +
        "  reason: a threat: he [2Jmeant it\n",
    );
    expect((await reports("--lang", "de")).out).toContain("Grund: eine Drohung: he");
    expect((await reports("--lang", "de")).out).toContain(`gemeldet von jemand, der fort ist (${bob})`);
  });

  test("prints them as JSON, without anything else about the guests", async () => {
    const { status, out } = await reports("--json");
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      { table, at, by: ann, reporter: "Ann", author: null, message: { n: 7, guest: bob, text: "something rude" } },
      { author: "Ann", reporter: null, reason: { kind: "threat" } },
    ]);
    expect(out).not.toContain("not to be shown");
  });

  test("tells what the house found lost, until it is put away, while a server is running", async () => {
    const running = mkdtempSync(join(tmpdir(), "safehouse-reports-"));
    const store = await openSqliteStore(running);
    const matches = [
      { match: "m", acknowledged: 81, left: 34 },
      { match: "n", acknowledged: 2, left: null },
    ];
    const body = { at, commits: 47, matches };
    await store.putDocument({ kind: "loss", id: String(at), version: 1, body, expiresAt: null });
    const { status, out } = await call(["reports", "--data", running]);
    expect(status).toBe(0);
    expect(out).toBe(
      "2030-01-02 03:04:05 UTC: found lost what was acknowledged (47 commits; guests\n" +
        "and tables may have been among them)\n" +
        "  match m: entry 81 was acknowledged, entry 34 is the last one left; set apart\n" +
        "  match n: gone as a whole, after entry 2\n" +
        '  A backup may have more. "safehouse reports --seen" puts this away.\n',
    );
    expect(JSON.parse((await call(["reports", "--data", running, "--json"])).out)).toEqual([{ lost: body }]);
    expect((await call(["reports", "--data", running, "--seen", "--lang", "de"])).out).toContain("war bestätigt");
    expect((await call(["reports", "--data", running])).out).toBe("No message was reported.\n");
    expect(await store.findDocument("loss", String(at))).toBeNull();
    await store.close();
    rmSync(running, { recursive: true });
  });

  test("works while a server is running, and says when there is nothing", async () => {
    const running = mkdtempSync(join(tmpdir(), "safehouse-reports-"));
    const store = await openSqliteStore(running);
    expect(await call(["reports"], { env: { SAFEHOUSE_DATA: running } })).toEqual({
      status: 0,
      out: "No message was reported.\n",
      err: "",
    });
    expect((await call(["reports", "--data", running, "--json"])).out).toBe("[]\n");
    await store.close();
    rmSync(running, { recursive: true });
  });

  test("refuses a folder without a database, and what it does not know", async () => {
    const missing = await call(["reports", "--data", join(folder, "nowhere")]);
    expect([missing.status, missing.err]).toEqual([2, expect.stringContaining("no database")]);
    expect((await reports("--seat", "1")).status).toBe(2);
  });
});
