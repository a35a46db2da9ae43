import { useRef, useState } from "preact/hooks";
import type { Latest } from "../boards/contract.ts";

export interface Kept<News> {
  readonly news: News;
  put(change: Partial<News>): void;
}

/** What a board keeps of what has happened, worked out once for everything that is shown. It goes with the board, which is one viewer's. */
export function useKeptNews<News extends object>(latest: Latest, none: News, next: (before: News) => News): Kept<News> {
  const kept = useRef({ key: Number.NaN, news: none });
  const [, redraw] = useState(0);
  if (kept.current.key !== latest.key) kept.current = { key: latest.key, news: next(kept.current.news) };
  return {
    news: kept.current.news,
    put(change) {
      kept.current = { ...kept.current, news: { ...kept.current.news, ...change } };
      redraw((count) => count + 1);
    },
  };
}
