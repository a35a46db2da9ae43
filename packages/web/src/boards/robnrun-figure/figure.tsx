import type { Event, Move, Shows, View } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import "../robnrun/inks.css";
import "./figure.css";
import type { FigureProps } from "../figure.ts";
import { TableContext } from "../robnrun/context.ts";
import { NO_NEWS } from "../robnrun/logic/news.ts";
import { Lying } from "../robnrun/middle/lying.tsx";
import { RoadStrip } from "../robnrun/road/road-strip.tsx";
import { Road } from "../robnrun/road/road.tsx";
import { Safes } from "../robnrun/screen/safes.tsx";
import { Station } from "../robnrun/station/station.tsx";
import { useTableState } from "../robnrun/use-table-state.ts";
import { stillProps } from "../still-props.ts";

const ALL_TOLD = { count: 0, isOver: true, skip: () => undefined };

/** Some parts of the table, as they stand there. */
export function Figure(props: FigureProps<View, Shows, Event>): JSX.Element {
  const id = useId();
  const table = useTableState(stillProps<View, Move, Event>(props), NO_NEWS, ALL_TOLD, () => undefined);
  const { shows } = props;
  return (
    <TableContext.Provider value={table}>
      <div class="rob-figure">
        {shows.includes("road") && (
          <div class="rob-figure-road">
            <Road titleId={`${id}-road`} />
            <div class="rob-strips" data-part="strips" data-theme="night">
              <RoadStrip />
            </div>
          </div>
        )}
        {shows.includes("station") && <Station titleId={`${id}-station`} />}
        {shows.includes("safes") && <Safes />}
        {shows.includes("lying") && <Lying />}
      </div>
    </TableContext.Provider>
  );
}
