import { drawFor, fastRandom } from "@safehouse/chance";
import type { View } from "@safehouse/games/clou/board";
import {
  checkUse as checkOnPaper,
  followNight as followPaper,
  paperGame,
  type PaperAct,
  type PaperNight,
  type PaperSetup,
  type PaperUse,
} from "@safehouse/games/clou/companion";
import { pickOne, playout } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { clou } from "../../../games/clou/game.ts";
import { throwEscape, throwRound } from "../../src/pages/companion/clou/logic/dice.ts";
import { keepNight, readNight as readKept } from "../../src/pages/companion/clou/logic/kept.ts";
import { useStorage } from "../records/storage.ts";

const kept = useStorage();

const { reader } = paperGame;
const followNight = (crew: PaperSetup, acts: readonly PaperAct[]) => followPaper(paperGame, crew, acts);
const checkUse = (view: View, use: PaperUse) => checkOnPaper(paperGame, view, use);

const CREW = ["janet", "bruce", "matt"];
const setup = (seats = 1, scenario = "old-mansion"): PaperSetup => ({ scenario, thieves: CREW.slice(0, seats) });

function follow(crew: PaperSetup, ...acts: readonly PaperAct[]): PaperNight {
  const followed = followNight(crew, acts);
  if (!followed.ok) throw new Error(`act ${followed.error}`);
  return followed.value;
}

const THROW: PaperAct = { do: "throw", dice: [2, 4, 6] };
const over = (...unused: readonly number[]): PaperAct => ({ do: "round-over", unused });
const facts = ({ view }: PaperNight) => {
  const { stage, round, bars } = reader.readNight(view);
  return { stage, round, time: bars.time.left, traces: bars.traces.left };
};

test("C-1.2 every plan's bars are as long as for this crew", () => {
  for (const plan of reader.library.plans) {
    for (const seats of [1, 2, 3] as const) {
      const { bars, specials } = reader.readNight(follow(setup(seats, plan.id)).view);
      for (const bar of ["time", "traces", "cars", "police"] as const) {
        expect(bars[bar]).toEqual({ left: plan.bars[bar][seats - 1], of: plan.bars[bar][seats - 1] });
      }
      expect(specials.map(({ id }) => id)).toEqual(
        plan.rules.flatMap((rule) => (rule.rule === "bar" ? [rule.id] : [])),
      );
    }
  }
});

test("C-3.4 C-2.3 unused dice cost traces and a round costs time; then the crew is asked", () => {
  const crew = setup(2);
  const before = facts(follow(crew, THROW));
  expect(before).toMatchObject({ stage: "dice", round: 1 });
  expect(facts(follow(crew, THROW, over(1, 2)))).toEqual({
    stage: "leave",
    round: 1,
    time: before.time - 1,
    traces: before.traces - 3,
  });
  expect(facts(follow(crew, THROW, over(0, 0), { do: "stay" }))).toMatchObject({ stage: "throw", round: 2 });
  expect(follow(crew, THROW, over(0, 0), { do: "run" }).outcome).toMatchObject({ type: "shared", points: 0 });
});

test("C-7.2 the last trace ends the night; C-2.3 without time the alarm goes off", () => {
  const { traces, time } = reader.readNight(follow(setup()).view).bars;
  const caught = follow(setup(), ...Array.from({ length: traces.of }, (): PaperAct => ({ do: "traces", count: 1 })));
  expect(caught.outcome).toMatchObject({ result: "caught-by-traces", points: 0 });
  const late = follow(setup(), { do: "time", count: time.of });
  expect(reader.readNight(late.view)).toMatchObject({ stage: "drive", isAlarm: true, driver: 0 });
  expect(follow(setup(), { do: "time", count: 2 }, { do: "time", count: -1 })).toMatchObject({ outcome: null });
});

