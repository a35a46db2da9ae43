import { describe, expect, test } from "vitest";
import { OutcomeUnknown, type Store, StoreConflict, type StoredDocument } from "../src/store/store.ts";
import { cutLine, type CutLine } from "./cut-line.ts";
import { freshDatabase, openOn } from "./postgres.ts";
import { headAfter, linesOf } from "./store-lines.ts";
import { entry, newMatch } from "./store-suite-data.ts";

async function openOverLine(): Promise<{ readonly line: CutLine; readonly store: Store }> {
  const line = await cutLine(await freshDatabase());
  return { line, store: await openOn(line.address) };
}

const first = [{ entry: entry(1), command: "mine" }];
const start = headAfter(newMatch("m"), []);
const table = (version: number, operations: readonly string[]): StoredDocument => ({
  kind: "table",
  id: "t",
  version,
  body: version,
  expiresAt: null,
  operations,
});

describe("a line that is lost", () => {
  test("when the answer to an append was due leaves the outcome unknown, and the log tells it", async () => {
    const { line, store } = await openOverLine();
    await store.createMatch(newMatch("m"));
    const isCut = line.cutNext("append", "answer");
    await expect(store.append("m", start, first)).rejects.toThrow(OutcomeUnknown);
    expect(isCut()).toBe(true);
    expect((await linesOf(store, "m")).map(({ command }) => command)).toEqual(["mine"]);
    // Done again the same way, it does not happen twice.
    await expect(store.append("m", start, first)).rejects.toThrow(StoreConflict);
    expect(await linesOf(store, "m")).toHaveLength(1);
  });

  test("before an append arrived leaves it just as unknown, and it can be done again", async () => {
    const { line, store } = await openOverLine();
    await store.createMatch(newMatch("m"));
    line.cutNext("append", "question");
    await expect(store.append("m", start, first)).rejects.toThrow(OutcomeUnknown);
    expect(await linesOf(store, "m")).toEqual([]);
    await store.append("m", start, first);
    expect(await linesOf(store, "m")).toHaveLength(1);
  });

  test("takes all appends of its commit into the unknown, and no others", async () => {
    const { line, store } = await openOverLine();
    const ids = ["a", "b", "c", "d"];
    for (const id of ids) await store.createMatch(newMatch(id));
    line.cutNext("append", "answer");
    const tries = await Promise.allSettled(ids.map((id) => store.append(id, headAfter(newMatch(id), []), first)));
    for (const each of tries) expect(each).toMatchObject({ reason: expect.any(OutcomeUnknown) });
    for (const id of ids) expect(await linesOf(store, id)).toHaveLength(1);
  });

  test.each(["answer", "question"] as const)("by a document (%s) is told by its operations", async (where) => {
    const { line, store } = await openOverLine();
    await store.putDocument(table(1, ["first"]));
    line.cutNext("update", where);
    await expect(store.putDocument(table(2, ["first", "second"]))).rejects.toThrow(OutcomeUnknown);
    const found = await store.findDocument("table", "t");
    expect(found).toEqual(where === "answer" ? table(2, ["first", "second"]) : table(1, ["first"]));
  });

  test.each([
    ["create", (store: Store) => store.createMatch(newMatch("new"))],
    ["status", (store: Store) => store.setStatus("m", "over")],
    ["seats", (store: Store) => store.setSeats("m", [], [], 1)],
    ["beat", (store: Store) => store.checkHealth()],
  ])("is as unknown with every other write (%s)", async (statement, write) => {
    const { line, store } = await openOverLine();
    await store.createMatch(newMatch("m"));
    const isCut = line.cutNext(statement, "answer");
    await expect(write(store)).rejects.toThrow(OutcomeUnknown);
    expect(isCut()).toBe(true);
  });

  test.each(["answer", "question"] as const)("is not noticed by whoever reads (%s)", async (where) => {
    const { line, store } = await openOverLine();
    await store.createMatch(newMatch("m"));
    for (const statement of ["heads", "find", "log"]) {
      const isCut = line.cutNext(statement, where);
      expect((await store.heads(["m"])).size).toBe(1);
      expect(await store.findMatch("m")).not.toBeNull();
      expect(await linesOf(store, "m")).toEqual([]);
      expect(isCut()).toBe(true);
    }
  });
});
