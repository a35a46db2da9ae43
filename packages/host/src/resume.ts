import { type AnyGame, type Entry, publishedCount, replay, type ReplayProblem, type Timeline } from "@safehouse/kernel";

export interface Past {
  readonly timeline: Timeline;
  /** After each entry, how many of them the table could know of. */
  readonly published: number[];
}

/** The match that a journal's entries lead to. Throws if they do not hold together: then the journal is damaged. */
export function replayJournal(game: AnyGame, config: unknown, seats: number, entries: readonly Entry[]): Past {
  const published: number[] = [];
  const replayed = replay(game, config, seats, entries, (timeline) => published.push(publishedCount(timeline)));
  if (!replayed.ok) throw new Error(describe(game, replayed.error));
  return { timeline: replayed.value, published };
}

function describe(game: AnyGame, { n, problem, rejection }: ReplayProblem): string {
  const rule = rejection === undefined ? "" : ` (${rejection.refusal.rule})`;
  return `the journal of this ${game.meta.id} match cannot be replayed: entry ${n} ${problem}${rule}`;
}
