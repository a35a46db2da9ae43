import type { Event, View } from "@safehouse/games/klaumau/board";
import { type Beat, type Scenes, timeToRead } from "../../stage/beat.ts";
import { onward } from "./logic/onward.ts";

/** What is seen at one time, by the kind of event that begins it. Kinds that are not named here are seen with what came before. */
const PARTS: { readonly [type in Event["type"]]?: string } = {
  played: "played",
  parried: "parried",
  laid: "laid",
  skipped: "skipped",
  reversed: "reversed",
  shown: "shown",
  drew: "drew",
  targeted: "targeted",
  took: "took",
  gave: "gave",
  bomb: "bomb",
  "own-bomb": "bomb",
  dud: "bomb",
  received: "received",
  discarded: "discarded",
  sold: "sold",
  receiver: "receiver",
  "round-over": "over",
  scored: "over",
  round: "deal",
};

/** Milliseconds: what is more than a sentence. */
const LENGTHS: { readonly [part: string]: number } = {
  played: 550,
  skipped: 1_000,
  reversed: 1_000,
  shown: 1_800,
  took: 1_000,
  gave: 1_000,
  bomb: 1_200,
  received: 1_200,
};
const OVER_MS = 1_500;
/** What is stamped or drawn upon the table is seen for so long, however much has gathered. */
const LEAST_MS = 500;
const UNHURRIED: readonly string[] = ["skipped", "reversed", "targeted", "took", "gave", "bomb", "received"];

interface Part {
  readonly name: string;
  readonly events: Event[];
}

/** One thing after the other: a card is played, then somebody is skipped; a hand is taken, then another. A finished round stays to be read. */
export const scenes: Scenes<View, Event> = (before, events, after) => {
  const parts = partsOf(events);
  const beats: Beat<View, Event>[] = [];
  let view = before;
  for (const [i, part] of parts.entries()) {
    view = onward(view, part.events);
    const isLast = i === parts.length - 1;
    if (part.name === "over" && after.table.stage !== "over") {
      beats.push(roundEnd(view, part.events, after));
      // The cleared table needs no look of its own: it comes with the next deal.
      if (isLast) beats.push({ events: [], view: after, length: 0 });
    } else {
      const length = isLast ? timeToRead(part.events.length) : 0;
      beats.push({
        events: part.events,
        view: isLast ? after : view,
        length: Math.max(length, LENGTHS[part.name] ?? timeToRead(part.events.length)),
        least: UNHURRIED.includes(part.name) ? LEAST_MS : 0,
      });
    }
  }
  return beats.length > 0 ? beats : [{ events, view: after, length: 0 }];
};

/** The cards lie as they lay, the points are counted; the next round waits until the paper is put away. */
function roundEnd(view: View, events: readonly Event[], { table }: View): Beat<View, Event> {
  const counted = { ...view.table, totals: table.totals, ledger: table.ledger };
  return { events, view: { ...view, table: counted }, length: OVER_MS, halts: true };
}

function partsOf(events: readonly Event[]): Part[] {
  const parts: Part[] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const name = PARTS[event.type];
    const isSame = name === undefined || name === last?.name || last?.name === "deal";
    if (last !== undefined && isSame) last.events.push(event);
    else parts.push({ name: name ?? "", events: [event] });
  }
  return parts;
}
