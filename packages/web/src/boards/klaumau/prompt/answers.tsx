import type { Move } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
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
        <Answer key={move.do} move={move} />
      ))}
    </div>
  );
}

/** A lit button with the game's own words for the move. */
export function Answer({ move }: { move: Move }): JSX.Element {
  const { say, act, sent } = useTable();
  const { do: what, ...args } = move;
  return (
    <button
      type="button"
      class="ui-button ui-button-lit ui-button-big"
      data-part="answer"
      data-tone="lit"
      data-sent={sent !== null && sent.move.do === what}
      onClick={(event) => act(move, event.currentTarget)}
    >
      <span>{say({ id: `move.${what}`, args })}</span>
    </button>
  );
}
