import type { TableView as Table } from "@safehouse/protocol";
import type { SeatInfo } from "../../play/session.ts";
import { isCutOff } from "./logic/rights.ts";

/** The table knows for whom a bot stands in, and whose line is down. */
export function seatInfos(table: Table, seats: readonly SeatInfo[]): readonly SeatInfo[] {
  return seats.map((seat, at) => {
    const there = table.seats[at];
    if (there === undefined || table.phase !== "playing") return seat;
    if ((there.kind === "guest" || there.kind === "paper") && there.level !== null) return { ...seat, isStoodIn: true };
    // Whoever writes on paper needs no line.
    if (there.paper !== null) return { ...seat, isOnPaper: true };
    if (isCutOff(table, there)) return { ...seat, isGone: true };
    return there.isBesideScreen ? { ...seat, isBesideScreen: true } : seat;
  });
}
