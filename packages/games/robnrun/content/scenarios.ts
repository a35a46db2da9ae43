import { type Scenario, withDice } from "../scenario/scenario.ts";

export interface NamedScenario {
  readonly id: string;
  readonly name: { readonly en: string; readonly de: string };
  readonly scenario: Scenario;
}

/** in the order of difficulty. Dice by place (station, then the marked spaces) as white, yellow, green, red. */
export const SCENARIOS: readonly NamedScenario[] = [
  {
    id: "training",
    name: { en: "The training", de: "Das Training" },
    scenario: withDice(
      {
        gold: 3,
        mode: "given",
        six: [1, 2, 3, 4, 5, 7],
        substitutes: [],
        forbidden: [],
        informants: ["white", "red", "green", "yellow"],
      },
      [
        [0, 0, 0, 0],
        [0, 1, 1, 1],
        [1, 0, 1, 1],
        [0, 1, 0, 1],
        [0, 1, 1, 0],
        [1, 0, 0, 1],
      ],
    ),
  },
  {
    id: "night-shift",
    name: { en: "Night shift", de: "Nachtschicht" },
    scenario: withDice(
      {
        gold: 3,
        mode: "given",
        six: [1, 3, 6, 7, 10, 15],
        substitutes: [5],
        forbidden: [],
        informants: ["red", "yellow", "white", "green"],
      },
      [
        [0, 1, 0, 1],
        [0, 0, 1, 1],
        [1, 0, 1, 0],
        [0, 1, 0, 1],
        [0, 0, 1, 1],
        [1, 1, 0, 0],
      ],
    ),
  },
  {
    id: "short-notice",
    name: { en: "Short notice", de: "Kurzfristig" },
    scenario: withDice(
      {
        gold: 3,
        mode: "given",
        six: [1, 2, 3, 5, 8, 9],
        substitutes: [7],
        forbidden: [],
        informants: ["yellow", "green", "red", "white"],
      },
      [
        [0, 1, 1, 1],
        [0, 1, 1, 1],
        [1, 0, 0, 1],
        [0, 1, 0, 1],
        [0, 0, 1, 0],
        [1, 0, 0, 0],
      ],
    ),
  },
  {
    id: "hot-pursuit",
    name: { en: "Hot pursuit", de: "Heiße Spur" },
    scenario: withDice(
      {
        gold: 3,
        mode: "given",
        six: [2, 4, 8, 11, 12, 13],
        substitutes: [10],
        forbidden: [],
        informants: ["green", "red", "yellow", "white"],
      },
      [
        [0, 2, 0, 2],
        [0, 0, 1, 1],
        [1, 0, 0, 1],
        [1, 0, 1, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
      ],
    ),
  },
  {
    id: "the-mole",
    name: { en: "The mole", de: "Der Maulwurf" },
    scenario: withDice(
      {
        gold: 3,
        mode: "chosen",
        six: [2, 3, 5, 8, 12, 15],
        substitutes: [],
        forbidden: [1, 4, 7],
        informants: ["white", "yellow", "red", "green"],
      },
      [
        [0, 2, 2, 3],
        [1, 0, 0, 0],
        [0, 0, 0, 1],
        [0, 0, 1, 0],
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
    ),
  },
  {
    id: "last-flight",
    name: { en: "Last flight", de: "Der letzte Flug" },
    scenario: withDice(
      {
        gold: 3,
        mode: "chosen",
        six: [2, 3, 5, 8, 10, 15],
        substitutes: [],
        forbidden: [1, 7, 11],
        informants: ["red", "green", "white", "yellow"],
      },
      [
        [0, 2, 1, 2],
        [1, 0, 1, 0],
        [1, 0, 0, 1],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
      ],
    ),
  },
];

export const SCENARIO_IDS: readonly string[] = SCENARIOS.map(({ id }) => id);

export function scenarioById(id: string): Scenario | null {
  return SCENARIOS.find((each) => each.id === id)?.scenario ?? null;
}
