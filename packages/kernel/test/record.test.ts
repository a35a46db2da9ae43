import { type MatchRecord, readRecord, recordMismatch, replayRecord } from "@safehouse/kernel";
import { recordMatch, sheet, vote } from "@safehouse/testkit";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const FUZZ = { seed: 1, numRuns: 500 };

const record = recordMatch(sheet, { config: { rounds: 1 }, seats: 2, seed: "record" });
const text = JSON.stringify(record);

const problemOf = (changed: unknown): string => {
  const read = readRecord(typeof changed === "string" ? changed : JSON.stringify(changed));
  return read.ok ? "fine" : read.error;
};
const isSentence = (problem: string): boolean => /^[A-Z].*\.$/s.test(problem) && problem.length < 200;

describe("reading an untrusted record", () => {
  test("gives back what was written", () => {
    expect(readRecord(text)).toEqual({ ok: true, value: record });
  });

  test("a record that is cut off anywhere gives a sentence", () => {
    for (let length = 0; length < text.length; length++) expect(problemOf(text.slice(0, length))).toSatisfy(isSentence);
  });

  test.each(["", "null", "[]", "7", '"record"', "{}", '{"format":1}', "<html>", "[[[["])(
    "%j gives a sentence",
    (foreign) => {
      expect(problemOf(foreign)).toSatisfy(isSentence);
    },
  );

  test("another format is named", () => {
    expect(problemOf({ ...record, format: 2 })).toBe("This record has format 2; this version reads format 1.");
    expect(problemOf({ ...record, format: "1" })).toContain('format "1"');
  });

  test.each(Object.keys(record))("a missing or malformed %s is named", (field) => {
    const { [field as keyof MatchRecord]: _gone, ...without } = record;
    if (field !== "format") expect(problemOf(without)).toBe(`The record has no "${field}".`);
    for (const wrong of [null, true, -1, 0.5]) {
      expect(problemOf({ ...record, [field]: wrong })).toSatisfy(isSentence);
    }
  });

  test("a field that this version does not know is named, a long one shortened", () => {
    expect(problemOf({ ...record, note: 1 })).toContain('"note"');
    expect(problemOf({ ...record, ["x".repeat(5000)]: 1 })).toSatisfy(isSentence);
    expect(problemOf(text.replace("{", '{"__proto__":{},'))).toContain("__proto__");
  });

  test("entries are in order, complete, and of seats at the table", () => {
    const [first, ...rest] = record.entries;
    for (const entries of [
      rest,
      record.entries.toReversed(),
      [{ ...first, n: 2 }, ...rest],
      [{ ...first, seat: 2 }, ...rest],
      [{ ...first, seat: -1 }, ...rest],
      [{ ...first, seat: "0" }, ...rest],
      [{ ...first, decision: 1 }, ...rest],
      [{ ...first, move: undefined }, ...rest],
      [null],
    ]) {
      expect(problemOf({ ...record, entries })).toMatch(/^Entry \d+ of the record is malformed or out of order\.$/);
    }
  });

  test.each<[string, unknown]>([
    ["seats", []],
    ["seats", Array.from({ length: 17 }, () => ({ kind: "human" }))],
    ["seats", [{ kind: "human" }, { kind: "cat" }]],
    ["seats", [{ kind: "human" }, 7]],
    ["seats", [{ kind: "human", name: 7 }]],
    ["seats", [{ kind: "bot", level: 7 }]],
    ["contributions", Array.from({ length: 17 }, () => "00")],
    ["contributions", ["00", "0g"]],
    ["commitment", "x00"],
    ["hash", "00x"],
    ["hash", 7],
    ["entries", Array.from({ length: 100_001 }, () => 0)],
  ])("%s cannot be %j", (field, value) => {
    expect(problemOf({ ...record, [field]: value })).toBe(`The record's "${field}" is malformed.`);
  });

  test("people and bots have names and levels, or none, at up to sixteen seats", () => {
    const kinds = [{ kind: "human" }, { kind: "human", name: "Ann" }, { kind: "bot" }, { kind: "bot", level: "easy" }];
    const seats = Array.from({ length: 4 }, () => kinds).flat();
    expect(problemOf({ ...record, seats, contributions: seats.map(() => "0f") })).toBe("fine");
  });

  test("what is nested without end, and what is no JSON, are told apart", () => {
    expect(problemOf("[".repeat(200) + "]".repeat(200))).toBe("This is not a match record: it is nested far too deep.");
    expect(problemOf("[")).toBe("This is not JSON: the file is cut off, or it is not a match record.");
    expect(problemOf("{}")).toBe("This record has format nothing; this version reads format 1.");
  });

  test("an entry with a word too much is malformed", () => {
    const [first, ...rest] = record.entries;
    expect(problemOf({ ...record, entries: [{ ...first, note: 1 }, ...rest] })).toContain("Entry 1");
  });

  test("whatever comes in, it is a record or a sentence, never an exception", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (input) => {
        expect(problemOf(input)).toSatisfy(isSentence);
      }),
      FUZZ,
    );
  });

  test("a record with one thing replaced is a record or gives a sentence, and can be held against the game", () => {
    const paths = pathsOf(record);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const read = readRecord(JSON.stringify(replaced(record, path, value)));
        const mismatch = read.ok ? recordMismatch(sheet, read.value) : read.error;
        if (mismatch !== null) {
          expect(mismatch).toSatisfy(isSentence);
          return;
        }
        const replayed = read.ok && replayRecord(sheet, read.value);
        if (replayed && !replayed.ok) expect(replayed.error.problem).not.toBe("");
      }),
      FUZZ,
    );
  });
});

