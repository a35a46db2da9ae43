import type { Event } from "@safehouse/games/klaumau/board";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Latest } from "../contract.ts";
import { type News, NO_NEWS, nextNews } from "./logic/news.ts";

/** Long enough to read a hand. */
const SHOWN_FOR = 9000;

export interface KeptNews extends News {
  putAwayShown(): void;
  putAwaySummary(): void;
}

export function useNews(latest: Latest<Event>, isPlaying: boolean): KeptNews {
  const news = useRef<News>(NO_NEWS);
  const [, redraw] = useState(0);
  if (news.current.key !== latest.key) news.current = nextNews(news.current, latest, isPlaying);

  function put(change: Partial<News>): void {
    news.current = { ...news.current, ...change };
    redraw((count) => count + 1);
  }

  const { shown } = news.current;
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => put({ shown: null }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown]);

  return {
    ...news.current,
    putAwayShown: () => put({ shown: null }),
    putAwaySummary: () => put({ summary: null }),
  };
}
