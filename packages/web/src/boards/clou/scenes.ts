import type { Event, Reader, View } from "@safehouse/games/clou/board";
import { type Beat, type Scenes, timeToRead } from "../../stage/beat.ts";

/** Long enough to see where something is crossed, and what of. */
const LINK_MS = 650;

/** Each of these is seen by itself: what was overcome and taken, every cost, and how it ends. */
const BEGINS: ReadonlySet<Event["type"]> = new Set([
  "bonus",
  "overcome",
  "looted",
  "traced",
  "time",
  "reacted",
  "alarm",
  "caught",
  "escaped",
  "planned",
]);

/** Nothing is drawn of these alone. */
const UNSEEN: ReadonlySet<Event["type"]> = new Set(["finished", "stayed"]);

/**
 * A chain is told link by link: the mark, what it overcomes and opens, what is taken, what that costs, the alarm. What one did oneself
 * is there at once, but for what everybody pays at the end of a round.
 */
export function makeScenes(reader: Pick<Reader, "soFar">): Scenes<View, Event> {
  return (before, events, after) => {
    const whole: readonly Beat<View, Event>[] = [{ events, view: after, length: timeToRead(events.length) }];
    const pieces = before.board.length === after.board.length ? piecesOf(events, after.seat) : [events];
    if (pieces.length <= 1) return whole;
    let told = 0;
    return pieces.map((piece) => {
      told += piece.length;
      const untold = events.slice(told);
      const view = untold.length === 0 ? after : reader.soFar(before, after, untold);
      return { events: piece, view, length: piece.every(({ type }) => UNSEEN.has(type)) ? 0 : LINK_MS };
    });
  };
}

function piecesOf(events: readonly Event[], own: number | null): Event[][] {
  const [first] = events;
  const isOwn = first !== undefined && "seat" in first && first.seat === own && first.type !== "finished";
  const pieces: Event[][] = [];
  for (const event of events) {
    const last = pieces.at(-1);
    if (last === undefined || (!isOwn && BEGINS.has(event.type))) pieces.push([event]);
    else last.push(event);
  }
  return pieces;
}
