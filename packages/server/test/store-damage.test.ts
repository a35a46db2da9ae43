import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { DamagedDocument, DamagedLog, type Ending, StoreUnavailable } from "../src/store/store.ts";
import { databaseFile, flipByteOf, freshFolder, openStore, tamper, writtenFolder } from "./store-folder.ts";
import { entry, newMatch } from "./store-suite-data.ts";
import { appendTo, headAfter, linesOf } from "./store-lines.ts";

const line = (match: string, n: number): string =>
  `n = ${n} AND match = (SELECT key FROM matches WHERE id = '${match}')`;

/** Each changes match "b" behind the store's back; the message must name the match, and the entry where there is one. */
const CHANGES: { readonly [what: string]: { readonly sql: readonly string[]; readonly names: RegExp } } = {
  "an altered move": {
    sql: [`UPDATE lines SET line = replace(line, 'move 4', 'move 5') WHERE ${line("b", 4)}`],
    names: /entry 4 has changed/,
  },
  "a wrong command": {
    sql: [`UPDATE lines SET line = replace(line, 'command 7', 'command 8') WHERE ${line("b", 7)}`],
    names: /entry 7 has changed/,
  },
  "an altered link": {
    sql: [`UPDATE lines SET link = zeroblob(32) WHERE ${line("b", 2)}`],
    names: /entry 2 has changed/,
  },
  "a missing row": { sql: [`DELETE FROM lines WHERE ${line("b", 5)}`], names: /entry 5 is missing/ },
  "a missing first row": { sql: [`DELETE FROM lines WHERE ${line("b", 1)}`], names: /entry 1 is missing/ },
  "a missing last row": { sql: [`DELETE FROM lines WHERE ${line("b", 10)}`], names: /entry 10 is missing/ },
  "a log cut off with its end moved back": {
    sql: [
      `UPDATE heads SET n = 9, row = (SELECT row FROM lines WHERE ${line("b", 9)}) WHERE match = (SELECT key FROM matches WHERE id = 'b')`,
    ],
    names: /entry 9 is not the last/,
  },
  "swapped rows": {
    sql: [
      `UPDATE lines SET n = 300 WHERE ${line("b", 3)}`,
      `UPDATE lines SET n = 3 WHERE ${line("b", 6)}`,
      `UPDATE lines SET n = 6 WHERE ${line("b", 300)}`,
    ],
    names: /entry 6 is missing/,
  },
  "swapped lines and links": {
    sql: [
      `CREATE TEMP TABLE two AS SELECT n, line, link FROM lines WHERE ${line("b", 3)} OR ${line("b", 6)}`,
      `UPDATE lines SET (line, link) = (SELECT line, link FROM two WHERE two.n = 9 - lines.n) WHERE ${line("b", 3)} OR ${line("b", 6)}`,
    ],
    names: /entry 3 has changed/,
  },
  "an entry of another match": {
    sql: [
      `UPDATE lines SET line = (SELECT line FROM lines WHERE ${line("a", 8)}), link = (SELECT link FROM lines WHERE ${line("a", 8)}) WHERE ${line("b", 8)}`,
    ],
    names: /entry 8 has changed/,
  },
  "a row that names another before it": {
    sql: [`UPDATE lines SET before = (SELECT row FROM lines WHERE ${line("b", 2)}) WHERE ${line("b", 6)}`],
    names: /entry 5 is missing/,
  },
  "rows that name each other": {
    sql: [`UPDATE lines SET before = row WHERE ${line("b", 6)}`],
    names: /entry 5 is missing/,
  },
  "another seed": {
    sql: ["UPDATE matches SET creation = replace(creation, 'the seed of b', 'the seed of x') WHERE id = 'b'"],
    names: /entry 1, or what the match was made of/,
  },
  "a lost end": {
    sql: ["DELETE FROM heads WHERE match = (SELECT key FROM matches WHERE id = 'b')"],
    names: /the end of its log is missing/,
  },
};

describe("a match that was changed behind the store's back", () => {
  test.each(Object.entries(CHANGES))("%s is found, and the others play on", async (_, { sql, names }) => {
    const folder = await writtenFolder();
    tamper(folder, ...sql);
    const store = await openStore(folder);
    const reading = linesOf(store, "b");
    await expect(reading).rejects.toThrow(DamagedLog);
    await expect(reading).rejects.toThrow(/match b is damaged/);
    await expect(reading).rejects.toThrow(names);

    await store.setStatus("b", "quarantined", "it is damaged");
    expect(await store.runningMatches()).toEqual(["a", "c"]);
    for (const id of ["a", "c"]) {
      await appendTo(store, id, entry(11), null);
      expect(await linesOf(store, id)).toHaveLength(11);
    }
  });

  test("seats and making are guarded, too", async () => {
    const folder = await writtenFolder();
    tamper(
      folder,
      "UPDATE matches SET seating = replace(seating, 'Ada', 'Eve') WHERE id = 'a'",
      "UPDATE matches SET creation = substr(creation, 2) WHERE id = 'b'",
    );
    const store = await openStore(folder);
    await expect(store.findMatch("a")).rejects.toThrow(DamagedLog);
    await expect(store.findMatch("b")).rejects.toThrow(DamagedLog);
    expect(await store.findMatch("c")).toMatchObject({ id: "c" });
  });
});

