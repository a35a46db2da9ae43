import {
  type AnyGame,
  type BotLevel,
  type Json,
  ok,
  type Outcome,
  sameJson,
  type SeatDecision,
} from "@safehouse/kernel";
import { Collection, type Kept, type Transition } from "../guests/collection.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import type { Guests } from "../guests/guests.ts";
import type { House } from "../house.ts";
import type { Caller } from "../limits/limits.ts";
import { levelsOf } from "../matches/blueprint.ts";
import { OtherEdition } from "../matches/other-edition.ts";
import type { Room } from "../matches/room.ts";
import { type Deadline, deadlinesIn, Follower } from "./follower.ts";
import { TableIndexes } from "./indexes.ts";
import { Listing } from "./listing.ts";
import { withMatch } from "./lobby.ts";
import { LiveWatchers, type TableWatcher } from "./live-watchers.ts";
import { finished, matchSeats } from "./play.ts";
import { Presence } from "./presence.ts";
import { expiryOf, guestSeats, seatOf, type Table } from "./table.ts";
import type { Cancel } from "../surroundings.ts";
import { Turns } from "../turns.ts";
import { Whereabouts } from "./whereabouts.ts";

/** What everybody at a table may know of its match. */
export interface MatchGlance {
  readonly n: number;
  readonly pending: readonly SeatDecision[];
  readonly outcome: Outcome | null;
}

/**
 * All tables of the house. The table decides who plays which seat, and its match follows: a change is written to the table first, and
 * the match is told until it knows. Those who look at the table are told last.
 */
export class TableBook {
  readonly house: House;
  readonly indexes: TableIndexes;
  /** The same for all houses on the store. */
  readonly now: () => number;
  readonly listing: Listing;
  readonly presence: Presence;
  readonly whereabouts = new Whereabouts();
  readonly #tables: Collection<Table>;
  readonly #watchers = new LiveWatchers();
  readonly #followers = new Map<string, Follower>();
  readonly #turns = new Turns();
  readonly #guests: Guests;
  /** By table that somebody looks at here: the last version that was heard of. */
  readonly #seen = new Map<string, number>();
  readonly #ends: Cancel[] = [];
  #isClosed = false;

