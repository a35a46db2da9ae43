import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MatchRecord } from "@safehouse/kernel";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyChance } from "@safehouse/chance";
import { CommandError } from "../src/exit.ts";
import { judgeRecord, requireSound } from "../src/record-file.ts";
import { wordsIn } from "../src/words.ts";
import { call, finishedRecord, klaumau } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "safehouse-"));
const path = join(folder, "match.json");
let record: MatchRecord;

beforeAll(async () => {
  record = await finishedRecord();
  writeFileSync(path, JSON.stringify(record));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("safehouse verify", () => {
  test("counts moves and draws", async () => {
    const moves = record.entries.filter(({ seat }) => seat !== null).length;
    const draws = record.entries.length - moves;
    const { status, out, err } = await call(["verify", path]);
    expect([status, err]).toEqual([0, ""]);
    expect(out).toBe(`OK: ${moves} moves, ${draws} draws, seed matches its commitment\n`);
  });
});

describe("a match of older rules", () => {
  const old = new URL("../../games/klaumau/fixtures/rules-0/all-4-halve.json", import.meta.url).pathname;

  test("verifies and replays by the rules it was played under", async () => {
    expect(await call(["verify", old])).toMatchObject({ status: 0, err: "" });
    const { status, out } = await call(["replay", old]);
    expect([status, out]).toEqual([0, expect.stringMatching(/Result\n\n1\. /)]);
  });

  test("of rules that nobody plays here is refused in words", async () => {
    const future = join(folder, "future.json");
    writeFileSync(future, JSON.stringify({ ...record, rules: 7 }));
    const { status, err } = await call(["replay", future]);
    expect(status).toBe(2);
    expect(err).toContain("rules version 7; this release plays versions 0, 1 and 2. Use the release that made it");
  });

  test("is not taken for one of today's", async () => {
    const renamed = join(folder, "renamed.json");
    writeFileSync(renamed, JSON.stringify({ ...(JSON.parse(readFileSync(old, "utf8")) as object), rules: 1 }));
    expect((await call(["verify", renamed])).status).toBe(1);
  });
});

describe("safehouse replay", () => {
  test("tells the whole match, and how the points came about", async () => {
    const { status, out } = await call(["replay", path]);
    const lines = out.split("\n");
    expect(status).toBe(0);
    expect(lines[0]).toBe(`Klaumau!: ${record.entries.length} entries`);
    expect(lines.filter((line) => /^ *\d+ {2}(Chance|Ada|Bruno|Carla): /.test(line))).toHaveLength(
      record.entries.length,
    );
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(out).toMatch(/Result\n\n1\. /);
  });

  test("begins where it is asked to", async () => {
    const { out } = await call(["replay", path, "--from", `${record.entries.length}`]);
    expect(out.split("\n").filter((line) => /^ *\d+ {2}(Chance|Ada|Bruno|Carla): /.test(line))).toHaveLength(1);
  });

  test("through a seat's eyes tells what that seat was told", async () => {
    const open = await call(["replay", path, "--open"]);
    const second = await call(["replay", path, "--seat", "2"]);
    expect(open.out).toMatch(/Ada is dealt an? /);
    expect(second.out).toMatch(/Ada is dealt a hand/);
    expect(second.out).toMatch(/You are dealt an? /);
    const german = await call(["replay", path, "--seat", "2", "--lang", "de"]);
    expect(german.out).toMatch(/Ergebnis/);
  });

  test("prints no control characters of strangers", async () => {
    const evil = join(folder, "evil.json");
    const seats = record.seats.map((seat) => ({ ...seat, name: "\u001b]0;owned\u0007E\u009bvil\u202e" }));
    writeFileSync(
      evil,
      JSON.stringify({ ...record, seats: [...seats.slice(1), { kind: "bot", level: "\u001b[31m" }] }),
    );
    const { status, out } = await call(["replay", evil]);
    expect(status).toBe(0);
    expect(out).toContain("Evil");
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
});

describe("whatever is in a record file", () => {
  const words = wordsIn("en");

  /** Throws only what the command line turns into a sentence. */
  const judge = async (text: string): Promise<void> => {
    try {
      const loaded = await judgeRecord(words, "x", text);
      verifyChance(loaded.game, loaded.record);
      requireSound(words, "x", loaded);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
    }
  };

  test("nothing breaks the reader: any text", () =>
    fc.assert(fc.asyncProperty(fc.oneof(fc.string(), fc.json()), judge)));

  test("nothing breaks the reader: a record with any value in any field", () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(record)), fc.jsonValue(), (field, value) =>
        judge(JSON.stringify({ ...record, [field]: value })),
      ),
      { numRuns: 100 },
    ));

  test("nothing breaks the reader: a record with any move in any entry", () =>
    fc.assert(
      fc.asyncProperty(fc.nat(record.entries.length - 1), fc.jsonValue(), (at, move) => judge(altered(at, { move }))),
      { numRuns: 100 },
    ));

  test("nothing breaks the reader: a record with another's move, seat or decision in any entry", () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(record.entries.length - 1),
        fc.nat(record.entries.length - 1),
        fc.constantFrom("move", "seat", "decision"),
        (at, other, field) => judge(altered(at, { [field]: record.entries[other]?.[field as "move"] })),
      ),
      { numRuns: 100 },
    ));

  test("nothing breaks the reader: a record with a letter changed", () => {
    const text = JSON.stringify(record);
    return fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.string({ unit: "grapheme", maxLength: 2 }), (at, letters) =>
        judge(text.slice(0, at) + letters + text.slice(at + 1)),
      ),
      { numRuns: 100 },
    );
  });

  test("and the true one passes", async () => {
    await expect(judgeRecord(words, "x", JSON.stringify(record))).resolves.toMatchObject({ game: await klaumau() });
  });

  function altered(at: number, change: object): string {
    return JSON.stringify({ ...record, entries: record.entries.map((e, i) => (i === at ? { ...e, ...change } : e)) });
  }
});
