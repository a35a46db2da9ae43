import { describe, expect, it } from "vitest";
import { BARRED_FOR_TWO, HINTS } from "../../content/hints.ts";
import { goldIn, SAFES } from "../../content/safes.ts";
import { SCENARIOS } from "../../content/scenarios.ts";
import { COLOURS, DICE, reading, stationOf } from "../../content/station.ts";
import { toolPile, TOOLS } from "../../content/tools.ts";
import { BUILDINGS, DISTRICTS, ROUTE } from "../../content/town.ts";
import { scenarioProblems } from "../../scenario/validate.ts";
import { answer, draw, find, heist, openNames, release, safeOf, start, turns, types } from "../position.ts";

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe("components", () => {
  it("R-1.1 seven tools with eight cards each and five bags make a pile of 61, without bags 56", () => {
    expect(TOOLS).toHaveLength(7);
    expect(toolPile(3)).toHaveLength(61);
    expect(toolPile(2)).toHaveLength(56);
    expect(toolPile(5).filter((face) => face === 3)).toHaveLength(8);
  });

  it("R-1.2 70 distinct safes of 3 to 5 tools, at most 4 kinds, at most 4 of one, worth the tools minus 2", () => {
    expect(new Set(SAFES.map((counts) => counts.join(""))).size).toBe(70);
    for (const [safe, counts] of SAFES.entries()) {
      expect(counts).toHaveLength(7);
      expect(total(counts)).toBeGreaterThanOrEqual(3);
      expect(total(counts)).toBeLessThanOrEqual(5);
      expect(counts.filter(Boolean).length).toBeLessThanOrEqual(4);
      expect(Math.max(...counts)).toBeLessThanOrEqual(4);
      expect(goldIn(safe)).toBe(total(counts) - 2);
    }
    expect(goldIn(safeOf("0320000"))).toBe(3);
    expect(safeOf("4010000")).toBeGreaterThanOrEqual(0);
  });

  it("R-1.2 every shape is among the safes", () => {
    const shapes = new Set(SAFES.map((counts) => counts.filter(Boolean).toSorted().toReversed().join("+")));
    const all = "3 2+1 1+1+1 4 3+1 2+2 2+1+1 1+1+1+1 4+1 3+2 3+1+1 2+2+1 2+1+1+1".split(" ");
    expect([...shapes].toSorted()).toEqual(all.toSorted());
  });

  it("R-1.3 R-8.1 sixteen hints, of which 6, 9, 13, 14 and 16 are not for two", () => {
    expect(HINTS).toHaveLength(16);
    expect(BARRED_FOR_TWO).toEqual([6, 9, 13, 14, 16]);
  });

  it("R-1.4 eight buildings in districts of 1, 2, 2 and 3", () => {
    const sizes = DISTRICTS.map((district) => BUILDINGS.filter((building) => building.district === district).length);
    expect(sizes.toSorted()).toEqual([1, 2, 2, 3]);
    expect(new Set(BUILDINGS.map(({ kind }) => kind))).toEqual(new Set(["bank", "casino", "museum"]));
  });

  it("R-1.5 twelve dice: 2 white, 3 yellow, 3 green, 4 red", () => {
    expect(Object.fromEntries(COLOURS.map((colour, i) => [colour, DICE[i]]))).toEqual({
      white: 2,
      yellow: 3,
      green: 3,
      red: 4,
    });
  });

  it("R-1.6 gold is a number that no count of bars limits", () => {
    const hands = [
      ["id", "id", "id"],
      ["dynamite", "dynamite", "acid"],
    ];
    const state = heist({ seats: 3, safes: ["0320000"], hands, table: { gold: 30 } });
    release(state);
    turns(state, "id", "dynamite", "id");
    release(state);
    turns(state, "id", "dynamite", "pass", "acid");
    expect(state.table.gold).toBe(33);
  });

  it("R-1.7 sixteen spaces, the last three are terminals, five are marked", () => {
    expect(ROUTE).toMatchObject({ last: 16, terminals: [14, 15, 16], marked: [7, 8, 10, 11, 13] });
  });

  it("R-1.8 R-2.6 a station for each crew size has one number more a colour than dice, and each die makes it harder", () => {
    for (const seats of [2, 3, 4, 5]) {
      for (const [colour, track] of stationOf(seats).entries()) {
        expect(track).toHaveLength(DICE[colour] + 1);
        const harder = colour === 0 ? track.toSorted((a, b) => a - b) : track.toSorted((a, b) => b - a);
        expect(track).toEqual(harder);
      }
    }
  });

  it.each([2, 3, 4, 5])("R-2.6 %i players: at most once a track two neighbouring numbers are equal", (seats) => {
    for (const track of stationOf(seats)) {
      expect(track.filter((number, i) => number === track[i + 1]).length).toBeLessThanOrEqual(1);
    }
  });

  it("R-2.6 with four players the known reading stays possible: yellow 4, green 6, white 4, red 3", () => {
    const [white, yellow, green, red] = stationOf(4) as [number[], number[], number[], number[]];
    expect([yellow.includes(4), green.includes(6), white.includes(4), red.includes(3)]).toEqual(Array(4).fill(true));
  });

  it("R-2.5 the lowest number without a die is in force", () => {
    expect([0, 1, 2, 3].map((dice) => reading(start(4).table, 1, dice))).toEqual([5, 4, 3, 2]);
  });
});

