import { commitmentOf } from "@safehouse/chance";
import { type BotLevel, ok } from "@safehouse/kernel";
import { newPaperCode, readTableCode } from "@safehouse/protocol";
import type { Kept } from "../guests/collection.ts";
import type { KnownGuest } from "../guests/guests.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import { newId, seatTokenHash } from "../guests/secret.ts";
import type { Caller } from "../limits/limits.ts";
import { SharedLimits } from "../limits/shared.ts";
import { newMatchId } from "../matches/token.ts";
import * as bans from "./bans.ts";
import type { TableBook } from "./book.ts";
import type { Chats } from "./chats.ts";
import { withDashes } from "./code.ts";
import { CodeTries } from "./code-tries.ts";
import { giveHost } from "./give-host.ts";
import { isListed } from "./listing.ts";
import * as lobby from "./lobby.ts";
import { paperCodes } from "./paper.ts";
import type { Personal } from "./personal.ts";
import * as play from "./play.ts";
import { type GuestSeat, guestSeats, newGuestSeat, type Table, type TableOptions } from "./table.ts";

type Tabled = Promise<Kept<Table>>;

/** Open tables that one address may have made here: a club behind one router has some. */
const MOST_OPEN_EACH = 20;
/** And so many in an hour through all houses together, whatever became of them. */
const MOST_MADE_EACH = 200;
const HOUR = 3_600_000;

/** What guests do at tables. */
export class Tables {
  readonly #book: TableBook;
  readonly #personal: Personal;
  readonly #chats: Chats;
  readonly #codeTries: CodeTries;
  readonly #together: SharedLimits;

  constructor(book: TableBook, personal: Personal, chats: Chats) {
    this.#book = book;
    this.#personal = personal;
    this.#chats = chats;
    const { commons, id, surroundings } = book.house;
    this.#together = new SharedLimits(commons.counters, id);
    this.#codeTries = new CodeTries(surroundings.uptime, this.#together);
  }

