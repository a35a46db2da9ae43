import type { Audience } from "../commons/commons.ts";
import type { OpenTable, PlayedTable, TableView, TableSeatView } from "@safehouse/protocol";
import type { Kept } from "../guests/collection.ts";
import { holidayNow } from "../guests/holiday.ts";
import { lookAlikes } from "../guests/look-alike.ts";
import { type Credentials, seatTokenOf } from "../guests/secret.ts";
import type { Deadline } from "./follower.ts";
import { ABSENT_MS, mayHoldToken } from "./play.ts";

import { paperCodeOf, paperToken } from "./paper.ts";
import { handOf, isPerson, SCREEN } from "./screens.ts";
import { hatsOf, seatOf, type Table } from "./table.ts";

/** What is not written down about a table. */
export interface Surroundings {
  readonly deadlines: readonly Deadline[];
  /** When the house was opened. */
  readonly openSince: number;
  readonly now: number;
  readonly audience: Audience;
}

/** A table as one guest may know it, or a stranger. Built by allow-list: no hash, no seed, nobody else's token. */
export function presentTable(
  { id, version, body: table, expiresAt }: Kept<Table>,
  viewer: Credentials | null,
  { deadlines, openSince, now, audience }: Surroundings,
): TableView {
  const seat = viewer === null ? -1 : seatOf(table, viewer.guest);
  const isSeated = seat >= 0;
  // Whose turn it is, is the match's to tell.
  const mayFollow = isSeated || table.spectators;
  const { game, config, visibility, spectators, timer, optionsChangedAt, phase, ending, host, commitment } = table;
  const { endVotes, absence, rematch, createdAt } = table;
  return {
    id,
    version,
    game,
    config,
    visibility,
    spectators,
    watching: onlookers(table, audience),
    hasScreen: audience.guests.has(SCREEN),
    timer,
    optionsChangedAt,
    phase,
    ending,
    host,
    seats: presentSeats(table, mayFollow ? audience.guests : null, now, mayEnter(table, seat)),
    banned: viewer !== null && host === viewer.guest ? (table.banned ?? []) : [],
    commitment,
    code: isSeated ? table.code : null,
    // While it seats people it is for those who sit here to hand out.
    screenCode: isSeated ? (table.code ?? table.screenCode ?? null) : mayFollow ? (table.screenCode ?? null) : null,
    match: mayFollow ? table.match : null,
    endVotes,
    absence:
      mayFollow && absence !== null
        ? { seat: absence.seat, votes: absence.votes, from: Math.max(absence.since, openSince) + ABSENT_MS }
        : null,
    deadlines: mayFollow ? deadlines : [],
    // Whoever knows an open table may sit down there: uninvited people hear of it when it has begun.
    rematch: isSeated ? rematch : mayFollow ? (table.begunRematch ?? null) : null,
    createdAt,
    expiresAt,
    you: viewer && {
      guest: viewer.guest,
      seat: isSeated ? seat : null,
      isHost: host === viewer.guest,
      token: ownSeatToken(id, table, viewer, seat),
    },
  };
}

/** What plays the seat of somebody who sits here: the own token, or that of everybody who enters its sheet. */
export function ownSeatToken(id: string, table: Table, viewer: Credentials, seat: number): string | null {
  const own = table.seats[seat];
  if (own?.kind !== "guest" || own.tokenHash === null || !mayHoldToken(table, own)) return null;
  return own.paper === undefined ? seatTokenOf(viewer, id) : paperToken(own.paper);
}

/** Only how many: who they are is nobody's business. Where nobody may watch, nobody is counted. */
function onlookers(table: Table, { guests, strangers }: Audience): number {
  if (!table.spectators) return 0;
  return strangers + [...guests].filter((guest) => isPerson(guest) && seatOf(table, guest) < 0).length;
}

/** Codes of sheets are for those who sit here and have not left. */
function mayEnter({ seats }: Table, seat: number): boolean {
  const own = seats[seat];
  return own?.kind === "guest" && !own.isAway;
}

/** A seat without a guest of the house. */
const NOBODY = {
  level: null,
  guest: null,
  isConnected: null,
  isBesideScreen: false,
  wish: null,
  holiday: null,
} as const;

/** `connected` is null for who may not know. */
function presentSeats(
  table: Table,
  connected: ReadonlySet<string> | null,
  now: number,
  knowsCodes: boolean,
): TableSeatView[] {
  const { seats } = table;
  const hats = hatsOf(table);
  const alike = lookAlikes(seats.map((seat) => (seat.kind === "guest" || seat.kind === "paper" ? seat.name : null)));
  return seats.map((there, seat) => {
    const code = paperCodeOf(table, seat);
    const paper =
      code === null ? null : { name: there.kind === "paper" ? there.name : null, code: knowsCodes ? code : null };
    const place = { seat, hat: hats[seat] as number, paper };
    if (there.kind === "empty") return { ...place, ...NOBODY, kind: "empty", isHere: false };
    const wish = there.wish ?? null;
    if (there.kind === "bot") return { ...place, ...NOBODY, kind: "bot", level: there.level, isHere: true, wish };
    if (there.kind === "paper") return { ...place, ...NOBODY, kind: "paper", level: there.bot, isHere: true, wish };
    return {
      ...place,
      kind: "guest",
      level: there.bot,
      guest: { id: there.guest, name: there.name, looksLikeAnother: alike[seat] ?? false },
      isHere: !there.isAway && there.tokenHash !== null,
      isConnected: connected === null ? null : connected.has(there.guest),
      isBesideScreen: connected?.has(handOf(there.guest)) === true,
      wish,
      holiday: holidayNow(there.rests ?? [], now),
    };
  });
}

export function presentOpen({ id, body }: Kept<Table>): OpenTable {
  const { game, seats, spectators, timer, createdAt } = body;
  return {
    id,
    game,
    host: hostName(body),
    seats: seats.length,
    free: seats.filter(({ kind }) => kind === "empty").length,
    spectators,
    timer,
    createdAt,
  };
}

export function presentPlaying({ id, body }: Kept<Table>, audience: Audience): PlayedTable {
  const { game, seats, timer, createdAt } = body;
  return {
    id,
    game,
    host: hostName(body),
    seats: seats.length,
    bots: seats.filter(
      (seat) => seat.kind === "bot" || ((seat.kind === "guest" || seat.kind === "paper") && seat.bot !== null),
    ).length,
    watching: onlookers(body, audience),
    timer,
    createdAt,
  };
}

function hostName({ seats, host }: Table): string | null {
  const there = seats.find((seat) => seat.kind === "guest" && seat.guest === host);
  return there?.kind === "guest" ? there.name : null;
}
