import { drawFor, fastRandom } from "@safehouse/chance";
import { loadGame, loadNightly, loadOffer } from "@safehouse/games";
import type { Nightly } from "@safehouse/games/nightly";
import { SHELF } from "@safehouse/games/shelf";
import { type AnyGame, type GameOffer, type Json, playout } from "@safehouse/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, dayOf, mondayOf } from "../../src/pages/daily/logic/day.ts";
import { type Night, nightOf, nightOfRecord } from "../../src/pages/daily/logic/night.ts";
import { dayOfSeed } from "../../src/pages/daily/logic/seed.ts";

const days = (count: number): string[] => Array.from({ length: count }, (_, i) => addDays("2026-11-15", i));

const NIGHTLY = SHELF.filter(({ load }) => load.nightly !== undefined).map(({ id }) => id);

test("all five games have nights", () => {
  expect(NIGHTLY.toSorted()).toEqual(["clou", "clou-again", "clou-christmas", "klaumau", "robnrun"]);
});

describe.each(NIGHTLY)("%s", (id) => {
  let nightly: Nightly;
  let offer: GameOffer;

  beforeAll(async () => {
    nightly = (await loadNightly(id)) as Nightly;
    offer = (await loadOffer(id)) as GameOffer;
  });

  test("a day gives the same night to everybody, one that the game takes, and its seed says which day it is", () => {
    for (const day of days(40)) {
      const night = nightOf(id, nightly, day);
      expect(nightOf(id, nightly, day)).toEqual(night);
      const configured = offer.configure(night.config, night.crew.length);
      expect(configured).toMatchObject({ ok: true, value: night.config });
      expect(dayOfSeed(night.seed)).toBe(night.day);
      expect(night.day).toBe(nightly.days === 1 ? day : mondayOf(day));
      expect(night.crew.filter((who) => who === "human")).toHaveLength(1);
      expect(night.crew.every((who) => who === "human" || offer.levels.includes(who))).toBe(true);
    }
  });

  test("a record is of a night only if all of it is", () => {
    const night = nightOf(id, nightly, "2026-11-16");
    const seats = night.crew.map((who) => (who === "human" ? { kind: who } : { kind: "bot" as const, level: who }));
    const record = { game: id, seed: night.seed, config: { ...night.config, other: true }, seats };
    expect(nightOfRecord(nightly, record)).toEqual(night);
    const wrong = [
      { ...record, seed: "0af9".repeat(16) },
      { ...record, seed: `${night.seed}x` },
      { ...record, seed: night.seed.slice(0, -1) },
      { ...record, seed: night.seed.replace("2026-11-16", "2026-13-77") },
      { ...record, seats: [...seats, { kind: "human" as const }] },
      { ...record, seats: seats.map(() => ({ kind: "bot" as const, level: "expert" })) },
      ...(Object.keys(night.config).length > 0 ? [{ ...record, config: {} }] : []),
    ];
    for (const each of wrong) expect(nightOfRecord(nightly, each)).toBeNull();
    const tomorrow = { ...record, seed: night.seed.replace("2026-11-16", "2026-11-17") };
    expect(nightOfRecord(nightly, tomorrow)?.day).not.toBe(night.day);
  });
});

test("a night is one date for everybody, wherever they are and whatever their clocks show", () => {
  const moment = Date.parse("2026-11-18T23:30:00-05:00");
  expect(dayOf(moment)).toBe("2026-11-19");
  expect(dayOf(Date.parse("2026-11-19T09:30:00+05:00"))).toBe(dayOf(moment));
  expect(dayOf(Date.parse("2026-11-19T13:29:59.999+09:00"))).toBe("2026-11-19");
  expect(dayOf(Date.parse("2026-11-19T08:59:59.999+09:00"))).toBe("2026-11-18");
});

test("a week begins on Monday, over the turn of the year, too", () => {
  expect(days(8).map(mondayOf)).toEqual(["2026-11-09", ...Array<string>(7).fill("2026-11-16")]);
  expect(mondayOf("2027-01-01")).toBe("2026-12-28");
});

