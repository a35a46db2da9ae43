import { drawFor, fastRandom } from "@safehouse/chance";
import { loadGame } from "@safehouse/games";
import { type AnyGame, type Json, playout } from "@safehouse/kernel";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "../../src/pages/daily/logic/day.ts";
import { DAILY_GAME } from "../../src/pages/daily/logic/game.ts";
import { type Heist, heistOf } from "../../src/pages/daily/logic/heist.ts";
import { dayOfSeed } from "../../src/pages/daily/logic/seed.ts";

let game: AnyGame;

beforeAll(async () => {
  game = (await loadGame(DAILY_GAME)) as AnyGame;
});

const days = (count: number): string[] => Array.from({ length: count }, (_, i) => addDays("2026-11-15", i));

test("a day gives the same heist to everybody, and its seed says which day it is", () => {
  for (const day of days(40)) {
    const heist = heistOf(day);
    expect(heistOf(day)).toEqual(heist);
    expect(game.configure(heist.config, 1)).toMatchObject({ ok: true, value: heist.config });
    expect(dayOfSeed(heist.seed)).toBe(day);
  }
  expect(dayOfSeed("0af9".repeat(16))).toBeNull();
  expect(dayOfSeed("safehouse-daily-2026-13-77-x")).toBeNull();
});

test("no house and no thief is long in coming back, and not always in the same order", () => {
  const places = 4;
  const year = days(360).map((day) => heistOf(day));
  const counted = (key: "scenario" | "person"): number[] =>
    [...Map.groupBy(year, (heist) => heist[key]).values()].map((each) => each.length);
  expect(counted("scenario")).toHaveLength(places);
  for (const count of counted("scenario")) expect(Math.abs(count - 360 / places)).toBeLessThanOrEqual(2);
  for (const count of counted("person")) expect(Math.abs(count - 90)).toBeLessThanOrEqual(2);
  expect(new Set(year.map(({ scenario, person }) => `${scenario} ${person}`)).size).toBe(places * 4);
});

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
  expect(days(8).map((day) => `${heistOf(day).scenario} ${heistOf(day).person}`)).toEqual(PINNED);
});

interface Night {
  /** By the label of the throw. */
  readonly thrown: ReadonlyMap<string, string>;
  readonly played: readonly Json[];
}

/** One way to play a day. */
function nightOf({ config, seed }: Heist, choose: (moves: readonly Json[]) => Json): Night {
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
      nightOf(heist, (moves) => moves[0] as Json),
      nightOf(heist, (moves) => moves.findLast((move) => !isRun(move)) as Json),
      ...[1, 2, 3].map(() =>
        nightOf(heist, (moves) => {
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
