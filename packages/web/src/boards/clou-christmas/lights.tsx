import type { JSX } from "preact";
import "./lights.css";

const BULBS = 19;
const EVERY = 76;
const COLOURS = ["var(--xmas-bulb-1)", "var(--xmas-bulb-2)", "var(--xmas-bulb-3)", "var(--xmas-bulb-4)"];

/** A chain of fairy lights over the table. Decoration. */
export function Lights(): JSX.Element {
  const width = BULBS * EVERY;
  const cord = `q${EVERY / 2} 22 ${EVERY} 0`.repeat(BULBS);
  return (
    <svg class="xmas-lights" viewBox={`0 0 ${width} 44`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={`M0 2${cord}`} fill="none" stroke="var(--xmas-cord)" stroke-width="2.5" />
      {Array.from({ length: BULBS }, (_, i) => (
        <g
          key={i}
          class="xmas-bulb"
          style={{ "--i": i, color: COLOURS[i % COLOURS.length] }}
          transform={`translate(${EVERY * (i + 0.5)} 13)`}
        >
          <circle r="20" cy="12" fill="currentcolor" opacity="0.22" />
          <rect x="-4" y="-1" width="8" height="6" rx="1.5" fill="var(--xmas-bars)" />
          <path d="M-5 5h10c1 6-2 13-5 15-3-2-6-9-5-15z" fill="currentcolor" />
          <path d="M-2.500 8c-.5 3 0 5 1 7" fill="none" stroke="var(--white)" stroke-width="1.4" opacity="0.7" />
        </g>
      ))}
    </svg>
  );
}
