import { type BotLevel, ok, type RecordSeat, type SeatDecision } from "@safehouse/kernel";
import { no } from "../guests/refusal.ts";
import { paperTokenHash } from "./paper.ts";
import { isSlow, MOST_GRANTED } from "./slow-time.ts";
import {
  type Changed,
  ended,
  type GuestSeat,
  guestSeats,
  handOn,
  hatsOf,
  type PaperSeat,
  seatOf,
  type Table,
  type TableSeat,
  withSeat,
} from "./table.ts";

/** How long a seat must be waited for, from the first complaint on, before the others may give it to a bot. */
export const ABSENT_MS = 60_000;

/** What the match is told about its seats: the table decides who plays them. */
export function matchSeats(table: Table): { seats: RecordSeat[]; tokenHashes: (string | null)[] } {
  // In an ended match nobody plays on, bots included.
  const isEnded = table.phase === "ended";
  const seats = table.seats.map((seat): RecordSeat => {
    const name = seat.kind === "guest" || seat.kind === "paper" ? named(seat) : {};
    if (isEnded || seat.kind === "empty") return { kind: "human", ...name };
    if (seat.kind === "bot") return { kind: "bot", level: seat.level };
    return seat.bot === null ? { kind: "human", ...name } : { kind: "bot", level: seat.bot, ...name };
  });
  return { seats, tokenHashes: table.seats.map((seat) => tokenHashOf(table, seat)) };
}

/** Of a sheet on paper there is one token for everybody who enters it, its owner included. */
function tokenHashOf(table: Table, seat: TableSeat): string | null {
  if ((seat.kind !== "guest" && seat.kind !== "paper") || !mayHoldToken(table, seat)) return null;
  const code = seat.kind === "paper" ? seat.code : seat.paper;
  return code === undefined ? (seat as GuestSeat).tokenHash : paperTokenHash(code);
}

/** Whose seat is played by a bot has to take it back first; once the match is over everybody may look again. */
export function mayHoldToken({ phase }: Table, { bot }: Pick<GuestSeat, "bot">): boolean {
  return phase === "over" || (phase === "playing" && bot === null);
}

function named({ name }: Pick<GuestSeat, "name">): { name?: string } {
  return name === null ? {} : { name };
}

function ownSeat(table: Table, guest: string): ReturnType<typeof no> | { ok: true; seat: number; there: GuestSeat } {
  if (table.phase !== "playing") return no(409, "table.notPlaying");
  const seat = seatOf(table, guest);
  return seat < 0 ? no(403, "seat.none") : { ok: true, seat, there: table.seats[seat] as GuestSeat };
}

function playedBy(table: Table, seat: number, changes: Partial<GuestSeat>): Table {
  const there = table.seats[seat] as GuestSeat | PaperSeat;
  const absence = table.absence?.seat === seat ? null : table.absence;
  return { ...withSeat(table, seat, { ...there, ...changes } as TableSeat), absence, isMatchBehind: true };
}

export function handOver(table: Table, guest: string, level: BotLevel): Changed {
  const own = ownSeat(table, guest);
  if (!own.ok) return own;
  return own.there.bot === null ? ok(playedBy(table, own.seat, { bot: level })) : no(409, "seat.byBot");
}

/** Also the way back for whoever left. */
export function takeBack(table: Table, guest: string, now: number): Changed {
  const own = ownSeat(table, guest);
  if (!own.ok) return own;
  if (own.there.bot === null) return no(409, "seat.notByBot");
  return ok(handOn(playedBy(table, own.seat, { bot: null, isAway: false, backAt: now })));
}

/** A bot keeps the seat warm. */
export function leaveMatch(table: Table, guest: string, level: BotLevel): Changed {
  const own = ownSeat(table, guest);
  if (!own.ok) return own;
  const left = playedBy(table, own.seat, { bot: own.there.bot ?? level, isAway: true });
  return ok(handOn({ ...left, endVotes: left.endVotes.filter((id) => id !== guest) }));
}

/** People who could still say what they want. */
function voters(table: Table): string[] {
  return guestSeats(table)
    .filter(({ isAway, name }) => !isAway && name !== null)
    .map(({ guest }) => guest);
}

/**
 * Somebody is waited for. The first complaint starts a time that everybody sees; if the same decision is still open after it and more
 * than half of the others want so, a bot takes the seat until its owner takes it back.
 */