  constructor(house: House, guests: Guests) {
    this.house = house;
    this.#guests = guests;
    const { now } = house.commons;
    this.now = now;
    const { keep } = house.settings;
    this.#tables = new Collection(house.store, "table", (table) => expiryOf(table, keep), house.surroundings);
    this.indexes = new TableIndexes(house.store, keep.open, house.surroundings);
    this.listing = new Listing({
      index: this.indexes.listed,
      find: (id) => this.#tables.find(id),
      versions: house.store.isShared ? (ids) => this.#tables.versions(ids) : null,
      isRunning: (kept) => this.#isRunning(kept),
      attended: async (tables) => {
        const audienceOf = await this.presence.everywhere(tables.map(({ id }) => id));
        return tables.filter(({ id, body }) => guestSeats(body).some(({ guest }) => audienceOf(id).guests.has(guest)));
      },
      openerOf: (id) => this.whereabouts.openerOf(id),
      now,
    });
    this.presence = new Presence(house.patience, house.surroundings, house.commons, (id) => this.#tellAudience(id));
  }

  /** Since when there has always been a house open: nobody is late because there was none. */
  get openSince(): number {
    return this.house.commons.houses.openSince();
  }

  /** Tables that somebody looks at here, or whose match is followed. */
  watched(): readonly string[] {
    return [...new Set([...this.#watchers.tables, ...this.#followers.keys()])];
  }

  /** Another house may have changed it; null if it is gone. */
  hearOf(id: string, version: number | null): void {
    const isWatched = this.#watchers.has(id) || this.#followers.has(id);
    const isNews = version === null || version > (this.#seen.get(id) ?? 0);
    if (!isNews) return;
    this.listing.suspect(id);
    if (isWatched) void this.#lookAgain(id).catch(() => {});
  }

  /** Guests who were forgotten through another house have nothing more to see. */
  async dismissForgotten(): Promise<void> {
    for (const guest of await this.#guests.gone(this.#watchers.guests)) this.#watchers.dismiss(guest);
  }

  atClose(end: Cancel): void {
    this.#ends.push(end);
  }

  get watchers(): LiveWatchers {
    return this.#watchers;
  }

  /** By the rules that a match would begin under now: those that all houses know. */
  async gameOf({ game }: Pick<Table, "game">): Promise<AnyGame> {
    const shelved = await this.house.matches.forNewMatch(game);
    if (shelved === null) {
      throw new Refused(refusal(400, "game.unknown", { games: this.house.matches.shelf.ids.join(", ") }));
    }
    return shelved.game;
  }

  /** The bot that steps in for somebody. A game that the house no longer has is not played on, but may be left. */
  async usualLevel({ game }: Pick<Table, "game">): Promise<BotLevel> {
    const shelved = await this.house.matches.shelf.find(game);
    const levels = shelved === null ? [] : levelsOf(shelved.game);
    return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
  }

  /** The table as it is, with what its match has come to. */
  async find(id: string): Promise<Kept<Table> | null> {
    const kept = await this.#tables.find(id);
    if (kept === null) return null;
    this.listing.hear(kept);
    if (kept.body.isMatchToCome || kept.body.isMatchBehind) return this.change(id, (table) => ok(table));
    if (kept.body.phase !== "playing") return kept;
    const glance = await this.glance(kept.body);
    return glance?.outcome ? this.change(id, finished) : kept;
  }

  async require(id: string): Promise<Kept<Table>> {
    const kept = await this.find(id);
    if (kept === null) throw new Refused(refusal(404, "table.unknown"));
    return kept;
  }

  /** False if there is one already. */
  async create(id: string, table: Table): Promise<boolean> {
    const isOurs = await this.#tables.create(id, table);
    if (isOurs) this.house.commons.bus.publish({ about: "table", id, version: 1 });
    return isOurs;
  }

  change(id: string, transition: Transition<Table>): Promise<Kept<Table>> {
    return this.changeAfter(id, async () => transition);
  }

  /**
   * One after the other for a table: `prepare` may look at it and do what its change needs. Other houses do not wait: what must hold when
   * it changes is for the transition to look at again. `caller` is whoever begins a match by it.
   */
  changeAfter(
    id: string,
    prepare: (table: Table) => Promise<Transition<Table>>,
    caller: Caller = null,
  ): Promise<Kept<Table>> {
    return this.#turns.take(id, async () => {
      const before = await this.#tables.find(id);
      if (before === null) throw new Refused(refusal(404, "table.unknown"));
      if (before.body.isMatchToCome) await this.#makeMatch(before, null);
      let kept = await this.#tables.change(id, await prepare(before.body));
      if (kept?.body.isMatchToCome) kept = await this.#makeMatch(kept, caller);
      if (kept?.body.isMatchBehind) kept = await this.#tellMatch(kept);
      if (kept === null) throw new Refused(refusal(404, "table.unknown"));
      const isChanged = kept.version !== before.version;
      this.#hear(kept, isChanged);
      if (isChanged) this.#publish(kept);
      return kept;
    });
  }

  #publish({ id, version }: Kept<Table>): void {
    this.house.commons.bus.publish({ about: "table", id, version });
  }

  #hear(kept: Kept<Table>, isNews: boolean): void {
    const { id, version, body } = kept;
    this.listing.hear(kept);
    if (body.phase !== "open") this.whereabouts.close(id);
    this.#follow(kept);
    if (this.#watchers.has(id) || this.#followers.has(id)) {
      this.#seen.set(id, Math.max(version, this.#seen.get(id) ?? 0));
    }
    if (isNews) this.#tellWatchers(kept);
  }

  async #lookAgain(id: string): Promise<void> {
    const kept = await this.find(id);
    if (this.#isClosed) return;
    if (kept !== null) return this.#hear(kept, kept.version > (this.#seen.get(id) ?? 0));
    this.listing.forget(id);
    this.#unfollow(id);
  }

  #unfollow(id: string): void {
    this.#followers.get(id)?.stop();
    this.#followers.delete(id);
    if (!this.#watchers.has(id)) this.#seen.delete(id);
  }

  /** Null if the match cannot be read: it is set apart, or the store is away. */
  async glance({ match }: Table): Promise<MatchGlance | null> {
    if (match === null) return null;
    try {
      return await this.house.matches.useFresh(match, (room) => room.reading(() => room.match.snapshot("spectator")));
    } catch (error) {
      return error instanceof OtherEdition ? this.#glanceAtFinished(match) : null;
    }
  }

  async #glanceAtFinished(match: string): Promise<MatchGlance | null> {
    const finished = await this.house.matches.finished(match).catch(() => null);
    if (finished === null) return null;
    const { entries, outcome } = finished.ending.record;
    return { n: entries.length, pending: [], outcome };
  }

  /** Whether the match asks for silence, as that seat sees it. */
  async isSilent({ phase, match }: Table, seat: number): Promise<boolean> {
    if (phase !== "playing" || match === null) return false;
    return this.house.matches.useFresh(match, (room) => room.reading(() => room.match.snapshot(seat).view.silent));
  }

  /** Those whose time is up by then, the longest first. */
  due(time: number, limit: number): Promise<readonly string[]> {
    return this.#tables.expired(time, limit);
  }

  /** The table that a match belongs to, as it is. */
  async ofMatch(match: string): Promise<Kept<Table> | null> {
    const entry = await this.indexes.byMatch.find(match);
    const kept = entry === null ? null : await this.find(entry.body.table);
    return kept?.body.match === match ? kept : null;
  }

  /** The document alone; what else knows of the table is the caller's business. */
  async remove(id: string): Promise<void> {
    this.listing.forget(id);
    this.#unfollow(id);
    await this.#turns.take(id, () => this.#tables.remove(id));
  }

  /** Also finds out which match is whose: tables from before that was kept say so here. */
  async *redate(): AsyncGenerator<void> {
    yield* this.#tables.redate();
    for await (const { id, body } of this.#tables.all()) {
      if (body.match === null) continue;
      if (await this.indexes.byMatch.create(body.match, { table: id })) yield;
    }
  }

  /** As far as the match is followed here. */
  deadlines(id: string): Deadline[] {
    return this.#followers.get(id)?.deadlines ?? [];
  }

  async deadlinesOf({ id, body }: Kept<Table>): Promise<Deadline[]> {
    const { match, timer, phase } = body;
    if (this.#followers.has(id) || match === null || timer === null || phase !== "playing") return this.deadlines(id);
    const read = (room: Room): Deadline[] => deadlinesIn(room, timer * 1000, body, this.house.commons);
    return this.house.matches.useFresh(match, read).catch(() => []);
  }

  async watch(id: string, watcher: TableWatcher): Promise<void> {
    this.#watchers.add(id, watcher);
    this.presence.arrive(id, watcher.guest);
    const kept = await this.require(id);
    if (watcher.guest !== null && seatOf(kept.body, watcher.guest) >= 0) this.listing.touch(id);
    this.#hear(kept, false);
    await this.presence.look([id]).catch(() => {});
  }

  leave(id: string, watcher: TableWatcher): void {
    if (this.#watchers.remove(id, watcher)) this.presence.leave(id, watcher.guest);
    if (this.#watchers.has(id)) return;
    if (!this.#followers.has(id)) this.#seen.delete(id);
    void this.#tables.find(id).then(
      (kept) => kept !== null && this.#follow(kept),
      () => {},
    );
  }

  /** Follows what is ours of the tables with a timer, after a start of this house or the end of another. */
  async resume(): Promise<void> {
    for await (const { id } of this.indexes.timed.all()) {
      if (this.#isClosed) return;
      if (this.#followers.has(id) || !this.#isOurShare(id)) continue;
      const kept = await this.find(id);
      if (kept?.body.phase === "playing") this.#follow(kept);
      else await this.indexes.timed.remove(id);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    this.presence.close();
    for (const follower of this.#followers.values()) follower.stop();
    this.#followers.clear();
  }

  /**
   * The table has begun, and what its match is made of is fixed in it: whoever comes first makes it, and whoever comes later finds it
   * made. Nobody is told of the table before.
   */
  async #makeMatch({ id, body }: Kept<Table>, caller: Caller): Promise<Kept<Table> | null> {
    const { game, config, spectators, timer } = body;
    const match = body.match as string;
    const { seats, tokenHashes } = matchSeats(body);
    const contributions = guestSeats(body).flatMap(({ contribution }) => contribution ?? []);
    const edition = body.edition === undefined ? {} : { edition: body.edition };
    const promised = { id: match, seed: body.seed as string, tokenHashes, ...edition };
    try {
      await this.house.matches.create(game, { config, seats, contributions, isPrivate: !spectators, promised }, caller);
    } catch (error) {
      // One that is made and cannot be opened is shown as it is; one that is not made is tried again by whoever looks next.
      if ((await this.house.store.findMatch(match).catch(() => null)) === null) throw error;
    }
    await this.indexes.byMatch.keep(match, { table: id });
    if (timer !== null) await this.indexes.timed.keep(id, {});
    return this.#tables.change(id, (table) => ok(withMatch(table)));
  }

  /** As the table is when the match is told: somebody may have changed it since, here or in another house. */
  async #tellMatch(kept: Kept<Table>): Promise<Kept<Table> | null> {
    const { match } = kept.body;
    let told = kept.body;
    try {
      if (match !== null) {
        await this.house.matches.changeSeats(match, async () => {
          told = (await this.#tables.find(kept.id))?.body ?? told;
          return matchSeats(told);
        });
        if (told.phase === "ended") await this.house.store.setStatus(match, "over");
      }
    } catch (error) {
      // The table is right; its match is told again whenever somebody looks.
      this.house.report(error, "a match could not be told who plays its seats");
      return kept;
    }
    // Whoever changed who plays meanwhile tells the match, too.
    return this.#tables.change(kept.id, (table) =>
      ok(isToldOf(table, told) ? { ...table, isMatchBehind: false } : table),
    );
  }

  #follow({ id, body }: Kept<Table>): void {
    const { phase, match, timer } = body;
    const follower = this.#followers.get(id);
    const isTimed = timer !== null && this.#isOurShare(id);
    const isWanted = phase === "playing" && !this.#isClosed && (isTimed || this.#watchers.has(id));
    if (!isWanted || match === null) return this.#unfollow(id);
    if (follower !== undefined) return follower.update(body);
    const options = {
      time: this.house.surroundings,
      commons: this.house.commons,
      matches: this.house.matches,
      match,
      limit: timer === null ? null : timer * 1000,
      table: body,
      onOver: () => void this.change(id, finished).catch((error: unknown) => this.#report(error)),
      onError: (error: unknown) => this.#report(error),
    };
    this.#followers.set(id, new Follower(options));
  }

  /** Tables with a timer that nobody looks at are shared out among the houses: one of them keeps the time. */
  #isOurShare(id: string): boolean {
    const { node, houses } = this.house.commons;
    const nodes = houses.living().map((house) => house.node);
    const sum = [...id].reduce((sum, char) => sum + char.charCodeAt(0), 0);
    return nodes.length < 2 || nodes.toSorted()[sum % nodes.length] === node;
  }

  /** Without loading the match: the list is asked for often, and by everybody. */
  async #isRunning({ id, body: { match } }: Kept<Table>): Promise<boolean> {
    if (this.#followers.has(id) || match === null) return true;
    try {
      const status = (await this.house.store.findMatch(match))?.status;
      if (status === "over") await this.find(id);
      return status === "running";
    } catch {
      // Whoever comes to watch will see what is wrong with it.
      return true;
    }
  }

  #tellAudience(id: string): void {
    void this.#tables.find(id).then(
      (kept) => kept !== null && !this.#isClosed && this.#tellWatchers(kept),
      () => {},
    );
  }

  #report(error: unknown): void {
    if (!this.#isClosed) this.house.report(error, "a table could not follow its match");
  }

  #tellWatchers(kept: Kept<Table>): void {
    this.#watchers.tell(kept.id, (watcher) => watcher.onTable(kept));
  }
}

/** Whether a match that was told of one is to be told nothing else of the other. */
function isToldOf(table: Table, told: Table): boolean {
  return (
    table.phase === told.phase && sameJson(matchSeats(table) as unknown as Json, matchSeats(told) as unknown as Json)
  );
}
