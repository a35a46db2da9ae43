import { useEffect, useState } from "preact/hooks";
import { useDesk } from "./context.ts";
import { isReportDue, ReadReports } from "./logic/papers.ts";

/** Reports put away on this page, and by whom: a device that goes round makes the board anew with every pair of eyes. */
const readReports = new ReadReports();

interface OnTop {
  /** The report on the heist of this index. */
  readonly paper: number | null;
  putAway(): void;
  /** Brings a police report back. */
  show(report: number): void;
}

/** What lies on top of the book for this pair of eyes. In a replay nothing waits to be put away. */
export function usePaper(): OnTop {
  const { view, isReplay, latest } = useDesk();
  const { campaign, seat } = view;
  const [wanted, want] = useState<number | null>(null);
  const [, redraw] = useState(0);
  const isDue = isReportDue(campaign);
  useEffect(() => readReports.look(campaign), [campaign]);
  const isNew = isReplay ? latest.events.some(({ type }) => type === "report") : !readReports.has(campaign, seat);
  return {
    paper: wanted ?? (isDue && isNew ? campaign.reports.length - 1 : null),
    putAway() {
      if (isDue) readReports.add(campaign, seat);
      want(null);
      redraw((count) => count + 1);
    },
    show: want,
  };
}
