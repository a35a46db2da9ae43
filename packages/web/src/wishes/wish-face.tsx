import type { JSX } from "preact";
import "./wishes.css";
import { faceIn } from "../shelf/face.ts";
import { Icon } from "../ui/icon.tsx";

/** The portrait of whom somebody wishes to be, or an empty frame. Decoration: a name always stands beside it. */
export function WishFace({ game, choice }: { readonly game: string; readonly choice: string | null }): JSX.Element {
  const face = choice === null ? null : faceIn(game, choice);
  return (
    <span class="wish-face" data-empty={face === null} aria-hidden="true">
      {face === null ? (
        <Icon name="person" />
      ) : (
        <svg viewBox="0 0 100 120">
          <use href={face} />
        </svg>
      )}
    </span>
  );
}
