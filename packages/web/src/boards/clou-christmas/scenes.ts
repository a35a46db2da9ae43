import { type Event, isCampaignEvent, type View } from "@safehouse/games/clou-christmas/board";
import { reader } from "@safehouse/games/clou-christmas/reader";
import type { Event as HeistEvent } from "@safehouse/games/clou/board";
import { makeScenes } from "../clou/scenes.ts";
import { type Beat, type Scenes, timeToRead } from "../../stage/beat.ts";
import { wages } from "./logic/wages.ts";

/** Long enough to look at a paper that is laid down. */
const PAPER_MS = 900;

const heistScenes = makeScenes(reader);

/** A heist is told as in Clou, wages box by box. How it ended comes first, then the report with what it is worth: none of it stands in the book before. */
export const scenes: Scenes<View, Event> = (before, events, after) => {
  const report = events.findIndex(({ type }) => type === "report");
  if (report >= 0) return aftermath(before, events, after, report);
  if (events.some(({ type }) => type === "bought")) return wages(before, events, after);
  const isHeist = before.heist !== null && after.heist !== null && !events.some(isCampaignEvent);
  if (!isHeist || before.heist === null || after.heist === null) {
    return [{ events, view: after, length: timeToRead(events.length) }];
  }
  const beats = heistScenes(before.heist, events as readonly HeistEvent[], after.heist);
  return beats.map((beat, i) => ({
    ...beat,
    view: i === beats.length - 1 ? after : { ...after, heist: beat.view },
  }));
};

/** The board lies there as it did before: of a heist that is over nothing more is known than what is told. */
function aftermath(before: View, events: readonly Event[], after: View, report: number): Beat<View, Event>[] {
  const told = events.slice(0, report);
  const paper = { events: events.slice(report), view: after, length: PAPER_MS };
  return told.length === 0 ? [paper] : [{ events: told, view: before, length: timeToRead(told.length) }, paper];
}
