import type { Event } from "@safehouse/games/clou/board";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Latest } from "../contract.ts";
import { type News, NO_NEWS, nextNews, soundOf } from "./logic/news.ts";

/** Long enough to find out where somebody has written. */
const FRESH_FOR = 6000;

/** What has just happened, and its sound. */
export function useNews(latest: Latest<Event>, sound: BoardProps["sound"]): News {
  const news = useRef<News>(NO_NEWS);
  const [, redraw] = useState(0);
  if (news.current.key !== latest.key) news.current = nextNews(news.current, latest);
  useEffect(() => {
    const heard = soundOf(latest.events);
    if (heard !== null) sound(heard);
  }, [latest.key]);
  const { fresh } = news.current;
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(() => {
      news.current = { ...news.current, fresh: [] };
      redraw((count) => count + 1);
    }, FRESH_FOR);
    return () => clearTimeout(timer);
  }, [fresh]);
  return news.current;
}
