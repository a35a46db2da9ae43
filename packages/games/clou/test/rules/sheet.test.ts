import { describe, expect, it } from "vitest";
import { heist, plan, sheet, withTool } from "../heist.ts";

const door = (...needs: string[]) =>
  plan({ challenges: [{ id: "door", room: "yard", parts: [{ needs }], opens: ["room-a"] }] });

describe("C-5 the thief sheet", () => {
  it("C-5.1 a box <3 takes 1 or 2 and gives cunning; the next must be higher", () => {
    const game = heist(
      sheet({ strength: [{ own: "<3", gives: ["cunning"] }, { after: "<" }] }),
      door("cunning", "safe"),
    );
    game.roll(3, 2, 2);
    expect(game.refusal(0, { do: "use", dice: [3], cell: "strength-1" })).toMatchObject({
      rule: "C-5.1",
      why: { args: { needs: ["<3"], number: 3 } },
    });
    expect(game.refusal(0, { do: "use", dice: [2], cell: "strength-2" })?.why.id).toBe("no.not-next");
    game.use([2], "strength-1");
    expect(game.asked()).toEqual(["settle:0"]);
    game.cross("cunning", "door-1");
    expect(game.refusal(0, { do: "use", dice: [2], cell: "strength-2" })).toMatchObject({
      why: { args: { needs: [">2"] } },
    });
    game.use([3], "strength-2");
    expect(game.cell("strength-2")).toBe(3);
  });

  it("C-5.1 conditions between boxes: equal, unequal, higher, lower; and even, odd, exactly", () => {
    const boxes = [{}, { after: "=" }, { after: "≠", own: "even" }, { after: ">", own: "odd" }] as const;
    const game = heist(sheet({ strength: boxes }));
    game.roll(3, 3, 4);
    game.use([3], "strength-1");
    game.use([3], "strength-2");
    game.use([4], "strength-3");
    game.move(0, { do: "finish" });
    game.move(0, { do: "stay" });
    game.roll(5, 3, 1);
    expect(game.refusal(0, { do: "use", dice: [5], cell: "strength-4" })).not.toBeNull();
    game.use([3], "strength-4");
    expect(game.cell("strength-4")).toBe(3);
  });

  it("C-5.2 every thief of the base game has three of the four tools", async () => {
    const { BASE } = await import("../../content/base.ts");
    for (const { tools } of BASE.thieves) expect(new Set(tools.map(({ kind }) => kind)).size).toBe(3);
    expect(
      new Set(
        BASE.thieves.map(({ tools }) =>
          tools
            .map(({ kind }) => kind)
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(4);
  });

  it("C-5.3 with 5 and 8 crossed a 6 finishes the line and gives dexterity; one circle may finish two lines", () => {
    const grid = withTool({
      kind: "grid",
      rows: [
        [5, 8, 6],
        [30, 30, 1],
        [30, 30, 2],
      ],
      across: [["dexterity"], [], []],
      down: [[], [], ["lock"]],
    });
    const game = heist(sheet({ tools: grid, strength: [{ own: "=30" }] }), door("dexterity", "lock"));
    game.roll(5, 5, 3);
    game.use([5], "grid-1");
    game.use([5, 3], "grid-2");
    game.move(0, { do: "finish" });
    game.move(0, { do: "stay" });
    game.roll(1, 2, 6);
    game.use([1], "grid-6");
    game.use([2], "grid-9");
    const events = game.use([6], "grid-3");
    expect(events.filter(({ type }) => type === "line")).toHaveLength(2);
    expect(game.state.queue).toHaveLength(2);
    game.cross("dexterity", "door-1");
    game.cross("lock", "door-2");
    expect(game.isOpen("room-a")).toBe(true);
  });

  it("C-5.4 a 5 is written (>3), then 4 + 1 crosses it: lock and safe", () => {
    const circles = withTool({ kind: "circle-boxes", lines: [{ boxes: [">3"], gives: ["lock", "safe"] }] });
    const game = heist(sheet({ tools: circles, strength: [{ own: "=30" }] }), door("lock", "safe"));
    game.roll(5, 4, 1);
    expect(game.refusal(0, { do: "use", dice: [1], cell: "circle-1-1" })?.rule).toBe("C-5.4");
    game.use([5], "circle-1-1");
    expect(game.cell("circle-1-1")).toBe(5);
    expect(game.refusal(0, { do: "use", dice: [4], cell: "circle-1-1" })).toMatchObject({
      why: { args: { needs: ["=5"] } },
    });
    game.use([4, 1], "circle-1-1");
    expect(game.cell("circle-1-1")).toBe(-5);
    game.cross("lock", "door-1");
    game.cross("safe", "door-2");
    expect(game.thing("door")).toBe(2);
  });

  it("C-5.5 after the first circle 2 or 13 is next, not 4 or 9; and there is one path a game", () => {
    const tree = withTool({
      kind: "tree",
      columns: [
        [{ number: 8, gives: ["cunning"], to: [0, 1] }],
        [
          { number: 2, gives: ["±1"], to: [0, 1] },
          { number: 13, gives: ["safe"], to: [1] },
        ],
        [
          { number: 4, gives: ["lock"], to: [] },
          { number: 9, gives: ["lock"], to: [] },
        ],
      ],
    });
    const game = heist(sheet({ tools: tree, strength: [{}, {}, {}, {}, {}] }));
    game.roll(6, 2, 2);
    expect(game.refusal(0, { do: "use", dice: [2], cell: "tree-2-1" })).toMatchObject({ rule: "C-5.5" });
    game.use([6, 2], "tree-1-1");
    game.use([2], "tree-2-1");
    game.move(0, { do: "finish" });
    game.move(0, { do: "stay" });
    game.roll(6, 6, 1);
    expect(game.refusal(0, { do: "use", dice: [1, 6, 6], cell: "tree-2-2" })?.why.id).toBe("no.not-joined");
    game.use([6], "strength-1");
    game.use([6], "strength-2");
    game.use([1], "strength-3");
    game.move(0, { do: "finish" });
    game.move(0, { do: "stay" });
    game.roll(4, 4, 5);
    expect(game.listed(0)).toContainEqual({ do: "use", dice: [4], cell: "tree-3-1" });
    expect(game.listed(0)).toContainEqual({ do: "use", dice: [4, 5], cell: "tree-3-2" });
  });

  it("C-5.6 over 3 and 2, “=” takes exactly 5; over 2 and 3, “>” takes 6 or more", () => {
    const pyramid = withTool({
      kind: "pyramid",
      bottom: [{}, { own: "<3" }, {}],
      upper: [
        [
          { than: "=", gives: ["lock"] },
          { than: ">", gives: ["safe"] },
        ],
        [{ than: ">", gives: [] }],
      ],
    });
    const game = heist(sheet({ tools: pyramid, strength: [{ own: "=30" }] }), door("lock", "safe"));
    game.roll(3, 2, 3);
    expect(game.refusal(0, { do: "use", dice: [3], cell: "pyramid-2-1" })?.why.id).toBe("no.below-empty");
    game.use([3], "pyramid-1-1");
    game.use([2], "pyramid-1-2");
    game.use([3], "pyramid-1-3");
    game.move(0, { do: "finish" });
    game.move(0, { do: "stay" });
    game.roll(5, 1, 5);
    expect(game.refusal(0, { do: "use", dice: [5], cell: "pyramid-2-2" })).toMatchObject({
      why: { args: { needs: [">5"] } },
    });
    expect(game.refusal(0, { do: "use", dice: [1, 5], cell: "pyramid-2-1" })).toMatchObject({
      rule: "C-5.6",
      why: { args: { needs: ["=5"] } },
    });
    game.use([5], "pyramid-2-1");
    game.cross("lock", "door-1");
    game.use([5, 1], "pyramid-2-2");
    game.cross("safe", "door-2");
    expect(game.thing("door")).toBe(2);
  });

  it("C-5.7 two dexterity circles give one lock", () => {
    const specials = [{ circles: ["dexterity", "dexterity"], gives: ["lock"] }];
    const strength = [{ gives: ["dexterity"] }, { gives: ["dexterity"] }, { gives: ["strength"] }];
    const game = heist(sheet({ strength, specials }), door("lock", "strength"));
    game.roll(1, 2, 3);
    expect(game.refusal(0, { do: "use", dice: [1], cell: "special-1-1" })?.rule).toBe("C-5.7");
    game.use([1], "strength-1");
    game.cross("dexterity", "special-1-1");
    expect(game.asked()).toEqual(["dice:0"]);
    game.use([2], "strength-2");
    game.cross("dexterity", "special-1-2");
    expect(game.state.queue).toHaveLength(1);
    game.cross("lock", "door-1");
    game.use([3], "strength-3");
    expect(game.refusal(0, { do: "cross", gift: "strength", at: "special-1-1" })?.rule).toBe("C-5.7");
    expect(game.refusal(0, { do: "cross", gift: "strength", at: "strength-1" })?.why.id).toBe("no.takes-numbers");
  });

  it("C-5.8 the natural roll gives its bonus by itself, once, in seat order, before any die is used", () => {
    const bonuses = [
      { when: { once: 6 }, gives: "safe" },
      { when: { alike: 2 }, gives: "±2" },
      { when: { total: 16, of: 3 }, gives: "lock" },
    ] as const;
    const game = heist([sheet({ bonuses: [bonuses[0]] }), sheet({ bonuses })], door("safe", "safe", "lock"));
    const events = game.roll(6, 5, 5);
    expect(events).toContainEqual({ type: "bonus", seat: 0, bonus: 0, gift: "safe" });
    expect(game.asked()).toEqual(["settle:0"]);
    game.cross("safe", "door-1", 0);
    expect(game.asked()).toEqual(["settle:1"]);
    expect(game.listed(1).filter((move) => move.do === "let-go")).toHaveLength(2);
    game.cross("lock", "door-3", 1);
    game.cross("safe", "door-2", 1);
    expect(game.asked()).toEqual(["dice:0", "dice:1"]);
    expect(game.listed(1)).toContainEqual({ do: "ready", white: "±2", by: 1 });
    expect(game.listed(1).filter((move) => move.do === "use").length).toBeGreaterThan(0);
  });

  it("C-5.8 all the results a roll can show", async () => {
    const { shows } = await import("../../rules/bonus.ts");
    expect(shows([6, 6, 1], { once: 6 })).toBe(false);
    expect(shows([6, 1, 1], { once: 6 })).toBe(true);
    expect(shows([2, 2, 2], { alike: 2 })).toBe(true);
    expect(shows([2, 2, 3], { alike: 3 })).toBe(false);
    expect(shows([2, 5, 6], { within: [3, 4] })).toBe(false);
    expect(shows([2, 4, 6], { within: [3, 4] })).toBe(true);
    expect(shows([2, 4, 6], { total: 6, of: 1 })).toBe(true);
    expect(shows([2, 4, 5], { total: 6, of: 2 })).toBe(true);
    expect(shows([2, 4, 5], { total: 11, of: 3 })).toBe(true);
    expect(shows([2, 4, 5], { total: 12, of: 3 })).toBe(false);
  });
});
