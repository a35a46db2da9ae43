import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import type { BoardProps, ScreenBoard } from "../contract.ts";
import { Board } from "./board.tsx";
import { LaidTable } from "./context.ts";
import "./layout/screen.css";
import { allRound } from "./logic/seating.ts";
import { Pad } from "./pad.tsx";
import { Seating } from "./seats.tsx";
import { useNews } from "./use-news.ts";
import { useTableState } from "./use-table-state.ts";

/** The wide table, in letters that are read from the sofa, and the score pad beside it. It is wide from 900 points on. */
export const screen: ScreenBoard = {
  Board: Table,
  Side: ScorePad,
  width: 904,
  height: 590,
  beside: 262,
  showsPeople: () => true,
};

function Table(props: BoardProps<View, Move, Event>): JSX.Element {
  return (
    <Seating.Provider value={allRound}>
      <Board {...props} />
    </Seating.Provider>
  );
}

function ScorePad(props: BoardProps<View, Move, Event>): JSX.Element {
  const table = useTableState(props, useNews(props.latest, false), () => {});
  return (
    <LaidTable table={table}>
      <Pad titleId="klau-screen-pad" />
    </LaidTable>
  );
}
