import type { Audience } from "../commons/commons.ts";
import type { OpenTable, OwnTable, PlayedTable, TableView, TableSeatView } from "@safehouse/protocol";
import type { Kept } from "../guests/collection.ts";
import { lookAlikes } from "../guests/look-alike.ts";
import { type Credentials, seatTokenOf } from "../guests/secret.ts";
import type { MatchGlance } from "./table-matches.ts";
import type { Deadline } from "./follower.ts";
import { ABSENT_MS, mayHoldToken } from "./play.ts";

import { hatsOf, seatOf, type Table } from "./table.ts";

/** What is not written down about a table. */
export interface Surroundings {
  readonly deadlines: readonly Deadline[];
  /** When the house was opened. */
  readonly openSince: number;
  readonly audience: Audience;
}

/** A table as one guest may know it, or a stranger. Built by allow-list: no hash, no seed, nobody else's token. */
export function presentTable(
  { id, version, body: table, expiresAt }: Kept<Table>,
  viewer: Credentials | null,
  { deadlines, openSince, audience }: Surroundings,
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
    timer,
    optionsChangedAt,
    phase,
    ending,
    host,
    seats: presentSeats(table, mayFollow ? audience.guests : null),
    banned: viewer !== null && host === viewer.guest ? (table.banned ?? []) : [],
    commitment,
    code: isSeated ? table.code : null,
    match: mayFollow ? table.match : null,
    endVotes,
    absence:
      mayFollow && absence !== null
        ? { seat: absence.seat, votes: absence.votes, from: Math.max(absence.since, openSince) + ABSENT_MS }
        : null,
    deadlines: mayFollow ? deadlines : [],
    rematch: isSeated ? rematch : null,
    createdAt,
    expiresAt,
    you: viewer && {
      guest: viewer.guest,
      seat: isSeated ? seat : null,
      isHost: host === viewer.guest,
      token: ownToken(id, table, viewer, seat),
    },
  };
}

function ownToken(id: string, table: Table, viewer: Credentials, seat: number): string | null {
  const own = table.seats[seat];
  return own?.kind === "guest" && own.tokenHash !== null && mayHoldToken(table, own) ? seatTokenOf(viewer, id) : null;
}

/** Only how many: who they are is nobody's business. Where nobody may watch, nobody is counted. */
function onlookers(table: Table, { guests, strangers }: Audience): number {
  if (!table.spectators) return 0;
  return strangers + [...guests].filter((guest) => seatOf(table, guest) < 0).length;
}

/** `connected` is null for who may not know. */
function presentSeats(table: Table, connected: ReadonlySet<string> | null): TableSeatView[] {
  const { seats } = table;
  const hats = hatsOf(table);
  const alike = lookAlikes(seats.map((seat) => (seat.kind === "guest" ? seat.name : null)));
  return seats.map((there, seat) => {
    const place = { seat, hat: hats[seat] as number };
    if (there.kind === "empty")
      return { ...place, kind: "empty", level: null, guest: null, isHere: false, isConnected: null, wish: null };
    const wish = there.wish ?? null;
    if (there.kind === "bot")
      return { ...place, kind: "bot", level: there.level, guest: null, isHere: true, isConnected: null, wish };
    return {
      ...place,
      kind: "guest",
      level: there.bot,
      guest: { id: there.guest, name: there.name, looksLikeAnother: alike[seat] ?? false },
      isHere: !there.isAway && there.tokenHash !== null,
      isConnected: connected === null ? null : connected.has(there.guest),
      wish,
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
    bots: seats.filter((seat) => seat.kind === "bot" || (seat.kind === "guest" && seat.bot !== null)).length,
    watching: onlookers(body, audience),
    timer,
    createdAt,
  };
}

function hostName({ seats, host }: Table): string | null {
  const there = seats.find((seat) => seat.kind === "guest" && seat.guest === host);
  return there?.kind === "guest" ? there.name : null;
}

export function presentOwn({ id, body, expiresAt }: Kept<Table>, guest: string, glance: MatchGlance | null): OwnTable {
  const { game, config, phase, seats, createdAt } = body;
  const { scenario } = config;
  const seat = seatOf(body, guest);
  const turn = phase === "playing" ? [...new Set(glance?.pending.map((decision) => decision.seat))] : [];
  return {
    id,
    game,
    ...(typeof scenario === "string" && { scenario }),
    phase,
    seat,
    turn,
    isYourTurn: turn.includes(seat),
    names: seats.map((there) => (there.kind === "guest" ? there.name : null)),
    createdAt,
    expiresAt,
  };
}
