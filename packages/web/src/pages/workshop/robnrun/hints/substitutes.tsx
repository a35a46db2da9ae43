import { barredIn, possibleSubstitutes } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { useEditing } from "../context.ts";
import { FieldProblems } from "../field-problems.tsx";
import { setSubstitute } from "../logic/edit.ts";

/** R-3.3: what two players use instead of a hint that is barred for them. */
export function Substitutes(): JSX.Element | null {
  const { scenario, t, say, change } = useEditing();
  const barred = barredIn(scenario.six);
  if (barred.length === 0) return null;
  const name = (hint: number): string => `${hint} ${say({ id: `hint-name.${hint}` })}`;
  const possible = possibleSubstitutes(scenario);
  return (
    <div class="rnrw-substitutes work-select">
      <h3>{t.substitutes}</h3>
      {barred.map((hint, place) => {
        const chosen = scenario.substitutes[place] ?? 0;
        // What is wrong stays to be seen until it is mended.
        const options = possible.includes(chosen) ? possible : [chosen, ...possible];
        return (
          <label key={hint}>
            <span>{t.insteadOf(name(hint))}</span>
            <select
              value={String(chosen)}
              onChange={(event) => change(setSubstitute(scenario, place, Number(event.currentTarget.value)))}
            >
              {options.map((option) => (
                <option key={option} value={String(option)}>
                  {name(option)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <FieldProblems fields={["substitutes"]} />
    </div>
  );
}
