import {
  type ConfigProblem,
  fail,
  isObject,
  ok,
  type OptionsSchema,
  readOptions,
  type Result,
} from "@safehouse/kernel";
import { BARRED_FOR_TWO, HINT_COUNT } from "./content/hints.ts";
import { SCENARIO_IDS, scenarioById } from "./content/scenarios.ts";
import { type CodeProblem, decodeScenario, encodeScenario } from "./scenario/code.ts";
import type { Scenario } from "./scenario/scenario.ts";
import { describeProblem } from "./scenario/words.ts";

/** The id under which a scenario of one's own is played. */
export const OWN = "own";

export interface Config {
  readonly scenario: string;
  /** The code of the scenario; empty unless it is one's own. */
  readonly code: string;
  /** the crew's six where it chooses, ascending; empty for the scenario's own suggestion. */
  readonly hints: readonly number[];
  /** */
  readonly openList: boolean;
  /** the table offers a notepad. */
  readonly notes: boolean;
  /** */
  readonly memoryAid: boolean;
  /** The deduction grid that the table offers. */
  readonly deduction: "none" | "stated" | "full";
}

export const OPTIONS: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    scenario: {
      type: "string",
      enum: [...SCENARIO_IDS, OWN],
      default: SCENARIO_IDS[0],
      description: "The scenario (R-3.4)",
    },
    openList: { type: "boolean", default: false, description: "The list of the 70 safes lies open (R-13.6)" },
    notes: { type: "boolean", default: true, description: "Everybody has a private notepad (R-11.2)" },
    memoryAid: { type: "boolean", default: true, description: "The seven tools lie out as a memory aid (R-11.3)" },
    deduction: {
      type: "string",
      enum: ["none", "stated", "full"],
      default: "none",
      description: "A grid works out what the hints mean (R-11.2)",
    },
  },
};

/** `code` and `hints` are no flat options: they are read here, all the rest by the schema. */
export function configure(input: unknown, seats: number): Result<Config, ConfigProblem> {
  if (!isObject(input)) return readOptions(OPTIONS, input) as Result<never, ConfigProblem>;
  const { code = "", hints = [], ...flat } = input;
  const options = readOptions(OPTIONS, flat);
  if (!options.ok) return options;
  const { scenario: id } = options.value;
  const read = id === OWN ? readCode(code) : readNamed(id as string, code);
  if (!read.ok) return read;
  const six = readHints(read.value, hints, seats);
  if (!six.ok) return six;
  const canonical = id === OWN ? encodeScenario(read.value) : "";
  return ok({ ...(options.value as unknown as Omit<Config, "code" | "hints">), code: canonical, hints: six.value });
}

function readCode(code: unknown): Result<Scenario, ConfigProblem> {
  if (typeof code !== "string") return fail({ path: "config.code", problem: "must be a text" });
  const decoded = decodeScenario(code);
  return decoded.ok ? decoded : fail({ path: "config.code", problem: CODE_PROBLEMS(decoded.error) });
}

function readNamed(id: string, code: unknown): Result<Scenario, ConfigProblem> {
  if (code !== "") return fail({ path: "config.code", problem: `belongs to the scenario "${OWN}" only` });
  return ok(scenarioById(id) as Scenario);
}

/** the host enters the crew's six. */
function readHints(scenario: Scenario, hints: unknown, seats: number): Result<readonly number[], ConfigProblem> {
  const wrong = (problem: string): Result<never, ConfigProblem> => fail({ path: "config.hints", problem });
  if (!Array.isArray(hints)) return wrong("must be a list of hint numbers");
  if (hints.length === 0) return ok([]);
  if (scenario.mode !== "chosen") return wrong("can be chosen in professional scenarios only (R-10.5)");
  const isSix = hints.length === 6 && new Set(hints).size === 6;
  if (!isSix || !hints.every((hint) => Number.isInteger(hint) && hint >= 1 && hint <= HINT_COUNT)) {
    return wrong(`must be six different hints from 1 to ${HINT_COUNT}`);
  }
  const forbidden = (hints as number[]).find((hint) => scenario.forbidden.includes(hint));
  if (forbidden !== undefined) return wrong(`must not name hint ${forbidden}, which this scenario forbids (R-10.5)`);
  const barred = seats === 2 ? (hints as number[]).find((hint) => BARRED_FOR_TWO.includes(hint)) : undefined;
  if (barred !== undefined) return wrong(`must not name hint ${barred} with two players (R-9.1)`);
  return ok((hints as number[]).toSorted((a, b) => a - b));
}

const CODE_PROBLEMS = (error: CodeProblem): string =>
  error.id === "scenario" ? describeProblem(error.problem) : `is no scenario: ${CODE_REASONS[error.id]} (R-10.6)`;

const CODE_REASONS: { readonly [id in Exclude<CodeProblem["id"], "scenario">]: string } = {
  empty: "it is empty",
  length: "its length is wrong",
  character: "it has a character that no code has",
  checksum: "a character is wrong or missing",
  version: "it is of an unknown version",
  content: "its content does not fit together",
};

/** The scenario a match is played by. */
export function scenarioOf(config: Config): Scenario {
  if (config.scenario !== OWN) return scenarioById(config.scenario) as Scenario;
  const decoded = decodeScenario(config.code);
  if (!decoded.ok) throw new Error("the configuration was not read by configure");
  return decoded.value;
}

/** the six hints of a table; empty where every boss draws six. */
export function sixOf(config: Config, seats: number): number[] {
  const scenario = scenarioOf(config);
  const six = config.hints.length > 0 ? config.hints : scenario.six;
  const sorted = six.toSorted((a, b) => a - b);
  if (seats > 2 || config.hints.length > 0) return sorted;
  const substitutes = scenario.substitutes.slice();
  return sorted
    .map((hint) => (BARRED_FOR_TWO.includes(hint) ? (substitutes.shift() as number) : hint))
    .sort((a, b) => a - b);
}
