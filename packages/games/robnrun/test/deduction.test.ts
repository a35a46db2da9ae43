import { fastRandom } from "@safehouse/chance";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HINTS, isAboutNeed, isTrue, numberFor } from "../content/hints.ts";
import { needOf, SAFE_COUNT } from "../content/safes.ts";
import { KINDS } from "../content/tools.ts";
import { memoryAid } from "../deduction/aid.ts";
import { believe, bounds, hear, missingOdds, openMind, thin } from "../deduction/belief.ts";
import { ownFacts, publicFacts } from "../deduction/facts.ts";
import { fullGrid, statedGrid } from "../deduction/grid.ts";
import { placesWhereTrue } from "../deduction/predicates.ts";
import { reviewHeist } from "../deduction/review.ts";
import { indexOfNeed, listedNeeds, possibleNeeds } from "../deduction/space.ts";
import { collectSums } from "../deduction/sums.ts";
import { robnrun } from "../game.ts";
import { imagine } from "../imagine.ts";
import type { Review } from "../table.ts";
import { answer, heist, release, turns } from "./position.ts";

const two = (): ReturnType<typeof heist> =>
  heist({
    seats: 3,
    safes: ["0320000"],
    hands: [
      ["id", "id", "acid", "ram"],
      ["dynamite", "acid", "acid", "bag"],
    ],
  });

describe("possible needs", () => {
  it("R-1.2 there are 728 safes, and every listed one is among them", () => {
    expect(possibleNeeds(1).size).toBe(728);
    for (let safe = 0; safe < SAFE_COUNT; safe++) expect(indexOfNeed(possibleNeeds(1), needOf([safe]))).toBeDefined();
  });

  it("R-1.2 sums of two count every pair, whatever its order", () => {
    const { ways, size } = possibleNeeds(2);
    expect(ways.reduce((sum, way) => sum + way, 0)).toBe(728 * 728);
    expect(size).toBeLessThan(20_000);
    expect(indexOfNeed(possibleNeeds(2), needOf([3, 40]))).toBeDefined();
  });

  it("R-1.2 going through all needs of a fitting size finds what adding up every combination of safes does", () => {
    for (const safes of [2, 3]) {
      const sums = collectSums(possibleNeeds(safes - 1), possibleNeeds(1));
      const { counts, ways } = possibleNeeds(safes);
      expect([counts.length, ways.length]).toEqual([sums.counts.length, sums.size]);
      expect(counts.every((count, i) => count === sums.counts[i])).toBe(true);
      expect(ways.every((way, i) => way === sums.ways[i])).toBe(true);
    }
  });

  it("R-13.6 the open list leaves the safes that nobody has seen", () => {
    expect(listedNeeds(1, []).size).toBe(70);
    expect(listedNeeds(1, [4, 5]).size).toBe(68);
  });

  it("R-8.2 the fast predicates agree with the hints", () => {
    const space = possibleNeeds(2);
    const random = fastRandom(1);
    for (const hint of HINTS.filter(isAboutNeed)) {
      for (let i = 0; i < 300; i++) {
        const need = random.below(space.size);
        const tool = random.below(KINDS);
        const second = random.below(KINDS);
        const number = numberFor(hint, space.counts, tool, random.below(space.size) * KINDS);
        const said = { hint, tool, second, number };
        const found = placesWhereTrue(said, space, Int32Array.of(need), 1, new Int32Array(1));
        expect([said, found === 1]).toEqual([said, isTrue(said, space.counts, need * KINDS)]);
      }
    }
  });

  it("R-8.3 whatever true hints are told, the truth stays possible", () => {
    const space = possibleNeeds(1);
    const safe = fc.integer({ min: 0, max: SAFE_COUNT - 1 });
    const hints = fc.array(
      fc.record({ hint: fc.constantFrom(...HINTS.filter(isAboutNeed)), tool: fc.nat(6), second: fc.nat(6) }),
    );
    fc.assert(
      fc.property(safe, hints, (id, told) => {
        const need = needOf([id]);
        let belief = openMind(space);
        for (const { hint, tool, second } of told) {
          const said = { hint, tool, second, number: numberFor(hint, need, tool), round: 1, seat: null };
          if (isTrue(said, need)) belief = hear(belief, said);
        }
        expect(belief.needs.subarray(0, belief.size)).toContain(indexOfNeed(space, need));
      }),
    );
  });
});

