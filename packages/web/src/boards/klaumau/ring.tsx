import type { JSX } from "preact";
import { useTable } from "./context.ts";
import { hasTurned } from "./logic/marks.ts";

/** Which way play goes round, drawn; the words beside the piles say the same. */
export function Ring(): JSX.Element {
  const { view } = useTable();
  return (
    <svg
      class="klau-ring"
      viewBox="0 0 720 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-back={view.table.direction !== 1}
    >
      <ellipse cx="360" cy="150" rx="345" ry="138" />
    </svg>
  );
}

const ARROWS = ["top", "right", "bottom", "left"] as const;

/** Kept apart from the ring: that is stretched with the table, and arrows should not be. */
export function RingArrows(): JSX.Element {
  const { view, latest } = useTable();
  return (
    <span
      class="klau-arrows"
      aria-hidden="true"
      data-back={view.table.direction !== 1}
      data-turned={hasTurned(latest.events)}
    >
      {ARROWS.map((side) => (
        <i key={side} data-side={side} />
      ))}
    </span>
  );
}
