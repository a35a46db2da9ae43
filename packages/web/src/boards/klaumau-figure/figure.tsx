import { type Event, type Move, NAMES, type Shows, type View } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "../klaumau/inks.css";
import "./figure.css";
import type { FigureProps } from "../figure.ts";
import { Bubble } from "../klaumau/bubble.tsx";
import { LaidTable } from "../klaumau/context.ts";
import { speaker } from "../klaumau/logic/table-talk.ts";
import { Piles } from "../klaumau/piles.tsx";
import { OpenCards } from "../klaumau/reveal.tsx";
import { useTableState } from "../klaumau/use-table-state.ts";
import { stillProps } from "../still-props.ts";

/** The piles, and one player's hand below them. */
export function Figure(props: FigureProps<View, Shows, Event>): JSX.Element {
  const table = useTableState(stillProps<View, Move, Event>(props), { told: props.events, final: [] }, () => undefined);
  const { view, shows, people } = props;
  return (
    <LaidTable table={table}>
      <div class="klau-figure">
        <Piles />
        <div class="klau-figure-hand">
          <b>{people[shows.hand]}</b>
          <OpenCards cards={view.hand.map((face) => found(NAMES[face]))} label="" />
          {speaker(view) === shows.hand && <Bubble points="left" />}
        </div>
      </div>
    </LaidTable>
  );
}
