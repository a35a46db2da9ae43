import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import type { BoardProps, ScreenBoard } from "../contract.ts";
import { Board } from "./board.tsx";
import { LaidTable } from "./context.ts";
import "./layout/screen.css";
import { Pad } from "./pad.tsx";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";

/** The wide table, in letters that are read from the sofa, and the score pad beside it. */
export const screen: ScreenBoard = {
  Board,
  Side: ScorePad,
  width: 890,
  height: 562,
  beside: 262,
  showsPeople: () => true,
};

function ScorePad(props: BoardProps<View, Move, Event>): JSX.Element {
  const table = useTableState(props, useNews(props.latest, false), () => {});
  return (
    <LaidTable table={table}>
      <Pad titleId="klau-screen-pad" />
    </LaidTable>
  );
}
