import type { Event } from "@safehouse/games/klaumau/board";
import { useEffect } from "preact/hooks";
import { useKeptNews } from "../../stage/use-kept-news.ts";
import type { Latest } from "../contract.ts";
import { type News, NO_NEWS, nextNews } from "./logic/news.ts";

/** Long enough to read a hand. */
const SHOWN_FOR = 9000;

export interface KeptNews extends News {
  putAwayShown(): void;
  putAwaySummary(): void;
}

export function useNews(latest: Latest<Event>, isPlaying: boolean): KeptNews {
  const { news, put } = useKeptNews(latest, NO_NEWS, (before) => nextNews(before, latest, isPlaying));
  useEffect(() => {
    if (news.shown === null) return;
    const timer = setTimeout(() => put({ shown: null }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [news.shown]);
  return {
    ...news,
    putAwayShown: () => put({ shown: null }),
    putAwaySummary: () => put({ summary: null }),
  };
}
