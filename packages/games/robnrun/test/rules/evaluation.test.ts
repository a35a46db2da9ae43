import { describe, expect, it } from "vitest";
import { robnrun } from "../../game.ts";
import { crackedSafes } from "../../rules/cracking.ts";
import { rate } from "../../rules/ending.ts";
import type { Table } from "../../table.ts";
import { answer, find, heist, listed, openNames, refusal, release, safeOf, turns, types } from "../position.ts";

/** Three seats, a safe of three IDs, cracked with the next three cards. */
function almostCracked(table: Partial<Table> = {}): ReturnType<typeof heist> {
  const hands = [
    ["id", "id"],
    ["id", "acid"],
  ];
  const state = heist({ seats: 3, safes: ["0300000"], hands, table });
  release(state);
  return state;
}

/** The same, but with one card left each: neither cracked nor alarm. */
function almostFailed(table: Partial<Table> = {}): ReturnType<typeof heist> {
  const state = heist({ seats: 3, safes: ["0300000"], hands: [["id"], ["acid"]], table });
  release(state);
  return state;
}

describe("evaluation", () => {
  it("R-6.1 a cracked safe brings its gold and moves the car by one", () => {
    const state = almostCracked();
    const events = turns(state, "id", "id", "id");
    expect(find(events, "cracked").gold).toBe(1);
    expect(state.table).toMatchObject({ gold: 4, car: 7 });
  });

  it("R-6.1 open tools crack the most safes, then those with the most gold", () => {
    const [three, four, five] = [safeOf("0300000"), safeOf("0103000"), safeOf("0320000")];
    expect(crackedSafes([three, five], [0, 3, 2, 0, 0, 0, 0])).toEqual([0, 1]);
    expect(crackedSafes([three, four], [0, 4, 0, 3, 0, 0, 0])).toEqual([1, 1]);
    expect(crackedSafes([five, three], [0, 5, 2, 0, 0, 0, 0])).toEqual([1, 0]);
    expect(crackedSafes([three], [0, 2, 0, 0, 0, 0, 0])).toEqual([0]);
  });

  it("R-6.2 dice on an entered space go to the station", () => {
    const state = almostCracked({ route: [1, 0, 0, 2, ...Array<number>(16).fill(0)] });
    turns(state, "id", "id", "id");
    expect(state.table.station).toEqual([1, 0, 0, 2]);
    expect(state.table.route.slice(0, 4)).toEqual([0, 0, 0, 0]);
  });

  it("R-6.3 for a safe not cracked a new one goes onto a building that is not empty and has room", () => {
    const state = almostFailed();
    state.table.buildings[0] = 3;
    state.safes[0].push(state.safes[7].pop() as number);
    state.table.buildings[7] = 0;
    turns(state, "id", "acid");
    expect(openNames(state)).toEqual(["place:0:2"]);
    expect(refusal(state, 0, { do: "place", building: "greek-street" })?.why.id).toBe("no.building-full");
    expect(refusal(state, 0, { do: "place", building: "gower-street" })?.why.id).toBe("no.building-empty");
    answer(state, 0, { do: "place", building: "guildhall" });
    expect(state.table.buildings[4]).toBe(2);
    expect(state.table.sparePile).toBe(4);
  });

  it("R-6.3 without room the new safe leaves the game, and an empty pile places none", () => {
    const full = almostFailed();
    for (const [building, safes] of full.safes.entries()) {
      if (building !== 0) safes.length = 0;
      full.table.buildings[building] = building === 0 ? 3 : 0;
    }
    full.safes[0] = [full.spare.pop() as number, ...full.safes[0]];
    full.table.sparePile = 4;
    expect(types(turns(full, "id", "acid"))).toContain("safe-lost");
    expect(full.table.sparePile).toBe(3);

    const empty = almostFailed();
    empty.spare.length = 0;
    empty.table.sparePile = 0;
    turns(empty, "id", "acid");
    expect(empty.table.stage).toBe("building");
  });

  it("R-6.4 the police move 1, 1 more for a safe not cracked, 1 more for the alarm", () => {
    const cracked = almostCracked();
    expect(find(turns(cracked, "id", "id", "id"), "police").steps).toBe(1);
    const failed = almostFailed();
    turns(failed, "id", "acid");
    expect(find(answer(failed, 0, { do: "place", building: "guildhall" }), "police").steps).toBe(2);
    const alarmed = almostFailed();
    alarmed.table.wrong = 6;
    alarmed.wrong = Array<number>(6).fill(0);
    for (let i = 0; i < 6; i++) alarmed.pile.splice(alarmed.pile.indexOf(0), 1);
    turns(alarmed, "id", "acid");
    expect(find(answer(alarmed, 0, { do: "place", building: "guildhall" }), "police").steps).toBe(3);
  });

  it("R-6.5 white and green cost 2 then 3, red and yellow 3 then 4; used or not, the informant leaves", () => {
    const priced = (waiting: number, dice: number): number => {
      const state = almostCracked({ waiting, station: [1, 2, 2, 2], gold: 19 });
      state.table.station[0] = 2;
      turns(state, ...["id", "id", "id", "acid"].slice(0, 4));
      const events = answer(state, 0, { do: "bribe", dice });
      expect(types(events)).toContain("informant-left");
      return dice === 0 ? 0 : find(events, "bribed").gold;
    };
    expect([0, 1, 2, 3].map((colour) => priced(colour, 1))).toEqual([2, 3, 2, 3]);
    expect([0, 1, 2, 3].map((colour) => priced(colour, 2))).toEqual([5, 7, 5, 7]);
    expect(priced(3, 0)).toBe(0);
  });

  it("R-6.5 only dice that lie there and that the crew can pay", () => {
    const state = almostCracked({ waiting: 3, station: [0, 0, 0, 1], gold: 3 });
    turns(state, "id", "id", "id");
    expect(listed(state, 0)).toEqual([
      { do: "bribe", dice: 0 },
      { do: "bribe", dice: 1 },
    ]);
    expect(refusal(state, 0, { do: "bribe", dice: 2 })?.why.id).toBe("no.dice");
    const poor = almostCracked({ waiting: 3, station: [0, 0, 0, 1], gold: 0 });
    expect(types(turns(poor, "id", "id", "id"))).toContain("informant-left");
  });

  it("R-6.6 the robbed safes leave the game", () => {
    const state = almostCracked();
    turns(state, "id", "id", "id");
    expect(state.table.gone).toEqual([safeOf("0300000")]);
    expect(state.screen).toEqual([]);
  });
});

