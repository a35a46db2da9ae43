import { ok } from "@safehouse/kernel";
import { Collection, type Kept, type Transition } from "../guests/collection.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import type { Guests } from "../guests/guests.ts";
import type { House } from "../house.ts";
import type { Caller } from "../limits/limits.ts";
import { Followers } from "./followers.ts";
import { TableIndexes } from "./indexes.ts";
import { Listing } from "./listing.ts";
import { LiveWatchers, type TableWatcher } from "./live-watchers.ts";
import { paperCodes } from "./paper.ts";
import { finished } from "./play.ts";
import { Presence } from "./presence.ts";
import { SCREEN, Screens } from "./screens.ts";
import { expiryOf, guestSeats, seatOf, type Table } from "./table.ts";
import { TableMatches } from "./table-matches.ts";
import type { Cancel } from "../surroundings.ts";
import { OpenHours } from "../upkeep/open-hours.ts";
import { Turns } from "../turns.ts";
import { Whereabouts } from "./whereabouts.ts";

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
  readonly screens = new Screens((id, n) => this.#watchers.tell(id, (watcher) => watcher.onShown(n)));
  readonly matches: TableMatches;
  readonly followers: Followers;
  readonly hours: OpenHours;
  readonly #tables: Collection<Table>;
  readonly #watchers = new LiveWatchers<TableWatcher>();
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
    this.matches = new TableMatches(house, this.#tables, this.indexes);
    this.hours = new OpenHours(house.store, now, house.surroundings);
    this.followers = new Followers(house, {
      isWatched: (id) => this.#watchers.has(id),
      closed: () => this.hours.closed,
      onOver: (id) => void this.change(id, finished).catch((error: unknown) => this.#report(error)),
      onError: (error) => this.#report(error),
    });
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
    return [...new Set([...this.#watchers.places, ...this.followers.tables])];
  }

  /** Another house may have changed it; null if it is gone. */
  hearOf(id: string, version: number | null): void {
    const isWatched = this.#watchers.has(id) || this.followers.has(id);
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

  get watchers(): LiveWatchers<TableWatcher> {
    return this.#watchers;
  }

  /** The table as it is, with what its match has come to. */
  async find(id: string): Promise<Kept<Table> | null> {
    const kept = await this.#tables.find(id);
    if (kept === null) return null;
    this.listing.hear(kept);
    if (kept.body.isMatchToCome || kept.body.isMatchBehind) return this.change(id, (table) => ok(table));
    if (kept.body.phase !== "playing") return kept;
    const glance = await this.matches.glance(kept.body);
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
      if (before.body.isMatchToCome) await this.matches.make(before, null);
      const transition = await prepare(before.body);
      let replaced = before.body;
      let kept = await this.#tables.change(id, (table) => transition((replaced = table)));
      if (kept?.body.isMatchToCome) kept = await this.matches.make(kept, caller);
      if (kept?.body.isMatchBehind) kept = await this.matches.tell(kept);
      if (kept === null) throw new Refused(refusal(404, "table.unknown"));
      const isChanged = kept.version !== before.version;
      if (isChanged) await this.#dropSheets(replaced, kept.body);
      this.#hear(kept, isChanged);
      if (isChanged) this.#publish(kept);
      return kept;
    });
  }

  /** Whatever took a sheet off its seat, its code is worth nothing from then on. */
  async #dropSheets(replaced: Table, now: Table): Promise<void> {
    const held = paperCodes(now);
    for (const code of paperCodes(replaced)) if (!held.includes(code)) await this.indexes.papers.remove(code);
  }

  #publish({ id, version }: Kept<Table>): void {
    this.house.commons.bus.publish({ about: "table", id, version });
  }

  #hear(kept: Kept<Table>, isNews: boolean): void {
    const { id, version, body } = kept;
    this.listing.hear(kept);
    if (body.phase !== "open") this.whereabouts.close(id);
    this.#follow(kept);
    if (this.#watchers.has(id) || this.followers.has(id)) {
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

  #follow(kept: Kept<Table>): void {
    if (!this.followers.follow(kept)) this.#forgetUnwatched(kept.id);
  }

  #unfollow(id: string): void {
    this.followers.unfollow(id);
    this.#forgetUnwatched(id);
  }

  #forgetUnwatched(id: string): void {
    if (!this.#watchers.has(id)) this.#seen.delete(id);
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

  async watch(id: string, watcher: TableWatcher): Promise<void> {
    this.#watchers.add(id, watcher);
    this.presence.arrive(id, presenceOf(watcher));
    const kept = await this.require(id);
    if (watcher.guest !== null && seatOf(kept.body, watcher.guest) >= 0) this.listing.touch(id);
    this.#hear(kept, false);
    await this.presence.look([id]).catch(() => {});
  }

  leave(id: string, watcher: TableWatcher): void {
    if (this.#watchers.remove(id, watcher)) this.presence.leave(id, presenceOf(watcher));
    if (this.#watchers.has(id)) return;
    this.screens.forget(id);
    if (!this.followers.has(id)) this.#seen.delete(id);
    void this.#tables.find(id).then(
      (kept) => kept !== null && this.#follow(kept),
      () => {},
    );
  }

  /** A screen here has shown the match of a table up to this entry; other houses hear of it. */
  noteShown(id: string, n: number): void {
    this.screens.hear(id, n);
    this.house.commons.bus.publish({ about: "shown", id, n });
  }

  /** As above, of a screen that looks through another house. */
  hearShown(id: string, n: number): void {
    if (this.#watchers.has(id)) this.screens.hear(id, n);
  }

  /** How many entries the match of a table has, as far as everybody knows; null without a match. */
  async lengthOf(id: string, atLeast: number): Promise<number | null> {
    const followed = this.followers.lengthOf(id);
    if (followed !== null && followed >= atLeast) return followed;
    const { body } = await this.require(id);
    return (await this.matches.glance(body))?.n ?? null;
  }

  /** Follows what is ours of the tables with a timer, after a start of this house or the end of another. */
  async resume(): Promise<void> {
    for await (const { id } of this.indexes.timed.all()) {
      if (this.#isClosed) return;
      if (this.followers.has(id) || !this.followers.isOurShare(id)) continue;
      const kept = await this.find(id);
      if (kept?.body.phase === "playing") this.#follow(kept);
      else await this.indexes.timed.remove(id);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    this.presence.close();
    this.followers.close();
  }

  /** Without loading the match: the list is asked for often, and by everybody. */
  async #isRunning({ id, body: { match } }: Kept<Table>): Promise<boolean> {
    if (this.followers.has(id) || match === null) return true;
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

function presenceOf({ isScreen, guest }: TableWatcher): string | null {
  return isScreen ? SCREEN : guest;
}
