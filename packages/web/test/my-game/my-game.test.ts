import type { Baseline, Habit, Tally } from "@safehouse/kernel";
import { beforeEach, describe, expect, it } from "vitest";
import { notCounted } from "../../src/pages/my-game/collect.ts";
import { courseOf, levelsOf, toPractise } from "../../src/pages/my-game/logic/course.ts";
import { addNotes, eraseNotes, type Note, readNotes } from "../../src/pages/my-game/notes.ts";
import { forgetOwnPuzzles, keepOwnPuzzles, readOwnPuzzles } from "../../src/pages/puzzles/own-puzzles.ts";
import { addressOf, firstOf, openSeries, printAddress, seriesIn } from "../../src/pages/puzzles/series.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
});

const noteOf = (match: string, at: number, ...tallies: Tally[]): Note => ({ match, game: "klaumau", at, tallies });

describe("notes on one's own game", () => {
  it("are kept by time, and a match is counted once", () => {
    addNotes([noteOf("b", 20, [1, 2])]);
    expect(addNotes([noteOf("a", 10, [0, 2])]).notes.map(({ match }) => match)).toEqual(["a", "b"]);
    const matches = ["a", "c"].map((id, i) => ({ id, game: "klaumau", at: 10 + 20 * i, seat: 0, path: "" }));
    const open = matches.map((match) => ({ ...match, record: () => Promise.resolve(null) }));
    expect(notCounted(open, readNotes()).map(({ id }) => id)).toEqual(["c"]);
  });

  it("that were erased are not counted again, and what was over before neither", () => {
    addNotes([noteOf("a", 10, [1, 2])]);
    expect(eraseNotes(30)).toEqual({ since: 30, notes: [] });
    const match = { id: "a", game: "klaumau", at: 10, seat: 0, path: "", record: () => Promise.resolve(null) };
    expect(notCounted([match], readNotes())).toEqual([]);
  });

  it.each(["", "7", "{", '{"since":"x","notes":[]}', '{"since":0,"notes":[{"match":1}]}'])(
    "begin anew where %j was kept",
    (text) => {
      kept.set("safehouse.my-game", text);
      expect(readNotes().notes).toEqual([]);
    },
  );
});

describe("what to practise", () => {
  const habits: readonly Habit[] = [
    { id: "right", unit: "share", better: "more", trains: "believe" },
    { id: "caught", unit: "share", better: "less", trains: "turn" },
    { id: "lies", unit: "share", better: null, trains: "turn" },
  ];
  const baseline: Baseline = {
    normal: [
      [50, 100],
      [50, 100],
      [50, 100],
    ],
  };

  it("is what one is farthest behind in, and nothing where that is little or could be chance", () => {
    const notes = [noteOf("a", 1, [5, 40], [16, 20], [0, 50])];
    expect(toPractise(habits, notes, baseline).map(({ habit }) => habit.id)).toEqual(["right", "caught"]);
    expect(toPractise(habits, [noteOf("a", 1, [0, 3], [10, 20], [0, 50])], baseline)).toEqual([]);
  });

  it("is drawn over the last matches together, with gaps where there was no chance", () => {
    const notes = [noteOf("a", 1, [0, 0]), noteOf("b", 2, [1, 2]), noteOf("c", 3, [1, 2])];
    expect(courseOf(notes, 0)).toEqual([null, 0.5, 0.5]);
    expect(levelsOf(baseline, 0)).toEqual([{ level: "normal", rate: 0.5 }]);
  });
});

describe("series of puzzles", () => {
  const wants = { gap: 1, glance: 1, look: 1, oneIn: 1, leftOut: [], share: 1 };
  const texts = { en: () => Promise.resolve({}), de: () => Promise.resolve({}) };
  const edition = { rules: 1, content: "x" };
  const puzzle = (id: string) => ({
    id,
    config: {},
    seats: 1,
    past: "",
    seat: 0,
    theme: "turn",
    rating: 1,
    answers: [],
  });
  const parts = [async () => ({ default: ["a", "b", "c"].map(puzzle) })];
  const themes = { turn: [0, 2], believe: [1] };
  const shelf = { edition, unit: "points" as const, sizes: [3], themes, wants, parts, texts };
  const own = { ...puzzle("mine"), reason: { id: "" }, level: "easy" as const };

  it("are all, those about something, or one's own", async () => {
    const theme = openSeries(shelf, "clou", edition, seriesIn(new URLSearchParams("theme=turn")));
    expect([theme.count, (await theme.at(1)).id]).toEqual([2, "c"]);
    expect(openSeries(shelf, "clou", edition, seriesIn(new URLSearchParams("theme=halma"))).count).toBe(3);
    keepOwnPuzzles("clou", edition, "m", [own, own]);
    const mine = openSeries(shelf, "clou", edition, seriesIn(new URLSearchParams("own=1")));
    expect((await mine.at(0)).id).toBe("mine");
    expect(readOwnPuzzles("clou", { ...edition, rules: 2 }).puzzles).toEqual([]);
    forgetOwnPuzzles();
    expect(readOwnPuzzles("clou", edition).puzzles).toEqual([]);
  });

  it("have addresses that lead on, and begin where these say", () => {
    const series = seriesIn(new URLSearchParams("theme=turn&n=3"));
    expect(addressOf("clou", series, 1)).toBe("/puzzles/clou?theme=turn&n=2");
    expect(printAddress("clou", series, 0)).toBe("/puzzles/clou/print?theme=turn&n=1");
    expect(firstOf(shelf, openSeries(shelf, "clou", edition, series), series, "2026-11-18")).toBe(0);
  });
});
