import { type AnyGame, type BotLevel, ok, type Options } from "@safehouse/kernel";
import { no, type Refusal } from "../guests/refusal.ts";
import {
  type Changed,
  EMPTY,
  ended,
  type GuestSeat,
  guestSeats,
  handOn,
  hatsOf,
  isBanned,
  misfit,
  seatOf,
  type Table,
  type TableOptions,
  type TableSeat,
  unknownLevel,
  wishesOf,
  withSeat,
} from "./table.ts";

export interface TableWish extends TableOptions {
  readonly seats: number;
  readonly bots: readonly { readonly seat: number; readonly level: BotLevel }[];
}

export interface Origin {
  readonly seed: string;
  readonly commitment: string;
  readonly now: number;
}

/** A new table with its host on the first seat that is free of bots. */
export function createTable(game: AnyGame, wish: TableWish, host: GuestSeat, origin: Origin): Changed {
  const { seats: count, bots, ...options } = wish;
  const wrong = misfit(game, count, options.config);
  if (wrong !== null) return { ok: false, error: wrong };
  const seats: TableSeat[] = Array.from({ length: count }, () => EMPTY);
  for (const { seat, level } of bots) {
    const unknown = unknownLevel(game, level);
    if (unknown !== null) return { ok: false, error: unknown };
    if (seat >= count) return no(400, "seat.unknown", { seat: seat + 1 });
    if (seats[seat] !== EMPTY) return no(400, "seat.taken", { seat: seat + 1 });
    seats[seat] = { kind: "bot", level };
  }
  const own = seats.indexOf(EMPTY);
  if (own < 0) return no(400, "seats.noneLeft");
  seats[own] = host;
  return ok({ ...emptyTable(game.meta.id, options, origin), host: host.guest, seats });
}

/** Another table of the same kind. */
export function reopened(table: Table, seating: Pick<Table, "seats" | "hats">, host: string, origin: Origin): Table {
  const { game, config, visibility, spectators, timer, banned = [] } = table;
  return { ...emptyTable(game, { config, visibility, spectators, timer }, origin), ...seating, host, banned };
}

function emptyTable(game: string, options: TableOptions, { now, ...origin }: Origin): Table {
  return {
    ...options,
    ...origin,
    game,
    phase: "open",
    ending: null,
    host: null,
    seats: [],
    banned: [],
    optionsChangedAt: null,
    code: null,
    match: null,
    isMatchBehind: false,
    endVotes: [],
    absence: null,
    rematch: null,
    createdAt: now,
    touchedAt: now,
    touchedN: 0,
  };
}

/** Takes a seat, moves to another one, or comes to the one that was kept for this guest. */
export function takeSeat(table: Table, person: GuestSeat, wanted: number | null): Changed {
  if (table.phase !== "open") return notOpen(table);
  if (isBanned(table, person.guest)) return no(403, "ban.you");
  const old = seatOf(table, person.guest);
  const firstFree = table.seats.findIndex(({ kind }) => kind === "empty");
  const seat = wanted ?? (old >= 0 ? old : firstFree);
  if (seat < 0) return no(409, "table.full");
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  if (seat !== old && there.kind !== "empty") return no(409, "seat.taken", { seat: seat + 1 });
  const before = old < 0 ? null : (table.seats[old] as GuestSeat);
  const kept = { contribution: person.contribution ?? before?.contribution ?? null, ...withWish(before?.wish) };
  const seated = { ...person, ...kept };
  const left = old < 0 ? table : withSeat({ ...table, hats: exchanged(hatsOf(table), old, seat) }, old, EMPTY);
  return ok(handOn(withSeat(left, seat, seated)));
}

/** Nobody wishes for others; bots, who wish for nothing, are the host's. */
export function wishFor(table: Table, game: AnyGame, guest: string, seat: number, wish: string | null): Changed {
  if (table.phase !== "open") return notOpen(table);
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  if (there.kind === "empty") return no(409, "seat.empty", { seat: seat + 1 });
  const isTheirs =
    there.kind === "bot"
      ? table.host === guest
      : there.kind === "paper"
        ? seatOf(table, guest) >= 0
        : there.guest === guest;
  if (!isTheirs) return no(403, "wish.others");
  const choices = game.wishes?.choices ?? [];
  if (wish !== null && !choices.includes(wish)) return no(400, "wish.unknown", { wishes: choices.join(", ") });
  const { wish: _, ...before } = there;
  return ok(withSeat(table, seat, { ...before, ...withWish(wish ?? undefined) }));
}

function withWish(wish: string | undefined): { readonly wish?: string } {
  return wish === undefined ? {} : { wish };
}

function exchanged(hats: readonly number[], a: number, b: number): readonly number[] {
  return hats.with(a, hats[b] as number).with(b, hats[a] as number);
}

export function leaveLobby(table: Table, guest: string): Changed {
  const seat = seatOf(table, guest);
  if (seat < 0) return no(403, "seat.none");
  const left = handOn(withSeat(table, seat, EMPTY));
  return ok(guestSeats(left).some(({ tokenHash }) => tokenHash !== null) ? left : ended(left, "empty"));
}

