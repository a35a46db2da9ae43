import { describe, expect, it } from "vitest";
import { ALARM, CHOOSE_DRIVER, DRIVE, OVER, STAGE, TIME, TRACES } from "../../slots.ts";
import type { SpecialRule } from "../../content/plan.ts";
import { finishAll, type Heist, heist, plan, sheet, types } from "../heist.ts";

const BOXES = Array.from({ length: 12 }, (_, i) => i + 1);

/** Three dice that activate nothing, and on to the next roll. */
function quietRound(game: Heist, ...dice: readonly [number, number, number]): string[] {
  const rolled = types(game.roll(...dice));
  if (game.state.board[STAGE] === OVER) return rolled;
  for (let seat = 0; seat < game.state.seats; seat++) {
    for (const die of dice) {
      const next = BOXES.find((i) => game.cell(`strength-${i}`, seat) === 0);
      game.use([die], `strength-${next}`, seat);
    }
  }
  const ended = types(finishAll(game));
  for (let seat = 0; seat < game.state.seats; seat++) game.move(seat, { do: "stay" });
  return [...rolled, ...ended];
}

const blank = sheet({ strength: BOXES.map(() => ({})) });
const onPairs = (length: number, effects: Extract<SpecialRule, { rule: "bar" }>["effects"]): SpecialRule => ({
  rule: "bar",
  id: "music",
  length: [length, length, length],
  when: { rolling: { alike: 2 } },
  effects,
  again: true,
});

describe("C-6.8 special rules of a plan", () => {
  it("C-6.8 a bar that begins anew acts every time it is full", () => {
    const round: SpecialRule = {
      rule: "bar",
      id: "round",
      length: [2, 2, 2],
      when: { time: "crossed" },
      effects: [{ do: "forbid", symbols: ["lock"] }],
      again: true,
    };
    const door = plan({ rules: [round] });
    const game = heist(blank, door);
    const ends = [1, 2, 3, 4].map(() => quietRound(game, 1, 2, 3));
    expect(ends.map((list) => list.includes("forbidden"))).toEqual([false, true, false, true]);
    expect(ends.every((list) => list.includes("reacted"))).toBe(true);
  });

  it("C-6.8 a bar listens to the natural roll, before anybody gets anything from it", () => {
    const game = heist(blank, plan({ rules: [onPairs(2, [{ do: "traces", cost: 1 }])] }));
    expect(quietRound(game, 1, 2, 3)).not.toContain("reacted");
    expect(quietRound(game, 4, 4, 1).slice(0, 2)).toEqual(["rolled", "reacted"]);
    expect(types(game.roll(5, 5, 5))).toEqual(["rolled", "reacted", "traced"]);
    expect(game.state.board[TRACES]).toBe(5);
  });

  it("C-6.8 C-7.2 the last trace can fall with the roll", () => {
    const house = plan({ rules: [onPairs(1, [{ do: "traces", cost: 1 }])], bars: { traces: [1, 1, 1] } });
    const game = heist([blank, blank], house);
    expect(types(game.roll(3, 3, 1)).at(-1)).toBe("caught");
    expect(game.asked()).toEqual([]);
  });

  for (const [crew, stage] of [
    [[blank], DRIVE],
    [[blank, blank], CHOOSE_DRIVER],
  ] as const) {
    it(`C-6.8 C-7.3 an alarm with the roll starts the escape at once, crew of ${crew.length}`, () => {
      const game = heist(crew, plan({ rules: [onPairs(1, [{ do: "alarm" }])] }));
      game.roll(6, 6, 2);
      expect([game.state.board[ALARM], game.state.board[STAGE]]).toEqual([1, stage]);
    });
  }

  it("C-6.8 C-6.2 what is overcome from afar leads on once its own room is open", () => {
    const house = plan({
      challenges: [
        { id: "fuse", room: "yard", parts: [{ needs: ["electronics"] }] },
        { id: "door", room: "yard", parts: [{ needs: ["lock"] }], opens: ["room-a"] },
        { id: "beam", room: "room-a", parts: [{ needs: ["safe"] }], opens: ["room-b"] },
      ],
      loot: [{ id: "coin", room: "room-b", value: 3 }],
      rules: [
        {
          rule: "bar",
          id: "dark",
          length: [1, 1, 1],
          when: { overcoming: ["fuse"] },
          effects: [{ do: "overcome", challenge: "beam" }],
        },
      ],
    });
    const game = heist(sheet({ strength: [{ gives: ["electronics"] }, { gives: ["lock"] }] }), house);
    game.roll(1, 2, 6);
    game.use([1], "strength-1");
    expect(types(game.cross("electronics", "fuse-1"))).toEqual(["crossed", "overcome", "reacted", "overcome"]);
    expect([game.thing("beam"), game.isOpen("room-b"), game.thing("coin")]).toEqual([2, false, 0]);
    game.use([2], "strength-2");
    expect(types(game.cross("lock", "door-1"))).toEqual(["crossed", "overcome", "opened", "opened", "looted"]);
    expect([game.isOpen("room-b"), game.thing("coin")]).toEqual([true, 2]);
  });

  it("C-6.8 a bar can win time back, but never more than was crossed", () => {
    const house = plan({
      challenges: [{ id: "desk", room: "yard", parts: [{ needs: ["disguise", "disguise"] }] }],
      rules: [
        {
          rule: "bar",
          id: "guests",
          length: [1, 1, 1],
          when: { crossing: ["disguise"] },
          effects: [{ do: "time", cost: -2 }],
          again: true,
        },
      ],
    });
    const game = heist(sheet({ strength: [{ gives: ["disguise"] }, {}, {}, { gives: ["disguise"] }, {}, {}] }), house);
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(types(game.cross("disguise", "desk-1"))).toEqual(["crossed", "reacted"]);
    game.use([2], "strength-2");
    game.use([3], "strength-3");
    finishAll(game);
    game.move(0, { do: "stay" });
    game.roll(1, 2, 3);
    game.use([1], "strength-4");
    expect(game.cross("disguise", "desk-2")).toContainEqual({ type: "time", cause: "effect", count: -1, left: 9 });
    expect(game.state.board[TIME]).toBe(9);
  });
});