export function complainAbout(
  table: Table,
  guest: string,
  about: { readonly seat: number; readonly decision: string | null; readonly level: BotLevel },
  now: number,
  /** When the house was opened: nobody is late because it was closed. */
  openSince: number,
): Changed {
  const own = ownSeat(table, guest);
  if (!own.ok) return own;
  const { seat, decision, level } = about;
  if (seat === own.seat) return no(409, "seat.yours");
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  if (there.kind !== "guest") return no(409, "seat.noGuest", { seat: seat + 1 });
  if (there.bot !== null) return no(409, "seat.byBot");
  if (isSlow(table)) return no(409, "absent.slow");
  if (decision === null) return no(409, "absent.notAsked", { seat: seat + 1 });
  const last = table.absence;
  const isSame = last !== null && last.seat === seat && last.decision === decision;
  const since = isSame ? Math.max(last.since, openSince) : now;
  const others = voters(table).filter((id) => id !== there.guest);
  const votes = [...new Set([...(isSame ? last.votes : []), guest])].filter((id) => others.includes(id));
  if (now - since >= ABSENT_MS && votes.length * 2 > others.length) return ok(playedBy(table, seat, { bot: level }));
  return ok({ ...table, absence: { seat, decision, since, votes } });
}

/** Ends the match without a result once more than half of the people want so. */
export function voteEnd(table: Table, guest: string, agree: boolean): Changed {
  const own = ownSeat(table, guest);
  if (!own.ok) return own;
  const people = voters(table);
  const others = table.endVotes.filter((id) => id !== guest && people.includes(id));
  const endVotes = agree ? [...others, guest] : others;
  const next = { ...table, endVotes };
  if (endVotes.length * 2 <= people.length) return ok(next);
  return ok(ended(next, endVotes.length >= people.length ? "agreement" : "vote"));
}

/** Gives a seat as much time again for what it is asked; only the others may be generous. `asked` is all that anybody is asked now. */
export function giveTime(table: Table, guest: string, seat: number, asked: readonly SeatDecision[]): Changed {
  const own = ownSeat(table, guest);
  if (!own.ok) return own;
  if (seat === own.seat) return no(409, "seat.yours");
  if (table.timer === null) return no(409, "time.none");
  const there = table.seats[seat];
  const isPlaying = (there?.kind === "guest" || there?.kind === "paper") && there.bot === null;
  const theirs = asked.filter((each) => each.seat === seat);
  if (!isPlaying || theirs.length === 0) return no(409, "time.notAsked", { seat: seat + 1 });
  const isEnough = isSlow(table) && theirs.some(({ id }) => (table.granted?.[id] ?? 0) >= MOST_GRANTED);
  if (isEnough) return no(409, "time.enough", { most: MOST_GRANTED });
  const granted = asked.map(({ id, seat: whose }): [string, number] => [
    id,
    (table.granted?.[id] ?? 0) + (whose === seat ? 1 : 0),
  ]);
  return ok({ ...table, granted: Object.fromEntries(granted.filter(([, times]) => times > 0)) });
}

/** Nobody came back in all the days that a slow table gives: a bot plays the seat until its owner takes it back. */
export function replaceLate(table: Table, seat: number, level: BotLevel, now: number): Changed {
  const there = table.seats[seat];
  const isPersons = there?.kind === "guest" || there?.kind === "paper";
  if (table.phase !== "playing" || !isPersons || there.bot !== null) return ok(table);
  return ok({ ...playedBy(table, seat, { bot: level }), touchedAt: now });
}

/** Seats of a slow table were reminded; what is no longer asked is not kept. */
export function remind(table: Table, reminded: NonNullable<Table["reminded"]>): Changed {
  return ok(table.phase === "playing" ? { ...table, reminded } : table);
}

/** Null if this guest may ask for a rematch. */
export function rematchProblem(table: Table, guest: string): ReturnType<typeof no> | null {
  if (table.match === null || table.phase === "playing") return no(409, "rematch.early");
  return seatOf(table, guest) < 0 ? no(403, "seat.none") : null;
}

/** The match has its result. */
export function finished(table: Table): Changed {
  if (table.phase !== "playing") return ok(table);
  const isMatchBehind = table.isMatchBehind || guestSeats(table).some(({ bot }) => bot !== null);
  return ok({ ...table, phase: "over", absence: null, endVotes: [], isMatchBehind });
}

/** The same people on the same seats, or everybody one further, in their own hats; each comes to the seat that is kept. */
export function rematchSeats(
  table: Table,
  host: GuestSeat,
  seating: "same" | "rotated",
  newCode: () => string,
): Required<Pick<Table, "seats" | "hats">> {
  const kept = table.seats.map((seat) => {
    if (seat.kind === "paper") return { ...seat, bot: null, code: newCode() };
    if (seat.kind !== "guest") return seat;
    if (seat.guest === host.guest) return seat.wish === undefined ? host : { ...host, wish: seat.wish };
    if (seat.name === null) return { kind: "empty" } as const;
    const { paper: _, ...person } = seat;
    return { ...person, tokenHash: null, contribution: null, bot: null, isAway: false };
  });
  const hats = hatsOf(table);
  return seating === "same" ? { seats: kept, hats } : { seats: oneFurther(kept), hats: oneFurther(hats) };
}

function oneFurther<Thing>(things: readonly Thing[]): readonly Thing[] {
  return [...things.slice(-1), ...things.slice(0, -1)];
}
