import { readdirSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { GAME_IDS, loadGame } from "@safehouse/games";
import {
  type AnyGame,
  commit,
  findDecision,
  isChance,
  LANGUAGES,
  type MatchRecord,
  prepareEntry,
  type SeatDecision,
  startTimeline,
  type Timeline,
  typedWords,
} from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import type { Io } from "../src/io.ts";
import { typed } from "../src/play/choices.ts";
import { fit } from "../src/play/fit.ts";
import { LineReader } from "../src/play/lines.ts";
import { leafThrough } from "../src/play/pager.ts";
import type { PlayedMatch } from "../src/play/played.ts";
import { FIRST_STEP, Screen } from "../src/play/screen.ts";
import { withYou } from "../src/play/seats.ts";
import { openSession, type Session } from "../src/session.ts";
import { voiceOf } from "../src/voice.ts";
import { call } from "./desk.ts";

const WIDTH = 80;
const HEIGHT = 24;

/** A terminal of the usual size, and what stands on it. */
function terminal(language: string, input = ""): { session: Session; take(): string } {
  let out = "";
  const io: Io = {
    input: Readable.from([input]),
    out: (text) => void (out += text),
    err: () => {},
    env: { LANG: language, NO_COLOR: "1" },
    isInputTerminal: true,
    isOutputTerminal: true,
    isErrorTerminal: true,
    columns: WIDTH,
    rows: HEIGHT,
    now: () => 0,
  };
  const take = (): string => {
    const taken = out;
    out = "";
    return taken;
  };
  return { session: openSession(io, "play", { thing: null, values: {}, switches: [] }, []), take };
}

/** A recorded match as one seat of it has seen it so far. */
function seenBy(timeline: Timeline, seat: number | null, n: () => number): PlayedMatch {
  const { game } = timeline;
  const viewer = seat ?? "spectator";
  const view = (): never => game.view(timeline.state, viewer) as never;
  const moves = (decision: SeatDecision): { decision: string; move: never }[] =>
    decision.seat === seat
      ? (game.moves(view(), decision) as readonly never[]).map((move) => ({ decision: decision.id, move }))
      : [];
  return {
    seat,
    snapshot: () => {
      const pending = game.pending(timeline.state).filter((each) => !isChance(each)) as SeatDecision[];
      return { n: n(), view: view(), pending, moves: pending.flatMap(moves), outcome: null };
    },
    log: (from: number) =>
      timeline.steps.slice(from - 1, n()).map(({ events }, i) => ({
        n: from + i,
        decision: "",
        seat: null,
        events: events.flatMap((event) => (game.viewEvent(event, viewer) as never) ?? []),
      })),
  } as unknown as PlayedMatch;
}

function fixturesOf(game: string): string[] {
  const folder = new URL(`../../games/${game}/fixtures/`, import.meta.url);
  return readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "setups.json");
}

function readFixture(game: string, name: string): MatchRecord {
  return JSON.parse(readFileSync(new URL(`../../games/${game}/fixtures/${name}`, import.meta.url), "utf8"));
}

/** Calls for every question that the seats of a recorded match were asked. */
async function eachQuestion(
  game: AnyGame,
  record: MatchRecord,
  visit: (timeline: Timeline, seat: number, decision: SeatDecision, n: number) => void,
): Promise<void> {
  const timeline = startTimeline(game, record.config, record.seats.length);
  for (const entry of record.entries) {
    const decision = entry.seat === null ? null : findDecision(game, timeline.state, entry.decision);
    if (decision !== null && !isChance(decision)) visit(timeline, decision.seat, decision, entry.n - 1);
    const prepared = prepareEntry(timeline, entry);
    if (!prepared.ok) throw new Error(`${record.game}: entry ${entry.n} does not hold`);
    commit(timeline, prepared.value);
  }
}

const problems = (drawn: string): string[] => {
  const lines = drawn.split("\n").slice(0, -1);
  return [
    // The last line is the one to type in.
    ...(lines.length > HEIGHT - 1 ? [`${lines.length + 1} lines:\n${drawn}`] : []),
    ...lines.filter((line) => [...line].length > WIDTH).map((line) => `too wide: ${line}`),
  ];
};

