import { type AnyFront, eventMessage } from "@safehouse/kernel";
import type { Told } from "../../play/session.ts";
import type { Voice } from "../../play/voice.ts";

/** The names of the parts that begin in these entries, as a replay calls them. */
export function chapterWords(
  game: AnyFront,
  rows: readonly Told[],
  voice: Voice,
  depth: "part" | "section",
): readonly string[] {
  const events = rows.flatMap((row) => row.events);
  return events.flatMap((event) => {
    if (game.meta.events[event.type]?.chapter !== depth) return [];
    const { args } = eventMessage(event);
    return [voice.say({ id: `chapter.${event.type}`, ...(args && { args }) })];
  });
}
