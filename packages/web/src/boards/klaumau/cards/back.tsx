import { backOf } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { Glyph } from "./glyph.tsx";

/** A large back, with the keyhole wallpaper. */
export function CardBack(): JSX.Element {
  const { view } = useTable();
  return (
    <svg class="klau-card-back" viewBox="0 0 100 140" aria-hidden="true" data-back={backOf(view.table.seats)}>
      <defs>
        <pattern id="klau-wallpaper" x="12" y="13" width="15.3" height="16.4" patternUnits="userSpaceOnUse">
          <Glyph name="keyhole" x={2} y={2.5} size={11} />
        </pattern>
      </defs>
      <rect class="klau-paper" width="100" height="140" rx="9" />
      <rect class="klau-back-ground" x="4" y="4" width="92" height="132" rx="6.500" />
      <rect class="klau-back-paper" x="12" y="13" width="76" height="114" />
      <rect class="klau-back-rim" x="9" y="9" width="82" height="122" rx="3.500" />
      <circle class="klau-back-badge" cx="50" cy="70" r="17" />
      <g class="klau-back-crook">
        <Glyph name="crook" x={38} y={58} size={24} />
      </g>
    </svg>
  );
}

/** A small back among many: plain boxes, because eight hands of them are drawn at every step. */
export function SmallBack(): JSX.Element {
  const { view } = useTable();
  return <span class="klau-small-back" data-back={backOf(view.table.seats)} />;
}
