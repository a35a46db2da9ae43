import type { TableSeatView, TableView } from "@safehouse/protocol";

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
  return table.seats[seat]?.kind === "bot" ? mayArrange(table) : isSeated(table) && seat === table.you?.seat;
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
export function isCutOff(table: TableView, { kind, isHere, isConnected, seat }: TableSeatView): boolean {
  return kind === "guest" && isHere && isConnected === false && seat !== table.you?.seat;
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
