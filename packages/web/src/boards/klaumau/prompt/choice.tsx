import type { Move } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { useTable } from "../context.ts";

/** One of two answers of equal weight, with what it leads to. */
export function Choice({ move, title, means }: { move: Move; title: string; means: string }): JSX.Element {
  const { act, sent } = useTable();
  const isSent = sent !== null && sent.move.do === move.do;
  return (
    <button type="button" class="klau-choice" data-sent={isSent} onClick={(event) => act(move, event.currentTarget)}>
      <b>{title}</b>
      <span>{means}</span>
    </button>
  );
}
