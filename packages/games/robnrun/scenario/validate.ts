import { fail, isObject, ok, type Result } from "@safehouse/kernel";
import { BARRED_FOR_TWO, HINT_COUNT } from "../content/hints.ts";
import { COLOURS, DICE } from "../content/station.ts";
import { DISTRICTS, START_GOLD } from "../content/town.ts";
import { MOST_GOLD, PLACES, type Scenario, SIX } from "./scenario.ts";

/** What is wrong with a scenario: the field, the rule it breaks, and an id with arguments that the text tables know. */
export interface ScenarioProblem {
  readonly field: keyof Scenario | "scenario";
  readonly rule: string;
  /** `scenario.` plus this is the message. */
  readonly id: ProblemId;
  readonly args?: { readonly [name: string]: number | string };
}

export type ProblemId =
  | "not-a-scenario"
  | "unknown-field"
  | "gold"
  | "mode"
  | "six"
  | "no-six"
  | "hint-number"
  | "hint-twice"
  | "forbidden-count"
  | "forbidden-none"
  | "forbidden-chosen"
  | "substitutes"
  | "substitute-barred"
  | "substitute-twice"
  | "informants"
  | "dice-shape"
  | "dice-colour"
  | "dice-many"
  | "space-empty"
  | "space-grows"
  | "amounts";

export const FORBIDDEN = 3;
const MODES = ["given", "drawn", "chosen"];
const FIELDS = ["gold", "mode", "six", "substitutes", "forbidden", "informants", "dice", "amounts"];

/** Reads an untrusted scenario. The first thing that is wrong is the answer. */
export function readScenario(input: unknown): Result<Scenario, ScenarioProblem> {
  const problem = shapeProblem(input) ?? problemOf(input as unknown as Scenario);
  return problem === null ? ok(input as unknown as Scenario) : fail(problem);
}

/** All that is wrong, for live checks while a scenario is built. */
export function scenarioProblems(scenario: Scenario): ScenarioProblem[] {
  return CHECKS.flatMap((check) => check(scenario) ?? []);
}

const problem = (
  field: ScenarioProblem["field"],
  rule: string,
  id: ProblemId,
  args?: ScenarioProblem["args"],
): ScenarioProblem => (args === undefined ? { field, rule, id } : { field, rule, id, args });

function shapeProblem(input: unknown): ScenarioProblem | null {
  if (!isObject(input)) return problem("scenario", "R-10.6", "not-a-scenario");
  const foreign = Object.keys(input).find((key) => !FIELDS.includes(key));
  if (foreign !== undefined) {
    return problem("scenario", "R-10.6", "unknown-field", { name: foreign.slice(0, 40) });
  }
  for (const name of ["six", "substitutes", "forbidden"] as const) {
    if (!isNumbers(input[name])) return problem(name, "R-10.6", "hint-number", { most: HINT_COUNT });
  }
  if (!isNumbers(input["amounts"]) || input["amounts"].length !== PLACES) {
    return problem("amounts", "R-10.1", "dice-shape", { places: PLACES });
  }
  const { dice, informants } = input;
  const isDice = Array.isArray(dice) && dice.length === PLACES && dice.every(isFour);
  if (dice !== null && !isDice) return problem("dice", "R-10.1", "dice-shape", { places: PLACES });
  if (informants !== null && !Array.isArray(informants)) return problem("informants", "R-10.1", "informants");
  return null;
}

function problemOf(scenario: Scenario): ScenarioProblem | null {
  for (const check of CHECKS) {
    const found = check(scenario);
    if (found !== null) return found;
  }
  return null;
}

const CHECKS: readonly ((scenario: Scenario) => ScenarioProblem | null)[] = [
  goldProblem,
  modeProblem,
  sixProblem,
  forbiddenProblem,
  substituteProblem,
  informantProblem,
  colourProblem,
  amountProblem,
];

function goldProblem({ gold }: Scenario): ScenarioProblem | null {
  const fits = Number.isInteger(gold) && gold >= START_GOLD && gold <= MOST_GOLD;
  return fits ? null : problem("gold", "R-10.4", "gold", { least: START_GOLD, most: MOST_GOLD });
}

