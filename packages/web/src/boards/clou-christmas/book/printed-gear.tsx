import type { Gear } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { useDesk } from "../context.ts";
import { CellFace } from "../gear/cell-face.tsx";
import { GearLines } from "../gear/gear-lines.tsx";
import { lineWords, placeWords } from "../gear/place-words.ts";

/** Experience or a tool as it stands in the book: to be read, not pressed. */
export function PrintedGear({ gear }: { readonly gear: Gear }): JSX.Element {
  const desk = useDesk();
  const { cells } = desk.view.campaign;
  return (
    <GearLines gear={gear} label={(line) => lineWords(desk, gear, line)}>
      {(place) => {
        const held = cells[place.name] ?? 0;
        const isCrossed = place.shape === "circle" ? held !== 0 : held < 0;
        const number = place.shape === "box" ? Math.abs(held) : 0;
        return (
          <span key={place.name} role="img" aria-label={placeWords(desk, place, number, isCrossed)}>
            <CellFace place={place} number={number} isCrossed={isCrossed} />
          </span>
        );
      }}
    </GearLines>
  );
}
