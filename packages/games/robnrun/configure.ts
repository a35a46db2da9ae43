import {
  type ConfigProblem,
  fail,
  type ListOption,
  type Message,
  ok,
  type Options,
  type OptionsSchema,
  readOptions,
  type Result,
} from "@safehouse/kernel";
import { BARRED_FOR_TWO, HINT_COUNT, HINTS, HINTS_FOR_TWO } from "./content/hints.ts";
import { SCENARIO_IDS, scenarioById } from "./content/scenarios.ts";
import { ALL_DICE } from "./content/station.ts";
import { START_GOLD } from "./content/town.ts";
import { type CodeProblem, decodeScenario, encodeScenario } from "./scenario/code.ts";
import type { Scenario } from "./scenario/scenario.ts";
import { MOST_GOLD, SIX } from "./scenario/validate.ts";
import { LEAST_DICE, varied } from "./scenario/vary.ts";
import { describeProblem } from "./scenario/words.ts";

/** The id under which a scenario of one's own is played. */
export const OWN = "own";

/** How a named scenario is changed; one's own says all of it by its code. Before rules 2 there was none of this. */
export interface Variants {
  /** gold at the start. */
  readonly gold?: number;
  /** how many of the scenario's dice are used. */
  readonly dice?: number;
  /** chance colours the dice and places the informants. */
  readonly randomColours?: boolean;
  /** each boss draws six hints. */
  readonly drawnHints?: boolean;
}

