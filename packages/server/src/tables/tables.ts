import { commitmentOf } from "@safehouse/chance";
import { type BotLevel, ok } from "@safehouse/kernel";
import type { Kept } from "../guests/collection.ts";
import type { KnownGuest } from "../guests/guests.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import { newId, seatTokenHash } from "../guests/secret.ts";
import { Buckets } from "../limits/bucket.ts";
import type { Caller } from "../limits/limits.ts";
import { newSeed } from "../matches/token.ts";
import type { TableBook } from "./book.ts";
import { readCode } from "./code.ts";
import { giveHost } from "./give-host.ts";
import { isListed } from "./listing.ts";
import * as lobby from "./lobby.ts";
import type { Personal } from "./personal.ts";
import * as play from "./play.ts";
import { type GuestSeat, newGuestSeat, type Table, type TableOptions } from "./table.ts";

type Tabled = Promise<Kept<Table>>;

/** Ten codes at once, then one every ten seconds: guessing would take years. */
const TRIES = { perSecond: 0.1, burst: 10 };

/** What guests do at tables. */
export class Tables {
  readonly #book: TableBook;
  readonly #personal: Personal;
  readonly #triesByAddress = new Buckets(TRIES);
  readonly #triesByGuest = new Buckets(TRIES);

  constructor(book: TableBook, personal: Personal) {
    this.#book = book;
    this.#personal = personal;
  }

  async create(guest: KnownGuest, game: string, wish: lobby.TableWish, contribution: string | null): Tabled {
    const rules = await this.#book.gameOf({ game });
    await this.#personal.requireRoom(guest);
    const id = newId();
    const table = lobby.createTable(rules, wish, seated(guest, id, contribution), this.#origin());
    if (!table.ok) throw new Refused(table.error);
    return this.#personal.withoutLeavers(await this.#open(id, table.value));
  }

  async join(guest: KnownGuest, id: string, seat: number | null, contribution: string | null): Tabled {
    await this.#book.require(id);
    await this.#personal.requireRoom(guest, id);
    await this.#book.indexes.of(guest.guest).keep(id, {});
    const kept = await this.#book.change(id, (table) => lobby.takeSeat(table, seated(guest, id, contribution), seat));
    return this.#personal.withoutLeavers(kept);
  }

  async joinByCode(guest: KnownGuest, caller: Caller, text: string, contribution: string | null): Tabled {
    if (caller !== null) {
      const wait = Math.max(this.#triesByAddress.take(caller), this.#triesByGuest.take(guest.guest));
      if (wait > 0) throw new Refused(refusal(429, "code.tries"));
    }
    const code = readCode(text);
    const id = code === null ? null : await this.#book.indexes.findCode(code);
    const kept = id === null ? null : await this.#book.find(id);
    if (kept === null || kept.body.code !== code) throw new Refused(refusal(404, "code.unknown"));
    return this.join(guest, kept.id, null, contribution);
  }

  /** Before the start the seat is free again; later a bot keeps it warm. */
  leave({ guest }: KnownGuest, id: string): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const level = await this.#book.usualLevel(table);
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
      const game = await this.#book.gameOf(table);
      if (options.visibility === "public") await this.#book.indexes.listed.keep(id, {});
      return (table) => lobby.changeOptions(table, game, guest, options, this.#book.now());
    });
  }

  orderSeats({ guest }: KnownGuest, id: string, order: readonly number[]): Tabled {
    return this.#book.change(id, (table) => lobby.orderSeats(table, guest, order));
  }

