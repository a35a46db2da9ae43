import { type Gear, gearCell } from "@safehouse/games/clou-christmas/board";
import type { ComponentChildren, JSX } from "preact";
import "./gear.css";
import { Gifts } from "./gifts.tsx";

/** A place to be filled: a circle with its number, or a circle box with its condition. */
export interface Place {
  readonly name: string;
  readonly shape: "circle" | "box";
  /** The printed number or condition; empty for none. */
  readonly print: string;
}

export interface GearLinesProps {
  readonly gear: Gear;
  readonly label: (line: number) => string;
  readonly children: (place: Place) => ComponentChildren;
}

/** The lines of an experience or a tool: places in a row, and what the whole row gives. */
export function GearLines({ gear, label, children }: GearLinesProps): JSX.Element {
  return (
    <span class="xmas-lines">
      {gear.lines.map((line, i) => {
        const shape = "circles" in line ? "circle" : "box";
        const prints = "circles" in line ? line.circles.map(String) : line.boxes;
        return (
          // A line is known by its place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} class="xmas-line" role="group" aria-label={label(i)}>
            {prints.map((print, k) => children({ name: gearCell(gear.id, i, k), shape, print }))}
            <Gifts gives={line.gives} />
          </span>
        );
      })}
    </span>
  );
}