describe.each(GAME_IDS)("%s in a terminal of 80 × 24", (id) => {
  test.each(LANGUAGES)("draws every screen of its recorded matches within it, step by step, %s", async (language) => {
    for (const name of fixturesOf(id)) {
      const record = readFixture(id, name);
      const game = (await loadGame(id, record)) as AnyGame;
      const words = await game.words();
      const screens = await Promise.all(
        record.seats.map(async (_, seat) => {
          const { session, take } = terminal(language);
          const voice = await voiceOf(
            session.words,
            session.language,
            game,
            withYou(session.words, record.seats, seat),
            seat,
          );
          return { session, take, voice, seat };
        }),
      );
      const drawers = new Map<number, Screen>();
      let now = 0;
      let questions = 0;
      await eachQuestion(game, record, (timeline, seat, decision, n) => {
        now = n;
        const { session, take, voice } = screens[seat] as (typeof screens)[number];
        const match = seenBy(timeline, seat, () => now);
        let screen = drawers.get(seat);
        if (screen === undefined) drawers.set(seat, (screen = new Screen(session, game, match, voice, words)));
        const snapshot = match.snapshot();
        const choices = screen.turn(snapshot, FIRST_STEP);
        expect(problems(take())).toEqual([]);
        // Every move can be reached: by a number here, or by one after a step.
        expect(choices.flatMap(({ offers }) => offers)).toHaveLength(snapshot.moves.length);
        // One of the steps that lead on, another one each time: all of them would take as long as the rest of these tests.
        const steps = choices.filter(({ offers }) => offers.length > 1);
        const step = steps[questions % steps.length];
        if (step !== undefined) {
          screen.turn(snapshot, { among: step.offers, page: questions % 3 });
          expect(problems(take())).toEqual([]);
        }
        expect(decision.seat).toBe(seat);
        questions++;
      });
      expect(questions).toBeGreaterThan(0);
    }
  });

  test("shows those who watch no more than fits, and a refusal with the next question", async () => {
    const [name] = fixturesOf(id);
    const record = readFixture(id, name as string);
    const game = (await loadGame(id, record)) as AnyGame;
    const { session, take } = terminal("en");
    const voice = await voiceOf(session.words, session.language, game, record.seats, null);
    const words = await game.words();
    const timeline = startTimeline(game, record.config, record.seats.length);
    const watcher = new Screen(
      session,
      game,
      seenBy(timeline, null, () => timeline.entries.length),
      voice,
      words,
    );
    for (const entry of record.entries) {
      const prepared = prepareEntry(timeline, entry);
      if (!prepared.ok) throw new Error(`entry ${entry.n} does not hold`);
      commit(timeline, prepared.value);
      if (entry.n % 5 > 0) continue;
      watcher.look(seenBy(timeline, null, () => entry.n).snapshot());
      expect(problems(take())).toEqual([]);
      const decision = game.pending(timeline.state).find((each) => !isChance(each)) as SeatDecision | undefined;
      if (decision === undefined) continue;
      const match = seenBy(timeline, decision.seat, () => entry.n);
      const screen = new Screen(session, game, match, voice, words);
      screen.note("That question is no longer open.");
      screen.turn(match.snapshot(), FIRST_STEP);
      const drawn = take();
      expect(drawn).toContain("That question is no longer open.");
      expect(problems(drawn)).toEqual([]);
    }
  });

  test("knows every move by words of its own", async () => {
    const game = (await loadGame(id)) as AnyGame;
    const { path } = await game.words();
    for (const name of fixturesOf(id)) {
      await eachQuestion(game, readFixture(id, name), (timeline, seat, decision) => {
        const view: unknown = game.view(timeline.state, seat);
        const offers = (game.moves(view, decision) as readonly never[]).map((move) => ({
          listed: { decision: decision.id, move },
          label: "",
          path: path(view, decision, move),
        }));
        for (const offer of offers) {
          const line = typedWords(offer.path).join(" ");
          expect(line).toMatch(/^[\x20-\x7e]+$/);
          expect(typed(line, offers)).toEqual([offer]);
        }
      });
    }
  });
});

describe("typing a move", () => {
  const offer = (...words: string[]) => ({
    listed: { decision: "d", move: null },
    label: words.join(" "),
    path: words.map((id) => ({ id, label: { id } })),
  });
  const offers = [
    offer("4", "grid", "4"),
    offer("4+5", "grid", "4"),
    offer("4+5", "grid", "14"),
    offer("4+5", "tree", "2", "1"),
    offer("add", "+-2", "-1"),
    offer("take", "golden-bird"),
    offer("done"),
  ];
  const meant = (line: string): string[] => typed(line, offers).map(({ label }) => label);

  test("takes the whole of it, in any order of the dice, with hyphens or spaces, in capitals", () => {
    for (const line of ["4+5 grid 4", "5+4 grid 4", "4+5 GRID-4", " 4+5  grid 4 "])
      expect(meant(line)).toEqual(["4+5 grid 4"]);
    expect(meant("4+5 tree-2-1")).toEqual(["4+5 tree 2 1"]);
    expect(meant("add +-2 -1")).toEqual(["add +-2 -1"]);
    expect(meant("take golden bird")).toEqual(["take golden-bird"]);
  });

  test("takes words cut short, and what begins several moves for all of them", () => {
    expect(meant("4+5 t")).toEqual(["4+5 tree 2 1"]);
    expect(meant("4+5")).toHaveLength(3);
    expect(meant("4+5 grid 1")).toEqual(["4+5 grid 14"]);
    expect(meant("d")).toEqual(["done"]);
  });

  test("takes nothing else", () => {
    for (const line of ["", "6 grid 4", "grid 4", "4+5 grid 4 now", "hello"]) expect(meant(line)).toEqual([]);
  });

  test("plays, in either language, and goes on to the next step where words are missing", async () => {
    for (const lang of ["en", "de"]) {
      const argv = ["play", "clou", "--seats", "1", "--seed", "a", "--config", '{"thief1":"janet"}', "--lang", lang];
      const options = { columns: WIDTH, rows: HEIGHT, isOutputTerminal: true, env: { NO_COLOR: "1" } };
      const { status, out } = await call(argv, { ...options, typed: "2+2\n2+2+2 grid 7\n?\n\nplan\nq\n" });
      expect(status).toBe(0);
      expect(out).toContain(lang === "en" ? "for grid circle 7" : "Gitter, Kreis 7");
      expect(out).toContain(lang === "en" ? "You use 2 + 2 + 2 = 6" : "2 + 2 + 2 = 6");
      expect(out).toContain(lang === "en" ? "Garden: " : "Garten: ");
    }
  });
});

