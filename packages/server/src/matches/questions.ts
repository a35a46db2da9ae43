import type { RecordSeat } from "@safehouse/kernel";
import type { Room } from "./room.ts";

export function isSomebodyAsked(room: Room): boolean {
  return room.reading(() => room.match.snapshot("spectator")).pending.length > 0;
}

/** Whether a bot has to answer if those sit there. */
export function isBotAsked(room: Room, seats: readonly RecordSeat[]): boolean {
  const { pending } = room.reading(() => room.match.snapshot("spectator"));
  return pending.some(({ seat }) => seats[seat]?.kind === "bot");
}
