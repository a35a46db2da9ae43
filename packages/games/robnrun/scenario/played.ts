import { BARRED_FOR_TWO } from "../content/hints.ts";
import { scenarioById } from "../content/scenarios.ts";
import { type Config, OWN } from "../options.ts";
import { openScenario } from "./code.ts";
import type { Scenario } from "./scenario.ts";
import { varied } from "./vary.ts";

/** The scenario a match is played by; `configure` has judged it when the table was set. */
export function scenarioOf(config: Config): Scenario {
  if (config.scenario !== OWN) return namedScenario(config);
  const opened = openScenario(config.code);
  if (!opened.ok) throw new Error("the configuration was not read by configure");
  return opened.value;
}

export const namedScenario = (config: Config): Scenario => varied(scenarioById(config.scenario) as Scenario, config);

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