describe("setup", () => {
  it("R-3.1 four buildings with one safe, four with two, five in the pile", () => {
    const state = start(3);
    draw(state);
    expect(state.safes.map((safes) => safes.length).toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    expect(state.spare).toHaveLength(5);
    expect(state.table.sparePile).toBe(5);
  });

  it("R-3.2 the crew starts with 3 gold, the police on 1, the car on 6", () => {
    expect(start(3).table).toMatchObject({ gold: 3, police: 1, car: 6 });
  });

  it("R-3.3 R-3.4 six sound scenarios: four with six given hints, two professional ones", () => {
    expect(SCENARIOS).toHaveLength(6);
    expect(SCENARIOS[0].name.en).toBe("The training");
    for (const { scenario } of SCENARIOS) {
      expect(scenarioProblems(scenario)).toEqual([]);
      expect(total(scenario.amounts)).toBe(12);
    }
    expect(SCENARIOS.map(({ scenario }) => scenario.mode)).toEqual([
      ...["given", "given", "given", "given"],
      ...["chosen", "chosen"],
    ]);
  });

  it("R-3.3 R-9.1 with two players substitutes replace the barred hints", () => {
    const state = start(2, { scenario: "night-shift" });
    expect(state.table.six).toHaveLength(6);
    expect(state.table.six.some((hint) => BARRED_FOR_TWO.includes(hint))).toBe(false);
  });

  it("R-3.5 seat 1 is the first boss, and the role moves clockwise", () => {
    const state = start(3);
    draw(state);
    expect(openNames(state)).toEqual(["building:0:1"]);
    const hands = [
      ["id", "id", "id"],
      ["dynamite", "dynamite", "acid"],
    ];
    const last = heist({ seats: 3, safes: ["0300000"], hands, boss: 2 });
    release(last);
    turns(last, "id", "pass", "id", "pass", "id");
    expect(last.table.boss).toBe(0);
  });
});

describe("preparing a heist", () => {
  it("R-4.1 the boss takes all safes of a building, and only a building with safes", () => {
    const state = start(3);
    draw(state);
    const safes = state.safes[0].slice();
    const events = answer(state, 0, { do: "rob", building: "greek-street" });
    expect(find(events, "robbing")).toMatchObject({ building: "greek-street", count: 2 });
    expect(state.screen).toEqual(safes);
    expect(state.table.buildings[0]).toBe(0);
  });

  it("R-4.2 the last safe of a district sends its informant onto the route", () => {
    const state = start(3);
    draw(state);
    const colour = state.table.informants[2];
    const events = answer(state, 0, { do: "rob", building: "berkeley-square" });
    expect(find(events, "informant").district).toBe("mayfair");
    expect(state.table.waiting).toBe(colour);
    expect(state.table.informants[2]).toBeNull();
  });

  it("R-4.2 while another building of the district has a safe, its informant stays", () => {
    const state = start(3);
    draw(state);
    const informants = state.table.informants.slice();
    const events = answer(state, 0, { do: "rob", building: "greek-street" });
    expect(types(events)).not.toContain("informant");
    expect(state.table).toMatchObject({ informants, waiting: null });
  });

  it("R-4.3 R-2.1 as many of the six as yellow says lie open, by chance", () => {
    const state = start(3);
    draw(state);
    answer(state, 0, { do: "rob", building: "greek-street" });
    expect(openNames(state)).toEqual(["heist-1/hints"]);
    const { six } = state.table;
    draw(state, [5, 4, 3, 2, 1, 0]);
    expect(state.table.open).toEqual(six.slice(1));
  });

  it("R-4.4 R-2.2 all cards are shuffled, and each accomplice gets as many as green says", () => {
    const state = start(3);
    draw(state);
    answer(state, 0, { do: "rob", building: "greek-street" });
    draw(state);
    expect(openNames(state)).toEqual(["heist-1/tools"]);
    draw(state);
    const each = reading(state.table, 2, 0);
    expect(state.hands.map((hand) => hand.length)).toEqual([0, each, each]);
    expect(state.pile).toHaveLength(61 - 2 * each);
  });

  it("R-4.5 a round is hints, accomplices, alarm; then the next round or the evaluation", () => {
    const hands = [
      ["id", "id", "acid"],
      ["dynamite", "acid", "acid"],
    ];
    const state = heist({ seats: 3, safes: ["0320000"], hands });
    expect(openNames(state)).toEqual(["hint:0:1"]);
    release(state);
    expect(openNames(state)).toEqual(["turn:1:1"]);
    turns(state, "id", "dynamite", "id");
    expect(openNames(state)).toEqual(["hint:0:2"]);
    expect(state.table.round).toBe(2);
  });
});
