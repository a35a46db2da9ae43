import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { openSqliteStore, type SqliteOptions } from "../src/store/sqlite.ts";
import type { Store } from "../src/store/store.ts";
import { entry, newMatch } from "./store-suite-data.ts";
import { appendTo } from "./store-lines.ts";

/** A folder that is gone after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store that is closed after the test. */
export async function openStore(folder: string, options?: SqliteOptions): Promise<Store> {
  const store = await openSqliteStore(folder, options);
  onTestFinished(() => store.close());
  return store;
}

export const databaseFile = (folder: string): string => join(folder, "safehouse.db");

/** A closed store with some matches of ten entries each, for tests that damage it. */
export async function writtenFolder(ids: readonly string[] = ["a", "b", "c"]): Promise<string> {
  const folder = freshFolder();
  const store = await openSqliteStore(folder);
  for (const id of ids) await store.createMatch(newMatch(id, { seed: `the seed of ${id}` }));
  for (let n = 1; n <= 10; n++) {
    await Promise.all(ids.map((id) => appendTo(store, id, entry(n, `move ${n} of ${id}`), `command ${n} of ${id}`)));
  }
  await store.close();
  return folder;
}

/** Changes the database behind the store's back. */
export function tamper(folder: string, ...statements: readonly string[]): void {
  const database = new DatabaseSync(databaseFile(folder));
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** Flips a bit wherever this text lies in the file: SQLite may leave a dead copy of it beside the living one. */
export function flipByteOf(file: string, text: string): void {
  const bytes = readFileSync(file);
  let at = bytes.indexOf(text);
  if (at < 0) throw new Error(`${text} is not in ${file}`);
  for (; at >= 0; at = bytes.indexOf(text, at + 1)) bytes[at] = (bytes[at] as number) ^ 1;
  writeFileSync(file, bytes);
}

export interface Appender {
  /** The numbers of all entries acknowledged so far. */
  readonly acknowledged: readonly number[];
  once(count: number): Promise<void>;
  kill(): Promise<void>;
}

/** A process of its own that appends to one match as fast as it can and says what was acknowledged. */
export function startAppender(folder: string, match: string): Appender {
  const script = fileURLToPath(new URL("store-appender.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder, match], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: number[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() as string;
    acknowledged.push(...lines.map(Number));
    for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve();
  });
  const closed = new Promise<void>((resolve) => void child.once("close", () => resolve()));
  return {
    acknowledged,
    once: (count) =>
      Promise.race([
        new Promise<void>((resolve) => void waiting.push({ count, resolve })),
        closed.then(() => Promise.reject(new Error("the appender ended by itself"))),
      ]),
    async kill() {
      child.kill("SIGKILL");
      await closed;
    },
  };
}
