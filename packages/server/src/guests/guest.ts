import { ok, type Result } from "@safehouse/kernel";
import type { Rest } from "../upkeep/open-hours.ts";
import { no, type Refusal } from "./refusal.ts";

/** Somebody who plays here: a name, and the hash of what proves it. */
export interface Guest {
  readonly name: string;
  readonly secretHash: string;
  /** Guests whose messages this one does not want to see. */
  readonly muted: readonly string[];
  /** To the day. */
  readonly seenAt: number;
  /** Has asked to be forgotten: the name is being taken off everything, and may not be written anywhere any more. */
  readonly isLeaving: boolean;
  /** When the guest was, is or will be away, within a year. Absent for never. */
  readonly rests?: readonly Rest[];
}

const MOST_MUTED = 200;
const DAY = 86_400_000;

export function rename(guest: Guest, name: string): Result<Guest, Refusal> {
  return ok(guest.name === name ? guest : { ...guest, name });
}

export function mute(guest: Guest, own: string, other: string): Result<Guest, Refusal> {
  if (own === other) return no(400, "mute.self");
  if (guest.muted.includes(other)) return ok(guest);
  if (guest.muted.length >= MOST_MUTED) return no(409, "mute.tooMany");
  return ok({ ...guest, muted: [...guest.muted, other] });
}

export function unmute(guest: Guest, other: string): Result<Guest, Refusal> {
  return ok(guest.muted.includes(other) ? { ...guest, muted: guest.muted.filter((id) => id !== other) } : guest);
}

/** That somebody looks in is written once a day. */
export function isNewDay({ seenAt }: Guest, now: number): boolean {
  return now - seenAt >= DAY;
}
