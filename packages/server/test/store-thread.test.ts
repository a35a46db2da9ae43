import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { DamagedLog, type Head, type Store, StoreConflict, StoreUnavailable } from "../src/store/store.ts";
import { openStoreThread } from "../src/store/thread.ts";
import { freshFolder, openStore, tamper, writtenFolder } from "./store-folder.ts";
import { entry, newMatch } from "./store-suite-data.ts";
import { appendTo, linesOf } from "./store-lines.ts";

/* That it is a store at all is shown by the contract's suite. */

async function openThread(folder: string): Promise<Store> {
  const store = await openStoreThread({ folder });
  onTestFinished(() => store.close());
  return store;
}

test("a refusal is of the same class on this side of the thread", async () => {
  const folder = await writtenFolder(["a", "b"]);
  tamper(folder, "UPDATE lines SET line = replace(line, 'move 3 of a', 'move X of a')");
  const store = await openThread(folder);
  await expect(linesOf(store, "a")).rejects.toThrow(DamagedLog);
  await expect(appendTo(store, "b", entry(3, "again"), null)).rejects.toThrow(StoreConflict);
  await expect(store.createMatch(newMatch(""))).rejects.toThrow(RangeError);
  await expect(linesOf(store, "nobody")).rejects.toThrow("there is no match");
  expect(await linesOf(store, "b")).toHaveLength(10);
});

test("a folder that is in use or no folder is refused with its sentence", async () => {
  const folder = freshFolder();
  await openStore(folder);
  await expect(openStoreThread({ folder })).rejects.toThrow(/in use by another Safehouse/);
  mkdirSync(join(folder, "sub"));
  const file = join(folder, "safehouse.db", "data");
  await expect(openStoreThread({ folder: file })).rejects.toThrow(StoreUnavailable);
  expect(existsSync(file)).toBe(false);
});

test("what is asked after closing is refused, and closing twice is no harm", async () => {
  const store = await openStoreThread({ folder: freshFolder() });
  await store.createMatch(newMatch("m"));
  const head = (await store.heads(["m"])).get("m") as Head;
  // Asked before the closing, and so done before it, though appends of one tick are sent together.
  const last = store.append("m", head, [{ entry: entry(1, "last"), command: null }]);
  await store.close();
  expect((await last).head.n).toBe(1);
  await store.close();
  await expect(store.findMatch("m")).rejects.toThrow("The store is closed.");
});

test("a thread that dies takes nobody with it: what waits and what follows is refused", async () => {
  const started: Worker[] = [];
  const spy = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker) {
    started.push(this);
  });
  const store = await openThread(freshFolder());
  const waiting = store.createMatch(newMatch("m"));
  spy.mockRestore();
  await started[0]?.terminate();
  await expect(waiting).rejects.toThrow(/the database has ended/);
  await expect(store.findMatch("m")).rejects.toThrow(StoreUnavailable);
});

test("what is appended while the thread is at a commit goes to it together, when that is done", async () => {
  const store = await openThread(freshFolder());
  const matches = ["a", "b", "c"];
  for (const match of matches) await store.createMatch(newMatch(match));
  const heads = await store.heads(matches);
  const held: (() => void)[] = [];
  const post = Worker.prototype.postMessage;
  const spy = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, calls: unknown) {
    held.push(() => post.call(this, calls));
  });
  onTestFinished(() => spy.mockRestore());
  const appended: Promise<unknown>[] = [];
  for (const match of matches) {
    const head = heads.get(match) as Head;
    appended.push(store.append(match, head, [{ entry: entry(1, match), command: null }]));
    // The first is on its way before the others are asked for.
    await nextTurn();
    await nextTurn();
  }
  expect(held).toHaveLength(1);
  held[0]?.();
  await appended[0];
  expect(held).toHaveLength(2);
  held[1]?.();
  await Promise.all(appended);
  expect(held).toHaveLength(2);
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
