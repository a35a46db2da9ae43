import { ok } from "@safehouse/kernel";
import { no } from "../guests/refusal.ts";
import { type Changed, isPresent, type Table } from "./table.ts";

/** Before the start and while the match runs, to somebody who is here. */
export function giveHost(table: Table, guest: string, seat: number): Changed {
  if (table.host !== guest) return no(403, "host.only");
  if (table.phase !== "open" && table.phase !== "playing") return no(409, "table.closed");
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  if (there.kind !== "guest") return no(409, "seat.noGuest", { seat: seat + 1 });
  if (there.guest === guest) return no(409, "seat.yours");
  return isPresent(there) ? ok({ ...table, host: there.guest }) : no(409, "host.away", { seat: seat + 1 });
}
