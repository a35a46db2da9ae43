import type { JSX } from "preact";
import { PencilNumber } from "../../clou/score/pencil-number.tsx";
import { Cross, handOf } from "../mark.tsx";
import type { Place } from "./gear-lines.tsx";

export interface CellFaceProps {
  readonly place: Place;
  /** Written into a circle box; 0 for nothing. */
  readonly number: number;
  readonly isCrossed: boolean;
  /** Only aimed at. */
  readonly isSoft?: boolean;
}

/** What is printed and written at a place. Decoration: the place says it in words. */
export function CellFace({ place, number, isCrossed, isSoft = false }: CellFaceProps): JSX.Element {
  const { shape, print, name } = place;
  const hand = handOf(name);
  return (
    <span class="xmas-face" data-shape={shape} data-soft={isSoft} aria-hidden="true">
      {shape === "box" && print !== "" && number === 0 && <i class="num">{print}</i>}
      {shape === "box" ? (
        <span class="xmas-ring">{number > 0 && <PencilNumber value={number} hand={hand} />}</span>
      ) : (
        <b class="num">{print}</b>
      )}
      {isCrossed && <Cross hand={hand} isSoft={isSoft} />}
    </span>
  );
}
