import { CARDS, type Event, faceOf } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { SoundName } from "../../contract.ts";

/** What one moment sounds like: each sound once, the loudest thing first, never more than two. */
export function soundsOf(events: readonly Event[]): SoundName[] {
  const sounds = new Set<SoundName>();
  for (const event of events) {
    const sound = soundOf(event);
    if (sound) sounds.add(sound);
  }
  return LOUDEST_FIRST.filter((sound) => sounds.has(sound)).slice(0, 2);
}

const LOUDEST_FIRST: readonly SoundName[] = ["bell", "stamp", "horn", "coin", "card", "slide", "pencil"];

function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case "played":
      return found(CARDS[faceOf(event.card)]).kind === "police" ? "horn" : "card";
    case "turned":
    case "laid":
    case "discarded":
      return "card";
    case "parried":
      return "horn";
    case "drew":
    case "dealt":
    case "took":
    case "gave":
    case "received":
      return "slide";
    case "sold":
      return "coin";
    case "bomb":
    case "own-bomb":
      return "bell";
    case "named":
      return "pencil";
    case "round-over":
      return "stamp";
    default:
      return null;
  }
}
