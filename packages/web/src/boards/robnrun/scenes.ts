import type { Event, View } from "@safehouse/games/robnrun/board";
import { type Beat, type Scenes, timeToRead } from "../../stage/beat.ts";
import { stepsIn } from "./logic/evaluation.ts";
import { reveals } from "./logic/reveal.ts";
import { before as tableBefore } from "./logic/telling.ts";

/** Long enough to read a line. */
const LINE_MS = 650;
/** All cards lie there, and nobody knows. */
const HUSH_MS = 700;
const CARD_MS = 750;
/** However much has gathered, nobody is hurried through these. */
const LEAST_MS = 450;
const LEAST_LINE_MS = 300;

/**
 * The moment of truth is seen card by card, an evaluation is told line after line, and nothing moves on the road before its line. Who has
 * not read how a heist ended does not miss how the next one begins.
 */
export const scenes: Scenes<View, Event> = (before, events, after) => {
  const turned = turnCards(before, events);
  return [...turned, ...tell(events.slice(turned.flatMap((beat) => beat.events).length), after)];
};

/** What led to the alarm phase, and every card of it. What came of it is told with the last. */
function turnCards(before: View, events: readonly Event[]): Beat<View, Event>[] {
  const at = events.findIndex(({ type }) => type === "sorted");
  const sorted = events[at];
  if (sorted?.type !== "sorted") return [];
  const played = events.slice(0, at);
  const views = reveals(before, played, sorted);
  const told = events.slice(at, at + (events[at + 1]?.type === "buried" ? 2 : 1));
  return views.map((view, i) => {
    const isFirst = i === 0;
    const isLast = i === views.length - 1;
    return {
      events: [...(isFirst ? played : []), ...(isLast ? told : [])],
      view,
      length: isFirst ? HUSH_MS : CARD_MS,
      least: LEAST_MS,
    };
  });
}

function tell(events: readonly Event[], after: View): Beat<View, Event>[] {
  const first = events.findIndex((event) => stepsIn([event]).length > 0);
  if (first < 0) return [{ events, view: after, length: timeToRead(events.length), ...haltOf(events) }];
  // What led to it, and the first line.
  const pieces = [events.slice(0, first + 1)];
  for (const event of events.slice(first + 1)) {
    const line = stepsIn([event]).length > 0;
    if (line) pieces.push([event]);
    else pieces.at(-1)?.push(event);
  }
  let told = 0;
  return pieces.map((piece) => {
    told += piece.length;
    const untold = stepsIn(events.slice(told));
    const view =
      untold.length === 0 ? after : { ...after, table: { ...after.table, ...tableBefore(after.table, untold) } };
    return { events: piece, view, length: LINE_MS, least: LEAST_LINE_MS, ...haltOf(piece) };
  });
}

/** With the next heist the evaluation is complete, and lies there to be read. */
function haltOf(events: readonly Event[]): Pick<Beat, "halts"> {
  return events.some((event) => event.type === "heist" && event.heist > 1) ? { halts: true } : {};
}
