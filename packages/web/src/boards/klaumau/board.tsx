import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./inks.css";
import type { BoardProps } from "../contract.ts";
import { Bubble } from "./bubble.tsx";
import { TableContext } from "./context.ts";
import { Hand } from "./hand.tsx";
import { speaker } from "./logic/table-talk.ts";
import { Acts, Me } from "./me.tsx";
import { Pad, PadButton } from "./pad.tsx";
import { Piles } from "./piles.tsx";
import { Prompt } from "./prompt/prompt.tsx";
import { Reveal } from "./reveal.tsx";
import { Ring, RingArrows } from "./ring.tsx";
import { Seats } from "./seats.tsx";
import { Sky } from "./sky.tsx";
import { Summary } from "./summary.tsx";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";
// Last: where the parts go depends on the room there is, and overrules what they are like alone.
import "./layout/frame.css";
import "./layout/narrow.css";
import "./layout/wide.css";
import "./layout/wide-own.css";
import "./layout/wide-low.css";
import "./layout/sideways.css";
import "./layout/cramped.css";

/** What one pair of eyes has seen lately is not for the next: whoever sits down gets a table of their own. */
export function Board(props: BoardProps<View, Move, Event>): JSX.Element {
  return <SeenBy key={String(props.viewer)} {...props} />;
}

/** The card table: others above, piles in the middle, the question and the own hand below. */
function SeenBy(props: BoardProps<View, Move, Event>): JSX.Element {
  const { view, latest } = props;
  const pressed = useRef<DOMRect>(null);
  const news = useNews(latest, view.seat !== null && !props.isReplay);
  const table = useTableState(props, news.told, (near) => {
    pressed.current = near.querySelector(".klau-hand-face")?.getBoundingClientRect() ?? null;
    news.putAwaySummary();
  });
  const isPicking = table.lit.shown.size > 0;
  const isChoosingSeat = table.lit.seats.size > 0;
  return (
    <TableContext.Provider value={table}>
      <div class="klau" data-watching={view.seat === null}>
        <div class="klau-frame">
          <div class="klau-table">
            <Ring />
            <RingArrows />
            <Seats />
            <Piles />
            {view.seat !== null && speaker(view) === view.seat && <Bubble points="down" />}
            {news.summary !== null && !isChoosingSeat && (
              <Summary summary={news.summary} onClose={news.putAwaySummary} />
            )}
          </div>
          <Prompt />
          {news.shown !== null && !isPicking && !isChoosingSeat && (
            <Reveal shown={news.shown} onClose={news.putAwayShown} />
          )}
          <div class="klau-strip">
            {view.seat !== null && <Me seat={view.seat} />}
            <PadButton />
            {view.seat !== null && <Acts />}
          </div>
          {view.seat !== null && <Hand />}
          <div class="klau-pad-place">
            <Pad titleId="klau-pad-title" />
          </div>
        </div>
        <Sky pressed={pressed} />
      </div>
    </TableContext.Provider>
  );
}
