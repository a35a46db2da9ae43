import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import "./inks.css";
import { LaidTable, type Table } from "./context.ts";
import { Grain } from "./grain.tsx";
import type { Kit } from "./kit.ts";
import { PLAN, seatOfPaper } from "./papers.ts";
import { Sheet } from "./sheet/sheet.tsx";
import { Stage } from "./stage.tsx";
import { useGlance } from "./use-glance.ts";
import { useKeys } from "./use-keys.ts";
import { LayoutContext, LAYOUTS } from "./use-layouts.ts";
import { usePutDown } from "./use-put-down.ts";
import { useRoom } from "./use-room.ts";
import { Views } from "./views.tsx";
// Last: where the parts go depends on the room there is, and overrules what they are like alone.
import "./layout/frame.css";

export interface FrameProps {
  readonly table: Table;
  /** The tray. */
  readonly children: ComponentChildren;
}

/** The plan in the middle, the own sheet beside it, the others' one press away, and the tray always in reach. */
export function Frame({ table, children }: FrameProps): JSX.Element {
  const board = useRef<HTMLDivElement>(null);
  const room = useRoom(board);
  const isNarrow = room !== "beside" && room !== "upright";
  usePutDown(board, table.putDown);
  useGlance(board, table.glance);
  useKeys(table, board, isNarrow);
  const { kit, shown, news, isMoving, view } = table;
  return (
    <LaidTable table={table}>
      <LayoutContext.Provider value={LAYOUTS[room]}>
        <div
          ref={board}
          class="clou"
          data-narrow={isNarrow}
          data-phone={room === "phone" || room === "sideways" || room === "upright"}
          data-room={room}
          data-shown={shown === PLAN ? "plan" : "sheet"}
          data-moving={isMoving}
          data-alarm={news.hasAlarm && isMoving}
        >
          <Grain />
          <div class="clou-frame">
            <Views isNarrow={isNarrow} />
            {(!isNarrow || shown === PLAN) && <Stage />}
            {(!isNarrow || shown !== PLAN) && <ShownSheet kit={kit} shown={shown} own={view.seat ?? 0} />}
            {children}
          </div>
        </div>
      </LayoutContext.Provider>
    </LaidTable>
  );
}

interface ShownProps {
  readonly kit: Kit;
  readonly shown: string;
  readonly own: number;
}

/** The sheet that was asked for; beside the plan there is always one. */
function ShownSheet({ kit, shown, own }: ShownProps): JSX.Element {
  const further = kit.sheets?.find(({ id }) => id === shown);
  if (further !== undefined) return <further.Sheet />;
  const seat = seatOfPaper(shown) ?? own;
  return <Sheet key={seat} seat={seat} />;
}
