import { describe, expect, it } from "vitest";
import { ALARM, HELD_ADJUST, HELD_ANY, HELD_DICE, STAGE, TIME, TRACES } from "../../slots.ts";
import type { Effect } from "../../content/plan.ts";
import type { Event } from "../../events.ts";
import type { Play } from "../../play.ts";
import { shows } from "../../rules/bonus.ts";
import { carryOut } from "../../rules/consequences.ts";
import { closeLeave, finish, rollDice, RUN, STAY } from "../../rules/round.ts";
import { dieOptions, shiftOptions } from "../../rules/whites.ts";
import { type Heist, heist, plan, sheet, withTool } from "../heist.ts";

const MARKED = plan({
  rules: [
    { rule: "mark", id: "watchman", bar: "time", left: 7, effects: [{ do: "forbid", symbols: ["lock"] }] },
    { rule: "mark", id: "dog", bar: "traces", left: 4, effects: [{ do: "time", cost: 1 }] },
  ],
});

/** What effects do to a heist with nine time symbols and six traces; silently in a bot's head. */
function happens(effects: readonly Effect[], traces = 6, isSilent = false): { game: Heist; events: Event[] } {
  const game = heist(sheet(), MARKED);
  const { board, queue, config, seats } = game.state;
  board[TRACES] = traces;
  const events: Event[] = [];
  const play: Play = { table: game.game.tableOf(config, seats), board, queue, events: isSilent ? null : events };
  carryOut(play, effects);
  return { game, events };
}

const told = (effects: readonly Effect[], traces = 6): string[] =>
  happens(effects, traces).events.map((event) =>
    [event.type, "count" in event ? event.count : "", "left" in event ? event.left : ""].join(" ").trim(),
  );

describe("C-6.8 C-7.6 effects", () => {
  it("C-7.2 traces are wiped away as far as there are any", () => {
    expect(told([{ do: "traces", cost: -2 }], 5)).toEqual(["traced -1 6"]);
    expect(told([{ do: "traces", cost: -2 }], 3)).toEqual(["traced -2 5"]);
    expect(told([{ do: "traces", cost: -2 }])).toEqual([]);
  });

  it("C-2.3 time is crossed down to the last symbol, and then the alarm goes off, once", () => {
    const { game, events } = happens([{ do: "time", cost: 20 }]);
    expect(events.filter(({ type }) => type === "time")).toHaveLength(9);
    expect(events.filter(({ type }) => type === "alarm")).toEqual([{ type: "alarm", cause: "time" }]);
    expect([game.state.board[TIME], game.state.board[ALARM]]).toEqual([0, 1]);
  });

  it("C-6.8 marks on the bars react when they are reached, and only then", () => {
    expect(told([{ do: "time", cost: 3 }])).toEqual(["time 1 8", "time 1 7", "reacted  0", "forbidden", "time 1 6"]);
    expect(told([{ do: "traces", cost: 2 }])).toEqual(["traced 1 5", "traced 1 4", "reacted  0", "time 1 8"]);
  });

  it("C-7.6 traces come first, the alarm last", () => {
    const alarm: Effect = { do: "alarm" };
    expect(told([alarm, { do: "time", cost: 1 }, { do: "traces", cost: 1 }])).toEqual([
      "traced 1 5",
      "time 1 8",
      "alarm",
    ]);
    expect(happens([alarm, { do: "time", cost: 1 }]).events.at(-1)).toEqual({ type: "alarm", cause: "effect" });
  });

  it("C-7.6 with the last trace the crew is caught, and nothing else happens any more", () => {
    const all: Effect[] = [{ do: "alarm" }, { do: "time", cost: 1 }, { do: "traces", cost: 9 }];
    const { game, events } = happens(all, 2);
    expect(events.map(({ type }) => type)).toEqual(["traced", "traced", "caught"]);
    expect([game.state.board[TIME], game.state.board[ALARM], game.state.board[TRACES]]).toEqual([9, 0, 0]);
    expect(game.asked()).toEqual([]);
  });

  it("C-6.8 in a bot's head the same happens, untold", () => {
    for (const effects of [
      [{ do: "traces", cost: 2 }],
      [{ do: "traces", cost: -1 }],
      [{ do: "traces", cost: 9 }],
      [{ do: "time", cost: 3 }, { do: "alarm" }],
      [{ do: "time", cost: -1 }],
    ] as Effect[][]) {
      const [aloud, silent] = [happens(effects, 5), happens(effects, 5, true)];
      expect([silent.game.state.board, silent.events]).toEqual([aloud.game.state.board, []]);
      expect(aloud.game.state.board[STAGE]).toBe(silent.game.state.board[STAGE]);
    }
  });
});

