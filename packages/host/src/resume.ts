import {
  type AnyGame,
  type Bookmark,
  bookmarkOf,
  type Entry,
  openAtBookmark,
  publishedCount,
  replayOnto,
  type ReplayProblem,
  startTimeline,
  type Timeline,
} from "@safehouse/kernel";

export interface Past {
  readonly timeline: Timeline;
  /** After each entry, how many of them the table could know of. */
  readonly published: number[];
}

/** A past without its log, as plain JSON. Whoever keeps it sees to it that it comes back as it was. */
export interface PastBookmark extends Bookmark {
  readonly published: readonly number[];
}

/**
 * The match that a journal's entries lead to, from the bookmark on if there is one. Throws if they do not hold together: then the
 * journal is damaged.
 */
export function resumeJournal(
  game: AnyGame,
  config: unknown,
  seats: number,
  entries: readonly Entry[],
  bookmark: PastBookmark | null,
): Past {
  const timeline =
    bookmark === null ? startTimeline(game, config, seats) : openAtBookmark(game, config, seats, entries, bookmark);
  const published = [...(bookmark?.published ?? [])];
  const rest = entries.slice(timeline.entries.length);
  const replayed = replayOnto(timeline, rest, () => published.push(publishedCount(timeline)));
  if (!replayed.ok) throw new Error(describe(game, replayed.error));
  return { timeline, published };
}

export function bookmarkPast({ timeline, published }: Past): PastBookmark {
  return { ...bookmarkOf(timeline), published };
}

function describe(game: AnyGame, { n, problem, rejection }: ReplayProblem): string {
  const rule = rejection === undefined ? "" : ` (${rejection.refusal.rule})`;
  return `the journal of this ${game.meta.id} match cannot be replayed: entry ${n} ${problem}${rule}`;
}
