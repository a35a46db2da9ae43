import { ok } from "@safehouse/kernel";
import { no } from "../guests/refusal.ts";
import { hostOnly } from "./lobby.ts";
import { type Changed, EMPTY, type GuestSeat, isBanned, seatOf, type Table, withoutBan, withSeat } from "./table.ts";

const MOST_BANNED = 50;

/** Sends a guest away and keeps it out, until the host lets it in again. */
export function ban(table: Table, host: string, guest: string): Changed {
  const refused = hostOnly(table, host);
  if (refused !== null) return refused;
  if (guest === host) return no(409, "seat.yours");
  if (isBanned(table, guest)) return ok(table);
  const seat = seatOf(table, guest);
  if (seat < 0) return no(404, "ban.notHere");
  const { banned = [] } = table;
  if (banned.length >= MOST_BANNED) return no(409, "ban.tooMany", { most: MOST_BANNED });
  const { name } = table.seats[seat] as GuestSeat;
  return ok({ ...withSeat(table, seat, EMPTY), banned: [...banned, { guest, name }] });
}

export function liftBan(table: Table, host: string, guest: string): Changed {
  const refused = hostOnly(table, host);
  if (refused !== null) return refused;
  return ok(isBanned(table, guest) ? withoutBan(table, guest) : table);
}
