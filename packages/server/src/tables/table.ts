import { type AnyGame, type BotLevel, type Edition, type Json, ok, type Result } from "@safehouse/kernel";
import { no, type Refusal } from "../guests/refusal.ts";
import { levelsOf } from "../matches/blueprint.ts";
import { expiryAfter, type Keep } from "../upkeep/keep.ts";
import type { Rest } from "../upkeep/open-hours.ts";
import { isSlow } from "./slow-time.ts";

export interface GuestSeat {
  readonly kind: "guest";
  readonly guest: string;
  /** Null for somebody who asked to be forgotten. */
  readonly name: string | null;
  /** Of the token that plays the seat; null until whoever was invited has come. */
  readonly tokenHash: string | null;
  /** Bytes that the guest's device adds to chance. */
  readonly contribution: string | null;
  /** The level of the bot that plays in the guest's place. */
  readonly bot: BotLevel | null;
  readonly isAway: boolean;
  /** When the guest took the seat back from a bot. */
  readonly backAt?: number;
  /** What the guest would like to be, of the game's wishes. Absent for none. */
  readonly wish?: string;
  /** The code of the guest's printed sheet: whoever has it enters for this seat. Absent for who plays on a device. */
  readonly paper?: string;
  /** When the guest is away: no days of a slow table run for it then. Absent for never. */
  readonly rests?: readonly Rest[];
}

export interface BotSeat {
  readonly kind: "bot";
  readonly level: BotLevel;
  /** The host's for it. */
  readonly wish?: string;
}

/** Somebody with a pencil and no device. Nobody of the house: those who sit at the table enter what stands on the sheet. */
export interface PaperSeat {
  readonly kind: "paper";
  readonly name: string;
  /** Of the printed sheet. Who knows it plays the seat. */
  readonly code: string;
  /** The level of the bot that plays on when the sheet was put away. */
  readonly bot: BotLevel | null;
  /** When the seat came back from a bot. */
  readonly backAt?: number;
  readonly wish?: string;
}

/** Somebody whom the host keeps out, called as when it was sent away. */
export interface Ban {
  readonly guest: string;
  readonly name: string | null;
}

export type TableSeat = { readonly kind: "empty" } | BotSeat | GuestSeat | PaperSeat;

/** Open until the start; over when the match is; ended without a result, by agreement or vote, or because everybody left. */
export type Phase = "open" | "playing" | "over" | "ended";
export type Ending = "agreement" | "vote" | "empty";

export interface TableOptions {
  readonly config: { readonly [option: string]: Json };
  readonly visibility: "public" | "link";
  /** Without them the match is private. */
  readonly spectators: boolean;
  /** Seconds for a decision. */
  readonly timer: number | null;
}

/** A table, whole. Every change is a function from one to the next. */
export interface Table extends TableOptions {
  readonly game: string;
  readonly phase: Phase;
  readonly ending: Ending | null;
  readonly host: string | null;
  readonly seats: readonly TableSeat[];
  /** The hat that everybody wears, by seat: it goes where its owner goes. Absent while all wear their seat's own. */
  readonly hats?: readonly number[];
  /** Absent at tables that were opened before hosts could keep people out. */
  readonly banned?: readonly Ban[];
  readonly optionsChangedAt: number | null;
  /** Two words and five digits; null from the start on. */
  readonly code: string | null;
  /** What was the code, for screens and spectators while the match runs. Absent before, and where nobody may watch. */
  readonly screenCode?: string;
  /** Chosen before devices add their bytes; the match has it from the start on. */
  readonly seed: string | null;
  readonly commitment: string;
  readonly match: string | null;
  /** The table has begun, and whoever looks at it sees to it that its match is made. Absent once it is. */
  readonly isMatchToCome?: true;
  /** The rules that its match begins under, fixed at the start and absent once the match is made, which knows them. */
  readonly edition?: Edition;
  /** The options with everybody's wishes in them, fixed at the start and absent once the match is made; the table keeps its own. */
  readonly heard?: TableOptions["config"];
  /** The match has not been told yet who plays its seats. */
  readonly isMatchBehind: boolean;
  readonly endVotes: readonly string[];
  readonly absence: Absence | null;
  /** By decision: how many times as much time again the others have given. Absent until somebody does. */
  readonly granted?: { readonly [decision: string]: number };
  /** By decision of a slow table: how often its seat was reminded. Absent until one is. */
  readonly reminded?: { readonly [decision: string]: number };
  readonly rematch: string | null;
  /** What the rematch is to be called, fixed before it is made: there is one, whoever asks. Absent until somebody does. */
  readonly nextTable?: string;
  /** The table whose rematch this is. Absent at all others. */
  readonly rematchOf?: string;
  /** Its rematch that has begun, for screens and spectators: from then on its id seats nobody. Absent until one has that may be watched. */
  readonly begunRematch?: string;
  readonly createdAt: number;
  /** When somebody last cared for it; what expires counts from here. */
  readonly touchedAt: number;
  /** How long the match's log was then. */
  readonly touchedN: number;
}

