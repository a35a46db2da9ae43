import type { BotLevel, RecordSeat, Seat } from "@safehouse/kernel";
import type { Setting } from "../setting.ts";
import type { Words } from "../words.ts";

/** Where you sit in a match of your own. */
export const YOUR_SEAT = 0;
/** The levels of bots, the one that suits most people first. */
export const LEVELS: readonly BotLevel[] = ["normal", "easy", "random", "expert"];
const BOT_NAMES = ["Ada", "Bruno", "Carla", "Dario", "Edda", "Fritz", "Greta", "Hugo", "Ines", "Jonas", "Käthe"];

export interface BotSeat extends RecordSeat {
  readonly level?: BotLevel;
}

export function seatsOf({ seats, level }: Setting): BotSeat[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === YOUR_SEAT
      ? { kind: "human" }
      : { kind: "bot", name: BOT_NAMES[(seat - 1) % BOT_NAMES.length] as string, level },
  );
}

/** "You" is what this screen calls the player; the record is read by others and says something else. */
export function withYou(words: Words, seats: readonly RecordSeat[], you: Seat | null = YOUR_SEAT): RecordSeat[] {
  return seats.map((seat, i) => (i === you ? { ...seat, name: words("play.you") } : seat));
}
