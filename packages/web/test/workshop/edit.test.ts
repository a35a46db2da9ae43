import {
  barredIn,
  BLANK,
  type Colour,
  COLOURS,
  demandsOf,
  diceLeft,
  HINTS,
  PLACES,
  type Scenario,
  SCENARIOS,
  scenarioProblems,
} from "@safehouse/games/robnrun/workshop";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as edit from "../../src/pages/workshop/robnrun/logic/edit.ts";
import { readDraftScenario } from "../../src/pages/workshop/robnrun/logic/read-draft.ts";

type Step = (scenario: Scenario) => Scenario;

const hint = fc.constantFrom(...HINTS);
const colour = fc.constantFrom(...COLOURS);
const step: fc.Arbitrary<Step> = fc.oneof(
  hint.map(
    (each): Step =>
      (scenario) =>
        edit.toggleSix(scenario, each),
  ),
  hint.map(
    (each): Step =>
      (scenario) =>
        edit.toggleForbidden(scenario, each),
  ),
  fc.constantFrom("given" as const, "drawn" as const, "chosen" as const).map(
    (mode): Step =>
      (scenario) =>
        edit.setMode(scenario, mode),
  ),
  fc.tuple(fc.nat(4), hint).map(
    ([place, each]): Step =>
      (scenario) =>
        edit.setSubstitute(scenario, place, each),
  ),
  fc.tuple(fc.nat(3), colour).map(
    ([at, each]): Step =>
      (scenario) =>
        edit.setInformant(scenario, at, each),
  ),
  fc.boolean().map(
    (isRandom): Step =>
      (scenario) =>
        edit.setRandomInformants(scenario, isRandom),
  ),
  fc.boolean().map(
    (isRandom): Step =>
      (scenario) =>
        edit.setRandomDice(scenario, isRandom),
  ),
  fc.tuple(fc.nat(PLACES - 1), colour, fc.constantFrom(1 as const, -1 as const)).map(
    ([place, each, by]): Step =>
      (scenario) =>
        edit.addDie(scenario, place, each, by),
  ),
);

test("whatever is pressed, a draft keeps its shape and can be read again", () => {
  fc.assert(
    fc.property(fc.constantFrom(BLANK, ...SCENARIOS.map((each) => each.scenario)), fc.array(step), (start, steps) => {
      const scenario = steps.reduce((now, next) => next(now), start);
      const { six, substitutes, informants, dice, amounts } = scenario;
      expect(six).toEqual([...new Set(six)].toSorted((a, b) => a - b));
      expect(substitutes.length).toBe(barredIn(six).length);
      if (informants !== null) expect([...informants].toSorted()).toEqual([...COLOURS].toSorted());
      if (dice !== null) expect(amounts).toEqual(dice.map((place) => place.reduce((sum, count) => sum + count, 0)));
      if (amounts.every((count) => count <= 12)) {
        expect(readDraftScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
      }
    }),
  );
});

test("R-10.1 from nothing to a scenario the rules allow", () => {
  let scenario = BLANK;
  expect(scenarioProblems(scenario).map(({ id }) => id)).toEqual(["six", "space-empty"]);
  for (const each of [1, 2, 3, 5, 7, 9]) scenario = edit.toggleSix(scenario, each);
  const dice: Colour[] = ["yellow", "yellow", "green", "red", "white"];
  for (const [i, each] of dice.entries()) scenario = edit.addDie(scenario, i + 1, each, 1);
  expect(scenarioProblems(scenario)).toEqual([]);
  expect(scenario.substitutes).toEqual([4]);
  expect(diceLeft(scenario, "yellow")).toBe(1);
});

test("R-10.2 chance takes the colours and leaves the amounts; coming back colours them within the box", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SCENARIOS.map((each) => each.scenario)), (scenario) => {
      const random = edit.setRandomDice(scenario, true);
      expect([random.dice, random.amounts]).toEqual([null, scenario.amounts]);
      const coloured = edit.setRandomDice(random, false);
      expect(coloured.amounts).toEqual(scenario.amounts);
      expect(scenarioProblems(coloured)).toEqual([]);
    }),
  );
});

test("R-10.5 a hint is never both suggested and forbidden", () => {
  const professional = edit.setMode(SCENARIOS[0]!.scenario, "chosen");
  const forbidden = edit.toggleForbidden(professional, 1);
  expect([forbidden.six.includes(1), forbidden.forbidden]).toEqual([false, [1]]);
  expect(edit.toggleSix(forbidden, 1).forbidden).toEqual([]);
  expect(edit.setMode(forbidden, "given").forbidden).toEqual([]);
});

test("R-3.3 a substitute follows its hint; one that is taken into the six is reported", () => {
  const two = edit.toggleSix(edit.toggleSix(BLANK, 9), 6);
  expect(two.substitutes.length).toBe(2);
  expect(edit.toggleSix(two, 6).substitutes).toEqual([two.substitutes[1]]);
  const taken = edit.toggleSix(two, two.substitutes[0] ?? 0);
  expect(scenarioProblems(taken).some(({ field }) => field === "substitutes")).toBe(true);
});

test("R-10.1 the meters say how far it is, and name what is wrong", () => {
  const demands = (scenario: Scenario) =>
    demandsOf(scenario, scenarioProblems(scenario)).map(({ id, have, want, problem }) => [
      id,
      have,
      want,
      problem?.rule ?? null,
    ]);
  expect(demands(BLANK)).toEqual([
    ["six", 0, 6, "R-10.1"],
    ["informants", 4, 4, null],
    ["spaces", 0, 5, "R-10.1"],
    ["dice", 0, 12, null],
  ]);
  for (const { scenario } of SCENARIOS) expect(demands(scenario).every(([, , , rule]) => rule === null)).toBe(true);
  expect(demands(edit.setMode(BLANK, "drawn")).map(([id]) => id)).not.toContain("six");
});

test("a draft of another shape is not read", () => {
  const good = SCENARIOS[0]!.scenario;
  expect(readDraftScenario(good)).toEqual(good);
  for (const bad of [
    null,
    [],
    {},
    { ...good, gold: "3" },
    { ...good, mode: "other" },
    { ...good, six: [17] },
    { ...good, informants: ["red"] },
    { ...good, dice: [[1]] },
    { ...good, amounts: [1, 2] },
    { ...good, amounts: [1e9, 1, 1, 1, 1, 1] },
  ]) {
    expect(readDraftScenario(bad)).toBe(null);
  }
});