describe("the end", () => {
  it("R-7.1 the police reach the car: lost, on a terminal too", () => {
    const state = almostCracked({ car: 13, police: 13 });
    expect(find(turns(state, "id", "id", "id"), "caught").space).toBe(14);
    expect(robnrun.outcome(state)).toMatchObject({ type: "shared", result: "caught", points: 0 });
  });

  it("R-7.2 R-7.4 on a terminal ahead of the police: won, rated by gold", () => {
    const state = almostCracked({ car: 13, police: 5, gold: 7 });
    expect(find(turns(state, "id", "id", "id"), "won")).toEqual({
      type: "won",
      terminal: 1,
      gold: 8,
      rating: "living",
    });
    expect(robnrun.outcome(state)).toMatchObject({ result: "living", points: 8 });
  });

  it("R-7.3 otherwise the next heist follows", () => {
    const state = almostCracked();
    turns(state, "id", "id", "id");
    expect(state.table).toMatchObject({ heist: 2, boss: 1, stage: "building" });
  });

  it("R-7.4 the ratings; 12 gold at terminal 1 rates as 8 to 11", () => {
    expect([0, 3, 4, 7, 8, 11, 12].map((gold) => rate(gold, 2))).toEqual([
      ...["free", "free", "start", "start"],
      ...["living", "living", "perfect"],
    ]);
    expect(rate(20, 1)).toBe("living");
    expect(rate(12, 3)).toBe("perfect");
  });

  it("R-7.4 the car stops at terminal 3", () => {
    const state = almostCracked({ car: 16, police: 5 });
    expect(types(turns(state, "id", "id", "id"))).not.toContain("car");
    expect(state.table.car).toBe(16);
  });

  it("R-7.5 no safe left and no terminal reached: lost", () => {
    const state = almostCracked();
    for (const [building, safes] of state.safes.entries()) {
      safes.length = 0;
      state.table.buildings[building] = 0;
    }
    expect(types(turns(state, "id", "id", "id"))).toContain("stranded");
    expect(robnrun.outcome(state)).toMatchObject({ result: "stranded", points: 0 });
  });

  it("R-1.6 R-7.4 the points are explained line by line", () => {
    const state = heist({
      seats: 3,
      safes: ["0300000"],
      hands: [
        ["id", "id"],
        ["id", "acid"],
      ],
      open: [],
      table: { car: 13, police: 3 },
    });
    answer(state, 0, { do: "hint", hint: 1, tool: "id" });
    release(state);
    turns(state, "id", "id", "id");
    const outcome = robnrun.outcome(state);
    expect(outcome).toMatchObject({ points: 1 });
    expect(outcome?.type === "shared" ? outcome.lines.map(({ points }) => points) : []).toEqual([3, 1, -3]);
  });
});