  async create(
    guest: KnownGuest,
    caller: Caller,
    game: string,
    wish: lobby.TableWish,
    contribution: string | null,
  ): Tabled {
    const rules = await this.#book.matches.gameOf({ game });
    await this.#personal.requireRoom(guest);
    const id = newId(this.#book.house.surroundings);
    const table = lobby.createTable(rules, wish, seated(guest, id, contribution), this.#origin());
    if (!table.ok) throw new Refused(table.error);
    return this.#personal.withoutLeavers(await this.#open(id, table.value, caller));
  }

  async join(guest: KnownGuest, caller: Caller, id: string, seat: number | null, contribution: string | null): Tabled {
    const { whereabouts } = this.#book;
    const { body } = await this.#book.require(id);
    const seatedHere = guestSeats(body).map((there) => there.guest);
    const isKeptOut = !seatedHere.includes(guest.guest) && whereabouts.isKeptOut(id, caller, seatedHere);
    if (isKeptOut && body.phase === "open") throw new Refused(refusal(403, "ban.you"));
    await this.#personal.requireRoom(guest, id);
    await this.#book.indexes.of(guest.guest).keep(id, {});
    const kept = await this.#book.change(id, (table) => lobby.takeSeat(table, seated(guest, id, contribution), seat));
    await this.#findAgain(kept);
    whereabouts.sitDown(id, guest.guest, caller);
    return this.#personal.withoutLeavers(kept);
  }

  async joinByCode(guest: KnownGuest, caller: Caller, text: string, contribution: string | null): Tabled {
    const wasRight = caller === null ? () => {} : await this.#codeTries.takeEverywhere(caller, guest.guest);
    if (wasRight === null) throw new Refused(refusal(429, "code.tries"));
    const kept = await this.#tableOf(text, ({ code }) => code);
    wasRight();
    return this.join(guest, caller, kept.id, null, contribution);
  }

  /** For a screen, or whoever only looks: the table of a code, also while its match runs. Nobody sits down by it. */
  async findByCode(caller: Caller, text: string): Tabled {
    const wasRight = caller === null ? () => {} : await this.#codeTries.takeEverywhere(caller, caller);
    if (wasRight === null) throw new Refused(refusal(429, "code.tries"));
    const kept = await this.#tableOf(text, ({ code, screenCode }) => code ?? screenCode ?? null);
    wasRight();
    return kept;
  }

  /** Before the start the seat is free again; later a bot keeps it warm. */
  leave({ guest }: KnownGuest, id: string): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const level = await this.#book.matches.usualLevel(table);
      return (table) =>
        table.phase === "open" ? lobby.leaveLobby(table, guest) : play.leaveMatch(table, guest, level);
    });
  }

  changeOptions(
    { guest }: KnownGuest,
    id: string,
    options: Partial<TableOptions> & { readonly seats?: number },
  ): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const game = await this.#book.matches.gameOf(table);
      if (options.visibility === "public") await this.#book.indexes.listed.keep(id, {});
      return (table) => lobby.changeOptions(table, game, guest, options, this.#book.now());
    });
  }

  orderSeats({ guest }: KnownGuest, id: string, order: readonly number[]): Tabled {
    return this.#book.change(id, (table) => lobby.orderSeats(table, guest, order));
  }

  putBot({ guest }: KnownGuest, id: string, seat: number, level: BotLevel): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const game = await this.#book.matches.gameOf(table);
      return (table) => lobby.putBot(table, game, guest, seat, level);
    });
  }

  wishFor({ guest }: KnownGuest, id: string, seat: number, wish: string | null): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const game = await this.#book.matches.gameOf(table);
      return (table) => lobby.wishFor(table, game, guest, seat, wish);
    });
  }

  clearSeat({ guest }: KnownGuest, id: string, seat: number): Tabled {
    return this.#book.change(id, (table) => lobby.clearSeat(table, guest, seat));
  }

  async ban({ guest: host }: KnownGuest, id: string, guest: string): Tabled {
    const kept = await this.#book.change(id, (table) => bans.ban(table, host, guest));
    this.#book.whereabouts.keepOut(id, guest);
    return kept;
  }

  async liftBan({ guest: host }: KnownGuest, id: string, guest: string): Tabled {
    const kept = await this.#book.change(id, (table) => bans.liftBan(table, host, guest));
    this.#book.whereabouts.letIn(id, guest);
    return kept;
  }

  /**
   * The table decides, and its match is made of what it says: with the seed that was promised when the table was made, and all that
   * devices added since. Whoever starts what somebody else starts at the same time is told of the same match.
   */
  async start({ guest }: KnownGuest, id: string, caller: Caller): Tabled {
    const { house, indexes, now } = this.#book;
    const match = newMatchId(house.surroundings);
    let code: string | null = null;
    const kept = await this.#book.changeAfter(
      id,
      async (seen) => {
        const game = await this.#book.matches.gameOf(seen);
        const isUnderWay = seen.phase === "open" || seen.isMatchToCome === true;
        code = seen.code;
        return (table) =>
          isUnderWay && table.phase === "playing" && table.host === guest
            ? ok(table)
            : lobby.start(table, game, guest, match, now());
      },
      caller,
    );
    if (kept.body.match === match) house.metrics.matches.inc({ game: kept.body.game });
    if (code !== null && kept.body.screenCode !== code) await indexes.dropCode(code);
    if (!isListed(kept.body)) await indexes.listed.remove(id);
    await this.#bringOnlookers(kept);
    return kept;
  }

  giveHost({ guest }: KnownGuest, id: string, seat: number): Tabled {
    return this.#book.change(id, (table) => giveHost(table, guest, seat));
  }

  handOver({ guest }: KnownGuest, id: string): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const level = await this.#book.matches.usualLevel(table);
      return (table) => play.handOver(table, guest, level);
    });
  }

  takeBack({ guest }: KnownGuest, id: string): Tabled {
    return this.#book.change(id, (table) => play.takeBack(table, guest, this.#book.now()));
  }

  /** The others wait for a seat and want to give it to a bot. */
  complainAbout({ guest }: KnownGuest, id: string, seat: number): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const level = await this.#book.matches.usualLevel(table);
      const glance = await this.#book.matches.glance(table);
      const decision = glance?.pending.find((asked) => asked.seat === seat)?.id ?? null;
      return (table) =>
        play.complainAbout(table, guest, { seat, decision, level }, this.#book.now(), this.#book.openSince);
    });
  }

  voteEnd({ guest }: KnownGuest, id: string, agree: boolean): Tabled {
    return this.#book.change(id, (table) => play.voteEnd(table, guest, agree));
  }

  giveTime({ guest }: KnownGuest, id: string, seat: number): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const glance = await this.#book.matches.glance(table);
      return (table) => play.giveTime(table, guest, seat, glance?.pending ?? []);
    });
  }

  /**
   * The first who asks makes the new table; everybody else comes to the seat that is kept there. What it is called is fixed in the old one
   * before it is made, and told after: so there is one, whoever asks at the same time, and whoever finds it missing makes it.
   */
  async rematch(guest: KnownGuest, caller: Caller, id: string, seating: "same" | "rotated"): Tabled {
    const old = await this.#book.require(id);
    if (!(await this.#isWaiting(old.body.rematch))) await this.#personal.requireRoom(guest);
    const fixed = await this.#book.changeAfter(id, async (seen) => {
      const last = nextOf(seen);
      const isFree = last === null || (await this.#book.find(last))?.body.phase === "ended";
      const next = newId(this.#book.house.surroundings);
      return (table) =>
        play.rematchProblem(table, guest.guest) ??
        ok(isFree && nextOf(table) === last ? { ...table, nextTable: next } : table);
    });
    const next = nextOf(fixed.body) as string;
    if ((await this.#book.find(next)) === null) {
      const seats = play.rematchSeats(fixed.body, seated(guest, next, null), seating, () =>
        newPaperCode(this.#book.house.surroundings.randomBelow),
      );
      const table = lobby.reopened(fixed.body, seats, guest.guest, this.#origin());
      await this.#open(next, { ...table, rematchOf: id }, caller);
    }
    await this.#chats.goOn(id, next);
    await this.#book.change(id, (table) =>
      ok(table.rematch === next || nextOf(table) !== next ? table : { ...table, rematch: next }),
    );
    return this.#personal.withoutLeavers(await this.#book.require(next));
  }

  /** Whoever watched the match before this one may watch it, too. */
  async #bringOnlookers({ id, body: { rematchOf, spectators } }: Kept<Table>): Promise<void> {
    if (rematchOf === undefined || !spectators || (await this.#book.find(rematchOf)) === null) return;
    await this.#book.change(rematchOf, (old) => ok(old.begunRematch === id ? old : { ...old, begunRematch: id }));
  }

  /** The table whose code somebody typed; `codeOf` says which of its codes counts. */
  async #tableOf(text: string, codeOf: (table: Table) => string | null): Tabled {
    const read = readTableCode(text);
    const code = read === null ? null : withDashes(read);
    const id = code === null ? null : await this.#book.indexes.findCode(code);
    const kept = id === null ? null : await this.#book.find(id);
    if (kept === null || codeOf(kept.body) !== code) throw new Refused(refusal(404, "code.unknown"));
    return kept;
  }

  /** Whether a rematch was made, and not cleared away or left by everybody since. */
  async #isWaiting(rematch: string | null): Promise<boolean> {
    const kept = rematch === null ? null : await this.#book.find(rematch);
    return kept !== null && kept.body.phase !== "ended";
  }

  #origin(): lobby.Origin {
    const seed = this.#book.house.surroundings.seed();
    return { seed, commitment: commitmentOf(seed), now: this.#book.now() };
  }

  async #open(id: string, table: Table, caller: Caller): Tabled {
    const { whereabouts } = this.#book;
    if (whereabouts.openedBy(caller) >= MOST_OPEN_EACH) {
      throw new Refused(refusal(429, "tables.address", { most: MOST_OPEN_EACH }));
    }
    // Before anything is waited for: many may come at once.
    whereabouts.open(id, caller);
    if (table.host !== null) whereabouts.sitDown(id, table.host, caller);
    try {
      await this.#countMade(caller);
      return await this.#write(id, table);
    } catch (error) {
      whereabouts.close(id);
      throw error;
    }
  }

  async #countMade(caller: Caller): Promise<void> {
    if (caller === null) return;
    const made = { what: "tables of an address", whom: caller, most: MOST_MADE_EACH };
    if ((await this.#together.take([made], HOUR)) === null) {
      throw new Refused(refusal(429, "tables.address", { most: MOST_MADE_EACH }));
    }
  }

  async #write(id: string, table: Table): Tabled {
    const { indexes } = this.#book;
    for (const seat of table.seats) if (seat.kind === "guest") await indexes.of(seat.guest).keep(id, {});
    for (const code of paperCodes(table)) await indexes.papers.keep(code, { table: id });
    if (table.visibility === "public") await indexes.listed.keep(id, {});
    const code = await indexes.reserveCode(id, table.createdAt);
    // Somebody else may have made the same rematch meanwhile, with a code of its own.
    if (!(await this.#book.create(id, { ...table, code }))) await indexes.dropCode(code);
    const kept = await this.#book.require(id);
    await this.#findAgain(kept);
    return kept;
  }

  /** Whoever looked at their tables before they sat there has dropped this one as none of theirs. */
  async #findAgain({ id, body }: Kept<Table>): Promise<void> {
    for (const { guest } of guestSeats(body)) await this.#book.indexes.of(guest).create(id, {});
  }
}

/** Tables from before that was fixed first say only what was made. */
function nextOf({ nextTable, rematch }: Table): string | null {
  return nextTable ?? rematch;
}

function seated(guest: KnownGuest, table: string, contribution: string | null): GuestSeat {
  const seat = newGuestSeat(guest.guest, guest.name, seatTokenHash(guest, table), contribution);
  return guest.rests.length === 0 ? seat : { ...seat, rests: guest.rests };
}
