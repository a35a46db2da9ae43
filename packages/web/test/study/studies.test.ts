import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fastRandom } from "@safehouse/chance";
import { loadCore, type TableGame } from "@safehouse/games";
import {
  type Json,
  type MatchRecord,
  type MatchStudy,
  readStudy,
  sameJson,
  type StudyBranch,
  type StudyWork,
  withBranch,
} from "@safehouse/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { type Film, filmOf } from "../../src/play/replay/film.ts";
import { nameSeats } from "../../src/play/seat-names.ts";
import { openBase, type StudyBase } from "../../src/study/base.ts";
import { linkOf, readLink } from "../../src/study/link.ts";
import { lineOf } from "../../src/study/line.ts";
import { makeStudy } from "../../src/study/make.ts";
import { openWhatIf } from "../../src/study/what-if.ts";

const GAMES = join(import.meta.dirname, "../../../games");
const FILES = [
  "klaumau/fixtures/plain-2-normal.json",
  "clou/fixtures/mansion-2-normal.json",
  "clou-again/fixtures/cat-2-easy.json",
  "clou-christmas/fixtures/one-normal.json",
  "robnrun/fixtures/training-3-normal.json",
] as const;
const NOTHING: StudyWork = { title: "", pages: [], branches: [] };

async function filmFrom(record: MatchRecord): Promise<Film | null> {
  const film = filmOf((await loadCore(record.game, record)) as TableGame, record);
  return film.ok ? film.value : null;
}

const read = (file: string): MatchRecord => JSON.parse(readFileSync(join(GAMES, file), "utf8")) as MatchRecord;

async function based(study: MatchStudy): Promise<StudyBase> {
  const again = readStudy(JSON.stringify(study));
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  const base = await openBase(again.value);
  if (!base.ok) throw new Error(JSON.stringify(base.error));
  return base.value;
}

describe.each(FILES)("a study of %s", (file) => {
  let film: Film;
  beforeAll(async () => {
    film = (await filmFrom(read(file))) as Film;
  });

  test("shows at every moment what the replay shows through those eyes, and says so to its last log line", async () => {
    const seat = film.record.seats.length - 1;
    const base = await based(makeStudy(film, seat, ""));
    for (let n = 0; n <= film.length; n++) {
      expect(sameJson(base.moment(n, "open"), film.moment(n, seat))).toBe(true);
    }
    expect(sameJson(base.log("open"), film.log(seat))).toBe(true);
  });

  test("through a seat's eyes has neither seed nor anybody's moves, and an edited table is refused", async () => {
    const study = makeStudy(film, 0, "");
    const text = JSON.stringify(study);
    expect(text).not.toContain(film.record.seed);
    expect(text).not.toContain('"move":');
    const seen = study.eyes === "open" ? null : study.seen;
    const edited = { ...study, seen: { ...seen, first: { ...(seen?.first as object), outcome: { type: "won" } } } };
    expect(await openBase(edited as MatchStudy)).toMatchObject({ ok: false, error: { kind: "damaged", n: 0 } });
  });

  test.each(["open", 0] as const)(
    "is played on through the eyes of %s, and the branch is there again",
    async (eyes) => {
      const base = await based(makeStudy(film, eyes, ""));
      const n = Math.floor(film.length / 3);
      const world = base.imagine(n);
      const whatIf = openWhatIf({
        ...{ base, n, seats: nameSeats(base.seats, "en") },
        state: base.world(n, world),
        log: (viewer) => base.log(viewer).slice(0, n),
        random: fastRandom(7),
      });
      for (let answers = 0; answers < 6; answers++) {
        const own = whatIf.now.value?.moves[0];
        const others = whatIf.others.value[0];
        if (own !== undefined) await whatIf.submit(own.decision, own.move);
        else if (others !== undefined) await whatIf.submit(others.decision.id, others.moves[0] as Json);
      }
      const steps = whatIf.steps.value;
      expect(steps.length).toBeGreaterThan(3);
      const from = { branch: null, n };
      const work = withBranch(NOTHING, { id: 1, from, steps, ...(world !== undefined && { world }) });
      const line = lineOf(base, work, 1);
      if (!line.ok) throw new Error(JSON.stringify(line.error));
      expect(line.value.length).toBe(n + steps.length);
      const last = line.value.moment(line.value.length, whatIf.viewer.value);
      expect(sameJson(last.view, whatIf.now.value?.view)).toBe(true);
      expect(line.value.placeAt(n + 2)).toEqual({ branch: 1, n: 2 });
      expect(line.value.placeAt(n)).toEqual(from);
      // A step that the rules do not allow, and a world that is imagined otherwise, are named.
      const wrong = steps.with(1, { decision: "nobody:0:0", move: {} });
      expect(lineOf(base, withBranch(work, { ...(work.branches[0] as StudyBranch), steps: wrong }), 1)).toEqual({
        ok: false,
        error: { kind: "step", n: 2 },
      });
      if (world === undefined) return;
      const other = { ...world, hash: "0".repeat(16) };
      expect(lineOf(base, withBranch(work, { ...(work.branches[0] as StudyBranch), world: other }), 1)).toEqual({
        ok: false,
        error: { kind: "world" },
      });
    },
  );
});

