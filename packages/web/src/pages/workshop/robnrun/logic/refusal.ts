import type { CodeProblem, ScenarioProblem } from "@safehouse/games/robnrun/workshop";
import { type Refusal, refuse } from "@safehouse/kernel";

/** What is wrong with a scenario, as the game's own texts say it. */
export function scenarioRefusal({ rule, id, args }: ScenarioProblem): Refusal {
  return refuse(rule, `scenario.${id}`, args);
}

/** why a code is refused. */
export function codeRefusal(problem: CodeProblem): Refusal {
  return problem.id === "scenario" ? scenarioRefusal(problem.problem) : refuse("R-10.6", `code.${problem.id}`);
}
