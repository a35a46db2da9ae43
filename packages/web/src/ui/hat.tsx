import type { JSX } from "preact";
import "./hat.css";
import { useHats } from "./hats.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { hatOf, seatClass } from "./seats.ts";

export interface HatProps {
  readonly seat: number;
  readonly size?: "small" | "normal" | "big";
  /** A small sign at its foot. */
  readonly mark?: IconName | null;
  /** The lamp is on whoever is waited for. */
  readonly isTurn?: boolean;
}

/** Who sits there, as a hat in its colour. Decoration: a name always stands beside it. */
export function Hat({ seat, size = "normal", mark = null, isTurn = false }: HatProps): JSX.Element {
  const hat = useHats()(seat);
  return (
    <span
      class={`ui-hat ui-hat-${size} ${seatClass(hat)}`}
      data-part="hat"
      data-hat={hat}
      data-turn={isTurn}
      aria-hidden="true"
    >
      <Icon name={hatOf(hat)} />
      {mark !== null && (
        <span class="ui-hat-mark">
          <Icon name={mark} />
        </span>
      )}
    </span>
  );
}
