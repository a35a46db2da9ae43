import type { JSX } from "preact";
import sprite from "../../../ui/icons.svg?no-inline";
import { signed } from "../../../text/signed.ts";

/** A number as somebody wrote it: figures are drawn, never set. `hand` chooses between the two ways of writing each. */
export function PencilNumber({ value, hand }: { readonly value: number; readonly hand: number }): JSX.Element {
  const digits = String(Math.abs(value)).split("");
  const minus = value < 0 ? 12 : 0;
  return (
    <span class="clou-pencilled">
      <span class="vh">{signed(value)}</span>
      <svg viewBox={`0 0 ${minus + 12 * digits.length + 6} 24`} aria-hidden="true">
        {value < 0 && <path d="M2 12.6c3-.5 6-.6 9-.3" />}
        {digits.map((digit, i) => (
          // A number's figures have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <svg key={i} x={minus + 12 * i - 3} y="0" width="24" height="24" viewBox="0 0 24 24">
            <use href={`${sprite}#p-${digit}${(hand + i) % 2 === 0 ? "" : "b"}`} />
          </svg>
        ))}
      </svg>
    </span>
  );
}
