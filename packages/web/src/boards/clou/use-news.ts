import type { Event } from "@safehouse/games/clou/board";
import { useEffect } from "preact/hooks";
import { useKeptNews } from "../../stage/use-kept-news.ts";
import type { BoardProps, Latest } from "../contract.ts";
import { type News, NO_NEWS, nextNews, soundOf } from "./logic/news.ts";

/** Long enough to find out where somebody has written. */
const FRESH_FOR = 6000;

/** What has just happened, and its sound. */
export function useNews(latest: Latest<Event>, sound: BoardProps["sound"]): News {
  const { news, put } = useKeptNews(latest, NO_NEWS, (before) => nextNews(before, latest));
  useEffect(() => {
    const heard = soundOf(latest.events);
    if (heard !== null) sound(heard);
  }, [latest.key]);
  useEffect(() => {
    if (news.fresh.length === 0) return;
    const timer = setTimeout(() => put({ fresh: [] }), FRESH_FOR);
    return () => clearTimeout(timer);
  }, [news.fresh]);
  return news;
}