describe("in a bot's head", () => {
  /** A round with a bonus, all dice unused, and then away; told, or silently. */
  function round(events: Event[] | null, vote: number): readonly number[] {
    const bonuses = [{ when: { once: 2 }, gives: "±1" }] as never;
    const game = heist(sheet({ bonuses }), plan({ bars: { traces: [9, 9, 9] } }));
    const { board, queue, config, seats } = game.state;
    const play: Play = { table: game.game.tableOf(config, seats), board, queue, events };
    rollDice(play, [1, 2, 3]);
    finish(play, 0);
    closeLeave(play, [vote]);
    return board;
  }

  it.each([STAY, RUN])("C-2.4 C-3.4 C-5.8 a round goes as at the table (vote %i)", (vote) => {
    const events: Event[] = [];
    expect(round(null, vote)).toEqual(round(events, vote));
    expect(events.map(({ type }) => type)).toContain("bonus");
  });
});

describe("C-5.8 what a roll shows", () => {
  it.each([
    [{ once: 3 }, [1, 3, 5], true],
    [{ once: 3 }, [3, 3, 5], false],
    [{ alike: 2 }, [4, 1, 4], true],
    [{ alike: 3 }, [4, 1, 4], false],
    [{ within: [3, 4] }, [1, 1, 3], true],
    [{ within: [3, 4] }, [4, 6, 6], true],
    [{ within: [3, 4] }, [2, 5, 6], false],
    [{ total: 6, of: 1 }, [6, 1, 1], true],
    [{ total: 7, of: 2 }, [3, 4, 1], true],
    [{ total: 7, of: 2 }, [3, 1, 4], true],
    [{ total: 7, of: 2 }, [1, 3, 4], true],
    [{ total: 8, of: 2 }, [1, 3, 4], false],
    [{ total: 8, of: 3 }, [1, 3, 4], true],
    [{ total: 7, of: 3 }, [1, 3, 4], false],
  ] as const)("C-5.8 %j in %j: %j", (when, dice, isShown) => {
    expect(shows(dice, when as never)).toBe(isShown);
  });
});

describe("C-4.5 any number", () => {
  it("C-4.5 goes into boxes of bars and pyramids and into empty circle boxes, and into no circle", () => {
    const tools = withTool({ kind: "pyramid", bottom: [{}, {}], upper: [[{ than: "=" }]] } as never);
    const game = heist(sheet({ tools, strength: [{}, {}] }));
    game.roll(1, 1, 1);
    const { board, config, seats } = game.state;
    board[game.game.tableOf(config, seats).seatAt[0] + HELD_ANY + 1] = 1;
    const cells = game.listed(0).flatMap((move) => (move.do === "any" ? [move.cell] : []));
    expect(cells.filter((cell) => /^(strength|pyramid)/.test(cell))).toEqual([
      "strength-1",
      "pyramid-1-1",
      "pyramid-1-2",
    ]);
    expect(cells.filter((cell) => /^(grid|tree)/.test(cell))).toEqual([]);
  });
});

describe("C-4.5 what can be made ready", () => {
  /** One box that takes a single number, and white symbols held, by how often. */
  function options(
    own: string,
    dice: { [face: number]: number },
    adjusts: { [x: number]: number },
    rolled = 1,
  ): unknown[] {
    const game = heist(sheet({ strength: [{ own }] as never }));
    game.roll(rolled, rolled, rolled);
    const { board, queue, config, seats } = game.state;
    const table = game.game.tableOf(config, seats);
    for (const [face, count] of Object.entries(dice)) board[table.seatAt[0] + HELD_DICE + Number(face)] = count;
    for (const [x, count] of Object.entries(adjusts)) board[table.seatAt[0] + HELD_ADJUST + Number(x)] = count;
    const sight = { table, board, queue };
    return [dieOptions(sight, 0), shiftOptions(sight, 0)];
  }

  it("C-4.5 a virtual die, if some use remains possible with it, perhaps together with others", () => {
    expect(options("=7", { 6: 1 }, {})).toEqual([[6], []]);
    expect(options("=12", { 6: 1 }, {})).toEqual([[], []]);
    expect(options("=12", { 6: 2 }, {})).toEqual([[6], []]);
    expect(options("=15", { 6: 2, 2: 1 }, {})).toEqual([[2, 6], []]);
    expect(options("=5", { 6: 1, 2: 1 }, {})).toEqual([[2], []]);
  });

  it("C-4.5 a shift up or down, if some use remains possible with it", () => {
    expect(options("=4", {}, { 1: 1 })).toEqual([[], [[1, 1]]]);
    expect(options("=2", {}, { 1: 1 })).toEqual([[], [[1, 1]]]);
    expect(options("=2", {}, { 1: 1 }, 3)).toEqual([[], [[1, -1]]]);
    expect(options("=1", {}, { 1: 1, 2: 1 }, 3)).toEqual([
      [],
      [
        [1, -1],
        [2, -2],
        [2, -1],
      ],
    ]);
    expect(options("=5", {}, { 1: 2 })).toEqual([[], [[1, 1]]]);
    expect(options("=5", {}, { 1: 1 })).toEqual([[], []]);
    expect(options("=6", {}, { 3: 1 })).toEqual([[], [[3, 3]]]);
    expect(options("=10", { 6: 1 }, { 1: 1 })).toEqual([[6], [[1, 1]]]);
  });
});