describe("holding a record against a game", () => {
  test("its own game can replay it", () => {
    expect(recordMismatch(sheet, record)).toBeNull();
    expect(replayRecord(sheet, record).ok).toBe(true);
  });

  test.each<[string, Partial<MatchRecord>]>([
    ["of another game", { game: "chess" }],
    ["under other rules", { rules: 3 }],
    ["with other content", { content: "more cards" }],
    ["with too many seats", { seats: Array.from({ length: 5 }, () => ({ kind: "human" })) }],
    ["with too few seats", { seats: [{ kind: "human" }] }],
    ["with an unknown option", { config: { rounds: 1, speed: 2 } }],
    ["with an option left out", { config: {} }],
  ])("one %s is not replayed, and the reason is a sentence", (_what, change) => {
    expect(recordMismatch(sheet, { ...record, ...change })).toSatisfy(isSentence);
  });

  test("the reason names what is wrong", () => {
    expect(recordMismatch(sheet, { ...record, seats: record.seats.slice(1) })).toBe(
      `The record has 1 seats; ${sheet.meta.id} takes ${sheet.meta.seats.min} to ${sheet.meta.seats.max}.`,
    );
    expect(recordMismatch(sheet, { ...record, config: { rounds: 1, speed: 2 } })).toContain("speed");
    const most = Array.from({ length: sheet.meta.seats.max }, () => ({ kind: "human" }) as const);
    expect(recordMismatch(sheet, { ...record, seats: most })).toBeNull();
  });

  test("a record of another game does not replay", () => {
    expect(recordMismatch(vote, record)).toContain('not of "mini-vote"');
  });
});

describe("replaying", () => {
  const replayed = (change: Partial<MatchRecord>): string => {
    const result = replayRecord(sheet, { ...record, ...change });
    return result.ok ? "fine" : result.error.problem;
  };
  const entriesWith = (n: number, change: object): Partial<MatchRecord> => ({
    entries: record.entries.map((entry) => (entry.n === n ? { ...entry, ...change } : entry)),
  });

  test.each<[string, Partial<MatchRecord>]>([
    ["not over", { entries: record.entries.slice(0, -1) }],
    ["another state", { hash: "0123456789abcdef" }],
    ["another outcome", { outcome: { type: "ranking", standings: [] } }],
    ["range", entriesWith(1, { move: [9, 9] })],
    ["not to be drawn", entriesWith(1, { decision: "round-2/dice" })],
    ["not a legal move", entriesWith(2, { move: { cell: 99, value: 1 } })],
    ["not a legal move", entriesWith(2, { decision: "write:0:7" })],
    ["cannot be taken back", entriesWith(2, { decision: "undo", move: { entry: 1 } })],
    ["not to be drawn", { entries: [...record.entries, { n: 4, decision: "x", seat: null, move: [1] }] }],
    ["out of order", { entries: [...record.entries, { n: 9, decision: "x", seat: null, move: [1] }] }],
  ])("finds an entry that %s", (problem, change) => expect(replayed(change)).toContain(problem));

  test("an undo takes back the last entry of its seat and no other", () => {
    const [dice, move] = record.entries;
    if (dice === undefined || move === undefined) throw new Error("too short");
    const entries = [dice, move, { n: 3, decision: "undo", seat: move.seat, move: { entry: 1 } }];
    expect(replayed({ entries })).toContain("another entry than the last");
  });
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
