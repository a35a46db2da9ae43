import type { Refusal } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { strange } from "../../../test/strange.ts";
import { SCENARIOS } from "../../content/scenarios.ts";
import { encodeScenario } from "../../scenario/code.ts";
import type { State } from "../../state.ts";
import { whyUnfillable } from "../../telling.ts";
import { robnrun } from "../../game.ts";
import { answer, draw, heist, listed, refusal, release, start, turns } from "../position.ts";

const own = (six: readonly number[], substitutes: readonly number[]): unknown => ({
  scenario: "own",
  code: encodeScenario({ ...SCENARIOS[0].scenario, six, substitutes }),
});
const personal = own([1, 4, 6, 9, 14, 16], [2, 3, 5, 7]);

const HANDS = [
  ["id", "id", "bag"],
  ["dynamite", "acid"],
  ["acid", "ram"],
];
const crew = (hands: readonly (readonly string[])[] = HANDS, table = {}): State =>
  heist({ seats: 4, safes: ["0320000"], hands, config: personal, table });

/** What a refusal says: its rule, its sentence and what stands in it. */
const said = (refused: Refusal | null): unknown => refused && [refused.rule, refused.why.id, refused.why.args ?? {}];
const NO_ANSWER = ["H-3", "house.not-an-answer", {}];

function exchange(): State {
  const state = crew();
  answer(state, 0, { do: "hint", hint: 16, seat: 1, partner: 3 });
  return state;
}

function accomplicePhase(): State {
  const state = crew();
  release(state);
  return state;
}

/** Somebody's heist has failed: a new safe is to be placed, or dice can be bought off. */
function evaluated(table: object): State {
  const state = heist({ seats: 3, safes: ["0300000"], hands: [["id"], ["acid"]], table });
  release(state);
  turns(state, "id", "acid");
  return state;
}

function bribery(table: object): State {
  const state = evaluated({ waiting: 3, ...table });
  answer(state, 0, { do: "place", building: "guildhall" });
  return state;
}

function newHeist(): State {
  const state = start(3);
  draw(state);
  return state;
}

describe("H-3 what is no answer to the question, whatever is asked", () => {
  it.each([
    ["which building", newHeist, 0, { do: "rob", building: "cornhill" }],
    ["a turn", accomplicePhase, 1, { do: "play", card: "id" }],
    ["an exchange", exchange, 1, { do: "give", card: "id" }],
    ["where a safe goes", () => evaluated({}), 0, { do: "place", building: "guildhall" }],
    ["a bribe", () => bribery({ station: [0, 0, 0, 2], gold: 9 }), 0, { do: "bribe", dice: 1 }],
  ] as const)("H-3 %s", (_, position, seat, move) => {
    const state = position();
    expect(refusal(state, seat, move)).toBeNull();
    for (const odd of strange(move)) expect([odd, said(refusal(state, seat, odd))]).toEqual([odd, NO_ANSWER]);
    expect(refusal(state, seat, { ...move, extra: 1 })).not.toBeNull();
  });

  it("H-3 a pass with a word too much is none, though passing is allowed", () => {
    expect(said(refusal(accomplicePhase(), 1, { do: "pass", card: "id" }))).toEqual(NO_ANSWER);
  });

  it.each([
    {},
    { hint: null },
    { hint: 0 },
    { hint: 17 },
    { hint: 1.5 },
    { hint: 1, tool: "bag" },
    { hint: 1, tool: "spoon" },
    { hint: 10, tool: "id", second: "bag" },
    { hint: 3, number: "2" },
    { hint: 6, seat: "1" },
    { hint: 16, seat: 1, partner: "2" },
  ])("H-3 no card and no blank: %j", (move) => {
    expect(said(refusal(crew(), 0, { do: "hint", ...move }))).toEqual(NO_ANSWER);
  });
});

describe("what is not allowed names its rule and the thing", () => {
  it("R-4.1 a building without safes cannot be robbed", () => {
    const state = newHeist();
    state.table.buildings[0] = 0;
    expect(listed(state, 0)).toHaveLength(7);
    const building = "greek-street";
    expect(said(refusal(state, 0, { do: "rob", building }))).toEqual(["R-4.1", "no.no-safe", { building }]);
  });

  it("R-5.4 R-8.2 only cards in hand are played or handed over", () => {
    const card = "stethoscope";
    expect(said(refusal(accomplicePhase(), 1, { do: "play", card }))).toEqual(["R-5.4", "no.not-held", { card }]);
    expect(said(refusal(exchange(), 1, { do: "give", card }))).toEqual(["R-8.2", "no.not-held", { card }]);
  });

  it("R-6.3 a new safe needs a building that is neither full nor empty", () => {
    const state = evaluated({});
    state.table.buildings[0] = 3;
    state.table.buildings[7] = 0;
    const full = { building: "greek-street", most: 3 };
    expect(said(refusal(state, 0, { do: "place", building: full.building }))).toEqual([
      "R-6.3",
      "no.building-full",
      full,
    ]);
    const building = "gower-street";
    expect(said(refusal(state, 0, { do: "place", building }))).toEqual(["R-6.3", "no.building-empty", { building }]);
  });

  it("R-6.5 none, one or two dice, as many as lie there and as can be paid", () => {
    const state = bribery({ station: [0, 0, 0, 2], gold: 3 });
    const bribed = (dice: number): unknown => said(refusal(state, 0, { do: "bribe", dice }));
    expect([bribed(0), bribed(1)]).toEqual([null, null]);
    expect(bribed(2)).toEqual(["R-6.5", "no.gold", { price: 7, gold: 3 }]);
    expect([bribed(3), bribed(-1)]).toEqual(Array(2).fill(["R-6.5", "no.two-dice", {}]));
    state.table.station[3] = 1;
    expect(bribed(2)).toEqual(["R-6.5", "no.dice", { dice: 1 }]);
  });
});