test("two matches that a seat cannot tell apart give the same study to the last letter", async () => {
  const record = read("klaumau/fixtures/plain-4-easy.json");
  const real = (await filmFrom(record)) as Film;
  const sees = (film: Film, seat: number): unknown[] => [
    film.log(seat),
    Array.from({ length: film.length + 1 }, (_, n) => film.moment(n, seat)),
  ];
  let worlds = 0;
  for (const [i, entry] of record.entries.entries()) {
    if (entry.seat !== null || !Array.isArray(entry.move) || entry.move.length < 10) continue;
    // Two things of a shuffle change places: what lay deep in the pile, or in others' hands and was never shown, nobody here can tell.
    for (let k = 1; k < entry.move.length; k += 6) {
      const move = entry.move.with(k, entry.move[k - 1]).with(k - 1, entry.move[k]);
      const other = await filmFrom({ ...record, entries: record.entries.with(i, { ...entry, move }) });
      if (other === null || other.length !== real.length) continue;
      for (const seat of [0, 1]) {
        if (!sameJson(sees(real, seat), sees(other, seat))) continue;
        if (sameJson(real.state(i + 1), other.state(i + 1))) continue;
        worlds++;
        expect(JSON.stringify(makeStudy(other, seat, "same"))).toBe(JSON.stringify(makeStudy(real, seat, "same")));
      }
    }
  }
  expect(worlds).toBeGreaterThan(5);
});

test("chance in a what-if is as in the match, anew, or as one wants it", async () => {
  const film = (await filmFrom(read("clou/fixtures/mansion-1-easy.json"))) as Film;
  const base = await based(makeStudy(film, "open", ""));
  const n = film.record.entries.findIndex(({ seat, move }) => seat === null && Array.isArray(move) && move.length < 5);
  const open = () =>
    openWhatIf({
      ...{ base, n, seats: nameSeats(base.seats, "en"), state: base.world(n, undefined) },
      log: () => [],
      random: fastRandom(1),
    });
  const whatIf = open();
  const drawn = film.record.entries[n]?.move;
  expect(whatIf.lastDraw.value).toMatchObject({ luck: "match", drawn });
  const wish = (drawn as number[]).map((die) => (die % 6) + 1);
  expect(whatIf.redraw(wish)).toBe(true);
  expect(whatIf.lastDraw.value).toMatchObject({ luck: "chosen", drawn: wish });
  expect(whatIf.redraw(wish.map(() => 9))).toBe(false);
  expect(whatIf.redraw("new")).toBe(true);
  expect(whatIf.lastDraw.value?.luck).toBe("new");
  expect(whatIf.redraw("match")).toBe(true);
  expect(whatIf.lastDraw.value).toMatchObject({ luck: "match", drawn });
  expect(await whatIf.undo()).toMatchObject({ result: "refused" });
});

test("a link holds a whole study; a mangled, foreign or swollen one is refused", async () => {
  const film = (await filmFrom(read(FILES[0]))) as Film;
  const study = makeStudy(film, "open", "In a link");
  const link = (await linkOf(study)) as string;
  expect(await readLink(link)).toMatchObject({ ok: true, value: { title: "In a link", record: film.record } });
  expect(await readLink(link.slice(0, -20))).toMatchObject({ ok: false, error: { kind: "not-json" } });
  expect(await readLink("")).toMatchObject({ ok: false });
  expect(await readLink("%%%")).toMatchObject({ ok: false, error: { kind: "not-json" } });
  expect(await readLink("A".repeat(9_000))).toEqual({ ok: false, error: { kind: "large" } });
  const bomb = new Blob([" ".repeat(3_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString("base64url");
  expect(packed.length).toBeLessThan(8_000);
  expect(await readLink(packed)).toEqual({ ok: false, error: { kind: "large" } });
  const long = (await filmFrom(read("klaumau/fixtures/all-6-discard.json"))) as Film;
  expect(await linkOf(makeStudy(long, 0, ""))).toBeNull();
});
