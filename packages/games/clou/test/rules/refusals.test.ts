import { describe, expect, it } from "vitest";
import { heist, plan, sheet, withTool } from "../heist.ts";

const house = plan({
  challenges: [
    { id: "door", room: "yard", parts: [{ needs: ["lock", "safe²"] }], opens: ["room-a"] },
    { id: "panel", room: "yard", parts: [{ needs: ["cunning", "lock"], order: [[0, 1]] }], leadsTo: ["coin"] },
    { id: "vault", room: "room-a", parts: [{ needs: ["safe"] }], opens: ["room-b"] },
  ],
  loot: [
    { id: "coin", room: "yard", value: 1, needs: ["disguise"], effects: [{ do: "time", cost: 1 }] },
    { id: "crown", room: "yard", value: 2, needs: ["safe", "disguise"], traces: 1 },
    { id: "gem", room: "room-b", value: 3 },
  ],
});

describe("why not, by a rule and with figures", () => {
  it("C-4.2 a symbol of the plan has its reason even while dice are chosen", () => {
    const game = heist(sheet(), house);
    game.roll(1, 2, 3);
    const why = (at: string, gift = "lock") => game.refusal(0, { do: "cross", gift, at });
    expect(why("door-1")).toEqual({ rule: "C-4.2", why: { id: "no.not-active", args: { gift: "lock" } } });
    expect(why("vault-1", "safe")).toEqual({
      rule: "C-6.2",
      why: { id: "no.closed", args: { room: "room-a", by: ["door"] } },
    });
    expect(why("panel-2")).toMatchObject({ rule: "C-6.4", why: { args: { thing: "panel", needs: "cunning" } } });
    expect(why("coin-1", "disguise")).toMatchObject({ rule: "C-6.2", why: { args: { thing: "coin", by: ["panel"] } } });
    expect(why("door-2", "safe")).toMatchObject({ rule: "C-1.3", why: { args: { crew: 2 } } });
    expect(game.refusal(0, { do: "let-go", gift: "lock" })?.rule).toBe("C-4.2");
    expect(why("nowhere-1")?.why.id).not.toMatch(/^no\./);
  });

  it("C-6.6 loot names the symbols that are missing", () => {
    const game = heist(sheet({ strength: [{ gives: ["safe"] }, {}] }), house);
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    game.cross("safe", "crown-1");
    expect(game.refusal(0, { do: "loot", loot: "crown" })).toMatchObject({
      rule: "C-6.6",
      why: { args: { loot: "crown", needs: ["disguise"] } },
    });
  });

  it("C-3.4 C-5.1 C-5.5 dice that still fit, boxes that come first and circles that come next are named", () => {
    const tree = withTool({
      kind: "tree",
      columns: [
        [
          { number: 9, gives: ["lock"], to: [0] },
          { number: 12, gives: ["lock"], to: [0] },
        ],
        [{ number: 5, gives: ["lock"], to: [] }],
      ],
    });
    const game = heist(sheet({ tools: tree, strength: [{ own: "=3" }, {}, {}] }), house);
    game.roll(1, 2, 6);
    expect(game.refusal(0, { do: "finish" })?.why).toEqual({
      id: "no.still-fits",
      args: { dice: [1, 2], cell: "strength-1" },
    });
    expect(game.refusal(0, { do: "use", dice: [1], cell: "strength-3" })).toMatchObject({
      rule: "C-5.1",
      why: { args: { first: "strength-1" } },
    });
    expect(game.refusal(0, { do: "use", dice: [6], cell: "tree-2-1" })).toMatchObject({
      rule: "C-5.5",
      why: { args: { next: [9, 12] } },
    });
  });
});
