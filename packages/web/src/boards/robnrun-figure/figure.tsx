import type { Event, Move, Shows, View } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import "../robnrun/inks.css";
import "./figure.css";
import type { FigureProps } from "../figure.ts";
import { LaidTable, type Words } from "../robnrun/context.ts";
import { NO_NEWS } from "../robnrun/logic/news.ts";
import { Lying } from "../robnrun/middle/lying.tsx";
import { RoadStrip } from "../robnrun/road/road-strip.tsx";
import { Road } from "../robnrun/road/road.tsx";
import { Safes } from "../robnrun/screen/safes.tsx";
import { Station } from "../robnrun/station/station.tsx";
import { useWords } from "../robnrun/text/use-words.ts";
import { useTableState } from "../robnrun/use-table-state.ts";
import { stillProps } from "../still-props.ts";

/** Some parts of the table, as they stand there. */
export function Figure(props: FigureProps<View, Shows, Event>): JSX.Element {
  const t = useWords(props.language);
  return t === null ? <></> : <Parts {...props} t={t} />;
}

function Parts({ t, ...props }: FigureProps<View, Shows, Event> & { readonly t: Words }): JSX.Element {
  const id = useId();
  const table = useTableState(stillProps<View, Move, Event>(props), t, NO_NEWS, () => undefined);
  const { shows } = props;
  return (
    <LaidTable table={table}>
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
    </LaidTable>
  );
}
