import type { JSX } from "preact";
import sprite from "../../ui/icons.svg?no-inline";

/** A number as somebody wrote it: figures on a sheet are drawn, never set. `hand` chooses between the two ways of writing each. */
export function PencilNumber({ value, hand }: { value: number; hand: number }): JSX.Element {
  const digits = String(value).split("");
  return (
    <span class="klau-pencilled">
      <span class="vh">{value}</span>
      <svg class="klau-pencil" viewBox={`0 0 ${12 * digits.length + 6} 24`} aria-hidden="true">
        {digits.map((digit, i) => (
          // A number's figures have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <svg key={i} x={12 * i - 3} y="0" width="24" height="24" viewBox="0 0 24 24">
            <use href={`${sprite}#p-${digit}${(hand + i) % 2 === 0 ? "" : "b"}`} />
          </svg>
        ))}
      </svg>
    </span>
  );
}
