import type { Event, Move, View } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { BoardProps } from "../contract.ts";
import { TableContext } from "./context.ts";
import { Grain } from "./grain.tsx";
import { Sheet } from "./sheet/sheet.tsx";
import { Stage } from "./stage.tsx";
import { useWords, type Words } from "./text/use-words.ts";
import { Tray } from "./tray/tray.tsx";
import { useKeys } from "./use-keys.ts";
import { useNews } from "./use-news.ts";
import { usePutDown } from "./use-put-down.ts";
import { LayoutContext } from "./use-paper-layout.ts";
import { useRoom } from "./use-room.ts";
import { useTableState } from "./use-table-state.ts";
import { Views } from "./views.tsx";
// Last: where the parts go depends on the room there is, and overrules what they are like alone.
import "./layout/frame.css";

/** What one pair of eyes has picked up is not for the next: whoever sits down gets a table of their own. */
export function Board(props: BoardProps<View, Move, Event>): JSX.Element {
  const t = useWords(props.language);
  return t === null ? <></> : <SeenBy key={String(props.viewer)} {...props} t={t} />;
}

/** The plan in the middle, the own sheet beside it, the others' one press away, and the dice tray always in reach. */
function SeenBy(props: BoardProps<View, Move, Event> & { readonly t: Words }): JSX.Element {
  const board = useRef<HTMLDivElement>(null);
  const news = useNews(props.latest, props.sound);
  const table = useTableState(props, props.t, news);
  const room = useRoom(board);
  const isNarrow = room !== "beside";
  usePutDown(board, table.putDown);
  useKeys(table, board, isNarrow);
  const { shown } = table;
  const seat = shown === "plan" ? (props.view.seat ?? 0) : shown;
  return (
    <TableContext.Provider value={table}>
      <LayoutContext.Provider value={room === "phone" ? "tall" : "wide"}>
        <div
          ref={board}
          class="clou"
          data-narrow={isNarrow}
          data-phone={room === "phone"}
          data-shown={shown === "plan" ? "plan" : "sheet"}
          data-moving={props.isMoving}
          data-alarm={news.hasAlarm && props.isMoving}
        >
          <Grain />
          <div class="clou-frame">
            <Views isNarrow={isNarrow} />
            {(!isNarrow || shown === "plan") && <Stage />}
            {(!isNarrow || shown !== "plan") && <Sheet key={seat} seat={seat} />}
            <Tray />
          </div>
        </div>
      </LayoutContext.Provider>
    </TableContext.Provider>
  );
}
