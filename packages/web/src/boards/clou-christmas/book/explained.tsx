import type { Gear } from "@safehouse/games/clou-christmas/board";
import type { ComponentChildren, JSX } from "preact";
import { useDesk } from "../context.ts";
import { lineNeeds, lineWords } from "../gear/place-words.ts";

export interface ExplainedProps {
  readonly gear: Gear;
  readonly children: ComponentChildren;
}

/** The name of a tool or an experience; a press tells in words what its lines ask for and give. */
export function Explained({ gear, children }: ExplainedProps): JSX.Element {
  const desk = useDesk();
  return (
    <details class="xmas-explained" name="xmas-explained">
      <summary>{children}</summary>
      <p>{desk.t.gearHint}</p>
      <ul>
        {gear.lines.map((_, line) => (
          // A line is known by its place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line}>
            {lineNeeds(desk, gear, line)}: {lineWords(desk, gear, line)}
          </li>
        ))}
      </ul>
    </details>
  );
}