  putBot({ guest }: KnownGuest, id: string, seat: number, level: BotLevel): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const game = await this.#book.gameOf(table);
      return (table) => lobby.putBot(table, game, guest, seat, level);
    });
  }

  clearSeat({ guest }: KnownGuest, id: string, seat: number): Tabled {
    return this.#book.change(id, (table) => lobby.clearSeat(table, guest, seat));
  }

  /** Makes the match: with the seed that was promised when the table was made, and all that devices added since. */
  async start({ guest }: KnownGuest, id: string): Tabled {
    const { matches, metrics } = this.#book.house;
    let code: string | null = null;
    const kept = await this.#book.changeAfter(id, async (table) => {
      const problem = lobby.startProblem(table, guest);
      if (problem !== null) return () => problem;
      const { seats, tokenHashes } = play.matchSeats({ ...table, phase: "playing" });
      const { match } = await matches.create(table.game, {
        config: table.config,
        seats,
        contributions: table.seats.flatMap((seat) =>
          seat.kind === "guest" && seat.contribution !== null ? [seat.contribution] : [],
        ),
        isPrivate: !table.spectators,
        promised: { seed: table.seed as string, tokenHashes },
      });
      metrics.matches.inc({ game: table.game });
      await this.#book.indexes.byMatch.keep(match.id, { table: id });
      if (table.timer !== null) await this.#book.indexes.timed.keep(id, {});
      code = table.code;
      return (table) => ok(lobby.started(table, match.id, this.#book.now()));
    });
    if (code !== null) await this.#book.indexes.dropCode(code);
    if (!isListed(kept.body)) await this.#book.indexes.listed.remove(id);
    return kept;
  }

  giveHost({ guest }: KnownGuest, id: string, seat: number): Tabled {
    return this.#book.change(id, (table) => giveHost(table, guest, seat));
  }

  handOver({ guest }: KnownGuest, id: string): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const level = await this.#book.usualLevel(table);
      return (table) => play.handOver(table, guest, level);
    });
  }

  takeBack({ guest }: KnownGuest, id: string): Tabled {
    return this.#book.change(id, (table) => play.takeBack(table, guest));
  }

  /** The others wait for a seat and want to give it to a bot. */
  complainAbout({ guest }: KnownGuest, id: string, seat: number): Tabled {
    return this.#book.changeAfter(id, async (table) => {
      const level = await this.#book.usualLevel(table);
      const glance = await this.#book.glance(table);
      const decision = glance?.pending.find((asked) => asked.seat === seat)?.id ?? null;
      const { now, openSince } = this.#book;
      return (table) => play.complainAbout(table, guest, { seat, decision, level }, now(), openSince);
    });
  }

  voteEnd({ guest }: KnownGuest, id: string, agree: boolean): Tabled {
    return this.#book.change(id, (table) => play.voteEnd(table, guest, agree));
  }

  /** Only the others may be generous. */
  async giveTime({ guest }: KnownGuest, id: string, seat: number): Tabled {
    const kept = await this.#book.require(id);
    const refused = play.timeProblem(kept.body, guest, seat);
    if (refused !== null) throw new Refused(refused.error);
    this.#book.addTime(kept, seat);
    return kept;
  }

  /** The first who asks makes the new table; everybody else comes to the seat that is kept there. */
  async rematch(guest: KnownGuest, id: string, seating: "same" | "rotated"): Tabled {
    const old = await this.#book.require(id);
    if (!(await this.#isWaiting(old.body.rematch))) await this.#personal.requireRoom(guest);
    let made: string | null = null;
    const kept = await this.#book.changeAfter(id, async (table) => {
      const problem = play.rematchProblem(table, guest.guest);
      if (problem !== null) return () => problem;
      if (await this.#isWaiting(table.rematch)) return ok;
      made = newId();
      const host = seated(guest, made, null);
      const fresh = lobby.reopened(table, play.rematchSeats(table, host, seating), guest.guest, this.#origin());
      await this.#open(made, fresh);
      return (table) => ok({ ...table, rematch: made });
    });
    return this.#personal.withoutLeavers(await this.#book.require(kept.body.rematch ?? id));
  }

  /** Whether a rematch was made, and not cleared away or left by everybody since. */
  async #isWaiting(rematch: string | null): Promise<boolean> {
    const kept = rematch === null ? null : await this.#book.find(rematch);
    return kept !== null && kept.body.phase !== "ended";
  }

  #origin(): lobby.Origin {
    const seed = newSeed();
    return { seed, commitment: commitmentOf(seed), now: this.#book.now() };
  }

  async #open(id: string, table: Table): Tabled {
    const { indexes } = this.#book;
    for (const seat of table.seats) if (seat.kind === "guest") await indexes.of(seat.guest).keep(id, {});
    if (table.visibility === "public") await indexes.listed.keep(id, {});
    const code = await indexes.reserveCode(id, table.createdAt);
    return this.#book.create(id, { ...table, code });
  }
}

function seated(guest: KnownGuest, table: string, contribution: string | null): GuestSeat {
  return newGuestSeat(guest.guest, guest.name, seatTokenHash(guest, table), contribution);
}
