import type { Refusal } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { strange } from "../../../test/strange.ts";
import { ALARM, DICE, HELD_ADJUST, HELD_DICE, READY_DICE, SHIFTS, TIME, TRACES } from "../../slots.ts";
import type { Sight } from "../../play.ts";
import { pointLines, pointsInHand, pointsOfBars, totalPoints } from "../../points.ts";
import { facesOf, numberOf, readyDice, shiftsOf, sumOf } from "../../rules/dice.ts";
import { finishAll, giving, type Heist, heist, plan, sheet, withTool } from "../heist.ts";

/** What a refusal says: its rule, its sentence and what stands in it. */
const said = (refused: Refusal | null): unknown => refused && [refused.rule, refused.why.id, refused.why.args ?? {}];
const NO_ANSWER = ["H-3", "house.not-an-answer", {}];

const house = plan({ challenges: [{ id: "door", room: "yard", parts: [{ needs: ["lock", "lock"] }] }] });

function dice(): Heist {
  const game = heist(sheet({ strength: giving("lock") }), house);
  game.roll(1, 2, 3);
  return game;
}

function settle(): Heist {
  const game = dice();
  game.use([1], "strength-1");
  return game;
}

function driver(): Heist {
  const early = plan({ bars: { time: [1, 1, 1] } });
  const game = heist([sheet({ strength: giving() }), sheet({ strength: giving() })], early);
  game.roll(1, 2, 3);
  for (const seat of [0, 1]) for (const face of [1, 2, 3]) game.use([face], `strength-${face}`, seat);
  finishAll(game);
  return game;
}

const MOVES = [
  [["dice"], { do: "use", dice: [1], cell: "strength-1" }],
  [["dice"], { do: "ready", white: "±1" }],
  [["dice"], { do: "any", cell: "grid-1" }],
  [["dice"], { do: "loot", loot: "coin" }],
  [["dice", "settle"], { do: "star", star: "none" }],
  [["number"], { do: "write", number: 3 }],
  [["dice", "settle"], { do: "cross", gift: "lock", at: "door-1" }],
  [["dice", "settle"], { do: "let-go", gift: "lock" }],
  [["offer"], { do: "take", gift: "lock" }],
  [["driver"], { do: "name", seat: 1 }],
] as const;

describe("H-3 what is no answer to the question", () => {
  it.each([
    ["dice", dice],
    ["settle", settle],
    ["driver", driver],
  ] as const)("H-3 %s: neither nonsense nor the answer to another question", (kind, position) => {
    const game = position();
    expect(game.asked()[0]).toBe(`${kind}:0`);
    for (const [kinds, move] of MOVES) {
      if (!(kinds as readonly string[]).includes(kind)) {
        expect([move, said(game.refusal(0, move))]).toEqual([move, NO_ANSWER]);
      }
      const { do: _, ...rest } = move;
      for (const odd of [null, 7, "use", rest, { ...move, do: "toString" }, { do: move.do }]) {
        expect([odd, said(game.refusal(0, odd))]).toEqual([odd, NO_ANSWER]);
      }
    }
  });

  it("H-3 what is written, crossed or named is of the right kind", () => {
    const wrong = (game: Heist, move: object): void => {
      for (const odd of strange(move)) expect([odd, game.refusal(0, odd)?.rule]).toEqual([odd, "H-3"]);
    };
    wrong(dice(), { do: "use", dice: [1], cell: "strength-1" });
    wrong(settle(), { do: "cross", gift: "lock", at: "door-1" });
    wrong(settle(), { do: "let-go", gift: "lock" });
    wrong(driver(), { do: "name", seat: 0 });
    const game = dice();
    for (const thrown of [[1, "2"], [1, 2, 3, 4], [0.5], "1"]) {
      expect(said(game.refusal(0, { do: "use", dice: thrown, cell: "strength-1" }))).toEqual(NO_ANSWER);
    }
    for (const white of ["±7", "die 0", "x±1", "±1x", "any"]) {
      expect(said(game.refusal(0, { do: "ready", white }))).toEqual(NO_ANSWER);
    }
  });

  it("C-4.5 C-7.3 white symbols that are not held, and a driver who is not there", () => {
    expect(said(dice().refusal(0, { do: "ready", white: "±1" }))).toEqual(["C-4.5", "no.not-held", { white: "±1" }]);
    expect(said(dice().refusal(0, { do: "ready", white: "die 3" }))).toEqual([
      "C-4.5",
      "no.not-held",
      { white: "die 3" },
    ]);
    expect(said(driver().refusal(0, { do: "name", seat: 2 }))).toEqual(["C-7.3", "no.nobody-there", {}]);
  });

  it("C-4.5 a white symbol that is held but helps with nothing, and one of the other kind", () => {
    const game = heist(sheet({ strength: [{ own: "=30" }] }));
    game.roll(1, 1, 1);
    const { board, config, seats } = game.state;
    const at = game.game.tableOf(config, seats).seatAt[0];
    const ready = (white: string): unknown => said(game.refusal(0, { do: "ready", white }));
    board[at + HELD_ADJUST + 1] = 1;
    expect(ready("±1")).toEqual(["C-4.5", "no.ready-useless", { white: "±1" }]);
    expect(ready("die 1")).toEqual(["C-4.5", "no.not-held", { white: "die 1" }]);
    Object.assign(board, { [at + HELD_ADJUST + 1]: 0, [at + HELD_DICE + 2]: 1 });
    expect(ready("die 2")).toEqual(["C-4.5", "no.ready-useless", { white: "die 2" }]);
    expect(ready("±2")).toEqual(["C-4.5", "no.not-held", { white: "±2" }]);
  });

  it("C-5.4 C-7.2 a circle box is full once its number was crossed; a printed trace is told as that", () => {
    const circles = withTool({ kind: "circle-boxes", lines: [{ boxes: [">3"], gives: ["lock"] }] });
    const door = { id: "door", room: "yard", parts: [{ needs: ["lock"], traces: 1 }] };
    const game = heist(sheet({ tools: circles, strength: [{ own: "=30" }] }), plan({ challenges: [door] }));
    game.roll(5, 5, 5);
    game.use([5], "circle-1-1");
    game.use([5], "circle-1-1");
    expect(game.cross("lock", "door-1")).toContainEqual({
      type: "traced",
      cause: "printed",
      seat: null,
      count: 1,
      left: 5,
    });
    const full = ["C-3.2", "no.full", { cell: "circle-1-1" }];
    expect(said(game.refusal(0, { do: "use", dice: [5], cell: "circle-1-1" }))).toEqual(full);
  });

  it("C-3.1 dice are named as they lie, lowest first", () => {
    const game = dice();
    expect(said(game.refusal(0, { do: "use", dice: [2, 1], cell: "strength-1" }))).toEqual([
      "C-3.1",
      "no.unsorted",
      {},
    ]);
    expect(said(game.refusal(0, { do: "use", dice: [6, 5], cell: "strength-1" }))).toEqual([
      "C-3.1",
      "no.not-your-dice",
      { dice: [5, 6], left: [1, 2, 3] },
    ]);
    game.use([1], "strength-1");
    game.cross("lock", "door-1");
    expect(said(game.refusal(0, { do: "use", dice: [2], cell: "strength-1" }))).toEqual([
      "C-3.2",
      "no.full",
      { cell: "strength-1" },
    ]);
  });
});

