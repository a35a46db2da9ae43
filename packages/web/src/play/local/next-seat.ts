import { type Match } from "@safehouse/host";
import type { LocalSummary } from "./kept.ts";

/**
 * The person whom the device is for now. Of several who are asked at once the lowest seat comes first, whatever they hold and however
 * they answer: who is asked is known to all, so the order tells nothing.
 */
export function nextPerson(match: Match, seats: LocalSummary["seats"]): number | null {
  const { pending } = match.snapshot("spectator");
  const asked = pending.map(({ seat }) => seat).filter((seat) => seats[seat]?.kind === "human");
  const waiting = [...new Set(asked)].sort((a, b) => a - b);
  return waiting.find((seat) => match.snapshot(seat).moves.length > 0) ?? null;
}
