import type { Event, View } from "@safehouse/games/robnrun/board";
import { useRef, useState } from "preact/hooks";
import type { Latest } from "../contract.ts";
import { type News, NO_NEWS, nextNews } from "./logic/news.ts";

export interface KeptNews extends News {
  /** Puts the evaluation aside, or takes it out again. */
  setRead(isRead: boolean): void;
}

export function useNews(latest: Latest<Event>, { table }: View): KeptNews {
  const news = useRef<News>(NO_NEWS);
  const [, redraw] = useState(0);
  if (news.current.key !== latest.key) {
    const answers = table.answered.reduce((sum, each) => sum + each, 0);
    news.current = nextNews(news.current, latest, answers);
  }
  return {
    ...news.current,
    setRead: (isRead) => {
      news.current = { ...news.current, isRead };
      redraw((count) => count + 1);
    },
  };
}
