import { describe, expect, it } from "vitest";
import { TRACES } from "../../slots.ts";
import { clou } from "../../game.ts";
import { finishAll, giving, heist, plan, sheet, types, withTool, wrap } from "../heist.ts";

const door = (...needs: string[]) =>
  plan({ challenges: [{ id: "door", room: "yard", parts: [{ needs }], opens: ["room-a"] }] });

const fifteen = withTool({
  kind: "tree",
  columns: [[{ number: 15, gives: ["electronics"], to: [0] }], [{ number: 30, gives: ["lock"], to: [] }]],
});

describe("C-3 using dice", () => {
  it("C-3.1 5 + 5 + 5 crosses a 15: electronics", () => {
    const game = heist(sheet({ tools: fifteen }), door("electronics"));
    game.roll(5, 5, 5);
    const events = game.use([5, 5, 5], "tree-1-1");
    expect(events[0]).toMatchObject({ type: "used", dice: [5, 5, 5], number: 15 });
    game.cross("electronics", "door-1");
    expect(game.isOpen("room-a")).toBe(true);
  });

  it("C-3.1 a die is used once, and only dice that were thrown", () => {
    const game = heist(sheet({ strength: [{}, {}, {}] }));
    game.roll(1, 3, 4);
    game.use([4], "strength-1");
    expect(game.refusal(0, { do: "use", dice: [4], cell: "strength-2" })).toMatchObject({ rule: "C-3.1" });
    expect(game.refusal(0, { do: "use", dice: [2], cell: "strength-2" })).toMatchObject({
      why: { args: { left: [1, 3] } },
    });
  });

  it("C-3.2 one use fills one cell that meets the number, and says what it needs", () => {
    const game = heist(sheet({ strength: [{ own: ">3" }] }));
    game.roll(1, 2, 1);
    // "Needs more than 3; your dice make 1, 2, 3."
    expect(game.refusal(0, { do: "use", dice: [], cell: "strength-1" })).toEqual({
      rule: "C-5.1",
      why: { id: "no.number", args: { cell: "strength-1", needs: [">3"], number: null, makes: [1, 2, 3, 4] } },
    });
    game.use([1, 2, 1], "strength-1");
    expect(game.refusal(0, { do: "use", dice: [], cell: "strength-1" })).toMatchObject({ rule: "C-3.2" });
  });

  it("C-3.3 players interleave, but one use is settled whole before anybody else acts", () => {
    const game = heist([sheet({ strength: giving("lock") }), sheet()], door("lock", "lock", "lock"));
    game.roll(1, 2, 3);
    game.use([1], "strength-1", 1);
    game.use([1], "strength-1", 0);
    expect(game.asked()).toEqual(["settle:0"]);
    game.cross("lock", "door-1", 0);
    expect(game.asked()).toEqual(["dice:0", "dice:1"]);
    game.use([2], "strength-2", 1);
    expect(game.asked()).toEqual(["dice:0", "dice:1"]);
  });

  it("C-3.4 whoever can still use a die may not finish; every die left costs a trace once all have finished", () => {
    const game = heist([sheet({ strength: [{ own: "=6" }] }), sheet({ strength: [{ own: "=5" }] })]);
    game.roll(5, 2, 2);
    expect(game.refusal(1, { do: "finish" })).toMatchObject({ rule: "C-3.4", why: { args: { dice: [5] } } });
    game.move(0, { do: "finish" });
    expect(game.state.board[TRACES]).toBe(6);
    game.use([5], "strength-1", 1);
    const events = game.move(1, { do: "finish" });
    expect(events.filter(({ type }) => type === "traced")).toHaveLength(5);
    expect(game.state.board[TRACES]).toBe(1);
  });

  it("C-3.4 no white symbol need be used, and virtual dice cost no trace", () => {
    const game = heist(sheet({ strength: [{ own: "=6", gives: ["die 5", "±2"] }, { own: "=4" }] }));
    game.roll(6, 1, 1);
    game.use([6], "strength-1");
    expect(game.listed(0)).toContainEqual({ do: "finish" });
    finishAll(game);
    expect(game.state.board[TRACES]).toBe(4);
  });

  it("C-3.5 dice 1, 3, 4: 4, then 1 + 3 as the same number, and cunning opens the side door", () => {
    const strength = [{}, { after: "=", gives: ["cunning"] }] as const;
    const house = plan({
      challenges: [{ id: "side-door", room: "yard", parts: [{ needs: ["cunning"] }], opens: ["room-a"] }],
    });
    const game = heist(sheet({ strength }), house);
    game.roll(1, 3, 4);
    game.use([4], "strength-1");
    expect(game.refusal(0, { do: "use", dice: [3], cell: "strength-2" })).toMatchObject({
      why: { args: { needs: ["=4"] } },
    });
    expect(types(game.use([1, 3], "strength-2"))).toEqual(["used", "activated"]);
    game.cross("cunning", "side-door-1");
    expect(game.isOpen("room-a")).toBe(true);
    finishAll(game);
    expect(game.state.board[TRACES]).toBe(6);
  });

  it("C-1.1 every seat has another thief", () => {
    expect(clou.configure({ thief1: "bruce", thief2: "bruce" }, 2)).toMatchObject({ ok: false });
    expect(clou.configure({ thief2: "janet" }, 2)).toMatchObject({
      ok: true,
      value: { thief1: "bruce", thief2: "janet" },
    });
    expect(clou.configure({ thief3: "matt" }, 2)).toMatchObject({ ok: false, error: { path: "config.thief3" } });
    const read = clou.configure({}, 3);
    if (!read.ok) throw new Error("no defaults");
    const { thief1, thief2, thief3 } = read.value;
    expect(new Set([thief1, thief2, thief3]).size).toBe(3);
    expect(wrap(clou, clou.setup(read.value, 3)).asked()).toEqual(["round-1/dice"]);
  });
});
