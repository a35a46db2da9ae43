import {
  commit,
  type Decision,
  isChance,
  prepareDraw,
  prepareMove,
  prepareUndo,
  type SeatDecision,
  startTimeline,
} from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { DICE, TRACES } from "../../../clou/slots.ts";
import type { Star } from "../../../clou/content/sheet.ts";
import type { Move } from "../../../clou/moves.ts";
import type { State } from "../../../clou/state.ts";
import { giving, heist, type Heist, plan, sheet, types, withTool } from "../../../clou/test/heist.ts";

const SIX: Star = { id: "extra-six", times: 2, effect: { gives: "die 6", to: "anyone" } };
const TWO_STRENGTH: Star = {
  id: "two-strength",
  times: 2,
  effect: { gives: "strength", to: "self", count: 2, traces: 1 },
};
const ANEW: Star = { id: "throw-anew", times: 2, effect: { throwAnew: true } };
const SHIFT: Star = { id: "number-two", times: 2, effect: { gives: "±2", to: "anyone" } };
const TURN: Star = { id: "turn-die", times: 2, effect: { turnDie: true } };
const STRIKE: Star = { id: "strike-circle", times: 2, effect: { gives: "any circle", to: "anyone" } };

const free = [{}, {}, {}, {}, {}, {}];
const thief = (...stars: readonly Star[]) => sheet({ strength: free, stars });
/** Takes nothing but sixes, and has many traces to lose. */
const picky = (...stars: readonly Star[]) => sheet({ strength: [{ own: "=6" }, { own: "=6" }], stars });
const wide = plan({ bars: { traces: [40, 40, 40] } });

const star = (id: string, rest: object = {}) => ({ do: "star", star: id, ...rest }) as never;
const dice = ({ state }: Heist): number[] => state.board.slice(DICE, DICE + 3);
const why = (game: Heist, seat: number, move: unknown): string | undefined => {
  const refusal = game.refusal(seat, move);
  return refusal === null ? undefined : `${refusal.rule} ${refusal.why.id}`;
};

describe("A-4.1 stars", () => {
  it("A-4.1 crossing a circle of a star uses its effect, as often as there are circles", () => {
    const game = heist(thief(SIX));
    for (const circle of ["star-1-1", "star-1-2"]) {
      game.roll(1, 2, 3);
      expect(game.cell(circle)).toBe(0);
      expect(types(game.move(0, star("extra-six", { for: 0 })))).toEqual(["star", "gained"]);
      expect(game.cell(circle)).toBe(1);
      game.use([1, 2, 3], game.cell("strength-1") === 0 ? "strength-1" : "strength-2");
      game.move(0, { do: "finish" });
      game.move(0, { do: "stay" });
    }
    game.roll(1, 2, 3);
    expect(game.listed(0).some((move) => move.do === "star")).toBe(false);
    expect(why(game, 0, star("extra-six", { for: 0 }))).toBe("A-4.1 no.star-spent");
  });

  it("A-4.1 one star a round for the whole group, and another one in the next round", () => {
    const game = heist([thief(SIX), thief(STRIKE)]);
    game.roll(1, 2, 3);
    game.move(1, star("strike-circle", { for: 1 }));
    expect(why(game, 0, star("extra-six", { for: 0 }))).toBe("A-4.1 no.star-this-round");
    for (const seat of [0, 1]) {
      game.use([1, 2, 3], "strength-1", seat);
      game.move(seat, { do: "finish" });
    }
    for (const seat of [0, 1]) game.move(seat, { do: "stay" });
    game.roll(1, 2, 3);
    expect(game.listed(0)).toContainEqual(star("extra-six", { for: 0 }));
  });

  it("A-4.1 everybody crosses stars on the own sheet only", () => {
    const game = heist([thief(SIX), thief(STRIKE)]);
    game.roll(1, 2, 3);
    expect(game.refusal(0, star("strike-circle", { for: 0 }))).toEqual({
      rule: "A-4.1",
      why: { id: "no.star-of-another", args: { seat: 1 } },
    });
    expect(game.refusal(0, star("no-such-star"))?.why.id).not.toMatch(/^no\./);
  });

  it("A-4.1 C-3.3 not while a use is being settled, and not while something is made ready", () => {
    const house = plan({ challenges: [{ id: "door", room: "yard", parts: [{ needs: ["lock", "lock"] }] }] });
    const game = heist(sheet({ strength: giving("lock", "die 4"), stars: [SIX] }), house);
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(why(game, 0, star("extra-six", { for: 0 }))).toBe("C-3.3 no.settle-first");
    game.cross("lock", "door-1");
    game.move(0, { do: "ready", white: "die 4" });
    expect(why(game, 0, star("extra-six", { for: 0 }))).toBe("C-4.5 no.ready-first");
  });

  it("A-4.1 a star's circle takes no die, no symbol and no “any circle”", () => {
    const game = heist(sheet({ strength: giving("any circle"), stars: [STRIKE] }));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(why(game, 0, { do: "use", dice: [2], cell: "star-1-1" })).toBe("A-4.1 no.takes-nothing");
    expect(why(game, 0, { do: "any", cell: "star-1-1" })).toBe("A-4.1 no.takes-nothing");
    expect(why(game, 0, { do: "cross", gift: "lock", at: "star-1-1" })).toBe("A-4.1 no.takes-nothing");
    expect(game.listed(0).filter((move) => "cell" in move && move.cell.startsWith("star"))).toEqual([]);
  });

  it("A-4.1 says for whom, and only where it can be given away", () => {
    const game = heist([thief(SIX, TWO_STRENGTH), thief()]);
    game.roll(1, 2, 3);
    expect(why(game, 0, star("extra-six"))).toBe("A-4.1 no.star-for-whom");
    expect(why(game, 0, star("extra-six", { for: 2 }))).toBe("A-4.1 no.nobody-there");
    expect(why(game, 0, star("two-strength", { for: 1 }))).toBe("A-4.1 no.star-own");
    const stars = game.listed(0).filter((move) => move.do === "star");
    expect(stars).toEqual([star("extra-six", { for: 0 }), star("extra-six", { for: 1 }), star("two-strength")]);
  });
});

