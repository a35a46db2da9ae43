import type { ScenarioProblem } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { useEditing } from "./context.ts";
import { scenarioRefusal } from "./logic/refusal.ts";
import { Problem } from "./problem.tsx";

/** What is wrong with one part of the scenario, beside that part. */
export function FieldProblems({ fields }: { readonly fields: readonly ScenarioProblem["field"][] }): JSX.Element {
  const { problems, say } = useEditing();
  return (
    <ul class="rnrw-problems">
      {problems
        .filter(({ field }) => fields.includes(field))
        .map((problem) => (
          <li key={problem.field + problem.id}>
            <Icon name="warning" />
            <span>
              <Problem refusal={scenarioRefusal(problem)} say={say} />
            </span>
          </li>
        ))}
    </ul>
  );
}
