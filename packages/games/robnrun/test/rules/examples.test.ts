import { describe, expect, it } from "vitest";
import { reading } from "../../content/station.ts";
import { robnrun } from "../../game.ts";
import { answer, draw, find, heist, openNames, release, safeOf, start, turns } from "../position.ts";

describe("the examples of the rulebook, step by step", () => {
  it("R-2.1 R-2.2 R-2.3 R-2.4 R-2.5 E1: a station with four players reads yellow 4, green 6, white 4, red 3", () => {
    const state = start(4);
    draw(state);
    Object.assign(state.table, { station: [0, 1, 2, 3], route: Array<number>(20).fill(0) });
    expect(state.table.station.map((dice, colour) => reading(state.table, colour, dice))).toEqual([4, 4, 6, 3]);
    answer(state, 0, { do: "rob", building: "cornhill" });
    expect(find(draw(state), "hints-open").hints).toHaveLength(4);
    draw(state);
    expect(state.hands.map((hand) => hand.length)).toEqual([0, 6, 6, 6]);
    expect(find(release(state), "released").cards).toBe(4);
  });

  it("R-2.4 E1: three wrong cards are allowed, the fourth rings", () => {
    const hands = [
      ["acid", "acid", "id"],
      ["acid", "acid", "id"],
      ["acid", "acid", "id"],
    ];
    const three = heist({ seats: 4, safes: ["0320000"], hands, table: { station: [0, 1, 2, 3] } });
    release(three);
    expect(find(turns(three, "acid", "acid", "acid", "id"), "sorted").pile).toBe(3);
    expect(three.table.stage).toBe("hint");
    const four = heist({ seats: 4, safes: ["0320000"], hands, table: { station: [0, 1, 2, 3] } });
    release(four);
    expect(find(turns(four, "acid", "acid", "acid", "acid"), "heist-over")).toMatchObject({
      why: "alarm",
      alarm: true,
    });
  });

  it("R-5.1 R-5.8 R-5.9 R-5.10 R-6.1 R-6.4 E2: a safe of three IDs and two dynamite, cracked while the alarm rings", () => {
    const state = heist({
      seats: 4,
      safes: ["0320000"],
      hands: [
        ["acid", "ram", "jackhammer", "stethoscope", "flashlight", "acid"],
        ["id", "bag", "flashlight", "acid", "dynamite", "id"],
        ["id", "ram", "ram", "dynamite", "bag", "jackhammer"],
      ],
      // What accomplice 1 gets for the swap, then one card each for the bag.
      pile: ["acid", "ram", "jackhammer", "stethoscope", "stethoscope", "dynamite", "id", "acid", "flashlight"],
      open: [1, 2, 3],
      table: { station: [0, 2, 2, 3], gold: 0 },
    });
    const { table } = state;

    answer(state, 0, { do: "hint", hint: 1, tool: "id" });
    answer(state, 0, { do: "hint", hint: 3, number: 2 });
    expect(table.open).toEqual([2]);
    release(state);
    const first = turns(state, "swap", "id", "id", "pass", "bag", "pass", "pass", "flashlight");
    expect(find(first, "sorted")).toEqual({ type: "sorted", opened: ["id", "id"], bags: 1, wrong: 1, pile: 1 });
    expect(first.filter(({ type }) => type === "drew").slice(1)).toHaveLength(3);
    expect(openNames(state)).toEqual(["hint:0:4"]);

    answer(state, 0, { do: "hint", hint: 2, tool: "stethoscope" });
    release(state);
    const second = turns(state, "id", "acid", "ram", "dynamite");
    expect(find(second, "sorted")).toMatchObject({ opened: ["id", "dynamite"], bags: 0, wrong: 2, pile: 3 });
    expect(table.round).toBe(3);

    release(state);
    const third = turns(state, "pass", "dynamite", "dynamite", "pass", "id", "bag");
    expect(find(third, "sorted")).toMatchObject({ opened: ["dynamite"], bags: 1, wrong: 2, pile: 5 });
    expect(find(third, "heist-over")).toMatchObject({ why: "cracked", alarm: true });
    expect(find(third, "cracked").gold).toBe(3);
    expect(find(third, "car").space).toBe(7);
    expect(find(third, "police")).toEqual({ type: "police", steps: 2, space: 3 });
    expect(table).toMatchObject({ gold: 3, car: 7, police: 3, heist: 2, boss: 1, stage: "building" });
  });

  it("R-6.1 R-6.2 R-6.3 R-6.4 R-6.5 E3: two safes, one cracked, with alarm, dice, a new safe and the green informant", () => {
    const state = heist({
      seats: 4,
      safes: ["0320000", "0001011"],
      hands: [
        ["id", "id", "ram", "ram"],
        ["id", "dynamite", "ram", "ram"],
        ["dynamite", "ram", "ram", "ram", "stethoscope", "acid"],
      ],
      table: { station: [0, 0, 2, 3], gold: 2, waiting: 2, route: [0, 1, 0, 1, ...Array<number>(16).fill(0)] },
    });
    release(state);
    turns(state, "id", "id", "dynamite", "id");
    release(state);
    turns(state, "ram", "dynamite", "ram", "ram");
    release(state);
    const events = turns(state, "ram", "ram", "ram", "stethoscope");
    expect(find(events, "heist-over")).toMatchObject({ why: "alarm", alarm: true });
    expect(find(events, "cracked")).toEqual({ type: "cracked", safe: safeOf("0320000"), gold: 3 });
    expect(find(events, "uncracked").safe).toBe(safeOf("0001011"));
    expect(find(events, "car").space).toBe(7);
    expect(events.flatMap((event) => (event.type === "die" ? [event.colour] : []))).toEqual(["yellow", "red"]);

    const placed = answer(state, 0, { do: "place", building: "golden-square" });
    expect(find(placed, "police")).toEqual({ type: "police", steps: 3, space: 4 });
    expect(state.table.buildings[1]).toBe(2);

    const paid = answer(state, 0, { do: "bribe", dice: 2 });
    expect(find(paid, "bribed")).toEqual({ type: "bribed", colour: "green", dice: 2, gold: 5 });
    expect(find(paid, "informant-left").colour).toBe("green");
    expect(state.table).toMatchObject({ gold: 0, waiting: null, station: [0, 1, 0, 4] });
    expect(robnrun.outcome(state)).toBeNull();
  });
});
