import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./book.css";
import { Tabs } from "../../../ui/tabs.tsx";
import { useDesk } from "../context.ts";
import { Improvements } from "./improvements.tsx";
import type { PageId } from "./pages.ts";
import { Progress } from "./progress.tsx";
import { Score } from "./score.tsx";
import { Team } from "./team.tsx";

export interface BookProps {
  /** Only one page fits. */
  readonly isNarrow: boolean;
  /** The pages there are; on a desk the first lies open to the left. */
  readonly pages: readonly PageId[];
  readonly current: PageId;
  readonly onTurn: (page: PageId) => void;
  /** How many things are lit on a page. */
  readonly litOn: (page: PageId) => number;
  /** Brings the police report on a heist back. */
  readonly onReport: (heist: number) => void;
}

/** The campaign book: progress to the left, and to the right what is to be done now; where there is room for one page, tabs lead on. */
export function Book({ isNarrow, pages, current, onTurn, litOn, onReport }: BookProps): JSX.Element {
  const { t } = useDesk();
  const words: { readonly [page in PageId]: string } = {
    progress: t.progress,
    improvements: t.improvements,
    team: t.team,
    score: t.ending,
  };
  const tabs = (isNarrow ? pages : pages.slice(1)).map((id) => {
    const lit = litOn(id);
    return { id, label: words[id], ...(lit > 0 && id !== current && { count: lit }) };
  });
  const right =
    tabs.length === 1 ? (
      <Page id={found(pages[1])} {...{ isNarrow, onReport }} />
    ) : (
      <Tabs label={t.book} tabs={tabs} current={current} onChange={onTurn}>
        <Page id={current} {...{ isNarrow, onReport }} />
      </Tabs>
    );
  return (
    <div class="xmas-book" data-narrow={isNarrow}>
      {!isNarrow && <Progress isNarrow={false} onReport={onReport} />}
      <div class="xmas-right">{right}</div>
    </div>
  );
}

type PageProps = { readonly id: PageId } & Pick<BookProps, "isNarrow" | "onReport">;

function Page({ id, isNarrow, onReport }: PageProps): JSX.Element {
  switch (id) {
    case "progress":
      return <Progress isNarrow={isNarrow} onReport={onReport} />;
    case "improvements":
      return <Improvements isNarrow={isNarrow} />;
    case "team":
      return <Team />;
    case "score":
      return <Score />;
  }
}
