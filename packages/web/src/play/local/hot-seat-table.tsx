import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import "./hot-seat-table.css";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { TableView, type TableViewProps } from "../table/table-view.tsx";
import { Cover } from "./cover.tsx";
import { HotSeat } from "./hot-seat.ts";
import type { LocalSession } from "./session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface HotSeatTableProps {
  readonly session: LocalSession;
  readonly table: TableViewProps;
}

/** One device for several people. Every change of eyes builds the table anew, so that nothing of the last person's is left in it. */
export function HotSeatTable({ session, table }: HotSeatTableProps): JSX.Element {
  const t = useText({ en, de });
  const hotSeat = useMemo(() => new HotSeat(session), [session]);
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) hotSeat.cover();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      hotSeat.stop();
    };
  }, [hotSeat]);

  const phase = hotSeat.phase.value;
  const next = session.next.value;
  const nameOf = (seat: number): string => session.seats.value[seat]?.name ?? "";
  if (phase.type === "cover") {
    return <Cover key={phase.seat} session={session} hotSeat={hotSeat} seat={phase.seat} onLeave={table.onLeave} />;
  }
  if (phase.type === "hand") {
    const bar = <Bar text={t.done} action={t.handOn} onClick={() => hotSeat.cover()} />;
    return <TableView key={`hand ${phase.seat}`} {...table} {...(phase.isDone && { foot: bar })} />;
  }
  const bar = next !== null && (
    <Bar text={t.isAsked(nameOf(next))} action={t.backToCover(nameOf(next))} onClick={() => hotSeat.showTable(false)} />
  );
  return <TableView key="table" {...table} {...(bar && { foot: bar })} />;
}

interface BarProps {
  readonly text: string;
  readonly action: string;
  readonly onClick: () => void;
}

function Bar({ text, action, onClick }: BarProps): JSX.Element {
  return (
    <div class="hot-seat-bar">
      <p role="status">{text}</p>
      <Button tone="lit" icon="pass-device" onClick={onClick}>
        {action}
      </Button>
    </div>
  );
}