describe("what a cell does not take", () => {
  const tools = withTool({
    kind: "pyramid",
    bottom: [{}, { own: "<3" }, {}],
    upper: [[{ than: "=" }, { than: ">" }], [{ than: ">" }]],
  } as never);
  const specials = [{ circles: ["dexterity", "lock"], gives: ["safe"] }];
  const strength = [{ gives: ["dexterity"] }, { gives: ["lock"] }, { than: ">" }] as never;

  function working(): Heist {
    const game = heist(sheet({ strength, specials, tools }), plan({ challenges: [needing("safe", "dexterity")] }));
    game.roll(1, 2, 3);
    return game;
  }
  const needing = (...needs: readonly string[]) => ({ id: "door", room: "yard", parts: [{ needs }] });
  const use = (game: Heist, die: number, cell: string): unknown =>
    said(game.refusal(0, { do: "use", dice: [die], cell }));
  const cross = (game: Heist, gift: string, at: string): unknown => said(game.refusal(0, { do: "cross", gift, at }));

  it("C-5.7 a special's circle takes its own symbol, once, and no number", () => {
    const game = working();
    expect(use(game, 1, "special-1-1")).toEqual(["C-5.7", "no.takes-symbols", { cell: "special-1-1" }]);
    game.use([1], "strength-1");
    expect(cross(game, "dexterity", "special-1-2")).toEqual([
      "C-5.7",
      "no.other-symbol",
      { gift: "dexterity", needs: "lock" },
    ]);
    expect(cross(game, "dexterity", "strength-2")).toEqual(["C-5.7", "no.takes-numbers", { cell: "strength-2" }]);
    expect(cross(game, "dexterity", "door-1")).toEqual([
      "C-4.2",
      "no.other-symbol",
      { gift: "dexterity", needs: "safe" },
    ]);
    expect(game.cross("dexterity", "special-1-1")).toContainEqual({
      type: "crossed",
      seat: 0,
      gift: "dexterity",
      at: "special-1-1",
    });
    expect(cross(game, "dexterity", "special-1-1")).toEqual(["C-5.7", "no.full", { cell: "special-1-1" }]);
  });

  it("C-5.1 C-5.6 boxes of a bar follow each other, and those of a pyramid stand on two", () => {
    const game = working();
    expect(use(game, 1, "strength-3")).toEqual(["C-5.1", "no.not-next", { cell: "strength-3", first: "strength-1" }]);
    expect(use(game, 1, "pyramid-2-1")).toEqual(["C-5.6", "no.below-empty", { cell: "pyramid-2-1" }]);
    game.use([1], "pyramid-1-1");
    expect(use(game, 3, "pyramid-2-1")).toEqual(["C-5.6", "no.below-empty", { cell: "pyramid-2-1" }]);
    expect(use(game, 3, "pyramid-1-1")).toEqual(["C-3.2", "no.full", { cell: "pyramid-1-1" }]);
    expect(use(game, 3, "pyramid-1-2")).toEqual([
      "C-5.6",
      "no.number",
      { cell: "pyramid-1-2", needs: ["<3"], number: 3, makes: [2, 3, 5] },
    ]);
  });
});

