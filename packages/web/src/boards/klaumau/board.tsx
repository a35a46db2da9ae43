import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./inks.css";
import { later, useSoon } from "../../ui/later.tsx";
import type { BoardProps } from "../contract.ts";
import { Bubble } from "./bubble.tsx";
import { LaidTable } from "./context.ts";
import { Hand } from "./hand.tsx";
import { speaker } from "./logic/table-talk.ts";
import { Acts, Me } from "./me.tsx";
import { Pad, PadButton } from "./pad.tsx";
import { Piles } from "./piles.tsx";
import { Prompt } from "./prompt/prompt.tsx";
import { Ring, RingArrows } from "./ring.tsx";
import { RoundOver, Summary } from "./round-over.tsx";
import { Seats } from "./seats.tsx";
import { Sky } from "./sky.tsx";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";
// Last: where the parts go depends on the room there is, and overrules what they are like alone.
import "./layout/frame.css";
import "./layout/narrow.css";
import "./layout/wide.css";
import "./layout/large.css";
import "./layout/wide-own.css";
import "./layout/wide-low.css";
import "./layout/sideways.css";
import "./layout/cramped.css";

/** Nobody has anything to show before somebody doubts. */
const Reveal = later(async () => (await import("./reveal.tsx")).Reveal);

/** The card table: others above, piles in the middle, the question and the own hand below. */
export function Board(props: BoardProps<View, Move, Event>): JSX.Element {
  const { view, latest } = props;
  useSoon(Reveal, Summary);
  const board = useRef<HTMLDivElement>(null);
  const pressed = useRef<DOMRect>(null);
  const news = useNews(latest, view.seat !== null && !props.isReplay);
  const table = useTableState(props, news, (near) => {
    pressed.current = near.querySelector(".kit-hand-face")?.getBoundingClientRect() ?? null;
    news.putAwaySummary();
  });
  const isPicking = table.lit.shown.size > 0;
  const isChoosingSeat = table.lit.seats.size > 0;
  return (
    <LaidTable table={table}>
      <div ref={board} class="klau" data-watching={view.seat === null}>
        <div class="klau-frame">
          <div class="klau-table">
            <Ring />
            <RingArrows />
            <Seats />
            <Piles />
            {view.seat !== null && speaker(view) === view.seat && <Bubble points="down" />}
            {news.summary !== null && table.question === null && view.table.stage !== "over" && (
              <RoundOver summary={news.summary} onClose={news.putAwaySummary} />
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
        <Sky board={board} pressed={pressed} />
      </div>
    </LaidTable>
  );
}