describe("R-8.3 hints", () => {
  const told = (state: State, move: object): unknown => said(refusal(state, 0, { do: "hint", ...move }));

  it("R-4.3 only the six of this heist", () => {
    expect(told(crew(), { hint: 2, tool: "ram" })).toEqual(["R-4.3", "no.not-your-hint", { hint: 2 }]);
  });

  it("R-5.2 R-8.3 a hint is paid to the last gold, and not with less", () => {
    const move = { hint: 1, tool: "id" };
    const price = (gold: number): unknown =>
      told(heist({ seats: 4, safes: ["0320000"], hands: HANDS, config: personal, open: [], table: { gold } }), move);
    expect([price(3), price(2)]).toEqual([null, ["R-5.2", "no.gold", { price: 3, gold: 2 }]]);
  });

  it("R-8.3 a lie is told as what it says", () => {
    const config = own([1, 3, 7, 9, 10, 11], [2]);
    const state = heist({ seats: 4, safes: ["0320000"], hands: HANDS, config });
    const lie = { tool: "ram", second: null, count: 0 };
    expect(told(state, { hint: 1, tool: "ram" })).toEqual(["R-8.3", "no.lie.1", { hint: 1, ...lie }]);
    expect(told(state, { hint: 9, seat: 1, tool: "ram" })).toEqual(["R-8.3", "no.lie.1", { hint: 9, ...lie }]);
    expect(told(state, { hint: 7, tool: "ram", number: 1 })).toEqual(["R-8.3", "no.lie.1", { hint: 7, ...lie }]);
    const uneven = { hint: 11, tool: "id", second: "dynamite" };
    expect(told(state, uneven)).toEqual(["R-8.3", "no.lie.11", { ...uneven, count: 3 }]);
    expect(told(state, { hint: 3, number: 1 })).toEqual(["R-8.3", "no.wrong-number", { hint: 3, number: 2 }]);
    const count = { hint: 7, tool: "id", second: null, count: 3 };
    expect(told(state, { hint: 7, tool: "id", number: 2 })).toEqual(["R-8.3", "no.wrong-count", count]);
    expect(told(state, { hint: 7, tool: "id" })).toEqual(["R-8.3", "no.blank", { hint: 7 }]);
  });

  it.each([0, 4, -1])("R-8.3 seat %i is no accomplice", (seat) => {
    const refused = ["R-8.3", "no.no-accomplice", {}];
    expect(told(crew(), { hint: 6, seat })).toEqual(refused);
    expect(told(crew(), { hint: 16, seat: 1, partner: seat })).toEqual(refused);
  });

  it("R-8.3 who holds no card can be told a secret, and nothing else", () => {
    const state = crew([["id"], [], ["ram"]]);
    expect(told(state, { hint: 9, seat: 2, tool: "id" })).toBeNull();
    expect(told(state, { hint: 6, seat: 2 })).toEqual(["R-8.3", "no.empty-handed", { seat: 2 }]);
    expect(told(state, { hint: 6, seat: 3 })).toBeNull();
  });

  it("R-8.3 hint 14: not who sits out already, nor the last who does not", () => {
    const sitting = [0, 0, 1, 0];
    expect(told(crew(HANDS, { sitting }), { hint: 14, seat: 2 })).toEqual(["R-8.3", "no.sits-already", { seat: 2 }]);
    expect(told(crew(HANDS, { sitting }), { hint: 14, seat: 3 })).toBeNull();
    expect(told(crew(HANDS, { sitting: [0, 1, 1, 0] }), { hint: 14, seat: 3 })).toEqual([
      "R-8.3",
      "no.nobody-else",
      {},
    ]);
    expect(told(crew(), { hint: 6, seat: 2 })).toBeNull();
  });

  it("R-8.2 hint 16 is listed once for every two accomplices", () => {
    const pairs = listed(crew(), 0).filter((move) => move.do === "hint" && move.hint === 16);
    expect(pairs).toEqual(
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ].map(([seat, partner]) => ({ do: "hint", hint: 16, seat, partner })),
    );
    const boss = heist({ seats: 4, safes: ["0320000"], hands: HANDS, config: personal, boss: 2 });
    const seats = listed(boss, 2).flatMap((move) => (move.do === "hint" && move.hint === 6 ? [move.seat] : []));
    expect(seats).toEqual([0, 1, 3]);
  });

  it("R-8.3 a card that nothing could fill in says so", () => {
    const fillable = (safes: readonly string[], hands = HANDS, sitting = [0, 0, 0, 0]): number[] => {
      const view = robnrun.view(heist({ seats: 4, safes, hands, config: personal, table: { sitting } }), 0);
      return [2, 4, 11, 14, 16].filter((hint) => whyUnfillable(view, hint) !== null);
    };
    expect(fillable(["0320000"])).toEqual([11]);
    expect(fillable(["0001011"])).toEqual([4]);
    expect(fillable(["0300000"])).toEqual([11]);
    expect(fillable(["0320000"], [["id"], ["ram"], []], [0, 1, 0, 0])).toEqual([11, 14]);
    expect(fillable(["0320000"], [["id"], [], []])).toEqual([11, 14, 16]);
    expect(fillable(["0300000", "1000200", "0012011"])).toEqual([2]);
  });
});
