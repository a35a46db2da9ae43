import type { Event } from "@safehouse/games/robnrun/board";
import type { SoundName } from "../../contract.ts";

const SOUNDS: { readonly [type in Event["type"]]?: SoundName } = {
  dealt: "slide",
  drew: "slide",
  swapped: "slide",
  gave: "slide",
  played: "card",
  told: "pencil",
  robbing: "stamp",
  cracked: "coin",
  bribed: "coin",
  car: "slide",
  die: "dice",
  police: "horn",
  caught: "bell",
  won: "stamp",
};

const LOUDEST_FIRST: readonly SoundName[] = ["bell", "stamp", "horn", "coin", "dice", "pencil", "card", "slide"];

/** What one moment sounds like: each sound once, the loudest thing first, never more than two. */
export function soundsOf(events: readonly Event[]): SoundName[] {
  const sounds = new Set(events.map(soundOf));
  return LOUDEST_FIRST.filter((sound) => sounds.has(sound)).slice(0, 2);
}

function soundOf(event: Event): SoundName | undefined {
  if (event.type === "heist-over") return event.alarm ? "bell" : "stamp";
  if (event.type === "sorted") return event.wrong > 0 ? "bell" : "card";
  return SOUNDS[event.type];
}