describe("a flipped byte in the file", () => {
  test.each(["move 4 of b", "command 4 of b"])("in %s", async (text) => {
    const folder = await writtenFolder();
    flipByteOf(databaseFile(folder), text);
    const store = await openStore(folder);
    await expect(linesOf(store, "b")).rejects.toThrow(/match b is damaged: entry 4 has changed/);
    expect(await linesOf(store, "a")).toHaveLength(10);
  });

  test("in a document: it alone is refused", async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const table = { kind: "table", version: 1, expiresAt: null };
    for (const id of ["x", "y", "z"]) await store.putDocument({ ...table, id, body: { text: `body of ${id}` } });
    await store.close();
    flipByteOf(databaseFile(folder), "body of y");
    const again = await openStore(folder);
    await expect(again.findDocument("table", "y")).rejects.toThrow(DamagedDocument);
    const listed = await again.listDocuments("table", { after: null, limit: 2 });
    expect(listed.map(({ id }) => id)).toEqual(["x", "z"]);
  });

  test("anywhere: never a crash, never a changed entry passed off as true", async () => {
    const folder = await writtenFolder();
    const file = databaseFile(folder);
    const sound = readFileSync(file);
    const before = await openStore(folder);
    const truth = JSON.stringify([await linesOf(before, "a"), await linesOf(before, "b"), await linesOf(before, "c")]);
    await before.close();
    const seen = { refused: 0, damaged: 0, sound: 0 };
    // A prime step reaches every part of every page.
    for (let at = 0; at < sound.length; at += 97) {
      const bytes = Buffer.from(sound);
      bytes[at] = (bytes[at] as number) ^ (1 << (at % 8));
      writeFileSync(file, bytes);
      try {
        const store = await openStore(folder);
        try {
          const read = await Promise.all(["a", "b", "c"].map((id) => linesOf(store, id)));
          expect(JSON.stringify(read)).toBe(truth);
          seen.sound++;
        } catch (error) {
          // A flipped id is a match that is not there.
          if (!(error instanceof DamagedLog)) expect(String(error)).toMatch(/there is no match/);
          seen.damaged++;
        } finally {
          await store.close();
        }
      } catch (error) {
        expect(error).toBeInstanceOf(StoreUnavailable);
        seen.refused++;
      }
    }
    expect(seen.damaged).toBeGreaterThan(10);
    expect(seen.refused).toBeGreaterThan(0);
  });
});

describe("a damaged database file", () => {
  test("that is something else is refused and not touched", async () => {
    const folder = freshFolder();
    writeFileSync(databaseFile(folder), "this is my diary, not a database\n".repeat(1000));
    await expect(openStore(folder)).rejects.toThrow(/is not a database, or its beginning is damaged\. Put it aside/);
    expect(readFileSync(databaseFile(folder), "utf8")).toMatch(/^this is my diary/);
  });

  test("that is another program's is refused and not touched", async () => {
    const folder = freshFolder();
    const other = new DatabaseSync(databaseFile(folder));
    other.exec("CREATE TABLE recipes (name TEXT)");
    other.close();
    const before = readFileSync(databaseFile(folder));
    await expect(openStore(folder)).rejects.toThrow(/database of another program/);
    expect(readFileSync(databaseFile(folder))).toEqual(before);
  });

  test("that is cut off is refused with a clear message, at every start", async () => {
    const folder = await writtenFolder();
    truncateSync(databaseFile(folder), 4096 * 2 + 100);
    for (let start = 0; start < 2; start++) {
      await expect(openStore(folder)).rejects.toThrow(StoreUnavailable);
      await expect(openStore(folder)).rejects.toThrow(/damaged.*restore a backup/);
    }
  });

  test("with a broken page of the log: what lies on it is damaged, the rest plays on", async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const ids = Array.from({ length: 60 }, (_, i) => `match-${i}`);
    // One after the other, so that each has its own pages.
    for (const id of ids) {
      await store.createMatch(newMatch(id));
      const lines = Array.from({ length: 20 }, (_, i) => ({ entry: entry(i + 1, `${id}!${i}`), command: null }));
      await store.append(id, headAfter(newMatch(id), []), lines);
    }
    await store.close();
    const file = databaseFile(folder);
    const bytes = readFileSync(file);
    const page = Math.floor(bytes.indexOf("match-30!10") / 4096);
    bytes.fill(0xa5, page * 4096, (page + 1) * 4096);
    writeFileSync(file, bytes);

    const again = await openStore(folder);
    const read = await Promise.allSettled(ids.map((id) => linesOf(again, id)));
    const broken = ids.filter((_, i) => read[i]?.status === "rejected");
    expect(broken).toContain("match-30");
    expect(broken.length).toBeLessThan(5);
    for (const result of read) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(DamagedLog);
    await appendTo(again, "match-1", entry(21), null);
    expect(await linesOf(again, "match-1")).toHaveLength(21);
  });
});

test("an ending that is not what was written is none, and is kept anew", async () => {
  const folder = await writtenFolder();
  const ending = { record: { outcome: "won" }, view: { seat: null } } as unknown as Ending;
  const store = await openStore(folder);
  for (const id of ["a", "b"]) await store.endMatch(id, ending);
  await store.close();
  tamper(folder, "UPDATE endings SET pressed = zeroblob(64) WHERE match = (SELECT key FROM matches WHERE id = 'b')");
  const again = await openStore(folder);
  expect(await again.findEnding("a")).toEqual(ending);
  expect(await again.findEnding("b")).toBeNull();
  await again.endMatch("b", ending);
  expect(await again.findEnding("b")).toEqual(ending);
});
