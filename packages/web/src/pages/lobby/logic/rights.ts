import type { TableSeatView, TableView } from "@safehouse/protocol";
import { isSlowTimer } from "../../new-table/timers.ts";

/*
 * Who may do what, so that the page offers nothing that the server would refuse. The server decides in the end: between two pictures of
 * a table somebody else may have been quicker.
 */

export function ownSeat(table: TableView): TableSeatView | null {
  const seat = table.you?.seat ?? null;
  return seat === null ? null : (table.seats[seat] ?? null);
}

export function isSeated(table: TableView): boolean {
  return ownSeat(table) !== null;
}

/** A seat of a rematch is kept for this guest, who has not come yet. */
export function isInvited(table: TableView): boolean {
  const own = ownSeat(table);
  return table.phase === "open" && own !== null && !own.isHere;
}

/** The order of seats, bots, people and options are the host's until the start. */
export function mayArrange(table: TableView): boolean {
  return table.phase === "open" && table.you?.isHost === true;
}

/** Everybody for themselves, and the host for bots. */
export function mayWish(table: TableView, seat: number): boolean {
  if (table.phase !== "open") return false;
  const kind = table.seats[seat]?.kind;
  if (kind === "bot") return mayArrange(table);
  return isSeated(table) && (kind === "paper" || seat === table.you?.seat);
}

/** A free seat for somebody with a pencil, in a game with sheets. The host may send a bot away for them. */
export function mayGiveSheet(table: TableView, seat: number, hasSheets: boolean): boolean {
  return hasSheets && isSeated(table) && !isInvited(table) && mayTake(table, seat);
}

/** The own seat, and in a match that of somebody whose line is down, whom a bot stands in for, or whose sheet was put away. */
export function mayPutOnPaper(table: TableView, { seat, kind, level, paper, isConnected }: TableSeatView): boolean {
  if (!isSeated(table) || isInvited(table) || isStoodIn(table)) return false;
  if (kind === "paper") return level !== null && table.phase === "playing";
  if (kind !== "guest" || paper !== null) return false;
  const isOwn = seat === table.you?.seat;
  const isGone = isConnected === false && !isSlowTimer(table.timer);
  return isOwn || (table.phase === "playing" && (level !== null || isGone));
}

/** The own seat again, or in a match the sheet of somebody without a device: a bot plays on then. */
export function mayTakeOffPaper(table: TableView, { seat, kind, level, paper }: TableSeatView): boolean {
  if (paper === null || paper.code === null) return false;
  return kind === "guest" ? seat === table.you?.seat : table.phase === "playing" && level === null;
}

export function mayTake(table: TableView, seat: number): boolean {
  return table.phase === "open" && table.seats[seat]?.kind === "empty";
}

export function mayClear(table: TableView, seat: number): boolean {
  const there = table.seats[seat];
  return mayArrange(table) && there !== undefined && there.kind !== "empty" && seat !== table.you?.seat;
}

/** The host's role goes to people who are here. */
export function mayMakeHost(table: TableView, seat: number): boolean {
  const there = table.seats[seat];
  const isOn = table.phase === "open" || table.phase === "playing";
  return isOn && table.you?.isHost === true && seat !== table.you.seat && there?.kind === "guest" && there.isHere;
}

/** Somebody who should be here and whose line is down. One's own cannot be: one is looking. */
export function isCutOff(table: TableView, { kind, isHere, isConnected, seat, paper }: TableSeatView): boolean {
  // Where a decision has days, nobody is expected to be there.
  const isAway = isConnected === false && !(table.phase === "playing" && isSlowTimer(table.timer));
  return kind === "guest" && paper === null && isHere && isAway && seat !== table.you?.seat;
}

export function hasFreeSeat(table: TableView): boolean {
  return table.phase === "open" && table.seats.some(({ kind }) => kind === "empty");
}

/** Why the match cannot begin yet. */
export type StartProblem =
  | { readonly why: "host" }
  | { readonly why: "empty"; readonly seats: readonly number[] }
  | { readonly why: "invited"; readonly names: readonly (string | null)[] };

/** Null if it can. */
export function startProblem(table: TableView): StartProblem | null {
  const empty = table.seats.filter(({ kind }) => kind === "empty").map(({ seat }) => seat);
  if (empty.length > 0) return { why: "empty", seats: empty };
  const invited = table.seats.filter(({ kind, isHere }) => kind === "guest" && !isHere);
  if (invited.length > 0) return { why: "invited", names: invited.map(({ guest }) => guest?.name ?? null) };
  return mayArrange(table) ? null : { why: "host" };
}

/** A bot plays the viewer's own seat until it is taken back. */
export function isStoodIn(table: TableView): boolean {
  return table.phase === "playing" && (ownSeat(table)?.level ?? null) !== null;
}

/** People whom somebody may be tired of waiting for. `asked` are the seats that the match waits for. */
export function mayComplainAbout(table: TableView, seat: number, asked: readonly number[]): boolean {
  const there = table.seats[seat];
  return (
    table.phase === "playing" &&
    !isSlowTimer(table.timer) &&
    isSeated(table) &&
    seat !== table.you?.seat &&
    there?.kind === "guest" &&
    there.level === null &&
    asked.includes(seat)
  );
}

export function mayGiveTime(table: TableView, seat: number): boolean {
  return table.phase === "playing" && table.timer !== null && isSeated(table) && seat !== table.you?.seat;
}
