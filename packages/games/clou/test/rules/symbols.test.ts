import { describe, expect, it } from "vitest";
import { COLOURS } from "../../content/symbols.ts";
import { finishAll, giving, heist, plan, sheet, withTool } from "../heist.ts";

const door = (...needs: string[]) =>
  plan({ challenges: [{ id: "door", room: "yard", parts: [{ needs }], opens: ["room-a"] }] });

describe("C-4 symbols", () => {
  it("C-4.1 there are seven colours, and the seventh is disguise", () => {
    expect(COLOURS).toHaveLength(7);
    expect(COLOURS[6]).toBe("disguise");
  });

  it("C-4.2 a symbol is crossed where the plan needs it, or let go; what nothing needs is lost", () => {
    const game = heist(sheet({ strength: giving("lock") }), door("lock", "safe"));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(game.refusal(0, { do: "cross", gift: "lock", at: "door-2" })).toMatchObject({
      rule: "C-4.2",
      why: { args: { gift: "lock", needs: "safe" } },
    });
    expect(game.refusal(0, { do: "cross", gift: "safe", at: "door-2" })?.why.id).toBe("no.not-active");
    game.move(0, { do: "let-go", gift: "lock" });
    game.use([2], "strength-2");
    game.cross("lock", "door-1");
    const events = game.use([3], "strength-3");
    expect(events.at(-1)).toEqual({ type: "let-go", seat: 0, gift: "lock", lapsed: true });
    expect(game.asked()).toEqual(["dice:0"]);
  });

  it("C-4.2 a circle of a special takes its symbol once, and is offered no more", () => {
    const specials = [{ circles: ["lock", "safe"], gives: ["disguise"] }];
    const game = heist(sheet({ strength: giving("lock"), specials }), door("lock", "lock"));
    const places = (): unknown[] => game.listed(0).flatMap((move) => (move.do === "cross" ? [move.at] : []));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(places()).toEqual(["door-1", "door-2", "special-1-1"]);
    game.cross("lock", "special-1-1");
    game.use([2], "strength-2");
    expect(places()).toEqual(["door-1", "door-2"]);
  });

  it("C-4.3 the player picks the order: the first may make room for the second", () => {
    const house = plan({
      challenges: [
        { id: "door", room: "yard", parts: [{ needs: ["lock"] }], opens: ["room-a"] },
        { id: "vault", room: "room-a", parts: [{ needs: ["safe"] }] },
      ],
    });
    const game = heist(sheet({ strength: giving("safe", "lock") }), house);
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(game.listed(0).map((move) => move.do)).toEqual(["let-go", "let-go", "cross"]);
    game.cross("lock", "door-1");
    game.cross("safe", "vault-1");
    expect(game.thing("vault")).toBe(2);
  });

  it("C-4.4 a cell with several symbols needs one; either/or on a sheet gives one; separate symbols give all", () => {
    const game = heist(
      sheet({ strength: [{ gives: ["lock/safe"] }, { gives: ["lock", "safe"] }] }),
      door("safe/electronics", "lock", "safe"),
    );
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(game.listed(0).filter((move) => move.do === "cross")).toHaveLength(3);
    game.cross("lock/safe", "door-1");
    expect(game.asked()).toEqual(["dice:0"]);
    game.use([2], "strength-2");
    expect(game.state.queue).toHaveLength(2);
    game.cross("lock", "door-2");
    game.cross("safe", "door-3");
    expect(game.isOpen("room-a")).toBe(true);
  });

  it("C-4.5 a 6 crossed gives ±1; the rolled 1 then crosses a 2", () => {
    const grid = withTool({
      kind: "tree",
      columns: [[{ number: 6, gives: ["±1"], to: [0] }], [{ number: 2, gives: ["lock"], to: [] }]],
    });
    const game = heist(sheet({ tools: grid, strength: [{ own: "=30" }] }), door("lock"));
    game.roll(6, 1, 5);
    game.use([6], "tree-1-1");
    expect(game.refusal(0, { do: "use", dice: [1], cell: "tree-2-1" })).not.toBeNull();
    game.move(0, { do: "ready", white: "±1", by: 1 });
    expect(game.refusal(0, { do: "finish" })).toMatchObject({ rule: "C-4.5" });
    game.use([1], "tree-2-1");
    game.cross("lock", "door-1");
    expect(game.refusal(0, { do: "ready", white: "±1", by: 1 })?.why.id).toBe("no.not-held");
  });

  it("C-4.5 a shifted die stays at 1 or more, may exceed 6, and shifts stack", () => {
    const game = heist(sheet({ strength: [{ own: "=6", gives: ["±2", "±1"] }, { own: "=9" }, {}] }));
    game.roll(6, 6, 1);
    game.use([6], "strength-1");
    expect(game.listed(0)).not.toContainEqual({ do: "ready", white: "±1", by: -1 });
    game.move(0, { do: "ready", white: "±2", by: 2 });
    expect(game.listed(0)).toContainEqual({ do: "use", dice: [1, 6], cell: "strength-2" });
    game.move(0, { do: "ready", white: "±1", by: 1 });
    game.use([6], "strength-2");
    expect(game.cell("strength-2")).toBe(9);
    expect(game.listed(0)).toEqual([{ do: "use", dice: [1], cell: "strength-3" }]);
  });

  it("C-4.5 one shift works on one die: 2 + 3 with ±3 makes 3, not 2", async () => {
    const { sumOf } = await import("../../rules/dice.ts");
    expect(sumOf([2, 3], [-3])).toBeNull();
    expect(sumOf([2, 3], [-2])).toBe(3);
    expect(sumOf([2, 3], [-2, -1])).toBe(2);
    expect(sumOf([1], [-1])).toBeNull();
    expect(sumOf([6], [3])).toBe(9);
  });

  it("C-4.5 an extra die may be summed or used alone, and lapses with the round", () => {
    const game = heist(
      sheet({ strength: [{ gives: ["die 5"] }, { own: "=8" }, { own: "=5", gives: ["die 4"] }, { own: "=4" }] }),
    );
    game.roll(1, 3, 5);
    game.use([1], "strength-1");
    game.move(0, { do: "ready", white: "die 5" });
    game.use([3], "strength-2");
    game.use([5], "strength-3");
    expect(game.listed(0)).toEqual([{ do: "finish" }, { do: "ready", white: "die 4" }]);
    finishAll(game);
    game.move(0, { do: "stay" });
    game.roll(1, 1, 1);
    expect(game.listed(0)).toEqual([{ do: "finish" }]);
  });

  it("C-4.5 an extra die that fits only with a shift can still be used", () => {
    const game = heist(sheet({ strength: [{ own: "=15", gives: ["die 5", "±1"] }, { own: "=6" }] }));
    game.roll(5, 5, 5);
    game.use([5, 5, 5], "strength-1");
    game.move(0, { do: "ready", white: "die 5" });
    expect(game.listed(0)).toEqual([{ do: "ready", white: "±1", by: 1 }]);
    game.move(0, { do: "ready", white: "±1", by: 1 });
    game.use([], "strength-2");
    expect(game.cell("strength-2")).toBe(6);
  });

  it("C-4.5 after a 3, any fitting number next to it", () => {
    const game = heist(
      sheet({
        strength: [
          { own: "=3", gives: ["any"] },
          { after: "<", gives: ["lock"] },
        ],
      }),
      door("lock"),
    );
    game.roll(3, 1, 1);
    game.use([3], "strength-1");
    game.move(0, { do: "any", cell: "strength-2" });
    expect(game.asked()).toEqual(["number:0"]);
    expect(game.listed(0)).toHaveLength(15);
    expect(game.refusal(0, { do: "write", number: 3 })).toMatchObject({
      rule: "C-4.5",
      why: { args: { needs: [">3"] } },
    });
    game.move(0, { do: "write", number: 18 });
    game.cross("lock", "door-1");
    expect(game.cell("strength-2")).toBe(18);
  });

  it("C-4.5 any circle: reach and order hold, a circle box only once it holds a number, symbol circles included", () => {
    const tools = [
      { kind: "circle-boxes", lines: [{ boxes: [""], gives: ["lock"] }] },
      {
        kind: "tree",
        columns: [[{ number: 30, gives: ["lock"], to: [0] }], [{ number: 30, gives: ["safe"], to: [] }]],
      },
      {
        kind: "grid",
        rows: [
          [30, 30, 30],
          [30, 30, 30],
          [30, 30, 30],
        ],
        across: [[], [], []],
        down: [[], [], []],
      },
    ] as const;
    const specials = [{ circles: ["disguise"], gives: ["safe"] }];
    const game = heist(
      sheet({ tools, specials, strength: [{ gives: ["any circle", "any circle"] }] }),
      door("lock", "safe"),
    );
    game.roll(1, 2, 6);
    game.use([1], "strength-1");
    expect(game.refusal(0, { do: "any", cell: "circle-1-1" })?.why).toMatchObject({ args: { white: "any number" } });
    expect(game.refusal(0, { do: "any", cell: "tree-2-1" })?.rule).toBe("C-5.5");
    game.use([2], "circle-1-1");
    game.move(0, { do: "any", cell: "circle-1-1" });
    game.cross("lock", "door-1");
    game.move(0, { do: "any", cell: "special-1-1" });
    game.cross("safe", "door-2");
    expect(game.refusal(0, { do: "any", cell: "tree-1-1" })?.why.id).toBe("no.not-held");
  });
});
