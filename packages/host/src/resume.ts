import {
  type AnyCore,
  type AnyGame,
  type Bookmark,
  bookmarkOf,
  type Entry,
  openAtBookmark,
  publishedCount,
  replay,
  replayOnto,
  type ReplayProblem,
  startTimeline,
  type Timeline,
} from "@safehouse/kernel";
import { BrokenJournal } from "./failure.ts";
import { type Asked, keepOpen } from "./mask.ts";
import { openQuestions } from "./sight.ts";

export interface Past {
  readonly timeline: Timeline;
  /** After each entry, how many of them the table could know of. */
  readonly published: number[];
  readonly asked: Asked;
}

/** A past without its log, as plain JSON. Whoever keeps it sees to it that it comes back as it was. */
export interface PastBookmark extends Bookmark {
  readonly published: readonly number[];
  /** `Asked` as plain JSON. */
  readonly asked: readonly (readonly [question: string, after: number])[];
}

/**
 * The match that a journal's entries lead to, from the bookmark on if there is one. Throws `BrokenJournal` if they do not
 * hold together.
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
  const asked = new Map(bookmark?.asked ?? []);
  const note = (): void => keepOpen(asked, openQuestions(timeline), () => timeline.entries.length);
  if (bookmark === null) note();
  // A bookmark of an older release knows of masked questions alone: the log tells of the others.
  else if (openQuestions(timeline).some(({ id }) => !asked.has(id))) {
    return resumeJournal(game, config, seats, entries, null);
  }
  const rest = entries.slice(timeline.entries.length);
  const replayed = replayOnto(timeline, rest, () => {
    published.push(publishedCount(timeline));
    note();
  });
  if (!replayed.ok) throw brokenBy(game, replayed.error);
  return { timeline, published, asked };
}

/** The states after entry `n` and all entries after it, found by playing the log anew. */
export function statesAfter({ game, config, seats, entries }: Timeline, n: number): unknown[] {
  const states: unknown[] = [];
  const replayed = replay(game, config, seats, entries, ({ state }, { entry }) => {
    if (entry.n >= n) states.push(state);
  });
  if (!replayed.ok) throw brokenBy(game, replayed.error);
  return states;
}

export function bookmarkPast({ timeline, published, asked }: Past): PastBookmark {
  return { ...bookmarkOf(timeline), published, asked: [...asked] };
}

export function brokenBy(game: AnyCore, { n, problem, rejection }: ReplayProblem): BrokenJournal {
  const rule = rejection === undefined ? "" : ` (${rejection.refusal.rule})`;
  return new BrokenJournal(
    `the journal of this ${game.meta.id} match cannot be replayed: entry ${n} ${problem}${rule}`,
  );
}
