import type { GameEvent, Timeline } from "@safehouse/kernel";
import type { Done } from "./answer.ts";
import { entryEvents } from "./sight.ts";

/**
 * The answer to a command that became entry `n`. It follows from the log alone, so that a command resent after a restart gets the answer
 * it had. `published`: after each entry, how many of them the table could know of.
 */
export function answerTo(timeline: Timeline, published: readonly number[], n: number): Done {
  const { entries } = timeline;
  const seat = entries[n - 1]?.seat ?? "spectator";
  const events: GameEvent[] = entryEvents(timeline, n, seat);
  let last = n;
  for (; entries[last]?.seat === null; last++) events.push(...entryEvents(timeline, last + 1, seat));
  return { status: "done", n: published[last - 1] as number, events };
}
