import type { AnyCore } from "./game.ts";
import type { Entry, Timeline } from "./timeline.ts";

/** A timeline without its log, as plain JSON: with the log's first entries it goes on from there, and nothing has to be replayed. */
export interface Bookmark {
  /** How many entries of the log it stands for. */
  readonly n: number;
  readonly state: unknown;
  readonly steps: Timeline["steps"];
  readonly undone: readonly number[];
}

/** Shares the timeline's insides: write it down before the next step. */
export function bookmarkOf({ entries, state, steps, undone }: Timeline): Bookmark {
  return { n: entries.length, state, steps, undone: [...undone] };
}

/** Trusts the bookmark, and takes it over as it is. */
export function openAtBookmark(
  game: AnyCore,
  config: unknown,
  seats: number,
  entries: readonly Entry[],
  { n, state, steps, undone }: Bookmark,
): Timeline {
  // What was settled is not kept: the first undo after this replays from the start, and nothing else does.
  const settled = { n: 0, state: game.setup(config, seats) };
  return { game, config, seats, state, entries: entries.slice(0, n), steps, undone: new Set(undone), settled };
}
