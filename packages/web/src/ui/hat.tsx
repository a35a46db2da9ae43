import type { ComponentChildren, JSX } from "preact";
import "./hat.css";
import { useHats } from "./hats.ts";
import { Icon } from "./icon.tsx";
import { hatOf, seatClass } from "./seats.ts";

export interface HatProps {
  readonly seat: number;
  readonly size?: "small" | "normal" | "big";
  /** A small mark at its foot. */
  readonly children?: ComponentChildren;
}

/** Who sits there, as a hat in its colour. Decoration: a name always stands beside it. */
export function Hat({ seat, size = "normal", children }: HatProps): JSX.Element {
  const hat = useHats()(seat);
  return (
    <span class={`ui-hat ui-hat-${size} ${seatClass(hat)}`} data-part="hat" data-hat={hat} aria-hidden="true">
      <Icon name={hatOf(hat)} />
      {children}
    </span>
  );
}
