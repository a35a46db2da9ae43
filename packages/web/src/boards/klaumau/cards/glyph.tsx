import type { JSX } from "preact";
import { iconHref } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";

/** An icon inside a drawing, in the drawing's own units. */
export function Glyph({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }): JSX.Element {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      <use href={iconHref(name)} />
    </svg>
  );
}
