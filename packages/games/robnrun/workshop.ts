/** What a workshop may know of the game: what a scenario is made of, what the rules ask of it, and the code that holds it. */
import { BARRED_FOR_TWO, HINTS } from "./content/hints.ts";
import { ALL_DICE, type Colour, COLOURS, DICE } from "./content/station.ts";
import { DISTRICTS, START_GOLD } from "./content/town.ts";
import { RATINGS } from "./rules/ending.ts";
import { PLACES, type Scenario, SIX } from "./scenario/scenario.ts";
import { FORBIDDEN, type ScenarioProblem } from "./scenario/validate.ts";

export { BARRED_FOR_TWO, HINTS } from "./content/hints.ts";
export { SCENARIOS } from "./content/scenarios.ts";
export { ALL_DICE, type Colour, COLOURS, DICE, stationOf } from "./content/station.ts";
export { BUILDINGS, DISTRICTS, ROUTE, START_GOLD } from "./content/town.ts";
export { encodeScenario } from "./scenario/code.ts";
export { type CodeProblem, decodeScenario } from "./scenario/decode.ts";
export { OWN } from "./options.ts";
export { MOST_GOLD, PLACES, type Scenario, withDice } from "./scenario/scenario.ts";
export { type ScenarioProblem, scenarioProblems } from "./scenario/validate.ts";

/** An empty sheet: nothing is chosen and no die lies anywhere. */
export const BLANK: Scenario = {
  gold: START_GOLD,
  mode: "given",
  six: [],
  substitutes: [],
  forbidden: [],
  informants: COLOURS,
  dice: Array.from({ length: PLACES }, () => COLOURS.map(() => 0)),
  amounts: Array.from({ length: PLACES }, () => 0),
};

/** One thing the rules ask of a scenario, how far it is, and what is wrong with it. */
export interface Demand {
  readonly id: "six" | "forbidden" | "substitutes" | "informants" | "dice" | "spaces";
  readonly have: number;
  readonly want: number;
  /** Null as well where less than wanted is allowed. */
  readonly problem: ScenarioProblem | null;
}

/** all that the rules ask of this scenario. The problems are those that `scenarioProblems` found. */
export function demandsOf(scenario: Scenario, problems: readonly ScenarioProblem[]): Demand[] {
  const { mode, six, forbidden, substitutes, informants, amounts } = scenario;
  const barred = barredIn(six).length;
  const demand = (id: Demand["id"], have: number, want: number): Demand => {
    return { id, have, want, problem: problems.find((problem) => demandOf(problem) === id) ?? null };
  };
  return [
    ...(mode === "drawn" ? [] : [demand("six", six.length, SIX)]),
    ...(mode === "chosen" ? [demand("forbidden", forbidden.length, FORBIDDEN)] : []),
    ...(barred + substitutes.length > 0 ? [demand("substitutes", substitutes.length, barred)] : []),
    ...(informants === null ? [] : [demand("informants", new Set(informants).size, DISTRICTS.length)]),
    demand("spaces", amounts.slice(1).filter((count) => count > 0).length, PLACES - 1),
    demand(
      "dice",
      amounts.reduce((sum, count) => sum + count, 0),
      ALL_DICE,
    ),
  ];
}

function demandOf({ field, id }: ScenarioProblem): Demand["id"] {
  if (id === "space-empty" || id === "space-grows") return "spaces";
  if (field === "six" || field === "forbidden" || field === "substitutes" || field === "informants") return field;
  return "dice";
}

/** those of the six that two players do without, in the order of their substitutes. */
export function barredIn(six: readonly number[]): number[] {
  return six.filter((hint) => BARRED_FOR_TWO.includes(hint)).toSorted((a, b) => a - b);
}

/** what may stand in for a barred hint. */
export function possibleSubstitutes({ six, forbidden }: Pick<Scenario, "six" | "forbidden">): number[] {
  return HINTS.filter((hint) => ![...BARRED_FOR_TWO, ...six, ...forbidden].includes(hint));
}

/** Colours for dice that had none: the first places take from the most plentiful. */
export function colourDice(amounts: readonly number[]): number[][] {
  const left = [...DICE];
  return amounts.map((count) => {
    const place = COLOURS.map(() => 0);
    for (let i = 0; i < count; i++) {
      const colour = left.indexOf(Math.max(...left));
      if (left[colour] === 0) break;
      left[colour]--;
      place[colour]++;
    }
    return place;
  });
}

/** How many dice of a colour are still in the box. */
export function diceLeft({ dice }: Pick<Scenario, "dice">, colour: Colour): number {
  const index = COLOURS.indexOf(colour);
  return DICE[index] - (dice ?? []).reduce((sum, place) => sum + place[index], 0);
}

/** The results of a match that the crew has won. */
export const WINS: readonly string[] = RATINGS;

export const DIFFICULTIES = ["walkover", "easy", "fair", "hard", "brutal"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** bots win the training in 75–90 % and the professional scenarios in 20–40 %. */
const LEAST_WON: { readonly [difficulty in Difficulty]: number } = {
  walkover: 0.9,
  easy: 0.75,
  fair: 0.4,
  hard: 0.2,
  brutal: 0,
};

export function difficultyOf(share: number): Difficulty {
  return DIFFICULTIES.find((each) => share >= LEAST_WON[each]) ?? "brutal";
}