test("long texts are read page by page, and left early", async () => {
  const text = Array.from({ length: 60 }, (_, i) => `line ${i + 1}`);
  const { session, take } = terminal("en", "\nq\n");
  await leafThrough(session, new LineReader(session.io), text);
  const pages = take().split(/── .* ── /);
  expect(pages.map((page) => page.split("\n").filter(Boolean).length)).toEqual([23, 23, 0]);
});

test.each([
  ["clou", "2", "en"],
  ["clou-christmas", "2", "de"],
  ["klaumau", "4", "de"],
  ["robnrun", "3", "en"],
])("a whole match of %s, from its first question to its result, never scrolls away", async (game, seats, lang) => {
  const argv = ["play", game, "--seats", seats, "--level", "easy", "--seed", "one evening", "--lang", lang];
  const { status, out } = await call(argv, {
    columns: WIDTH,
    rows: HEIGHT,
    isOutputTerminal: true,
    env: { NO_COLOR: "1" },
    typed: "1\n".repeat(6000),
  });
  expect(status).toBe(0);
  expect(out).toContain(lang === "en" ? "The match is over." : "Die Partie ist zu Ende.");
  // Cut behind everything that waits for somebody; the welcome stands above the first question.
  const [, ...screens] = out.split(/(?<=^(?:> |── .* ── ).*\n)/m);
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((screen) => screen.split("\n").length - 1 > HEIGHT)).toEqual([]);
  expect(out.split("\n").filter((line) => [...line].length > WIDTH)).toEqual([]);
});

test.each(LANGUAGES)("a narrow terminal parts no box to cross from what it is for, %s", async (lang) => {
  const argv = ["play", "clou-christmas", "--seats", "2", "--level", "easy", "--seed", "abc", "--lang", lang];
  const { out } = await call(argv, { columns: 60, rows: HEIGHT, isOutputTerminal: true, typed: "q\n" });
  expect(out).toContain("☐");
  expect(out.split("\n").filter((line) => /[☐☒] *$/.test(line))).toEqual([]);
});

describe("fitting a table into a few lines", () => {
  const part = (name: string, rank: number, lines: number, short?: number) => ({
    name,
    rank,
    lines: Array.from({ length: lines }, (_, i) => `${name} ${i}`),
    ...(short !== undefined && { short: Array.from({ length: short }, (_, i) => `${name} in short ${i}`) }),
  });
  const table = ["title", part("plan", 2, 4, 2), part("sheet", 1, 6, 3), part("crew", 3, 3)];

  test("shows all of it, with gaps, where there is room", () => {
    const { lines, leftOut } = fit(table, 17);
    expect([lines.length, leftOut]).toEqual([17, []]);
  });

  test("gives room by rank, first in short, and keeps the order", () => {
    expect(fit(table, 9)).toEqual({ lines: expect.any(Array), leftOut: [] });
    expect(fit(table, 9).lines.slice(0, 3)).toEqual(["title", "plan in short 0", "plan in short 1"]);
    expect(fit(table, 8).leftOut).toEqual(["crew"]);
    // What is left over makes the most important part whole.
    expect(fit(table, 9, 9).lines).toHaveLength(9);
    expect(fit(table, 13).lines).toContain("sheet 5");
    expect(fit(table, 13, 9).lines).not.toContain("sheet 5");
    expect(fit(table, 4)).toEqual({
      lines: ["title", "sheet in short 0", "sheet in short 1", "sheet in short 2"],
      leftOut: ["plan", "crew"],
    });
    expect(fit(table, 2).lines).toEqual(["title", "sheet in short 0"]);
  });
});
