import { describe, expect, it } from "vitest";
import { TIME, TRACES } from "../../slots.ts";
import { BASE } from "../../content/base.ts";
import { rating } from "../../outcome.ts";
import { finishAll, giving, heist, plan, sheet, types } from "../heist.ts";

const thief = sheet({ strength: giving("lock") });
const stuck = sheet({ strength: [{ own: "=30" }] });

/** A round in which nobody can use anything, with enough traces to survive it. */
const LONG = { traces: [40, 40, 40] } as const;

describe("C-2 a round", () => {
  it("C-2.1 three dice for all", () => {
    const game = heist([thief, thief]);
    expect(game.asked()).toEqual(["round-1/dice"]);
    game.roll(2, 3, 6);
    for (const seat of [0, 1]) {
      expect(game.listed(seat)).toContainEqual({ do: "use", dice: [2, 3, 6], cell: "strength-1" });
    }
  });

  it("C-2.2 the dice phase lasts until all have finished", () => {
    const game = heist([stuck, stuck], plan({ bars: LONG }));
    game.roll(2, 3, 6);
    game.move(1, { do: "finish" });
    expect(game.asked()).toEqual(["dice:0"]);
    game.move(0, { do: "finish" });
    expect(game.asked()).toEqual(["leave:0", "leave:1"]);
  });

  it("C-2.3 one time symbol a round; with the last one the alarm goes off and nobody can run", () => {
    const game = heist(stuck, plan({ bars: { ...LONG, time: [2, 2, 2] } }));
    game.roll(2, 3, 6);
    finishAll(game);
    expect(game.state.board[TIME]).toBe(1);
    game.move(0, { do: "stay" });
    game.roll(2, 3, 6);
    expect(types(finishAll(game))).toEqual(["finished", "traced", "traced", "traced", "time", "alarm"]);
    expect(game.asked()).toEqual(["drive:0"]);
  });

  it("C-2.4 answers are sealed, one “stay” means a new round, and the first answer listed is stay", () => {
    const game = heist([stuck, stuck, stuck], plan({ bars: LONG }));
    game.roll(2, 3, 6);
    finishAll(game);
    expect(game.listed(1)).toEqual([{ do: "stay" }, { do: "run" }]);
    expect(game.move(0, { do: "run" })).toEqual([]);
    expect(game.listed(0)).toEqual([]);
    expect(game.refusal(0, { do: "stay" })?.why.id).toBe("house.answered");
    expect(game.game.view(game.state, 1).vote).toBe(-1);
    game.move(2, { do: "run" });
    expect(game.move(1, { do: "stay" })).toEqual([{ type: "stayed", seats: [1] }]);
    expect(game.asked()).toEqual(["round-2/dice"]);
  });
});

