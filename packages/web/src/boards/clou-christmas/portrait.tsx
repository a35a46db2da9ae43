import type { JSX } from "preact";
import "./portrait.css";
import { faceIn } from "../../shelf/face.ts";

/** A thief's photograph; behind bars if that is where they are. Decoration: the name always stands beside it. */
export function Portrait({ thief, isInPrison }: { readonly thief: string; readonly isInPrison: boolean }): JSX.Element {
  const face = faceIn("clou", thief);
  return (
    <span class="xmas-portrait" data-prison={isInPrison} aria-hidden="true">
      <svg viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">
        {face !== null && <use href={face} width="100" height="120" />}
      </svg>
    </span>
  );
}