/** The others wait for a seat: its decision, since when, and who wants a bot there. */
export interface Absence {
  readonly seat: number;
  readonly decision: string;
  readonly since: number;
  readonly votes: readonly string[];
}

export type Changed = Result<Table, Refusal>;

export const EMPTY = { kind: "empty" } as const;

/**
 * Unfinished tables are cleared away when nobody has cared for them for so long; finished ones stay as long as their match. A slow one
 * where somebody plays is waited at, not forgotten: whoever does not come back is replaced in time.
 */
export function expiryOf(table: Table, keep: Pick<Keep, "open" | "abandoned">): number | null {
  const { phase, touchedAt } = table;
  if (phase === "over") return null;
  if (phase === "playing" && isSlow(table) && guestSeats(table).some(({ bot }) => bot === null)) return null;
  return expiryAfter(touchedAt, phase === "open" ? keep.open : keep.abandoned);
}

/** -1 for somebody who does not sit here. */
export function seatOf({ seats }: Pick<Table, "seats">, guest: string): number {
  return seats.findIndex((seat) => seat.kind === "guest" && seat.guest === guest);
}

/** When a seat came back from a bot; 0 for never. */
export function backOf(seat: TableSeat | undefined): number {
  return seat?.kind === "guest" || seat?.kind === "paper" ? (seat.backAt ?? 0) : 0;
}

export function guestSeats({ seats }: Pick<Table, "seats">): GuestSeat[] {
  return seats.filter((seat) => seat.kind === "guest");
}

export function hatsOf({ hats, seats }: Pick<Table, "hats" | "seats">): readonly number[] {
  return hats ?? seats.map((_, seat) => seat);
}

export function wishesOf({ seats }: Pick<Table, "seats">): (string | null)[] {
  return seats.map((seat) => (seat.kind === "empty" ? null : (seat.wish ?? null)));
}

export function isBanned({ banned = [] }: Pick<Table, "banned">, guest: string): boolean {
  return banned.some((ban) => ban.guest === guest);
}

export function withoutBan(table: Table, guest: string): Table {
  return { ...table, banned: table.banned?.filter((ban) => ban.guest !== guest) ?? [] };
}

export function withSeat(table: Table, seat: number, value: TableSeat): Table {
  return { ...table, seats: table.seats.with(seat, value) };
}

export function newGuestSeat(guest: string, name: string, tokenHash: string, contribution: string | null): GuestSeat {
  return { kind: "guest", guest, name, tokenHash, contribution, bot: null, isAway: false };
}

/** Null if the game can be played like this, else why not. */
export function misfit(game: AnyGame, seats: number, config: TableOptions["config"]): Refusal | null {
  const { min, max } = game.meta.seats;
  if (seats < min || seats > max) return no(400, "seats.range", { min, max }).error;
  const configured = game.configure(config, seats);
  if (configured.ok) return null;
  return no(400, "config.wrong", { path: configured.error.path, problem: configured.error.problem }).error;
}

export function unknownLevel(game: AnyGame, level: BotLevel): Refusal | null {
  const levels = levelsOf(game);
  return levels.includes(level) ? null : no(400, "level.unknown", { levels: levels.join(", ") }).error;
}

/** Not only invited, and not gone. */
export function isPresent({ isAway, tokenHash, name }: GuestSeat): boolean {
  return !isAway && tokenHash !== null && name !== null;
}

/** The next of those who are here; if all have gone, it stays with whoever has it. */
export function handOn(table: Table): Table {
  const here = guestSeats(table).filter(isPresent);
  if (here.some(({ guest }) => guest === table.host)) return table;
  return { ...table, host: here[0]?.guest ?? (seatOf(table, table.host ?? "") >= 0 ? table.host : null) };
}

export function ended(table: Table, ending: Ending): Table {
  const isMatchBehind = table.match !== null;
  return { ...table, phase: "ended", ending, code: null, seed: null, absence: null, isMatchBehind };
}

/** Somebody cares for it: it stays for another while. */
export function touched(table: Table, now: number, n: number): Changed {
  return ok({ ...table, touchedAt: now, touchedN: n });
}
