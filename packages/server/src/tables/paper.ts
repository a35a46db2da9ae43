import { type AnyGame, type BotLevel, ok } from "@safehouse/kernel";
import { createHmac } from "node:crypto";
import { no } from "../guests/refusal.ts";
import { hashToken } from "../matches/token.ts";
import { isSlow } from "./slow-time.ts";
import { type Changed, EMPTY, type GuestSeat, type PaperSeat, seatOf, type Table, withSeat } from "./table.ts";

/** What plays a seat for whoever has the code of its sheet. */
export function paperToken(code: string): string {
  return createHmac("sha256", code).update("paper-seat").digest("base64url");
}

export function paperTokenHash(code: string): string {
  return hashToken(paperToken(code));
}

/** The code of a seat's sheet; null where it is not played on paper. */
export function paperCodeOf(table: Pick<Table, "seats">, seat: number): string | null {
  const there = table.seats[seat];
  if (there?.kind === "paper") return there.code;
  return there?.kind === "guest" ? (there.paper ?? null) : null;
}

export function paperCodes(table: Pick<Table, "seats">): string[] {
  return table.seats.flatMap((_, seat) => paperCodeOf(table, seat) ?? []);
}

export interface PaperWish {
  readonly name: string | null;
  /** For a sheet that has none yet. */
  readonly code: string;
  readonly isRenewed: boolean;
  /** Whether who sits there has a line to the table. */
  readonly isThere: boolean;
}

/**
 * A seat is played on paper from here on: a free one by somebody without a device, the own, or that of somebody whose device is gone.
 * Anybody who sits at the table may say so; what is there already gets another name or code, or comes back from a bot.
 */
export function putOnPaper(
  table: Table,
  game: AnyGame,
  guest: string,
  seat: number,
  wish: PaperWish,
  now: number,
): Changed {
  const refused = seatedOnly(table, guest);
  if (refused !== null) return refused;
  if (game.onPaper !== true) return no(409, "paper.game");
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  const isOpen = table.phase === "open";
  switch (there.kind) {
    case "bot":
      if (!isOpen) return no(409, "seat.byBot");
      if (table.host !== guest) return no(403, "host.only");
      return newSheet(table, seat, wish);
    case "empty":
      return isOpen ? newSheet(table, seat, wish) : no(409, "seat.empty", { seat: seat + 1 });
    case "paper": {
      const backAt = there.bot === null ? {} : { backAt: now };
      const code = wish.isRenewed ? wish.code : there.code;
      return changed(table, seat, { ...there, ...backAt, name: wish.name ?? there.name, bot: null, code });
    }
    case "guest": {
      // At a slow table nobody is expected around: who has no line there is not gone.
      const isHere = there.bot === null && (wish.isThere || isSlow(table));
      if (there.guest !== guest && (isOpen || isHere)) return no(403, "paper.others");
      const paper = wish.isRenewed ? wish.code : (there.paper ?? wish.code);
      const backAt = there.bot === null ? {} : { backAt: now };
      return changed(table, seat, { ...there, ...backAt, bot: null, paper });
    }
  }
}

/** The own seat is played by its guest alone again; somebody else's sheet is put away, and in a match a bot plays on. */
export function takeOffPaper(table: Table, guest: string, seat: number, level: BotLevel): Changed {
  const refused = seatedOnly(table, guest);
  if (refused !== null) return refused;
  const there = table.seats[seat];
  if (there === undefined) return no(404, "seat.unknown", { seat: seat + 1 });
  if (paperCodeOf(table, seat) === null) return no(409, "paper.none");
  if (there.kind === "guest") {
    if (there.guest !== guest) return no(403, "paper.others");
    const { paper: _, ...own } = there;
    return changed(table, seat, own);
  }
  if (table.phase === "open") return ok(withSeat(table, seat, EMPTY));
  const { bot } = there as PaperSeat;
  return bot === null ? changed(table, seat, { ...(there as PaperSeat), bot: level }) : no(409, "seat.byBot");
}

function newSheet(table: Table, seat: number, { name, code }: PaperWish): Changed {
  if (name === null) return no(400, "paper.name");
  return ok(withSeat(table, seat, { kind: "paper", name, code, bot: null }));
}

function changed(table: Table, seat: number, there: PaperSeat | GuestSeat): Changed {
  const absence = table.absence?.seat === seat ? null : table.absence;
  return ok({ ...withSeat(table, seat, there), absence, isMatchBehind: table.match !== null });
}

/** Null for who sits at the table and has not left it. */
function seatedOnly(table: Table, guest: string): ReturnType<typeof no> | null {
  if (table.phase !== "open" && table.phase !== "playing") return no(409, "table.closed");
  const own = table.seats[seatOf(table, guest)];
  return own?.kind === "guest" && !own.isAway ? null : no(403, "seat.none");
}