export interface Config extends Variants {
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

/** A code is shorter; spaces around it and hyphens are forgiven. */
const LONGEST_CODE = 100;

const HINT_LIST: ListOption = {
  type: "array",
  items: { type: "integer", minimum: 1, maximum: HINT_COUNT },
  maxItems: SIX,
  uniqueItems: true,
  default: [],
  description: "The crew's six hints where it chooses; none for the suggested six (R-10.5)",
};

/** The options of variants, and the rule that a refusal names. */
const VARIANT_RULES: { readonly [name in keyof Variants]-?: string } = {
  gold: "R-10.4",
  dice: "R-10.4",
  randomColours: "R-10.2",
  drawnHints: "R-10.3",
};
const VARIANTS = Object.keys(VARIANT_RULES) as readonly (keyof Variants)[];

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
    code: {
      type: "string",
      maxLength: LONGEST_CODE,
      default: "",
      description: "The code of a scenario of one's own (R-10.6)",
    },
    hints: HINT_LIST,
    gold: {
      type: "integer",
      minimum: START_GOLD,
      maximum: MOST_GOLD,
      default: START_GOLD,
      description: "Gold at the start; more is easier (R-10.4)",
    },
    dice: {
      type: "integer",
      minimum: LEAST_DICE,
      maximum: ALL_DICE,
      default: ALL_DICE,
      description: "How many of the scenario's dice are used; fewer is easier (R-10.4)",
    },
    randomColours: {
      type: "boolean",
      default: false,
      description: "Variant 1: chance colours the dice and places the informants (R-10.2)",
    },
    drawnHints: { type: "boolean", default: false, description: "Variant 2: each boss draws six hints (R-10.3)" },
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

/** The options of rules 0 and 1: a scenario was played as it was, unless it was one's own. */
export const OPTIONS_BEFORE_VARIANTS: OptionsSchema = {
  ...OPTIONS,
  properties: Object.fromEntries(Object.entries(OPTIONS.properties).filter(([name]) => !isVariant(name))),
};

export function configure(input: unknown, seats: number, schema = OPTIONS): Result<Config, ConfigProblem> {
  const read = readOptions(schema, input);
  if (!read.ok) return fail(withRule(read.error));
  const config = read.value as unknown as Config;
  const isOwn = config.scenario === OWN;
  if (!isOwn && config.code !== "") return problem("code", `belongs to the scenario "${OWN}" only`);
  const varies = VARIANTS.find((name) => config[name] !== schema.properties[name]?.default);
  if (isOwn && varies !== undefined) return notForOwn(varies);
  const scenario = isOwn ? decodeScenario(config.code) : ok(namedScenario(config));
  if (!scenario.ok) return codeProblem(scenario.error);
  const six = readHints(scenario.value, config.hints, seats);
  if (!six.ok) return six;
  return ok({ ...config, code: isOwn ? encodeScenario(scenario.value) : "", hints: six.value });
}

/**
 * `code` is for one's own scenario, variants for the named ones, and `hints` for the permitted ones of a professional scenario
 * (R-10.5).
 */
export function optionsFor(chosen: Options, seats: number, schema = OPTIONS): OptionsSchema {
  const isOwn = chosen["scenario"] === OWN;
  const scenario = isOwn ? decodeScenario(String(chosen["code"])) : ok(scenarioById(String(chosen["scenario"])));
  const choosesHints = scenario.ok && scenario.value?.mode === "chosen" && chosen["drawnHints"] !== true;
  const permitted = choosesHints ? permittedHints(scenario.value, seats) : [];
  const isOffered = (name: string): boolean => {
    if (name === "code") return isOwn;
    return name === "hints" ? permitted.length > 0 : !isOwn || !isVariant(name);
  };
  const offered = Object.entries(schema.properties).filter(([name]) => isOffered(name));
  const hints = { ...HINT_LIST, items: { ...HINT_LIST.items, enum: permitted } };
  return { ...schema, properties: Object.fromEntries(offered.map(([n, each]) => [n, n === "hints" ? hints : each])) };
}

function isVariant(name: string): name is keyof Variants {
  return Object.hasOwn(VARIANT_RULES, name);
}

/** A variant that is set wrongly is refused by its rule. */
function withRule({ path, problem: words, message }: ConfigProblem): ConfigProblem {
  const option = path.replace(/^config\./, "");
  if (!isVariant(option)) return { path, problem: words, ...(message && { message }) };
  const rule = VARIANT_RULES[option];
  const { minimum: least, maximum: most } = { minimum: 0, maximum: 1, ...OPTIONS.properties[option] };
  return { path, problem: `${words} (${rule})`, message: { id: `variant.${option}`, args: { least, most, rule } } };
}

function notForOwn(option: keyof Variants): Result<never, ConfigProblem> {
  const rule = VARIANT_RULES[option];
  const words = `belongs to the named scenarios; the code of the scenario "${OWN}" says it (${rule})`;
  return problem(option, words, { id: "variant.own", args: { rule } });
}

/** */
function permittedHints({ forbidden }: Scenario, seats: number): number[] {
  return (seats === 2 ? HINTS_FOR_TWO : HINTS).filter((hint) => !forbidden.includes(hint));
}

/** the host enters the crew's six. */
function readHints(
  scenario: Scenario,
  hints: readonly number[],
  seats: number,
): Result<readonly number[], ConfigProblem> {
  if (hints.length === 0) return ok([]);
  if (scenario.mode === "drawn") {
    return problem("hints", "cannot be chosen where each boss draws six (R-10.3)", { id: "scenario.no-six" });
  }
  if (scenario.mode !== "chosen") return problem("hints", "can be chosen in professional scenarios only (R-10.5)");
  if (hints.length !== SIX) {
    const message = { id: "scenario.six", args: { count: hints.length } };
    return problem("hints", `must be six different hints from 1 to ${HINT_COUNT}`, message);
  }
  const permitted = permittedHints(scenario, seats);
  const refused = hints.find((hint) => !permitted.includes(hint));
  if (refused === undefined) return ok(hints.toSorted((a, b) => a - b));
  const args = { hint: refused };
  return scenario.forbidden.includes(refused)
    ? problem("hints", `must not name hint ${refused}, which this scenario forbids (R-10.5)`, {
        id: "scenario.forbidden-chosen",
        args,
      })
    : problem("hints", `must not name hint ${refused} with two players (R-9.1)`, {
        id: "scenario.substitute-barred",
        args,
      });
}

function codeProblem(error: CodeProblem): Result<never, ConfigProblem> {
  if (error.id !== "scenario") {
    return problem("code", `is no scenario: ${CODE_REASONS[error.id]} (R-10.6)`, { id: `code.${error.id}` });
  }
  const { id, args } = error.problem;
  return problem("code", describeProblem(error.problem), { id: `scenario.${id}`, ...(args && { args }) });
}

function problem(option: string, words: string, message?: Message): Result<never, ConfigProblem> {
  return fail({ path: `config.${option}`, problem: words, ...(message && { message }) });
}

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
  if (config.scenario !== OWN) return namedScenario(config);
  const decoded = decodeScenario(config.code);
  if (!decoded.ok) throw new Error("the configuration was not read by configure");
  return decoded.value;
}

const namedScenario = (config: Config): Scenario => varied(scenarioById(config.scenario) as Scenario, config);

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
