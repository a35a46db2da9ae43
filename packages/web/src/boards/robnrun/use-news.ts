import type { Event, View } from "@safehouse/games/robnrun/board";
import { useKeptNews } from "../../stage/use-kept-news.ts";
import type { Latest } from "../contract.ts";
import { type News, NO_NEWS, nextNews } from "./logic/news.ts";

export interface KeptNews extends News {
  /** Puts the evaluation aside, or takes it out again. */
  setRead(isRead: boolean): void;
}

export function useNews(latest: Latest<Event>, { table }: View): KeptNews {
  const { news, put } = useKeptNews(latest, NO_NEWS, (before) => {
    const answers = table.answered.reduce((sum, each) => sum + each, 0);
    return nextNews(before, latest, answers);
  });
  return { ...news, setRead: (isRead) => put({ isRead }) };
}
