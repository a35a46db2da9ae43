import type { Move } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { Answer } from "../../../kit/answer.tsx";
import { useTable } from "../context.ts";

/** Things to press elsewhere, and the answers that are no thing. */
export function Answers({ hint, more }: { hint: string; more?: string }): JSX.Element {
  const { lit } = useTable();
  return (
    <div class="klau-row">
      <p class="klau-hint" data-part="prompt-hint">
        {hint}
        {more !== undefined && <small>{more}</small>}
      </p>
      {lit.answers.map((move) => (
        <LitAnswer key={move.do} move={move} />
      ))}
    </div>
  );
}

/** A lit button with the game's own words for the move. */
export function LitAnswer({ move }: { move: Move }): JSX.Element {
  const { say } = useTable();
  const { do: what, ...args } = move;
  return (
    <Answer move={move} isLit>
      {say({ id: `move.${what}`, args })}
    </Answer>
  );
}