function notOpen({ phase }: Table): ReturnType<typeof no> {
  return no(409, phase === "playing" ? "table.started" : "table.closed");
}

/** Whether the host may change something before the start; null if so. */
export function hostOnly(table: Table, guest: string): ReturnType<typeof no> | null {
  if (table.host !== guest) return no(403, "host.only");
  return table.phase === "open" ? null : notOpen(table);
}

/** `order` names the old seats in their new order. */
export function orderSeats(table: Table, guest: string, order: readonly number[]): Changed {
  const refused = hostOnly(table, guest);
  if (refused !== null) return refused;
  const isWhole = order.length === table.seats.length && table.seats.every((_, seat) => order.includes(seat));
  if (!isWhole) return no(400, "order.wrong");
  const hats = hatsOf(table);
  return ok({
    ...table,
    seats: order.map((seat) => table.seats[seat] as TableSeat),
    hats: order.map((seat) => hats[seat] as number),
  });
}

/** Puts a bot on a free seat, or changes the one that sits there. */
export function putBot(table: Table, game: AnyGame, guest: string, seat: number, level: BotLevel): Changed {
  const refused = hostOnly(table, guest);
  if (refused !== null) return refused;
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  if (there.kind === "guest" || there.kind === "paper") return no(409, "seat.taken", { seat: seat + 1 });
  const unknown = unknownLevel(game, level);
  if (unknown !== null) return { ok: false, error: unknown };
  return ok(withSeat(table, seat, { kind: "bot", level, ...withWish(there.kind === "bot" ? there.wish : undefined) }));
}

/** Sends a guest or a bot away. */
export function clearSeat(table: Table, guest: string, seat: number): Changed {
  const refused = hostOnly(table, guest);
  if (refused !== null) return refused;
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  if (there.kind === "guest" && there.guest === guest) return no(409, "seat.yours");
  return there.kind === "empty" ? no(409, "seat.empty", { seat: seat + 1 }) : ok(withSeat(table, seat, EMPTY));
}

/** Fewer seats: free ones go first, then bots, from the end; people stay. */
export function changeOptions(
  table: Table,
  game: AnyGame,
  guest: string,
  { seats: count = table.seats.length, ...options }: Partial<TableOptions> & { readonly seats?: number },
  now: number,
): Changed {
  const refused = hostOnly(table, guest);
  if (refused !== null) return refused;
  const wrong = misfit(game, count, options.config ?? table.config);
  if (wrong !== null) return { ok: false, error: wrong };
  const seats = [...table.seats];
  const hats = [...hatsOf(table)];
  while (seats.length < count) {
    seats.push(EMPTY);
    hats.push(firstFreeHat(hats));
  }
  for (const kind of ["empty", "bot"] as const) {
    while (seats.length > count && seats.some((seat) => seat.kind === kind)) {
      const last = seats.findLastIndex((seat) => seat.kind === kind);
      seats.splice(last, 1);
      hats.splice(last, 1);
    }
  }
  if (seats.length > count) return no(409, "seats.occupied");
  return ok({ ...table, ...options, seats, hats, optionsChangedAt: now });
}

function firstFreeHat(hats: readonly number[]): number {
  let hat = 0;
  while (hats.includes(hat)) hat++;
  return hat;
}

/** Null if the match can begin, else why not. */
export function startProblem(table: Table, guest: string): ReturnType<typeof no> | null {
  const refused = hostOnly(table, guest);
  if (refused !== null) return refused;
  const empty = table.seats.findIndex(({ kind }) => kind === "empty");
  if (empty >= 0) return no(409, "start.empty", { seat: empty + 1 });
  const invited = table.seats.findIndex((seat) => seat.kind === "guest" && seat.tokenHash === null);
  return invited < 0 ? null : no(409, "start.invited", { seat: invited + 1 });
}

/** The match that is made of it is decided here and now, whoever makes it. The code seats nobody from here on. */
export function start(table: Table, game: AnyGame, guest: string, match: string, now: number): Changed {
  const refused = startProblem(table, guest);
  if (refused !== null) return refused;
  const { rules, content } = game.meta;
  const heard = game.wishes?.hear?.(table.config as Options, wishesOf(table)) ?? table.config;
  const wrong = misfit(game, table.seats.length, heard) ?? unknownBot(game, table);
  if (wrong !== null) return { ok: false, error: wrong };
  const fixed = { match, edition: { rules, content }, heard } as const;
  const screenCode = table.spectators && table.code !== null ? { screenCode: table.code } : {};
  const begun = { phase: "playing", isMatchToCome: true, code: null, ...screenCode, ...fixed } as const;
  return ok({ ...table, ...begun, touchedAt: now, touchedN: 0 });
}

/** Bots may have sat down when newer rules were to be played, which have other ones. */
function unknownBot(game: AnyGame, { seats }: Table): Refusal | null {
  const levels = seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level] : []));
  return levels.map((level) => unknownLevel(game, level)).find((refusal) => refusal !== null) ?? null;
}

/** The match is made, and the seed is its business from now on. */
export function withMatch(table: Table): Table {
  if (table.isMatchToCome !== true) return table;
  const { isMatchToCome: _, edition: _edition, heard: _heard, ...made } = table;
  return { ...made, seed: null };
}
