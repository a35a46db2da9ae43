import { countOf, placeOfDay, type Puzzle, puzzleAt, type PuzzleShelf } from "@safehouse/games/puzzles";
import type { Edition } from "@safehouse/kernel";
import { readOwnPuzzles } from "./own-puzzles.ts";

/** Which puzzles of a game one goes through, as the address says: all, those about something, or those from one's own matches. */
export interface Series {
  readonly theme: string | null;
  readonly isOwn: boolean;
  /** Null for the day's, or the first one. */
  readonly place: number | null;
}

export function seriesIn(query: URLSearchParams): Series {
  const wanted = query.get("n");
  const place = wanted === null || !/^\d{1,5}$/.test(wanted) ? null : Math.max(0, Number(wanted) - 1);
  return { theme: query.get("theme"), isOwn: query.get("own") === "1", place };
}

/** The same series at another place, counted from 0. */
export function addressOf(game: string, { theme, isOwn }: Series, place: number): string {
  const query = new URLSearchParams({
    ...(theme !== null && { theme }),
    ...(isOwn && { own: "1" }),
    n: String(place + 1),
  });
  return `/puzzles/${game}?${query}`;
}

/** Some puzzles on paper, beginning with this one. */
export function printAddress(game: string, series: Series, place: number): string {
  return addressOf(game, series, place).replace(`/puzzles/${game}`, `/puzzles/${game}/print`);
}

export function isDaily({ theme, isOwn, place }: Series): boolean {
  return theme === null && !isOwn && place === null;
}

/** The puzzles of a series, each fetched when it is asked for. */
export interface OpenSeries {
  readonly count: number;
  at(place: number): Promise<Puzzle>;
}

export function openSeries(shelf: PuzzleShelf, game: string, edition: Edition, series: Series): OpenSeries {
  if (series.isOwn) {
    const { puzzles } = readOwnPuzzles(game, edition);
    return { count: puzzles.length, at: async (place) => puzzles[place] as Puzzle };
  }
  const places = series.theme === null ? undefined : shelf.themes[series.theme];
  if (places === undefined) return { count: countOf(shelf), at: (place) => puzzleAt(shelf, place) };
  return { count: places.length, at: (place) => puzzleAt(shelf, places[place] ?? 0) };
}

/** Where one begins: at the place of the address, at the day's, or at the first. */
export function firstOf(shelf: PuzzleShelf, { count }: OpenSeries, series: Series, day: string): number {
  if (series.place !== null) return series.place % count;
  return isDaily(series) ? placeOfDay(shelf, day) : 0;
}
