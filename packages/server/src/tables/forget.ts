import { type BotLevel, ok } from "@safehouse/kernel";
import type { Rest } from "../upkeep/open-hours.ts";
import { leaveLobby } from "./lobby.ts";
import { leaveMatch } from "./play.ts";
import { type Changed, type GuestSeat, handOn, isBanned, seatOf, type Table, withoutBan, withSeat } from "./table.ts";

/** A guest is called differently from now on, unless it has been forgotten meanwhile. */
export function renamed(table: Table, guest: string, name: string): Changed {
  const seat = seatOf(table, guest);
  const there = table.seats[seat];
  if (there?.kind !== "guest" || there.name === null || there.name === name) return ok(table);
  return ok({ ...withSeat(table, seat, { ...there, name }), isMatchBehind: table.match !== null });
}

/** When a guest is away from now on. */
export function resting(table: Table, guest: string, rests: readonly Rest[]): Changed {
  const seat = seatOf(table, guest);
  const there = table.seats[seat];
  return ok(there?.kind === "guest" ? withSeat(table, seat, { ...there, rests }) : table);
}

/** Nobody is called anything there. In a running match a bot plays on, so that the others can. */
export function forgotten(table: Table, guest: string, level: BotLevel): Changed {
  // Whoever is gone need not be kept out, and is not named for it either.
  if (seatOf(table, guest) < 0) return ok(isBanned(table, guest) ? withoutBan(table, guest) : table);
  if (table.phase === "open") return leaveLobby(table, guest);
  const left = table.phase === "playing" ? leaveMatch(table, guest, level) : ok(table);
  if (!left.ok) return left;
  const seat = seatOf(left.value, guest);
  const there = left.value.seats[seat] as GuestSeat;
  const { rests: _, ...here } = there;
  const nameless = withSeat(left.value, seat, { ...here, name: null, tokenHash: null });
  return ok(handOn({ ...nameless, isMatchBehind: nameless.match !== null }));
}
