import { describe, expect, it } from "vitest";
import { TRACES } from "../../../clou/board.ts";
import type { Effect } from "../../../clou/content/plan.ts";
import { finishAll, giving, heist, plan, sheet, types } from "../../../clou/test/heist.ts";

const planner = sheet({ strength: giving("lock"), talents: ["escapes", "quiet-alarm"] });
const thief = sheet({ strength: giving("lock") });
const ALARM: Effect = { do: "alarm" };

/** A box that rings the alarm and holds a gem of 5. */
const trap = (traces: number) =>
  plan({
    challenges: [{ id: "box", room: "yard", parts: [{ needs: ["lock"], effects: [ALARM] }], leadsTo: ["gem"] }],
    loot: [{ id: "gem", room: "yard", value: 20 }],
    bars: { traces: [traces, traces, traces] },
    scoring: [{ line: "loot" }, { line: "alarm", points: -3 }, { line: "traces", points: -2 }],
  });

describe("A-4.3 who has planned for it", () => {
  it("A-4.3 an escape succeeds by itself, the alarm costs no points, and unused dice still cost traces", () => {
    const game = heist(planner, trap(6));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(types(game.cross("lock", "box-1"))).toEqual([
      "crossed",
      "overcome",
      "looted",
      "alarm",
      "traced",
      "traced",
      "escaped",
    ]);
    expect(game.asked()).toEqual([]);
    expect(game.game.outcome(game.state)).toMatchObject({ points: 20 - 4, lines: [{ points: 20 }, { points: -4 }] });
  });

  it("A-4.3 without her the alarm costs points, somebody must drive, and dice cost nothing (C-7.3)", () => {
    const game = heist(thief, trap(6));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    game.cross("lock", "box-1");
    expect(game.asked()).toEqual(["drive:0"]);
    for (const face of [1, 2, 3]) {
      game.move(0, { do: "drive" });
      game.roll(face);
    }
    expect(game.state.board[TRACES]).toBe(6);
    expect(game.game.outcome(game.state)).toMatchObject({ points: 20 - 3 });
  });

  it("A-4.3 C-7.6 if those traces are the last, the crew is caught after all", () => {
    const game = heist(planner, trap(2));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(types(game.cross("lock", "box-1")).slice(-3)).toEqual(["traced", "traced", "caught"]);
    expect(game.game.outcome(game.state)).toMatchObject({ points: 0, result: "caught-by-traces" });
  });

  it("A-4.3 she need only be in the crew, and everybody's dice count", () => {
    const game = heist([thief, planner], trap(9));
    game.roll(1, 2, 3);
    game.use([1, 2, 3], "strength-1", 1);
    game.move(1, { do: "let-go", gift: "lock" });
    game.use([1], "strength-1", 0);
    expect(types(game.cross("lock", "box-1", 0)).slice(-2)).toEqual(["traced", "escaped"]);
    expect(game.state.board[TRACES]).toBe(7);
  });

  it("A-4.3 C-2.3 when time runs out the dice are paid once", () => {
    const stuck = sheet({ strength: [{ own: "=30" }], talents: ["escapes"] });
    const game = heist(stuck, plan({ bars: { time: [1, 1, 1], traces: [9, 9, 9] } }));
    game.roll(1, 2, 3);
    expect(types(finishAll(game))).toEqual(["finished", "traced", "traced", "traced", "time", "alarm", "escaped"]);
    expect(game.state.board[TRACES]).toBe(6);
  });

  it("A-4.3 an alarm that the roll itself rings finds all dice unused", () => {
    const house = plan({
      rules: [{ rule: "bar", id: "bell", length: [1, 1, 1], when: { rolling: { once: 1 } }, effects: [ALARM] }],
    });
    const game = heist(planner, house);
    expect(types(game.roll(1, 2, 3)).slice(-4)).toEqual(["traced", "traced", "traced", "escaped"]);
  });

  it("A-4.3 C-7.3 who rings it while others use dice says so first", () => {
    const brandy = { id: "brandy", room: "yard", value: 2, effects: [ALARM] } as const;
    const game = heist([planner, thief], plan({ loot: [brandy], bars: { traces: [9, 9, 9] } }));
    game.roll(1, 2, 3);
    game.move(1, { do: "loot", loot: "brandy" });
    expect(game.asked()).toEqual(["flee:1"]);
    expect(types(game.move(1, { do: "flee" })).at(-1)).toBe("escaped");
  });
});
