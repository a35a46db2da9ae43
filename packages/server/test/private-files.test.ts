import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUp, restore } from "../src/store/index.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "safehouse-private-"));
  umask = process.umask(0o002);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);
const modesIn = (path: string): Set<string> => new Set(readdirSync(path).map((name) => modeOf(join(path, name))));

/** Something is kept, so that every file is there. */
async function openIn(data: string) {
  const store = await openSqliteStore(data);
  await store.putDocument({ kind: "guest", id: "ann", version: 1, body: { name: "Ann" }, expiresAt: null });
  return store;
}

// Modes are of no meaning on Windows.
describe.skipIf(process.platform === "win32")("what a house keeps is for its own account alone", () => {
  test("from the first start", async () => {
    const data = join(folder, "new", "data");
    const store = await openIn(data);
    expect(modeOf(data)).toBe("700");
    expect(modesIn(data)).toEqual(new Set(["600"]));
    expect(readdirSync(data)).toContain("safehouse.db-wal");
    await store.close();
  });

  test("also where it was open to others before", async () => {
    const data = join(folder, "old");
    await (await openIn(data)).close();
    chmodSync(data, 0o755);
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o664);
    writeFileSync(join(data, "readme"), "the operator's own");
    chmodSync(join(data, "readme"), 0o644);
    await (await openSqliteStore(data)).close();
    expect(modeOf(data)).toBe("700");
    expect(modeOf(join(data, "safehouse.db"))).toBe("600");
    expect(modeOf(join(data, "safehouse.lock"))).toBe("600");
    expect(modeOf(join(data, "readme"))).toBe("644");
  });

  test("but a folder of everybody stays one", async () => {
    const everybodys = join(folder, "tmp");
    mkdirSync(everybodys);
    chmodSync(everybodys, 0o1777);
    await (await openIn(everybodys)).close();
    expect([modeOf(everybodys), modeOf(join(everybodys, "safehouse.db"))]).toEqual(["1777", "600"]);
  });

  test("in backups, and in what is restored from them", async () => {
    const data = join(folder, "data");
    await (await openIn(data)).close();
    await backUp(data, join(folder, "house.backup"), async () => null);
    expect(modeOf(join(folder, "house.backup"))).toBe("600");
    await restore(join(folder, "house.backup"), join(folder, "again"), async () => null);
    expect(modeOf(join(folder, "again"))).toBe("700");
    expect(modeOf(join(folder, "again", "safehouse.db"))).toBe("600");
  });
});