describe("C-4.5 what dice come to", () => {
  /** A seat of its own, with these dice thrown and these white symbols made ready. */
  function sightWith(thrown: readonly number[], ready: readonly number[], shifts: readonly number[]): Sight {
    const board = Array<number>(200).fill(0);
    const at = 100;
    thrown.forEach((face, i) => (board[DICE + i] = face));
    for (const face of ready) board[at + READY_DICE + face] += 1;
    shifts.forEach((by, i) => (board[at + SHIFTS + i] = by));
    return { table: { seatAt: [at] }, board, queue: [] } as unknown as Sight;
  }

  const THROWS = [
    [1, 1, 2],
    [1, 3, 6],
    [6, 2, 1],
    [2, 6, 4],
  ];
  const READY = [[], [1], [6], [2, 2], [1, 5]];
  const SHIFTED = [[], [1], [-1], [-2], [3], [-6], [-1, -1], [-3, 2], [2, -3], [-1, -2, 3], [1, 1, -2, -2]];

  it("C-4.5 rolled dice, ready dice and shifts together: the quick sum is the sum of trying every way", () => {
    for (const thrown of THROWS) {
      for (const ready of READY) {
        for (const shifts of SHIFTED) {
          const sight = sightWith(thrown, ready, shifts);
          expect([readyDice(sight, 0), shiftsOf(sight, 0)]).toEqual([ready, shifts]);
          for (let taken = 0; taken < 8; taken++) {
            const faces = [...facesOf(sight.board, taken), ...ready];
            const by = { thrown, ready, shifts, taken };
            expect({ ...by, sum: numberOf(sight, 0, taken) }).toEqual({ ...by, sum: sumOf(faces, shifts) });
          }
        }
      }
    }
  });

  it("C-4.5 a shifted die stays at 1 or more, whichever die each shift works on", () => {
    expect(sumOf([1, 2], [-1])).toBe(2);
    expect(sumOf([1], [-1])).toBeNull();
    expect(sumOf([2, 2], [-1, -1])).toBe(2);
    expect(sumOf([1, 2], [-1, -1])).toBeNull();
    expect(sumOf([1], [2, -2])).toBe(1);
    expect(sumOf([], [3])).toBeNull();
  });
});

describe("C-7.4 the scoring box", () => {
  const rich = plan({
    rooms: [{ id: "yard", start: true }],
    loot: [
      { id: "coin", room: "yard", value: 3 },
      { id: "ring", room: "yard", value: 4 },
      { id: "vase", room: "yard", value: 5 },
    ],
    rules: [{ rule: "collection", id: "pair", loot: ["coin", "ring"], points: [2, 7] }],
    scoring: [
      { line: "loot" },
      { line: "collection", rule: "pair" },
      { line: "time", points: 2 },
      { line: "alarm", points: -6 },
      { line: "traces", points: -2 },
    ],
  });

  it("C-7.4 is filled line by line; what gives and costs nothing is left out", () => {
    const game = heist(sheet(), rich);
    const { board, config, seats, queue } = game.state;
    const sight = { table: game.game.tableOf(config, seats), board, queue };
    const take = (loot: string): void => {
      board[sight.table.thingsAt + (sight.table.plan.thingIndex.get(loot) as number)] = 2;
    };
    const sums = (): number[] => [pointsInHand(sight), pointsOfBars(sight), totalPoints(sight)];
    board[TIME] = 0;
    expect([pointLines(sight), sums()]).toEqual([[], [0, 0, 0]]);
    take("gate");
    take("coin");
    take("vase");
    expect(sums()).toEqual([10, 0, 10]);
    take("ring");
    Object.assign(board, { [TIME]: 4, [ALARM]: 1, [TRACES]: sight.table.plan.traces - 3 });
    expect(pointLines(sight)).toEqual([
      { text: { id: "points.loot", args: { loot: "coin" } }, points: 3 },
      { text: { id: "points.loot", args: { loot: "ring" } }, points: 4 },
      { text: { id: "points.loot", args: { loot: "vase" } }, points: 5 },
      { text: { id: "points.collection", args: { rule: "pair", count: 2 } }, points: 7 },
      { text: { id: "points.time", args: { count: 4 } }, points: 8 },
      { text: { id: "points.alarm" }, points: -6 },
      { text: { id: "points.traces", args: { count: 3 } }, points: -6 },
    ]);
    expect(sums()).toEqual([19, -4, 15]);
  });
});