test("C-7.3 the escape is thrown by the driver's table until cars or police are out", () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const crew = setup(3);
    const acts: PaperAct[] = [{ do: "alarm" }, { do: "driver", seat: 1 }];
    let night = follow(crew, ...acts);
    expect(reader.readNight(night.view)).toMatchObject({ stage: "drive", driver: 1 });
    for (let throws = 0; throws < 40 && night.outcome === null; throws++) {
      acts.push({ do: "drive", face });
      night = follow(crew, ...acts);
    }
    const { cars } = reader.readNight(night.view).bars;
    expect(night.outcome).toMatchObject({ result: cars.left === 0 ? "meagre" : "caught-by-police" });
    expect(acts.length).toBeGreaterThan(3);
  }
});

test("C-7.4 ticked loot, traces and the alarm make the score", () => {
  const loot = reader.readThings(follow(setup()).view).filter(({ kind }) => kind === "loot");
  const [first, second] = loot as [(typeof loot)[number], (typeof loot)[number]];
  const take = (name: string, isTaken = true): PaperAct => ({ do: "loot", loot: name, isTaken });
  const points = (...acts: readonly PaperAct[]): number => reader.readNight(follow(setup(), ...acts).view).points;
  const none = points();
  expect(points(take(first.name))).toBeGreaterThanOrEqual(none + first.value);
  expect(points(take(first.name), take(second.name), take(second.name, false))).toBe(points(take(first.name)));
  expect(points({ do: "traces", count: 1 })).toBe(none - 2);
});

test("acts that do not fit where they stand are refused, and so is nonsense", () => {
  const refusedAt = (...acts: readonly unknown[]): number | null => {
    const followed = followNight(setup(2), acts as PaperAct[]);
    return followed.ok ? null : followed.error;
  };
  expect(refusedAt(THROW, THROW)).toBe(1);
  expect(refusedAt(over(0, 0))).toBe(0);
  expect(refusedAt(THROW, over(0))).toBe(1);
  expect(refusedAt(THROW, over(4, 0))).toBe(1);
  expect(refusedAt({ do: "throw", dice: [1, 2, 7] })).toBe(0);
  expect(refusedAt({ do: "bar", bar: "nowhere" })).toBe(0);
  expect(refusedAt({ do: "loot", loot: "side-door", isTaken: true })).toBe(0);
  expect(refusedAt({ do: "note", seat: 5, cell: "strength-1", number: 1, isCrossed: false })).toBe(0);
  expect(refusedAt({ do: "driver", seat: 0 })).toBe(0);
  expect(refusedAt({ do: "alarm" }, { do: "traces", count: 1 })).toBe(1);
  expect(followNight({ scenario: "nowhere", thieves: ["janet"] }, []).ok).toBe(false);
  expect(followNight({ scenario: "old-mansion", thieves: ["janet", "janet"] }, []).ok).toBe(false);
  expect(followNight({ scenario: "old-mansion", thieves: [] }, []).ok).toBe(false);
});

/** Copies what is written on real sheets onto the mirror. */
function mirrored(view: View, dice: readonly number[]): PaperNight {
  const crew = { scenario: view.config.scenario, thieves: CREW.slice(0, view.seats) };
  const notes = CREW.slice(0, view.seats).flatMap((_, seat) =>
    reader
      .readCells(view, seat)
      .flatMap(({ name, state, number }): PaperAct[] =>
        state === "empty" ? [] : [{ do: "note", seat, cell: name, number, isCrossed: state === "crossed" }],
      ),
  );
  return follow(crew, { do: "throw", dice }, ...notes);
}