function modeProblem({ mode }: Scenario): ScenarioProblem | null {
  return MODES.includes(mode) ? null : problem("mode", "R-10.1", "mode");
}

function sixProblem({ mode, six }: Scenario): ScenarioProblem | null {
  if (mode === "drawn") return six.length === 0 ? null : problem("six", "R-10.3", "no-six");
  if (six.length !== SIX) return problem("six", "R-10.1", "six", { count: six.length });
  return listProblem("six", six);
}

function listProblem(field: "six" | "forbidden" | "substitutes", hints: readonly number[]): ScenarioProblem | null {
  if (!hints.every(isHint)) return problem(field, "R-10.1", "hint-number", { most: HINT_COUNT });
  const twice = hints.find((hint, i) => hints.indexOf(hint) !== i);
  return twice === undefined ? null : problem(field, "R-10.1", "hint-twice", { hint: twice });
}

function forbiddenProblem({ mode, six, forbidden }: Scenario): ScenarioProblem | null {
  if (mode !== "chosen") return forbidden.length === 0 ? null : problem("forbidden", "R-10.5", "forbidden-none");
  if (forbidden.length !== FORBIDDEN) {
    return problem("forbidden", "R-10.5", "forbidden-count", { count: forbidden.length });
  }
  const wrong = listProblem("forbidden", forbidden);
  if (wrong !== null) return wrong;
  const chosen = six.find((hint) => forbidden.includes(hint));
  return chosen === undefined ? null : problem("six", "R-10.5", "forbidden-chosen", { hint: chosen });
}

function substituteProblem({ six, substitutes, forbidden }: Scenario): ScenarioProblem | null {
  const barred = six.filter((hint) => BARRED_FOR_TWO.includes(hint)).length;
  if (substitutes.length !== barred) {
    return problem("substitutes", "R-3.3", "substitutes", { count: substitutes.length, needed: barred });
  }
  const wrong = listProblem("substitutes", substitutes);
  if (wrong !== null) return wrong;
  for (const hint of substitutes) {
    if (BARRED_FOR_TWO.includes(hint)) return problem("substitutes", "R-9.1", "substitute-barred", { hint });
    if (six.includes(hint)) return problem("substitutes", "R-3.3", "substitute-twice", { hint });
    if (forbidden.includes(hint)) return problem("substitutes", "R-10.5", "forbidden-chosen", { hint });
  }
  return null;
}

function informantProblem({ informants }: Scenario): ScenarioProblem | null {
  if (informants === null) return null;
  const fits = informants.length === DISTRICTS.length && COLOURS.every((colour) => informants.includes(colour));
  return fits ? null : problem("informants", "R-10.1", "informants");
}

function colourProblem({ dice, amounts }: Scenario): ScenarioProblem | null {
  if (dice === null) return null;
  for (const [colour, name] of COLOURS.entries()) {
    const used = dice.reduce((sum, place) => sum + place[colour], 0);
    if (used > DICE[colour]) {
      return problem("dice", "R-1.5", "dice-colour", { colour: name, count: used, most: DICE[colour] });
    }
  }
  const differs = dice.some((place, i) => sum(place) !== amounts[i]);
  return differs ? problem("amounts", "R-10.1", "amounts") : null;
}

function amountProblem({ amounts }: Scenario): ScenarioProblem | null {
  if (sum(amounts) > sum(DICE)) return problem("dice", "R-10.1", "dice-many", { count: sum(amounts) });
  for (let space = 1; space < PLACES; space++) {
    if (amounts[space] < 1) return problem("dice", "R-10.1", "space-empty", { space });
    if (space > 1 && amounts[space] > amounts[space - 1]) return problem("dice", "R-10.1", "space-grows", { space });
  }
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const isHint = (hint: number): boolean => hint >= 1 && hint <= HINT_COUNT;
const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 16;
const isNumbers = (list: unknown): list is number[] => Array.isArray(list) && list.length <= 16 && list.every(isCount);
const isFour = (list: unknown): boolean => isNumbers(list) && list.length === COLOURS.length;
