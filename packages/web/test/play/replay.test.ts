import { loadCore, type TableGame } from "@safehouse/games";
import { klaumau } from "@safehouse/games/klaumau";
import { canonical, type MatchRecord, replay, type Viewer } from "@safehouse/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { createLocalMatch } from "../../src/play/local/create.ts";
import { alterDraw, checkDraws } from "../../src/play/replay/check-draws.ts";
import { type Film, filmOf } from "../../src/play/replay/film.ts";
import { readPlace, writePlace } from "../../src/play/replay/place.ts";
import { readRecordFile } from "../../src/play/replay/read-record.ts";
import { openReplaySession } from "../../src/play/replay/session.ts";
import { nameSeats } from "../../src/play/seat-names.ts";
import { isOver, makeDevice, until } from "./device.ts";

let record: MatchRecord;
let film: Film;

beforeAll(async () => {
  const device = makeDevice();
  const seats = ["Otto", "Iris", ""].map((name) => ({ kind: "bot", name, level: "normal" }) as const);
  const id = await createLocalMatch(
    { game: "klaumau", config: { bomb: "discard" }, seats, hotSeat: false },
    device.store,
  );
  const session = await device.open(id);
  await session.watch("spectator");
  await until(() => isOver(session));
  record = (await session.record()) as MatchRecord;
  const made = filmOf((await loadCore("klaumau")) as TableGame, record);
  if (!made.ok) throw new Error("the record does not hold");
  film = made.value;
});

describe("a replay", () => {
  test("shows at every moment, through all eyes, what the game shows", () => {
    const session = openReplaySession(film, nameSeats(record.seats, "en"), { n: 0, eyes: "open" });
    for (let n = 0; n <= film.length; n++) {
      const replayed = replay(klaumau, record.config as never, record.seats.length, record.entries.slice(0, n));
      if (!replayed.ok) throw new Error("the record does not hold");
      for (const eyes of [0, 1, 2, "open"] satisfies Viewer[]) {
        session.at.value = n;
        session.eyes.value = eyes;
        const expected = klaumau.view(replayed.value.state as never, eyes);
        expect(canonical(session.now.value?.view)).toBe(canonical(expected));
      }
    }
    expect(session.now.value?.outcome).toEqual(record.outcome);
  });

  test("tells each pair of eyes what it may know", () => {
    for (const eyes of [0, 1, "open"] satisfies Viewer[]) {
      const dealt = film.log(eyes).flatMap(({ events }) => events.filter(({ type }) => type === "dealt"));
      for (const event of dealt as unknown as { seat: number; cards: unknown }[]) {
        expect(event.cards === null).toBe(eyes !== "open" && eyes !== event.seat);
      }
    }
  });

  test("finds the rounds", () => {
    const rounds = film.chapters.map(({ name }) => name.args?.["round"]);
    expect(rounds).toEqual(rounds.map((_, index) => index + 1));
    expect(rounds.length).toBeGreaterThan(1);
  });

  test("takes no moves", async () => {
    const session = openReplaySession(film, [], { n: 0, eyes: 0 });
    expect(await session.submit("turn:0:1", {})).toMatchObject({ result: "failed" });
    expect(session.now.value?.moves).toEqual([]);
  });

  test("calls those without a name something", () => {
    expect(nameSeats(record.seats, "de").map(({ name }) => name)).toEqual(["Otto", "Iris", "Bot 3"]);
  });
});

describe("the address of a moment", () => {
  test("leads back to it", () => {
    for (const eyes of ["open", 0, 2] satisfies Viewer[]) {
      expect(readPlace(new URLSearchParams(writePlace(12, eyes)), 50, 3)).toEqual({ n: 12, eyes });
    }
  });

  test.each(["", "?n=-1", "?n=51&eyes=3", "?n=1e3&eyes=spectator", "?n=NaN&eyes=0.5"])(
    "%s is the beginning",
    (query) => {
      expect(readPlace(new URLSearchParams(query), 50, 3)).toEqual({ n: 0, eyes: "open" });
    },
  );
});

describe("verifying the shuffles", () => {
  test("an honest record passes draw by draw", () => {
    const { isSeedRight, draws, brokenAt } = checkDraws(klaumau, record);
    expect(isSeedRight).toBe(true);
    expect(brokenAt).toBeNull();
    expect(draws).toHaveLength(record.entries.filter(({ seat }) => seat === null).length);
    expect(draws.every(({ isRight }) => isRight)).toBe(true);
  });

  test("an altered draw and another seed are found", () => {
    expect(checkDraws(klaumau, alterDraw(record)).draws[0]).toMatchObject({ n: 1, isRight: false });
    expect(checkDraws(klaumau, { ...record, seed: "other" }).isSeedRight).toBe(false);
    const throws = {
      ...record,
      entries: [
        [5, 5, 5],
        [4, 4, 6],
      ].map((move, i) => ({ ...record.entries[0]!, n: i + 1, move })),
    };
    expect(alterDraw(throws).entries.map(({ move }) => move)).toEqual([
      [5, 5, 5],
      [6, 4, 4],
    ]);
  });
});

describe("reading a record", () => {
  test("takes what was written", async () => {
    expect(await readRecordFile(JSON.stringify(record), loadCore)).toMatchObject({ ok: true });
  });

  test("refuses what does not hold, and says why", async () => {
    const read = async (text: string) => {
      const result = await readRecordFile(text, loadCore);
      return result.ok ? null : result.error;
    };
    expect(await read("{")).toEqual({ kind: "not-json" });
    expect(await read("[]")).toEqual({ kind: "not-record" });
    expect(await read(JSON.stringify({ ...record, seed: 7 }))).toEqual({ kind: "not-record" });
    expect(await read(JSON.stringify({ ...record, game: "halma" }))).toEqual({ kind: "game" });
    expect(await read(JSON.stringify({ ...record, rules: 9 }))).toMatchObject({ kind: "release" });
    const cut = { ...record, entries: record.entries.slice(0, 30) };
    expect(await read(JSON.stringify(cut))).toMatchObject({ kind: "cut", n: 30 });
    const bent = record.entries.map((entry) => (entry.n === 12 ? { ...entry, decision: "turn:0:99" } : entry));
    expect(await read(JSON.stringify({ ...record, entries: bent }))).toMatchObject({
      kind: "damaged",
      n: 12,
    });
  });
});
