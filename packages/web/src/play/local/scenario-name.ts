import { type GameMeta, isObject } from "@safehouse/kernel";
import type { ScenarioName } from "./kept.ts";

/** For the summary of a match; nothing for a game without scenarios, and for one that somebody made themselves. */
export function scenarioName({ scenarios }: GameMeta, config: unknown): { readonly scenario?: ScenarioName } {
  const id = isObject(config) ? config["scenario"] : null;
  const found = scenarios.find((scenario) => scenario.id === id);
  return found === undefined ? {} : { scenario: found.name };
}