describe("A-4.2 to A-4.5 what the stars do", () => {
  it("A-4.2 an extra 6 for another, who may go on with it after finishing", () => {
    const game = heist([thief(SIX), picky()], wide);
    game.roll(1, 1, 2);
    game.move(1, { do: "finish" });
    expect(game.asked()).toEqual(["dice:0"]);
    expect(game.move(0, star("extra-six", { for: 1 }))).toEqual([
      { type: "star", seat: 0, star: "extra-six", for: 1 },
      { type: "gained", seat: 1, gift: "die 6" },
      { type: "called-on", seats: [1] },
    ]);
    expect(game.asked()).toEqual(["dice:0", "dice:1"]);
    game.move(1, { do: "ready", white: "die 6" });
    game.use([], "strength-1", 1);
    expect(game.cell("strength-1", 1)).toBe(6);
  });

  const doors = plan({
    challenges: [
      { id: "door", room: "yard", parts: [{ needs: ["strength"] }], opens: ["room-a"] },
      { id: "chest", room: "room-a", parts: [{ needs: ["strength"] }], leadsTo: ["gem"] },
    ],
    loot: [{ id: "gem", room: "room-a", value: 5 }],
    bars: { traces: [2, 2, 2] },
  });

  it("A-4.2 two strength at once for oneself, at the cost of a trace", () => {
    const game = heist(thief(TWO_STRENGTH), doors);
    game.roll(1, 2, 3);
    expect(types(game.move(0, star("two-strength")))).toEqual(["star", "traced", "activated", "activated"]);
    expect(game.state.board[TRACES]).toBe(1);
    game.cross("strength", "door-1");
    game.cross("strength", "chest-1");
    expect(game.thing("gem")).toBe(2);
    expect(game.asked()).toEqual(["dice:0"]);
  });

  it("A-4.2 C-7.6 if it costs the last trace, the crew is caught before anything breaks", () => {
    const game = heist(thief(TWO_STRENGTH), { ...doors, bars: { ...doors.bars, traces: [1, 1, 1] } });
    game.roll(1, 2, 3);
    expect(types(game.move(0, star("two-strength")))).toEqual(["star", "traced", "caught"]);
    expect(game.asked()).toEqual([]);
  });

  it("A-4.3 A-4.6 throws anew all dice that nobody has used, for everybody", () => {
    const game = heist([thief(ANEW), thief()]);
    game.roll(2, 5, 5);
    game.use([5], "strength-1", 1);
    expect(types(game.move(0, star("throw-anew")))).toEqual(["star"]);
    const [again] = game.game.pending(game.state);
    expect(isChance(again) && [again.label, again.draw]).toEqual(["round-1/again", { dice: 2 }]);
    expect(game.roll(1, 4)).toEqual([{ type: "threw-anew", thrown: [1, 4], dice: [1, 5, 4] }]);
    expect(dice(game)).toEqual([1, 5, 4]);
    expect(game.asked()).toEqual(["dice:0", "dice:1"]);
    expect(game.listed(0)).toContainEqual({ do: "use", dice: [1, 4, 5], cell: "strength-1" });
    expect(game.listed(1)).toContainEqual({ do: "use", dice: [1, 4], cell: "strength-2" });
    expect(game.refusal(1, { do: "use", dice: [5], cell: "strength-2" })?.rule).toBe("C-3.1");
  });

  it("A-4.3 a bar that listens to the roll does not listen to dice thrown anew", () => {
    const house = plan({
      rules: [
        { rule: "bar", id: "bell", length: [2, 2, 2], when: { rolling: { once: 1 } }, effects: [{ do: "alarm" }] },
      ],
    });
    const game = heist(thief(ANEW), house);
    expect(types(game.roll(1, 5, 5))).toEqual(["rolled", "reacted"]);
    game.move(0, star("throw-anew"));
    expect(types(game.roll(1, 2, 3))).toEqual(["threw-anew"]);
  });

  it("A-4.4 number ±2 for oneself or another", () => {
    const game = heist([thief(SHIFT), picky()], wide);
    game.roll(1, 2, 4);
    game.move(0, star("number-two", { for: 1 }));
    game.move(1, { do: "ready", white: "±2", by: 2 });
    game.use([4], "strength-1", 1);
    expect(game.cell("strength-1", 1)).toBe(6);
  });

  it("A-4.4 turns one die that nobody has used to any face", () => {
    const game = heist([thief(TURN), picky()], wide);
    game.roll(2, 2, 5);
    game.use([5], "strength-1");
    game.move(1, { do: "finish" });
    const turns = game.listed(0).filter((move) => move.do === "star");
    expect(turns).toEqual([1, 3, 4, 5, 6].map((to) => star("turn-die", { die: 2, to })));
    expect(game.move(0, star("turn-die", { die: 2, to: 6 }))).toEqual([
      { type: "star", seat: 0, star: "turn-die", for: null },
      { type: "turned", seat: 0, from: 2, to: 6 },
      { type: "called-on", seats: [1] },
    ]);
    expect(dice(game)).toEqual([2, 6, 5]);
    expect(game.asked()).toEqual(["dice:0", "dice:1"]);
    game.use([6], "strength-1", 1);
  });

  it("A-4.4 A-4.6 dice with one face are one and the same, whether used before one was turned or after", () => {
    const orders = [
      (game: Heist) => (game.use([5], "strength-1"), game.move(0, star("turn-die", { die: 2, to: 5 }))),
      (game: Heist) => (game.move(0, star("turn-die", { die: 2, to: 5 })), game.use([5], "strength-1")),
    ];
    for (const thrown of [
      [2, 5, 6],
      [5, 2, 6],
      [6, 2, 5],
      [2, 6, 5],
    ]) {
      const boards = orders.map((play) => {
        const game = heist([thief(TURN), thief()], wide);
        game.roll(...thrown);
        play(game);
        game.use([5], "strength-1", 1);
        return game.state.board;
      });
      expect(boards[0]).toEqual(boards[1]);
    }
  });

  it("A-4.4 to another face than it shows", () => {
    const game = heist(thief(TURN));
    game.roll(1, 2, 3);
    expect(why(game, 0, star("turn-die", { die: 3, to: 3 }))).toBe("A-4.4 no.star-face");
    expect(why(game, 0, star("turn-die", { die: 3, to: 7 }))).toBe("A-4.4 no.star-face");
    expect(game.refusal(0, star("turn-die", { die: 6, to: 1 }))).toEqual({
      rule: "A-4.6",
      why: { id: "no.star-die-used", args: { faces: [1, 2, 3] } },
    });
  });

  it("A-4.5 strike circle for oneself or another", () => {
    const grid = withTool({
      kind: "grid",
      rows: [
        [30, 30, 30],
        [30, 30, 30],
        [30, 30, 30],
      ],
      across: [["lock"], [], []],
      down: [[], [], []],
    });
    const game = heist([thief(STRIKE), sheet({ tools: grid, strength: free })]);
    game.roll(1, 2, 3);
    game.move(0, star("strike-circle", { for: 1 }));
    expect(game.listed(0).some((move) => move.do === "any")).toBe(false);
    game.move(1, { do: "any", cell: "grid-5" });
    expect(game.cell("grid-5", 1)).toBe(1);
  });
});

