import {
  type MatchStudy,
  pageAt,
  plainNote,
  playBranch,
  readRecord,
  readStudy,
  type Result,
  STUDY_FORMAT,
  STUDY_LIMITS,
  startTimeline,
  type StudyBranch,
  type StudyWork,
  withBranch,
  withMark,
  withoutBranch,
  withoutNames,
  withPage,
} from "@safehouse/kernel";
import { recordMatch, sheet } from "@safehouse/testkit";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const record = recordMatch(sheet, { config: { rounds: 1 }, seats: 2, seed: "study" });
const at = (n: number, branch: number | null = null) => ({ branch, n });
const work: StudyWork = {
  title: "A title",
  pages: [{ at: at(1), note: "Two\nlines", marks: [{ thing: "seat:0" }, { thing: "seat:0", to: "card:ruby-3" }] }],
  branches: [{ id: 1, from: at(0), steps: record.entries.slice(0, 2) as never }],
};
const study: MatchStudy = { format: STUDY_FORMAT, eyes: "open", ...work, record };
const reread = (changed: unknown): Result<MatchStudy, unknown> => readStudy(JSON.stringify(changed));
const problemOf = (changed: unknown): unknown => {
  const read = reread(changed);
  return read.ok ? "fine" : read.error;
};

describe("reading an untrusted study", () => {
  test("gives back what was written, and nothing that is not known", () => {
    const steps = work.branches[0]?.steps.map(({ decision, move }) => ({ decision, move }));
    const expected = { ...study, branches: [{ ...work.branches[0], steps }] };
    expect(reread({ ...study, extra: 1 })).toEqual({ ok: true, value: expected });
  });

  test("a file that is cut off, foreign, newer or far too large has its own reason", () => {
    const text = JSON.stringify(study);
    for (let cut = 0; cut < text.length; cut += 7) expect(readStudy(text.slice(0, cut)).ok).toBe(false);
    expect(readStudy(text.slice(0, -1))).toEqual({ ok: false, error: { kind: "not-json" } });
    expect(problemOf(record)).toEqual({ kind: "not-study" });
    expect(problemOf({ ...study, format: "safehouse-study-2" })).toEqual({ kind: "newer" });
    expect(readStudy(" ".repeat(STUDY_LIMITS.characters + 1))).toEqual({ ok: false, error: { kind: "large" } });
  });

  test.each([
    ["record", { record: { ...record, seed: 1 } }],
    ["record", { seen: {} }],
    ["title", { title: "x".repeat(STUDY_LIMITS.title + 1) }],
    ["pages", { pages: [{ at: at(record.entries.length + 1), note: "", marks: [] }] }],
    ["pages", { pages: [{ at: at(0, 7), note: "", marks: [] }] }],
    ["pages", { pages: [work.pages[0], work.pages[0]] }],
    ["pages", { pages: [{ at: at(0), note: "x".repeat(STUDY_LIMITS.note + 1), marks: [] }] }],
    ["pages", { pages: [{ at: at(0), note: "", marks: [{ thing: '"]<script>' }] }] }],
    ["branches", { branches: [{ ...work.branches[0], from: at(0, 1) }] }],
    ["branches", { branches: [work.branches[0], work.branches[0]] }],
    ["branches", { branches: [{ ...work.branches[0], steps: [{ decision: "x" }] }] }],
    ["branches", { branches: [{ ...work.branches[0], world: { seed: 1, hash: "no" } }] }],
  ])("a wrong part is named: %s", (part, changes) => {
    expect(problemOf({ ...study, ...changes })).toEqual({ kind: "part", part });
  });

  test("through a seat's eyes there is what was seen, never a record beside it", () => {
    const seen = { game: "sheet", rules: 1, content: "x", seats: record.seats, first: {}, steps: [] };
    const small = { ...study, pages: [], branches: [], record: undefined, eyes: 1, seen };
    expect(reread(small).ok).toBe(true);
    expect(problemOf({ ...small, record })).toEqual({ kind: "part", part: "seen" });
    expect(problemOf({ ...small, eyes: 2 })).toEqual({ kind: "part", part: "eyes" });
    const read = readRecord(JSON.stringify(small));
    expect(read.ok ? "" : read.error).toContain("no record");
  });

  test("nothing that is sent makes it throw", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void problemOf({ ...study, pages: value, branches: value })),
      {
        seed: 3,
        numRuns: 300,
      },
    );
  });
});

test("a study with a record is read as that record", () => {
  expect(readRecord(JSON.stringify(study))).toEqual({ ok: true, value: record });
});

test("notes are plain text of several lines", () => {
  expect(plainNote("a\u202Eb  c\n\n d\u0000 ")).toBe("ab c\n\nd");
});

describe("writing in a study", () => {
  test("a page is put at its place, and gone when it is empty", () => {
    const more = withPage(work, { at: at(2), note: "here", marks: [] });
    expect(pageAt(more, at(2)).note).toBe("here");
    expect(withPage(more, { at: at(2), note: " ", marks: [] })).toEqual(work);
  });

  test("a mark that is drawn again is rubbed out", () => {
    const drawn = withMark(work, at(0), { thing: "pile:draw" });
    expect(pageAt(drawn, at(0)).marks).toEqual([{ thing: "pile:draw" }]);
    expect(withMark(drawn, at(0), { thing: "pile:draw" })).toEqual(work);
  });

  test("what hangs on a branch goes with it", () => {
    const nested = withBranch(work, { id: 2, from: at(2, 1), steps: [] });
    const written = withPage(withPage(nested, { at: at(1, 1), note: "x", marks: [] }), {
      at: at(0, 2),
      note: "y",
      marks: [],
    });
    expect(withoutBranch(written, 1)).toEqual({ ...work, branches: [] });
    const shorter = withBranch(written, { ...(work.branches[0] as StudyBranch), steps: [] });
    expect([shorter.branches.map(({ id }) => id), shorter.pages]).toEqual([[1], work.pages]);
  });

  test("what is put into a house says no names", () => {
    const named = { ...study, record: { ...record, seats: record.seats.map((seat) => ({ ...seat, name: "Ada" })) } };
    expect(JSON.stringify(withoutNames(named))).not.toContain("Ada");
  });
});

test("a branch is judged by the rules, draws as well", () => {
  const { state } = startTimeline(sheet, record.config, 2);
  const steps = record.entries.map(({ decision, move }) => ({ decision, move }));
  const played = playBranch(sheet, state, steps);
  expect(played.ok && played.value.length).toBe(steps.length);
  const drawn = record.entries.findIndex(({ seat }) => seat === null);
  const wrong = steps.with(drawn, { ...(steps[drawn] as (typeof steps)[number]), move: [9, 9] });
  expect(playBranch(sheet, state, wrong)).toEqual({ ok: false, error: drawn + 1 });
  expect(playBranch(sheet, state, steps.slice(1))).toEqual({ ok: false, error: 1 });
});
