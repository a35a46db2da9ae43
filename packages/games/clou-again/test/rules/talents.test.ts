import { say } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { TRACES } from "../../../clou/slots.ts";
import type { BurglaryPlan, Effect } from "../../../clou/content/plan.ts";
import type { ThiefSheet } from "../../../clou/content/sheet.ts";
import { finishAll, giving, heist, type Heist, plan, sheet, types } from "../../../clou/test/heist.ts";
import { clouAgain } from "../../game.ts";
import { CURRENT_RULES, SWITCHES } from "../../switches.ts";

const planner = sheet({ id: "janet", strength: giving("lock"), talents: ["escapes", "quiet-alarm"] });
const thief = sheet({ strength: giving("lock") });
const ALARM: Effect = { do: "alarm" };

/** A box that rings the alarm and holds a gem of 20. */
const trap = (traces: number): BurglaryPlan =>
  plan({
    challenges: [{ id: "box", room: "yard", parts: [{ needs: ["lock"], effects: [ALARM] }], leadsTo: ["gem"] }],
    loot: [{ id: "gem", room: "yard", value: 20 }],
    bars: { traces: [traces, traces, traces] },
    scoring: [{ line: "loot" }, { line: "alarm", points: -3 }, { line: "traces", points: -2 }],
  });

/** By these rules; without, the present ones. */
const play = (crew: readonly ThiefSheet[] | ThiefSheet, house: BurglaryPlan, rules = CURRENT_RULES): Heist =>
  heist(crew, house, SWITCHES[rules]);

/** One die opens the box; two are left. */
function spring(game: Heist, seat = 0): string[] {
  game.use([1], "strength-1", seat);
  return types(game.cross("lock", "box-1", seat));
}

describe("A-4.3 who has planned for it", () => {
  it("A-4.3 an escape succeeds by itself, the alarm costs no points, and neither do dice not used", () => {
    const game = play(planner, trap(6));
    game.roll(1, 2, 3);
    expect(spring(game)).toEqual(["crossed", "overcome", "looted", "alarm", "planned", "escaped"]);
    expect(game.asked()).toEqual([]);
    expect(game.state.board[TRACES]).toBe(6);
    expect(game.game.outcome(game.state)).toMatchObject({ points: 20, lines: [{ points: 20 }] });
  });

  it("A-4.3 without her the alarm costs points, somebody must drive, and dice cost nothing either (C-7.3)", () => {
    const game = play(thief, trap(6));
    game.roll(1, 2, 3);
    spring(game);
    expect(game.asked()).toEqual(["drive:0"]);
    for (const face of [1, 2, 3]) {
      game.move(0, { do: "drive" });
      game.roll(face);
    }
    expect(game.state.board[TRACES]).toBe(6);
    expect(game.game.outcome(game.state)).toMatchObject({ points: 20 - 3 });
  });

  it("A-4.3 with one trace left she gets away as well", () => {
    const game = play(planner, trap(1));
    game.roll(1, 2, 3);
    expect(spring(game).at(-1)).toBe("escaped");
    expect(game.game.outcome(game.state)).toMatchObject({ points: 20 });
  });

  it("A-4.3 she need only be in the crew, and nobody's dice cost anything", () => {
    const game = play([thief, planner], trap(9));
    game.roll(1, 2, 3);
    game.use([1, 2, 3], "strength-1", 1);
    game.move(1, { do: "let-go", gift: "lock" });
    expect(spring(game).slice(-2)).toEqual(["planned", "escaped"]);
    expect(game.state.board[TRACES]).toBe(9);
  });

  it("A-4.3 C-2.3 when time runs out the round is over, and its dice were paid before (C-3.4)", () => {
    const stuck = sheet({ strength: [{ own: "=30" }], talents: ["escapes"] });
    const game = play(stuck, plan({ bars: { time: [1, 1, 1], traces: [9, 9, 9] } }));
    game.roll(1, 2, 3);
    expect(types(finishAll(game)).slice(1)).toEqual(["traced", "traced", "traced", "time", "alarm", "planned", "escaped"]); // oxfmt-ignore
    expect(game.state.board[TRACES]).toBe(6);
  });

  it("A-4.3 an alarm that the roll itself rings finds all dice unused, and they cost nothing", () => {
    const house = plan({
      rules: [{ rule: "bar", id: "bell", length: [1, 1, 1], when: { rolling: { once: 1 } }, effects: [ALARM] }],
    });
    expect(types(play(planner, house).roll(1, 2, 3)).slice(-3)).toEqual(["alarm", "planned", "escaped"]);
  });

  it("A-4.3 C-7.3 who rings it while others use dice says so first", () => {
    const brandy = { id: "brandy", room: "yard", value: 2, effects: [ALARM] } as const;
    const game = play([planner, thief], plan({ loot: [brandy], bars: { traces: [9, 9, 9] } }));
    game.roll(1, 2, 3);
    game.move(1, { do: "loot", loot: "brandy" });
    expect(game.asked()).toEqual(["flee:1"]);
    expect(types(game.move(1, { do: "flee" }))).toEqual(["planned", "escaped"]);
  });

  it("A-4.3 the log says why she gets away", async () => {
    const nobody = { name: () => "?", isYou: () => false };
    const told = async (language: "en" | "de"): Promise<string> =>
      say(await clouAgain.texts[language](), { id: "event.planned", args: { thief: "janet" } }, nobody);
    expect(await told("en")).toBe("Janet has planned for this: the escape succeeds by itself.");
    expect(await told("de")).toBe("Janet hat vorgesorgt: Die Flucht gelingt von selbst.");
  });
});

describe.each([0, 1])("A-4.3 rules %i: with her, dice not used cost traces at the alarm", (rules) => {
  it("A-4.3 everybody pays, and then the escape succeeds by itself", () => {
    const game = play([thief, planner], trap(9), rules);
    game.roll(1, 2, 3);
    game.use([1, 2, 3], "strength-1", 1);
    game.move(1, { do: "let-go", gift: "lock" });
    expect(spring(game).slice(-4)).toEqual(["traced", "traced", "planned", "escaped"]);
    expect(game.state.board[TRACES]).toBe(7);
  });

  it("A-4.3 C-7.6 if those traces are the last, the crew is caught after all", () => {
    const game = play(planner, trap(2), rules);
    game.roll(1, 2, 3);
    expect(spring(game).slice(-3)).toEqual(["traced", "traced", "caught"]);
    expect(game.game.outcome(game.state)).toMatchObject({ points: 0, result: "caught-by-traces" });
  });

  it("A-4.3 an alarm that the roll itself rings finds all dice unused", () => {
    const house = plan({
      rules: [{ rule: "bar", id: "bell", length: [1, 1, 1], when: { rolling: { once: 1 } }, effects: [ALARM] }],
    });
    const game = play(planner, house, rules);
    expect(types(game.roll(1, 2, 3)).slice(-5)).toEqual(["traced", "traced", "traced", "planned", "escaped"]);
  });
});
