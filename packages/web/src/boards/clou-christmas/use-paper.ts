import { useState } from "preact/hooks";
import { useDesk } from "./context.ts";
import { type Paper, paperOn, reportKey } from "./logic/papers.ts";

/** Reports put away on this page, and by whom: a device that goes round makes the board anew with every pair of eyes. */
const readReports = new Set<string>();

export interface OnTop {
  readonly paper: Paper | null;
  putAway(): void;
  /** Brings the police report back. */
  show(): void;
}

/** What lies on top of the book for this pair of eyes. In a replay nothing waits to be put away. */
export function usePaper(): OnTop {
  const { view, isReplay, latest } = useDesk();
  const { campaign, seat } = view;
  const [hasReadStory, readStory] = useState(false);
  const [isWanted, want] = useState(false);
  const due = paperOn(campaign, seat);
  const key = reportKey(campaign, seat);
  const isRead = due === "story" ? hasReadStory : readReports.has(key);
  const isNew = isReplay ? latest.events.some(({ type }) => type === "report") : !isRead;
  return {
    paper: isWanted ? "report" : isNew ? due : null,
    putAway() {
      if (due === "report") readReports.add(key);
      readStory(true);
      want(false);
    },
    show: () => want(true),
  };
}