test("C-3.2 what the mirror says of a use is what the game says of it on the real sheet", () => {
  let asked = 0;
  for (const seats of [1, 2, 3]) {
    const random = fastRandom(seats);
    const configured = clou.configure(
      { thief1: "janet", ...(seats > 1 && { thief2: "bruce" }), ...(seats > 2 && { thief3: "matt" }) },
      seats,
    );
    if (!configured.ok) throw new Error(configured.error.problem);
    playout(
      clou,
      clou.setup(configured.value, seats),
      {
        choose(decision, view, moves) {
          const { left, readyDice, shifts } = reader.readHand(view, decision.seat);
          const isPlain = readyDice.length === 0 && shifts.length === 0;
          if (decision.kind === "dice" && left === 7 && isPlain && random.below(3) === 0) {
            asked++;
            const { dice } = reader.readNight(view);
            const night = mirrored(view, dice);
            expect(reader.readCells(night.view, decision.seat)).toEqual(reader.readCells(view, decision.seat));
            for (const { name: cell } of reader.readCells(view, decision.seat)) {
              for (const some of [[dice[0]], [dice[1], dice[2]], dice] as number[][]) {
                const use = { seat: decision.seat, dice: some, cell, extra: [], by: 0 };
                const move = { do: "use" as const, dice: some.toSorted((a, b) => a - b), cell };
                expect(checkUse(night.view, use)).toEqual(clou.check(view, decision, move));
              }
            }
          }
          const staying = moves.filter((move) => move.do !== "run" && move.do !== "finish");
          return pickOne(random, staying.length > 0 ? staying : moves);
        },
        draw: (decision) => drawFor({ seed: `mirror-${seats}`, contributions: [] }, decision.label, decision.draw),
      },
      4_000,
    );
  }
  expect(asked).toBeGreaterThan(10);
});

test("C-4.5 an extra die and ±X count with the dice, and what is written down activates", () => {
  const night = follow(setup(), { do: "throw", dice: [1, 1, 1] });
  const cell = reader.readCells(night.view, 0).find(({ kind, isInReach }) => kind === "grid" && isInReach);
  const wanted = Number(cell?.asks[0]?.slice(1));
  const base = { seat: 0, dice: [1], cell: cell?.name ?? "", extra: [], by: 0 };
  expect(checkUse(night.view, { ...base, by: wanted - 1 })).toBeNull();
  if (wanted > 1 && wanted <= 7) expect(checkUse(night.view, { ...base, extra: [wanted - 1] })).toBeNull();
  expect(checkUse(night.view, { ...base, by: -1 })?.rule).toBe("C-5.3");
  const after = follow(setup(), { do: "throw", dice: [1, 1, 1] }, { do: "use", ...base, by: wanted - 1 });
  expect(reader.readCells(after.view, 0).find(({ name }) => name === base.cell)?.state).toBe("crossed");
  expect(after.events.some(({ type }) => type === "used")).toBe(true);
  expect(reader.readNight(after.view)).toMatchObject({ stage: "dice", settler: null, queue: [] });
  expect(checkUse(after.view, { ...base, by: wanted - 1 })?.rule).toBe("C-3.2");
});

test("C-2.1 on paper a day's dice are those of everybody who plays that day", () => {
  const seed = "safehouse-daily-2026-11-15-old-mansion";
  const chance = { seed, contributions: [] };
  expect(throwRound(seed, 3)).toEqual(drawFor(chance, "round-3/dice", { dice: 3 }));
  expect(throwEscape(seed, 2)).toEqual(drawFor(chance, "escape-2/die", { dice: 1 })[0]);
  const configured = clou.configure({}, 1);
  if (!configured.ok) throw new Error(configured.error.problem);
  const [first] = clou.pending(clou.setup(configured.value, 1));
  expect(first).toMatchObject({ label: "round-1/dice", draw: { dice: 3 } });
});

test("a night survives a reload, and one that does not hold together is forgotten", () => {
  const night = { setup: setup(2), seed: "ab", acts: [THROW, over(1, 0)] };
  keepNight("clou", night);
  expect(readKept("clou", paperGame)).toEqual(night);
  for (const wrong of [
    "{",
    "[]",
    "null",
    JSON.stringify({ ...night, acts: [{ do: "boom" }, THROW, THROW] }),
    JSON.stringify({ ...night, setup: { scenario: 3, thieves: "x" } }),
    JSON.stringify({ ...night, acts: [{ do: "use" }] }),
  ]) {
    kept.set("safehouse.companion.clou", wrong);
    expect(readKept("clou", paperGame)).toBeNull();
  }
  keepNight("clou", null);
  expect(kept.size).toBe(0);
});
