import {
  type ConfigProblem,
  fail,
  type Message,
  ok,
  type Options,
  type OptionsSchema,
  readOptions,
  type Result,
} from "@safehouse/kernel";
import { HINT_COUNT, HINTS, HINTS_FOR_TWO } from "./content/hints.ts";
import { scenarioById } from "./content/scenarios.ts";
import { type Config, HINT_LIST, isVariant, OPTIONS, OWN, VARIANT_RULES, VARIANTS, type Variants } from "./options.ts";
import { encodeScenario } from "./scenario/code.ts";
import { type CodeProblem, decodeScenario } from "./scenario/decode.ts";
import { namedScenario } from "./scenario/played.ts";
import { type Scenario, SIX } from "./scenario/scenario.ts";
import { describeProblem } from "./scenario/words.ts";

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
