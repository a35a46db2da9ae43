import type { Event } from "@safehouse/games/robnrun/board";
import type { Travel } from "../../../stage/flight.ts";
import type { SoundName } from "../../contract.ts";
import type { Spot } from "./flights.ts";

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

/** What one moment sounds like: each sound once, the loudest thing first, never more than two. A wrong card rings. */
export function soundsOf(events: readonly Event[], flights: readonly Travel<Spot>[]): SoundName[] {
  const turned = flights.map(({ to }) => (to === "alarm" ? "bell" : to === "open" ? "card" : undefined));
  const sounds = new Set([...events.map(soundOf), ...turned]);
  return LOUDEST_FIRST.filter((sound) => sounds.has(sound)).slice(0, 2);
}

function soundOf(event: Event): SoundName | undefined {
  if (event.type === "heist-over") return event.alarm ? "bell" : "stamp";
  return SOUNDS[event.type];
}