let game: AnyGame;
let nightly: Nightly;

beforeAll(async () => {
  game = (await loadGame("clou")) as AnyGame;
  nightly = (await loadNightly("clou")) as Nightly;
});

const heistOf = (day: string): Night => nightOf("clou", nightly, day);
const placeAndThief = (day: string): string => Object.values(heistOf(day).config).join(" ");

test.each([
  { from: "2025-11-15", places: 4 },
  { from: "2026-12-07", places: 11 },
])(
  "from $from on no house and no thief is long in coming back, and not always in the same order",
  ({ from, places }) => {
    const days360 = Array.from({ length: 360 }, (_, i) => addDays(from, i));
    const year = days360.map((day) => heistOf(day));
    const counted = (option: string): number[] =>
      [...Map.groupBy(year, ({ config }) => config[option]).values()].map((each) => each.length);
    expect(counted("scenario")).toHaveLength(places);
    for (const count of counted("scenario")) expect(Math.abs(count - 360 / places)).toBeLessThanOrEqual(2);
    for (const count of counted("thief1")) expect(Math.abs(count - 90)).toBeLessThanOrEqual(2);
    expect(new Set(days360.map(placeAndThief)).size).toBe(places * 4);
  },
);

const PINNED = [
  "private-bank trixie",
  "auction-house bruce",
  "old-mansion janet",
  "embassy-ball matt",
  "private-bank janet",
  "old-mansion matt",
  "auction-house trixie",
  "embassy-ball bruce",
];

test("a day's heist is what it was, whatever houses and thieves the game has learnt since", () => {
  expect(days(8).map(placeAndThief)).toEqual(PINNED);
});

interface Played {
  /** By the label of the throw. */
  readonly thrown: ReadonlyMap<string, string>;
  readonly played: readonly Json[];
}

/** One way to play a day. */
function playedBy({ config, seed }: Night, choose: (moves: readonly Json[]) => Json): Played {
  const configured = game.configure(config, 1);
  if (!configured.ok) throw new Error(configured.error.problem);
  const thrown = new Map<string, string>();
  const played: Json[] = [];
  playout(
    game,
    game.setup(configured.value, 1),
    {
      choose(_decision, _view, moves) {
        const move = choose(moves as readonly Json[]);
        played.push(move);
        return move;
      },
      draw(decision) {
        const faces = drawFor({ seed, contributions: [] }, decision.label, decision.draw);
        thrown.set(decision.label, faces.join());
        return faces;
      },
    },
    5_000,
  );
  return { thrown, played };
}

test("C-2.1 whatever anybody does, the same day throws the same dice in the same round", () => {
  for (const day of days(6)) {
    const heist = heistOf(day);
    const random = fastRandom(day.length + Number(day.slice(8)));
    const isRun = (move: Json): boolean => (move as { do?: string }).do === "run";
    const plays = [
      playedBy(heist, (moves) => moves[0] as Json),
      playedBy(heist, (moves) => moves.findLast((move) => !isRun(move)) as Json),
      ...[1, 2, 3].map(() =>
        playedBy(heist, (moves) => {
          const staying = moves.filter((move) => !isRun(move));
          return (staying[random.below(staying.length)] ?? moves[0]) as Json;
        }),
      ),
    ];
    const all = new Map<string, string>();
    let shared = 0;
    for (const [label, faces] of plays.flatMap((play) => [...play.thrown])) {
      if (all.has(label)) shared++;
      expect(all.get(label) ?? faces).toBe(faces);
      all.set(label, faces);
    }
    // They really are different nights with rounds in common.
    expect(shared).toBeGreaterThan(8);
    expect(new Set(plays.map(({ played }) => JSON.stringify(played))).size).toBe(plays.length);
  }
});

test("other days throw other dice", () => {
  const first = (day: string): string => {
    const { seed } = heistOf(day);
    return [1, 2, 3]
      .map((round) => drawFor({ seed, contributions: [] }, `round-${round}/dice`, { dice: 3 }).join())
      .join(" ");
  };
  expect(new Set(days(30).map(first)).size).toBe(30);
});
