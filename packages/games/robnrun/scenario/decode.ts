import { fail, type Result } from "@safehouse/kernel";
import { encodeScenario, type LetterProblem, lettersOf, openScenario } from "./code.ts";
import type { Scenario } from "./scenario.ts";
import { readScenario, type ScenarioProblem } from "./validate.ts";

/** Why a code is no scenario: its letters are none, or it holds one that breaks a rule. */
export type CodeProblem = LetterProblem | { readonly id: "scenario"; readonly problem: ScenarioProblem };

/** Strict: a code that means a scenario but is not written the one right way is refused, too. Case and hyphens are forgiven. */
export function decodeScenario(code: string): Result<Scenario, CodeProblem> {
  const opened = openScenario(code);
  if (!opened.ok) return opened;
  const read = readScenario(opened.value);
  if (!read.ok) return fail({ id: "scenario", problem: read.error });
  return lettersOf(encodeScenario(read.value)) === lettersOf(code) ? read : fail({ id: "content" });
}