describe("belief", () => {
  it("R-13.5 a card that did not turn up open tells its player that the tool is finished", () => {
    const state = two();
    release(state);
    turns(state, "acid", "dynamite", "id");
    const own = ownFacts(robnrun.view(state, 1));
    expect(own.finished[5]).toBe(1);
    expect(ownFacts(robnrun.view(state, 2)).finished[5]).toBe(0);
    expect(publicFacts(robnrun.view(state, 1)).finished[5]).toBe(0);
    expect(bounds(believe(possibleNeeds(1), own))?.max[5]).toBe(0);
    const random = fastRandom(1);
    const imagined = Array.from({ length: 40 }, () => needOf(imagine(robnrun.view(state, 1), [], random).screen)[5]);
    expect(new Set(imagined)).toEqual(new Set([0]));
  });

  it("R-8.4 a secret counts for the one who was told", () => {
    const state = heist({
      seats: 3,
      safes: ["0320000"],
      hands: [["id"], ["acid"]],
      config: { scenario: "short-notice" },
    });
    state.six = [1, 9];
    state.table.open = [1, 9];
    answer(state, 0, { do: "hint", hint: 9, seat: 1, tool: "id" });
    expect(fullGrid(robnrun.view(state, 1)).cells[1].min).toBe(1);
    expect(fullGrid(robnrun.view(state, 2)).cells[1].min).toBe(0);
  });

  it("odds of missing copies fall with every copy, and a thinned belief is close to the whole", () => {
    const belief = hear(openMind(possibleNeeds(2)), {
      hint: 1,
      tool: 1,
      second: null,
      number: null,
      round: 1,
      seat: null,
    });
    const odds = missingOdds(belief, Array<number>(KINDS).fill(0));
    const some = missingOdds(thin(belief, 1000), Array<number>(KINDS).fill(0));
    expect(odds[9]).toBeCloseTo(1);
    for (let c = 1; c < 8; c++) expect(odds[9 + c]).toBeLessThanOrEqual(odds[9 + c - 1]);
    expect(Math.abs(odds[0] - some[0])).toBeLessThan(0.06);
  });
});

describe("thinking aids", () => {
  it("R-11.3 a tool is turned over when everybody can know that none of it is missing", () => {
    const state = two();
    expect(memoryAid(robnrun.view(state, 1))).toEqual(Array(7).fill("maybe"));
    answer(state, 0, { do: "hint", hint: 2, tool: "ram" });
    answer(state, 0, { do: "hint", hint: 1, tool: "id" });
    expect(memoryAid(robnrun.view(state, 1)).slice(0, 3)).toEqual(["finished", "needed", "maybe"]);
    answer(state, 0, { do: "hint", hint: 7, tool: "id", number: 3 });
    answer(state, 0, { do: "hint", hint: 3, number: 2 });
    state.table.opened[1] = 3;
    expect(memoryAid(robnrun.view(state, 1))[1]).toBe("finished");
  });

  it("R-11.3 it is the same for everybody, the boss included", () => {
    const state = two();
    answer(state, 0, { do: "hint", hint: 5, number: 5 });
    release(state);
    turns(state, "acid", "dynamite", "id");
    const aids = ([0, 1, 2, "spectator"] as const).map((viewer) => memoryAid(robnrun.view(state, viewer)));
    expect(new Set(aids.map((aid) => aid.join())).size).toBe(1);
    expect(aids[0][5]).toBe("maybe");
  });

  it("R-11.2 the grid reads hints by themselves, or draws every conclusion", () => {
    const state = two();
    answer(state, 0, { do: "hint", hint: 7, tool: "id", number: 3 });
    answer(state, 0, { do: "hint", hint: 5, number: 5 });
    answer(state, 0, { do: "hint", hint: 3, number: 2 });
    const stated = statedGrid(robnrun.view(state, 1));
    const full = fullGrid(robnrun.view(state, 1));
    expect(stated.cells[1]).toEqual({ min: 3, max: 3, open: 0, certain: true });
    expect(stated.cells[2]).toMatchObject({ min: 0, max: 4 });
    expect(full.cells[2]).toMatchObject({ min: 0, max: 2 });
    expect(full.possible).toBe(6);
  });

  it("R-11.1 the review says what each accomplice could have known after each hint, and which cards were known to be wrong", () => {
    const state = heist({
      seats: 3,
      safes: ["0300000"],
      hands: [
        ["id", "id", "ram"],
        ["id", "ram", "acid"],
      ],
    });
    answer(state, 0, { do: "hint", hint: 2, tool: "ram" });
    answer(state, 0, { do: "hint", hint: 1, tool: "id" });
    release(state);
    turns(state, "id", "ram", "id");
    release(state);
    turns(state, "pass", "id", "ram", "acid");
    const seats = reviewHeist(state.table, state.table.review as Review);
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(seats[0].steps.map(({ round, hint }) => [round, hint])).toEqual([
      [1, 0],
      [1, 1],
      [1, null],
    ]);
    expect(seats[0].steps[0].max[0]).toBe(0);
    expect(seats[0].steps[2].min[1]).toBe(2);
    expect(seats[1].mistakes).toEqual([1]);
  });
});
