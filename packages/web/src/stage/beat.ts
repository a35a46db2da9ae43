import type { GameEvent, GameView } from "@safehouse/kernel";

/** A part of an entry that is seen at one time. */
export interface Beat<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly events: readonly Event[];
  /** What is drawn meanwhile. */
  readonly view: View;
  /** Milliseconds at the normal pace, to see and to read it. 0: nothing is to be seen, so nobody waits. */
  readonly length: number;
  /** Milliseconds at the normal pace: however far behind the table is, it is hurried through no faster. */
  readonly least?: number;
  /** A paper comes with it that is read and put away: what follows is never shown together with it, not even skipped to. */
  readonly halts?: true;
}

/**
 * Splits what happened between two views into beats. Their events are those that happened, each once and in order; the last one's view
 * is the one after.
 */
export type Scenes<View extends GameView = GameView, Event extends GameEvent = GameEvent> = (
  before: View,
  events: readonly Event[],
  after: View,
) => readonly Beat<View, Event>[];

const FIRST_MS = 800;
const EACH_MORE_MS = 250;
const LONGEST_MS = 2_000;

/** Long enough to read so many sentences at a glance. */
export function timeToRead(events: number): number {
  return events === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS + (events - 1) * EACH_MORE_MS);
}

/** For a game that has nothing to say about it: an entry is one beat. */
export const plainScenes: Scenes = (_before, events, after) => [
  { events, view: after, length: timeToRead(events.length) },
];
