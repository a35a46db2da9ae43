import { describe, expect, it } from "vitest";
import { SCENARIOS } from "../../content/scenarios.ts";
import { robnrun } from "../../game.ts";
import { encodeScenario } from "../../scenario/code.ts";
import { NO_CARD } from "../../content/tools.ts";
import type { State } from "../../state.ts";
import { answer, draw, find, heist, openNames, release, start, turns } from "../position.ts";

const own = (change: object): unknown => ({
  scenario: "own",
  code: encodeScenario({ ...SCENARIOS[0].scenario, ...change }),
});

function cracked(table: object = {}): State {
  const hands = [
    ["id", "id"],
    ["id", "acid"],
  ];
  const state = heist({ seats: 3, safes: ["0300000"], hands, table });
  answer(state, 0, { do: "hint", hint: 1, tool: "id" });
  release(state);
  turns(state, "id", "id", "id");
  return state;
}

describe("what is drawn before and in a heist", () => {
  it("R-10.2 R-3.1 dice, informants and safes, one after the other, and all are told", () => {
    const state = start(3, own({ informants: null, dice: null, amounts: [2, 3, 3, 2, 1, 1] }));
    expect(find(draw(state), "dice-drawn").station).toEqual(state.table.station);
    expect(robnrun.pending(state)).toMatchObject([{ label: "setup/informants", draw: { shuffle: 4 } }]);
    expect(draw(state, [3, 1, 0, 2])).toEqual([
      { type: "informants-drawn", informants: ["red", "yellow", "white", "green"] },
    ]);
    expect(robnrun.pending(state)).toMatchObject([{ label: "setup/safes", draw: { shuffle: 70 } }]);
  });

  it("R-10.3 R-9.1 six hints of all, or with two of those that are for two, in their order", () => {
    const six = (seats: number, drawn: readonly number[]): readonly number[] => {
      const state = start(seats, own({ mode: "drawn", six: [], substitutes: [] }));
      draw(state);
      answer(state, 0, { do: "rob", building: "cornhill" });
      const rest = Array.from({ length: seats === 2 ? 11 : 16 }, (_, i) => i).filter((i) => !drawn.includes(i));
      return find(draw(state, [...drawn, ...rest]), "drew-hints").hints ?? [];
    };
    expect(six(3, [15, 8, 5, 2, 1, 0])).toEqual([1, 2, 3, 6, 9, 16]);
    expect(six(2, [10, 5, 4, 2, 1, 0])).toEqual([1, 2, 3, 5, 7, 15]);
  });

  it("R-4.4 everybody is told what was dealt", () => {
    const state = start(3);
    draw(state);
    answer(state, 0, { do: "rob", building: "cornhill" });
    draw(state);
    const dealt = draw(state).flatMap((event) => (event.type === "dealt" ? [[event.seat, event.cards?.length]] : []));
    expect(dealt).toEqual([1, 2].map((seat) => [seat, state.hands[seat].length]));
  });
});

describe("what stays of a heist", () => {
  it("R-6.6 R-11.1 its review; everything else is put away", () => {
    const state = cracked();
    expect(state).toMatchObject({ screen: [], six: [], pile: [], faces: [], wrong: [], secrets: [] });
    expect(state.hands).toEqual([[], [], []]);
    const put = { open: [], used: [], told: [], acts: [], results: [], round: 0, target: null, safes: 0 };
    expect(state.table).toMatchObject({ ...put, passes: 0, played: 0, bags: 0, wrong: 0, reshuffles: 0, last: false });
    expect(state.table.review).toMatchObject({ faces: [1, 1, 1], cracked: [1], boss: 0 });
  });

  it("R-8.2 after an exchange everybody has chosen nothing, and may be asked again", () => {
    const config = own({ six: [1, 6, 9, 13, 14, 16], substitutes: [2, 3, 4, 5, 7] });
    const hands = [["id"], ["ram"], ["acid"]];
    const state = heist({ seats: 4, safes: ["0320000"], hands, config, table: { gold: 9 } });
    for (const [k, cards] of [
      ["id", "acid"],
      ["acid", "id"],
    ].entries()) {
      answer(state, 0, { do: "hint", hint: 16, seat: 1, partner: 3 });
      expect(openNames(state)).toEqual([`give:1:${k + 1}`, `give:3:${k + 1}`]);
      answer(state, 1, { do: "give", card: cards[0] });
      answer(state, 3, { do: "give", card: cards[1] });
      expect(state.chosen).toEqual(Array(4).fill(NO_CARD));
    }
  });

  it("R-7.1 who is caught loses the gold, line by line", () => {
    const state = cracked({ car: 13, police: 13, gold: 2 });
    const outcome = robnrun.outcome(state);
    expect(outcome).toMatchObject({ result: "caught", points: 0 });
    expect(outcome?.type === "shared" && outcome.lines.slice(-2)).toEqual([
      { text: { id: "points.loot", args: { heist: 1 } }, points: 1 },
      { text: { id: "points.lost" }, points: -3 },
    ]);
    expect(openNames(state)).toEqual([]);
  });
});
