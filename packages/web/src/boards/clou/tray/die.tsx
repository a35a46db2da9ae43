import type { JSX } from "preact";

const LOW = 6.6;
const MID = 12;
const HIGH = 17.4;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
];

/** One face of a die, dots and all; decoration beside words that say the same. */
export function DieFace({ face }: { readonly face: number }): JSX.Element {
  return (
    <svg class="clou-die-face" viewBox="0 0 24 24" aria-hidden="true">
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  );
}
