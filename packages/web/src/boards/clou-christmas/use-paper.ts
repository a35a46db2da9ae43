import { useEffect, useState } from "preact/hooks";
import { useDesk } from "./context.ts";
import { paperOn, ReadReports } from "./logic/papers.ts";

/** Reports put away on this page, and by whom: a device that goes round makes the board anew with every pair of eyes. */
const readReports = new ReadReports();

interface OnTop {
  /** The story, or the report on the heist of this index. */
  readonly paper: "story" | number | null;
  putAway(): void;
  /** Brings a police report back. */
  show(report: number): void;
}

/** What lies on top of the book for this pair of eyes. In a replay nothing waits to be put away. */
export function usePaper(): OnTop {
  const { view, isReplay, latest } = useDesk();
  const { campaign, seat } = view;
  const [hasReadStory, readStory] = useState(false);
  const [wanted, want] = useState<number | null>(null);
  const due = paperOn(campaign, seat);
  useEffect(() => readReports.look(campaign), [campaign]);
  const isRead = due === "story" ? hasReadStory : readReports.has(campaign, seat);
  const isNew = isReplay ? latest.events.some(({ type }) => type === "report") : !isRead;
  const fresh = isNew ? (due === "report" ? campaign.reports.length - 1 : due) : null;
  return {
    paper: wanted ?? fresh,
    putAway() {
      if (due === "report") readReports.add(campaign, seat);
      readStory(true);
      want(null);
    },
    show: want,
  };
}