describe("A-4.6 changed dice and gifts", () => {
  it("A-4.6 a die counts as used once anybody has used it, alone or in a sum", () => {
    const game = heist([thief(ANEW, TURN), thief()]);
    game.roll(1, 2, 3);
    game.use([1, 2], "strength-1", 1);
    expect(why(game, 0, star("turn-die", { die: 2, to: 5 }))).toBe("A-4.6 no.star-die-used");
    game.use([3], "strength-1", 0);
    expect(why(game, 0, star("throw-anew"))).toBe("A-4.6 no.star-no-dice");
    expect(why(game, 0, star("turn-die", { die: 1, to: 5 }))).toBe("A-4.6 no.star-no-dice");
  });

  it("A-4.6 whoever has finished goes on with a changed die, and is done if none has changed", () => {
    const begin = (): Heist => {
      const game = heist([thief(ANEW), picky()], wide);
      game.roll(1, 1, 2);
      game.move(1, { do: "finish" });
      game.move(0, star("throw-anew"));
      return game;
    };
    const same = begin();
    same.roll(1, 1, 2);
    expect(same.asked()).toEqual(["dice:0"]);
    const changed = begin();
    changed.roll(1, 1, 6);
    expect(changed.asked()).toEqual(["dice:0", "dice:1"]);
    changed.use([6], "strength-1", 1);
    changed.move(1, { do: "finish" });
    expect(changed.asked()).toEqual(["dice:0"]);
  });

  it("A-4.6 questions that dice put aside come back under another number", () => {
    const game = heist([thief(ANEW), thief()]);
    game.roll(1, 2, 3);
    const before = game.game.pending(game.state).map((decision) => (isChance(decision) ? "" : decision.id));
    game.move(0, star("throw-anew"));
    game.roll(4, 5, 6);
    const after = game.game.pending(game.state).map((decision) => (isChance(decision) ? "" : decision.id));
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it("A-4.6 C-3.4 a star that reaches another is not taken back, nor anything before it", () => {
    const { game, state } = heist([thief(SIX), picky()], wide);
    const timeline = startTimeline(game, state.config, 2);
    const open = (seat: number | null) => game.pending(timeline.state as State).find((one) => one.seat === seat);
    const answer = (seat: number, move: Move): void => {
      const step = prepareMove(timeline, seat, (open(seat) as SeatDecision).id, move);
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      commit(timeline, step.value);
    };
    commit(timeline, prepareDraw(timeline, open(null) as Decision, [1, 1, 2]));
    answer(1, { do: "finish" });
    expect(prepareUndo(timeline, 1).ok).toBe(true);
    answer(0, star("extra-six", { for: 1 }));
    expect(prepareUndo(timeline, 0).ok).toBe(false);
    expect(prepareUndo(timeline, 1).ok).toBe(false);
  });

  it("A-4.6 C-3.3 nobody changes dice that another has added a white symbol to", () => {
    const game = heist([thief(TURN, SIX), sheet({ strength: [{ own: "=2", gives: ["±2"] }, { own: "=5" }] })], wide);
    game.roll(2, 3, 1);
    game.use([2], "strength-1", 1);
    game.move(1, { do: "ready", white: "±2", by: 2 });
    expect(game.refusal(0, star("turn-die", { die: 3, to: 1 }))).toEqual({
      rule: "A-4.6",
      why: { id: "no.star-mid-use", args: { seat: 1 } },
    });
    expect(why(game, 0, star("extra-six", { for: 1 }))).toBeUndefined();
    game.use([3], "strength-2", 1);
    expect(why(game, 0, star("turn-die", { die: 1, to: 3 }))).toBeUndefined();
  });

  it("A-4.6 virtual dice are neither thrown nor turned, and what was given lapses with the round", () => {
    const game = heist([thief(SIX, TURN), thief(ANEW)]);
    game.roll(1, 2, 3);
    game.move(0, star("extra-six", { for: 1 }));
    for (const seat of [0, 1]) {
      game.use([1, 2, 3], "strength-1", seat);
      game.move(seat, { do: "finish" });
    }
    for (const seat of [0, 1]) game.move(seat, { do: "stay" });
    game.roll(1, 2, 3);
    expect(game.listed(1).some((move) => move.do === "ready")).toBe(false);
  });
});
