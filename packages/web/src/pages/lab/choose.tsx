import type { LabSample } from "@safehouse/games/lab";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Choice } from "../../ui/choice.tsx";
import { type Axis, axesOf, type Chosen } from "./logic/axes.ts";
import type { LabWords } from "./words.ts";

/** Which of the samples are looked at: one value of each of these axes, the first of them until somebody chooses. */
export function useChosen(
  samples: readonly LabSample[],
  axes: readonly Axis[],
  words: LabWords,
  begin: Chosen = {},
): { readonly chosen: Chosen; readonly choices: JSX.Element } {
  const [picked, setPicked] = useState<Chosen>(begin);
  const shown = axesOf(samples).filter(({ axis }) => axes.includes(axis));
  const chosen = Object.fromEntries(
    shown.map(({ axis, values }) => {
      const own = picked[axis];
      return [axis, own !== undefined && values.includes(own) ? own : values[0]];
    }),
  ) as Chosen;
  return {
    chosen,
    choices: (
      <div class="lab-choices">
        {shown.map(({ axis, values }) => (
          <Choice
            key={axis}
            label={words.t[`axis-${axis}`]}
            layout="row"
            options={values.map((value) => ({ value, label: words.value(axis, value) }))}
            value={chosen[axis] ?? ""}
            onChange={(value) => setPicked((old) => ({ ...old, [axis]: value }))}
          />
        ))}
      </div>
    ),
  };
}
