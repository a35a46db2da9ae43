import { type AnyGame, type BotLevel, type Edition, type Json, ok, type Result } from "@safehouse/kernel";
import { no, type Refusal } from "../guests/refusal.ts";
import { levelsOf } from "../matches/blueprint.ts";
import { expiryAfter, type Keep } from "../upkeep/keep.ts";

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
}

export interface BotSeat {
  readonly kind: "bot";
  readonly level: BotLevel;
  /** The host's for it. */
  readonly wish?: string;
}

/** Somebody whom the host keeps out, called as when it was sent away. */
export interface Ban {
  readonly guest: string;
  readonly name: string | null;
}

export type TableSeat = { readonly kind: "empty" } | BotSeat | GuestSeat;

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
  readonly rematch: string | null;
  /** What the rematch is to be called, fixed before it is made: there is one, whoever asks. Absent until somebody does. */
  readonly nextTable?: string;
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

/** Unfinished tables are cleared away when nobody has cared for them for so long; finished ones stay as long as their match. */
export function expiryOf({ phase, touchedAt }: Table, keep: Pick<Keep, "open" | "abandoned">): number | null {
  if (phase === "over") return null;
  return expiryAfter(touchedAt, phase === "open" ? keep.open : keep.abandoned);
}

/** -1 for somebody who does not sit here. */
export function seatOf({ seats }: Pick<Table, "seats">, guest: string): number {
  return seats.findIndex((seat) => seat.kind === "guest" && seat.guest === guest);
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