describe("C-7 the end", () => {
  const loot = (value: number) =>
    plan({
      challenges: [{ id: "box", room: "yard", parts: [{ needs: ["lock"] }], leadsTo: ["gem"] }],
      loot: [{ id: "gem", room: "yard", value }],
      bars: { traces: [3, 3, 3] },
    });

  it("C-7.1 C-7.4 who runs away counts loot minus 2 a trace, line by line", () => {
    const game = heist(sheet({ strength: [{ gives: ["lock"] }, {}] }), loot(5));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    game.cross("lock", "box-1");
    game.use([2], "strength-2");
    finishAll(game);
    expect(types(game.move(0, { do: "run" }))).toEqual(["ran"]);
    expect(game.game.outcome(game.state)).toEqual({
      type: "shared",
      result: "meagre",
      points: 3,
      lines: [
        { text: { id: "points.loot", args: { loot: "gem" } }, points: 5 },
        { text: { id: "points.traces", args: { count: 1 } }, points: -2 },
      ],
    });
  });

  it("C-7.2 the last trace: caught at once, and everything is lost", () => {
    const game = heist(stuck, loot(5));
    game.roll(1, 2, 3);
    expect(types(finishAll(game))).toEqual(["finished", "traced", "traced", "traced", "caught"]);
    expect(game.asked()).toEqual([]);
    expect(game.game.outcome(game.state)).toMatchObject({ result: "caught-by-traces", points: 0 });
  });

  const trap = (effects: "alarm" | "both") =>
    plan({
      challenges: [
        {
          id: "box",
          room: "yard",
          parts: [{ needs: ["lock"], ...(effects === "both" && { traces: 1 }), effects: [{ do: "alarm" }] }],
          leadsTo: ["gem"],
        },
      ],
      loot: [{ id: "gem", room: "yard", value: 5 }],
      bars: { traces: effects === "both" ? [1, 1, 1] : [3, 3, 3], cars: [2, 2, 2], police: [2, 2, 2] },
    });

  it("C-7.3 the alarm at any moment: no traces for unused dice, a driver by secret vote, ties to the lowest seat", () => {
    const game = heist([thief, thief, thief], trap("alarm"));
    game.roll(1, 2, 3);
    game.use([1], "strength-1", 2);
    expect(types(game.cross("lock", "box-1", 2))).toEqual(["crossed", "overcome", "looted", "alarm"]);
    expect(game.asked()).toEqual(["driver:0", "driver:1", "driver:2"]);
    expect(game.refusal(0, { do: "name", seat: 3 })?.rule).toBe("C-7.3");
    game.move(0, { do: "name", seat: 2 });
    game.move(1, { do: "name", seat: 1 });
    expect(game.move(2, { do: "name", seat: 0 })).toEqual([{ type: "driver", seat: 0, votes: [2, 1, 0] }]);
    expect(game.state.board[TRACES]).toBe(3);
    game.move(0, { do: "drive" });
    expect(game.asked()).toEqual(["escape-1/die"]);
  });

  it("C-7.3 who rings the alarm while others use dice says so, and then the crew votes", () => {
    const brandy = { id: "brandy", room: "yard", value: 2, effects: [{ do: "alarm" }] } as const;
    const game = heist([thief, thief], plan({ loot: [brandy] }));
    game.roll(1, 2, 3);
    expect(types(game.move(1, { do: "loot", loot: "brandy" }))).toEqual(["looted", "alarm"]);
    expect(game.asked()).toEqual(["flee:1"]);
    game.move(1, { do: "flee" });
    expect(game.asked()).toEqual(["driver:0", "driver:1"]);
  });

  it("C-7.3 C-5.9 all cars crossed before or together with the police: away; police first: lost", () => {
    const run = (...faces: readonly number[]) => {
      const game = heist(thief, trap("alarm"));
      game.roll(1, 2, 3);
      game.use([1], "strength-1");
      game.cross("lock", "box-1");
      for (const face of faces) {
        game.move(0, { do: "drive" });
        game.roll(face);
      }
      return game.game.outcome(game.state);
    };
    expect(run(1, 4)).toBeNull();
    expect(run(1, 4, 2)).toMatchObject({ points: 5, result: "meagre" });
    expect(run(6, 6)).toMatchObject({ points: 5 });
    expect(run(4, 5)).toMatchObject({ points: 0, result: "caught-by-police" });
  });

  it("C-7.5 over 9 is all right, over 14 a real clou", () => {
    expect([9, 10, 14, 15].map((points) => rating(BASE.ratings, points))).toEqual([
      "meagre",
      "all-right",
      "all-right",
      "clou",
    ]);
  });

  it("C-7.6 printed trace, diamonds and loot, effects, alarm; traces and alarm together: caught", () => {
    const game = heist(thief, trap("both"));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    expect(types(game.cross("lock", "box-1"))).toEqual(["crossed", "traced", "caught"]);
    expect(game.game.outcome(game.state)).toMatchObject({ result: "caught-by-traces" });
  });

  it("C-7.6 at the alarm pending and white symbols are lost", () => {
    const game = heist(sheet({ strength: giving("lock", "lock", "±1") }), trap("alarm"));
    game.roll(1, 2, 3);
    game.use([1], "strength-1");
    game.cross("lock", "box-1");
    expect(game.state.queue).toEqual([]);
    expect(game.asked()).toEqual(["drive:0"]);
  });
});
