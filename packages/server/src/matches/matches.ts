import type { BotFailure, BotPlayers, Clock } from "@safehouse/host";
import type { AnyGame, Edition, RecordSeat, Seat, Viewer } from "@safehouse/kernel";
import type { ProblemCode } from "@safehouse/protocol";
import type { Standing } from "../bots/pool.ts";
import type { Commons } from "../commons/commons.ts";
import { editionName } from "../commons/edition-name.ts";
import { soloCommons } from "../commons/solo.ts";
import type { Caller } from "../limits/limits.ts";
import { hasPeople } from "../people.ts";
import { closing, Problem, storeUnknown, unavailable, unknownMatch, unknownToken } from "../problem.ts";
import {
  DamagedLog,
  type Ending,
  type NewMatch,
  OutcomeUnknown,
  type Store,
  StoreConflict,
  type StoredMatch,
} from "../store/store.ts";
import { type Cancel, clockOf, type Surroundings } from "../surroundings.ts";
import { Turns } from "../turns.ts";
import { type Blueprint, drawUp, type MatchWish } from "./blueprint.ts";
import { Berths, HouseIsFull } from "./berths.ts";
import { Bookmarks } from "./bookmarks.ts";
import { isStoreTrouble, MatchFailure, matchFailure, storeTrouble } from "./failure.ts";
import type { FinishedMatch } from "./finished.ts";
import { HeadReader } from "./head-reader.ts";
import { Makers } from "./makers.ts";
import { OtherEdition } from "./other-edition.ts";
import { quarantined, Room, type Speaker } from "./room.ts";
import type { Shelf, ShelvedGame } from "./shelf.ts";
import { seatOf } from "./token.ts";

/** What the operator may want to know of. */
export interface MatchReports {
  botFailed(match: StoredMatch, failure: BotFailure): void;
  quarantined(match: string, failure: MatchFailure): void;
  storeFailed(match: string, error: unknown): void;
  failed(match: string, error: unknown): void;
}

export interface MatchesOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  /** Who thinks for the bots of a game. */
  readonly bots: (game: AnyGame, match: () => StoredMatch, standing: () => Standing) => BotPlayers;
  readonly reports: MatchReports;
  readonly maskMs: number;
  /** A match that nobody has used for so long leaves the memory. */
  readonly idleMs: number;
  /** So many are in memory at once, by default any number; those unused longest make room for others. */
  readonly mostAwake?: number;
  /** How long a match waits for its place in memory before whoever wants it is told to come back. */
  readonly patienceMs?: number;
  readonly surroundings: Surroundings;
  /** What is shared with other houses on the store; by default there are none. */
  readonly commons?: Commons;
}

/** Who sits where, and the hashes of their tokens. */
export type Seating = Pick<StoredMatch, "seats" | "tokenHashes">;

interface Shelter {
  readonly room: Promise<Room>;
  /** Null until it is open. */
  opened: Room | null;
  /** Gives its place in memory to another. */
  vacate: () => void;
  users: number;
  lastUsed: number;
  isLeaving: boolean;
}

const PATIENCE_MS = 5_000;
const RESUMED_AT_ONCE = 4;
const ENDING_RETRY_MS = 10_000;
/** How often a house looks whether it was left behind, or others left something undone. */
const ROUND_MS = 1_000;
const TAKEN_AT_ONCE = 200;
/** A match that could not be opened here is left to others for so long. */
const LEFT_TO_OTHERS_MS = 60_000;
/** How often somebody else may sit down first. */
const MOST_ATTEMPTS = 20;

/** The matches of the house. Each is in memory only while it is used; the store is the truth about all of them. */
export class Matches {
  readonly #options: MatchesOptions;
  readonly #clock: Clock;
  /** Those unused longest come first. */
  readonly #shelters = new Map<string, Shelter>();
  readonly #berths: Berths;
  readonly #makers = new Makers();
  /** Why matches were set apart that are not set apart for all, or of which the store could not be told yet. */
  readonly #setApart = new Map<string, { readonly problem: string; readonly isKept: boolean }>();
  /** By match that is due and could not be opened here: until when it is not tried again. */
  readonly #leftToOthers = new Map<string, number>();
  readonly #commons: Commons;
  readonly #heads: HeadReader;
  readonly #now: () => number;
  /** Made here and not opened yet. */
  readonly #fresh = new Set<string>();
  readonly #forgetting = new Turns();
  readonly #endings: readonly Cancel[];
  #inRound = false;
  #closed = false;

  constructor(options: MatchesOptions) {
    this.#options = options;
    const { surroundings } = options;
    this.#clock = clockOf(surroundings);
    this.#berths = new Berths({
      time: surroundings,
      most: options.mostAwake ?? Number.POSITIVE_INFINITY,
      patienceMs: options.patienceMs ?? PATIENCE_MS,
      onWanted: () => this.#makeRoom(),
    });
    // What the wall clock said when ours was zero: from then on only ours counts, which never jumps.
    const epoch = surroundings.now() - this.#clock.now();
    this.#commons = options.commons ?? soloCommons(surroundings);
    this.#now = options.store.isShared ? this.#commons.now : () => epoch + this.#clock.now();
    this.#heads = new HeadReader(options.store, surroundings);
    this.#endings = [
      surroundings.every(Math.max(10, options.idleMs / 4), () => this.#sweep()),
      ...(options.store.isShared ? this.#lookAround() : []),
    ];
  }

  get inMemory(): number {
    return this.#shelters.size;
  }

  get shelf(): Shelf {
    return this.#options.shelf;
  }

  /** Makes a match and starts it. Resolves after the opening chance. `caller` is only remembered, for fairness between addresses. */
  async create(game: string, wish: MatchWish, caller: Caller = null): Promise<Blueprint> {
    const shelved = (await this.#promised(game, wish)) ?? (await this.forNewMatch(game));
    if (shelved === null) {
      const problem = `game: there is no ${JSON.stringify(game)} here; games are ${this.shelf.ids.join(", ")}.`;
      throw new Problem(400, "game.unknown", problem);
    }
    const blueprint = drawUp(shelved.game, wish, this.#options.surroundings);
    const { match } = blueprint;
    const isLonely = !hasPeople(match.seats);
    if (isLonely) this.#makers.requireRoomForLonely(caller);
    this.#makers.note(match.id, caller);
    if (isLonely) this.#makers.beginLonely(match.id);
    await this.#write(match, wish.promised !== undefined).catch((error: unknown) => {
      this.#makers.endLonely(match.id);
      this.#options.reports.storeFailed(match.id, error);
      throw error instanceof OutcomeUnknown
        ? unavailable(
            "store.unknown",
            "It is not known whether the match was saved. Nobody can come to it; make another.",
          )
        : unavailable("store.unavailable", "The match could not be saved and was not made. Try again.");
    });
    this.#fresh.add(match.id);
    await this.use(match.id, () => {}).finally(() => this.#fresh.delete(match.id));
    return blueprint;
  }

  /**
   * If the id is taken after an attempt of which no word came back, that attempt took it: nobody else knows it. One that was promised may
   * have been made by others, who were promised the same.
   */
  async #write(match: NewMatch, mayBeMade: boolean): Promise<void> {
    const { store } = this.#options;
    try {
      await store.createMatch(match);
    } catch (error) {
      if (mayBeMade && error instanceof StoreConflict) return;
      if (mayBeMade || !(error instanceof OutcomeUnknown)) throw error;
      await this.#write(match, true);
    }
  }

  /** Does something with a match. It stays in memory until that is done. */
  async use<T>(id: string, action: (room: Room) => T | Promise<T>): Promise<T> {
    const shelter = this.#shelters.get(id) ?? this.#shelter(id);
    shelter.users++;
    try {
      return await action(await shelter.room);
    } finally {
      shelter.users--;
      shelter.lastUsed = this.#clock.now();
      this.#moveToEnd(id, shelter);
      if (this.#berths.wanted > 0) this.#makeRoom();
    }
  }

  /** Does something with a match as it is now, whoever has written to it. */
  useFresh<T>(id: string, action: (room: Room) => T | Promise<T>): Promise<T> {
    return this.use(id, async (room) => {
      await room.refresh();
      return action(room);
    });
  }

  /**
   * For what may be a command that was sent before, through us or another house: while the store cannot be read, nobody knows what became
   * of it, and nobody says so.
   */
  async useForCommand<T>(id: string, action: (room: Room) => T | Promise<T>): Promise<T> {
    try {
      return await this.useFresh(id, action);
    } catch (error) {
      const isAway = error instanceof Problem && error.body.code === "store.unavailable";
      throw isAway && this.#options.store.isShared ? storeUnknown() : error;
    }
  }

  /** After a restart, lets those matches go on that people wait for the house in: where a bot or chance has to act. */
  async resume(): Promise<void> {
    // What others have is theirs: the rest is found in the rounds.
    if (!this.#options.store.isShared) await this.#resumeAll(await this.#options.store.dueMatches());
  }

  async #resumeAll(matches: readonly string[]): Promise<void> {
    const due = [...matches];
    const resumeNext = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined && !this.#closed; id = due.shift()) await this.#resumeOne(id);
    };
    await Promise.all(Array.from({ length: RESUMED_AT_ONCE }, resumeNext));
  }

  async #resumeOne(id: string): Promise<void> {
    try {
      await this.use(id, async (room) => {
        // It may have been open, and waiting for the lease that was taken just now.
        room.wake();
        // Seats may have changed since it was written: then the next start need not come again.
        if (isSomebodyAsked(room) && !isBotAsked(room, room.stored.seats)) await this.#options.store.setDue(id, false);
      });
    } catch (error) {
      if (error instanceof HouseIsFull && !this.#closed) return this.#resumeOne(id);
      this.#leftToOthers.set(id, this.#clock.now() + LEFT_TO_OTHERS_MS);
      // A match that cannot go on has been reported, and is no reason for the others not to.
      if (!(error instanceof Problem)) this.#options.reports.failed(id, error);
    }
  }

  /**
   * Replaces names, tokens, and who plays by itself, by what `next` makes of them. It is asked after the seats were read, and again if
   * somebody else was first: so the last one to be asked has the last word, and knows all that came before.
   */
  async changeSeats(id: string, next: (before: StoredMatch) => Seating | Promise<Seating>): Promise<void> {
    try {
      await this.use(id, (room) => this.#reseat(id, next, room));
    } catch (error) {
      // A match that nobody can play here has no room; its names can be changed and forgotten all the same.
      if (!(error instanceof OtherEdition)) throw error;
      await this.#reseat(id, next, null);
    }
  }

  async #reseat(
    id: string,
    next: (before: StoredMatch) => Seating | Promise<Seating>,
    room: Room | null,
  ): Promise<void> {
    const { store } = this.#options;
    for (let attempt = 1; ; attempt++) {
      const before = room === null || store.isShared || attempt > 1 ? await store.findMatch(id) : room.stored;
      if (before === null) throw unknownMatch();
      const { seats, tokenHashes } = await next(before);
      // First, so that it is never forgotten; said in vain it costs a look at the next start.
      if (room !== null && hasPeople(seats) && isBotAsked(room, seats)) await store.setDue(id, true);
      try {
        const seating = await store.setSeats(id, seats, tokenHashes, before.seating);
        room?.changeSeats({ seats, tokenHashes, seating });
        return this.#commons.bus.publish({ about: "match", id, n: 0, seating });
      } catch (error) {
        // What is written once more after an attempt of which no word came back is the same.
        const isWorthATry = error instanceof StoreConflict || error instanceof OutcomeUnknown;
        if (!isWorthATry || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** A match that is over, read without its rules; null if it is not over, or ended before endings were kept. */
  async finished(id: string): Promise<FinishedMatch | null> {
    const stored = await this.#find(id);
    if (stored.status !== "over") return null;
    const ending = await this.#reading(id, () => this.#options.store.findEnding(id));
    return ending && { stored, ending };
  }

  /** Removes a match for good; false if somebody is using it. */
  async discard(id: string): Promise<boolean> {
    const shelter = this.#shelters.get(id);
    if (shelter !== undefined && shelter.users > 0) return false;
    this.#shelters.delete(id);
    await shelter?.room
      .then((room) => room.close(unknownMatch()))
      .catch(() => {})
      .finally(shelter.vacate);
    this.#makers.endLonely(id);
    await new Bookmarks(this.#options.store).forget(id);
    await this.#options.store.removeMatch(id);
    return true;
  }

  /** For damage that was found from outside. */
  setApart(id: string, damage: DamagedLog): Promise<void> {
    return this.#quarantine(id, new MatchFailure(damage));
  }

  /** Nobody is called anything on that seat. One seat after the other: each goes on from what the last one left. */
  forgetName(id: string, seat: Seat): Promise<void> {
    return this.#forgetting.take(id, () =>
      this.changeSeats(id, ({ seats, tokenHashes }) => {
        const { name: _, ...nameless } = seats[seat] as RecordSeat;
        return { seats: seats.with(seat, nameless), tokenHashes };
      }),
    );
  }

  /** What is being written is finished; then everybody is sent home. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const end of this.#endings) end();
    const shelters = [...this.#shelters.values()];
    this.#shelters.clear();
    this.#berths.close(closing());
    await Promise.allSettled(shelters.map(async ({ room }) => (await room).putAside(closing())));
  }

  #shelter(id: string): Shelter {
    const shelter: Shelter = {
      room: this.#berths.take().then(async (leave) => {
        shelter.vacate = leave;
        return (shelter.opened = await this.#open(id));
      }),
      opened: null,
      vacate: () => {},
      users: 0,
      lastUsed: this.#clock.now(),
      isLeaving: false,
    };
    this.#shelters.set(id, shelter);
    shelter.room.catch(() => {
      this.#forget(id, shelter);
      this.#makers.endLonely(id);
      shelter.vacate();
    });
    return shelter;
  }

  /** Where a match stands when several want to think: after a restart it speaks for itself. */
  #standing(id: string, { seats }: StoredMatch): Standing {
    return { key: this.#makers.of(id) ?? id, priority: hasPeople(seats) ? 0 : 1 };
  }

  #moveToEnd(id: string, shelter: Shelter): void {
    if (this.#shelters.get(id) !== shelter) return;
    this.#shelters.delete(id);
    this.#shelters.set(id, shelter);
  }

  #forget(id: string, shelter: Shelter): void {
    if (this.#shelters.get(id) === shelter) this.#shelters.delete(id);
  }

  async #open(id: string): Promise<Room> {
    const { store, bots, reports, maskMs, surroundings } = this.#options;
    const stored = await this.#find(id);
    const { game, texts } = await this.#shelved(stored);
    if (!hasPeople(stored.seats) && stored.status === "running") this.#makers.beginLonely(id);
    try {
      return await Room.open({
        stored,
        game,
        texts,
        store,
        time: surroundings,
        clock: this.#clock,
        now: this.#now,
        bots: (match) => bots(game, match, () => this.#standing(id, match())),
        maskMs,
        isMaker: this.#fresh.has(id),
        leases: this.#commons.leases,
        readHead: () => this.#heads.read(id),
        onAppended: ({ n, seating }) => this.#commons.bus.publish({ about: "match", id, n, seating }),
        onBotFailure: (failure) => reports.botFailed(stored, failure),
        onFailure: (failure) => void this.#quarantine(id, failure),
        onStoreTrouble: (error) => reports.storeFailed(id, error),
        onOver: (ending) => {
          this.#makers.endLonely(id);
          void this.#keepEnding(stored, ending);
        },
        onError: (error) => reports.failed(id, error),
      });
    } catch (error) {
      if (isStoreTrouble(error)) {
        reports.storeFailed(id, error);
        throw unavailable("store.unavailable", "The match cannot be read now. Try again.");
      }
      const failure = matchFailure(error);
      if (failure === null) throw error;
      await this.#quarantine(id, failure);
      throw quarantined();
    }
  }

  async #find(id: string): Promise<StoredMatch> {
    if (this.#closed) throw closing();
    const stored = await this.#reading(id, () => this.#options.store.findMatch(id));
    if (stored === null) throw unknownMatch();
    if ((await this.#isApartHere(id)) || stored.status === "quarantined") throw quarantined();
    return stored;
  }

  async #reading<T>(id: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof DamagedLog) {
        await this.#quarantine(id, new MatchFailure(error));
        throw quarantined();
      }
      this.#options.reports.storeFailed(id, error);
      throw unavailable("store.unavailable", "The match cannot be read now. Try again.");
    }
  }

  /** A match is played to its end by the rules it was begun under. */
  async #shelved(stored: StoredMatch): Promise<ShelvedGame> {
    const shelved = await this.shelf.find(stored.game, stored);
    if (shelved === null) throw new OtherEdition(stored, await this.shelf.versions(stored.game));
    return shelved;
  }

  /** Nobody may ever look at the match again: a store that fails just now is asked again. */
  async #keepEnding(stored: StoredMatch, ending: Ending): Promise<void> {
    const { store, reports, surroundings } = this.#options;
    const { id, status } = stored;
    try {
      if (status === "running" || (await store.findEnding(id)) === null) await store.endMatch(id, ending);
    } catch (error) {
      reports.storeFailed(id, storeTrouble(error));
      if (!this.#closed) surroundings.after(ENDING_RETRY_MS, () => void this.#keepEnding(stored, ending));
    }
  }

  async #quarantine(id: string, failure: MatchFailure): Promise<void> {
    if (this.#setApart.has(id)) return;
    this.#setApart.set(id, { problem: failure.message, isKept: false });
    this.#options.reports.quarantined(id, failure);
    this.#shut(id, quarantined());
    await this.#isApartHere(id);
  }

  /** Not awaited: a room that could not even be opened waits for this. */
  #shut(id: string, problem: Problem): void {
    const shelter = this.#shelters.get(id);
    this.#shelters.delete(id);
    void shelter?.room
      .then((room) => room.close(problem))
      .catch(() => {})
      .finally(shelter.vacate);
    this.#makers.endLonely(id);
  }

  /**
   * What is set apart here is so for all others only if they have the same against it, since the fault may be ours alone. Then the store
   * knows. The operator may release it there, or drop what we have against it.
   */
  async #isApartHere(id: string): Promise<boolean> {
    const ours = this.#setApart.get(id);
    if (ours === undefined) return false;
    const { problem, isKept } = ours;
    const verdict = await this.#commons.complaints.add(id, problem, isKept);
    if (this.#setApart.get(id) !== ours) return true;
    if (verdict === "dropped") return !this.#setApart.delete(id);
    if (verdict !== "unknown") this.#setApart.set(id, { problem, isKept: true });
    if (verdict === "agreed") await this.#setApartForAll(id, problem);
    return true;
  }

  async #setApartForAll(id: string, problem: string): Promise<void> {
    try {
      await this.#options.store.setStatus(id, "quarantined", problem);
      this.#setApart.delete(id);
    } catch (error) {
      this.#options.reports.storeFailed(id, storeTrouble(error));
    }
  }

  /** A table may have begun under rules that are not the newest any more. */
  async #promised(game: string, { promised }: MatchWish): Promise<ShelvedGame | null> {
    if (promised?.edition === undefined) return null;
    const shelved = await this.shelf.find(game, promised.edition);
    if (shelved !== null) return shelved;
    throw new OtherEdition({ game, ...promised.edition, status: "running" }, await this.shelf.versions(game));
  }

  /** New matches are of the newest edition that all houses can play: people may go on in any of them. */
  async forNewMatch(game: string): Promise<ShelvedGame | null> {
    const { houses, node } = this.#commons;
    const others = houses.living().filter((house) => house.node !== node);
    if (others.length === 0) return this.shelf.find(game);
    const isKnown = (edition: Edition): boolean =>
      others.every(({ editions }) => editions[game]?.includes(editionName(edition)) ?? true);
    const common = (await this.shelf.editions(game)).find(isKnown);
    return this.shelf.find(game, common);
  }

  /** Keeps up with other houses: by what they tell, and by looking, since what they tell may be lost. */
  #lookAround(): readonly Cancel[] {
    const { bus } = this.#commons;
    return [
      bus.onHint((hint) => {
        const room = hint.about === "match" ? this.#shelters.get(hint.id)?.opened : null;
        if (hint.about === "match" && room) void this.#follow(hint.id, room.hear(hint));
      }),
      this.#options.surroundings.every(ROUND_MS, () => void this.#round()),
    ];
  }

  async #round(): Promise<void> {
    if (this.#inRound) return;
    this.#inRound = true;
    try {
      await Promise.all([this.#catchUpAll(), this.#takeDue()]);
    } finally {
      this.#inRound = false;
    }
  }

  async #catchUpAll(): Promise<void> {
    const { store, reports } = this.#options;
    const rooms = [...this.#shelters].flatMap(([id, { opened }]) =>
      opened?.isFollowed ? [[id, opened] as const] : [],
    );
    if (rooms.length === 0) return;
    try {
      const heads = await store.heads(rooms.map(([id]) => id));
      await Promise.all(rooms.map(([id, room]) => this.#follow(id, room.see(heads.get(id) ?? null))));
    } catch (error) {
      reports.storeFailed("", storeTrouble(error));
    }
  }

  /** A match that is gone, or set apart, is so for whoever follows it here. */
  async #follow(id: string, catchingUp: Promise<void>): Promise<void> {
    try {
      await catchingUp;
    } catch (error) {
      if (!(error instanceof Problem)) this.#options.reports.failed(id, error);
      else if (ENDED.has(error.body.code)) this.#shut(id, error);
    }
  }

  /** Matches that people wait for the house in, and that no house has: whoever had them is gone. */
  async #takeDue(): Promise<void> {
    const { leases } = this.#commons;
    const now = this.#clock.now();
    for (const [id, until] of this.#leftToOthers) if (until <= now) this.#leftToOthers.delete(id);
    const due = await leases.takeDue(TAKEN_AT_ONCE, [...this.#leftToOthers.keys()]);
    const lettingGo = due.map((id) => leases.want(id, () => {}));
    await this.#resumeAll(due);
    for (const letGo of lettingGo) letGo();
  }

  #sweep(): void {
    const now = this.#clock.now();
    for (const [id, shelter] of this.#shelters) {
      if (shelter.users === 0 && now - shelter.lastUsed >= this.#options.idleMs) void this.#let(id, shelter);
    }
  }

  /** Lets as many rest as are waited for: those unused longest, and of these first who has nothing to do. */
  #makeRoom(): void {
    const unused = [...this.#shelters].filter(
      ([, { users, isLeaving, opened }]) => users === 0 && !isLeaving && opened !== null && !opened.isHeld,
    );
    const leaving = [...this.#shelters.values()].filter(({ isLeaving }) => isLeaving).length;
    const ordered = unused.toSorted(([, a], [, b]) => Number(isBusy(a)) - Number(isBusy(b)));
    for (const [id, shelter] of ordered.slice(0, Math.max(0, this.#berths.wanted - leaving))) {
      void this.#let(id, shelter);
    }
  }

  /** Waits until the bots wait, too; where they play among themselves and nobody looks, they need not go on. */
  async #let(id: string, shelter: Shelter): Promise<void> {
    if (shelter.isLeaving) return;
    shelter.isLeaving = true;
    const before = shelter.lastUsed;
    try {
      const room = await shelter.room;
      if (hasPeople(room.stored.seats)) await room.idle();
      const isUsed = shelter.users > 0 || shelter.lastUsed !== before;
      if (isUsed || room.isHeld || this.#shelters.get(id) !== shelter) return;
      this.#shelters.delete(id);
      this.#makers.endLonely(id);
      await room.putAside(closing()).finally(shelter.vacate);
    } catch {
      // Whoever asked for it was told.
    } finally {
      shelter.isLeaving = false;
      if (this.#berths.wanted > 0) this.#makeRoom();
    }
  }
}

const ENDED: ReadonlySet<string> = new Set(["match.setApart", "match.unknown"] satisfies ProblemCode[]);

function isBusy({ opened }: Shelter): boolean {
  return opened !== null && !opened.isIdle;
}

function isSomebodyAsked(room: Room): boolean {
  return room.reading(() => room.match.snapshot("spectator")).pending.length > 0;
}

function isBotAsked(room: Room, seats: readonly RecordSeat[]): boolean {
  const { pending } = room.reading(() => room.match.snapshot("spectator"));
  return pending.some(({ seat }) => seats[seat]?.kind === "bot");
}

/** Who is asking: a seat by its token, or a spectator without one. */
export function viewerOf({ stored }: Pick<Room, "stored">, token: string | null): Viewer {
  if (token === null) {
    if (stored.isPrivate) throw unknownToken();
    return "spectator";
  }
  const seat = seatOf(token, stored.tokenHashes);
  if (seat === null) throw unknownToken();
  return seat;
}

/** Who sends a command: whoever has the token of a seat. */
export function speakerOf(room: Pick<Room, "stored">, token: string | null): Speaker {
  const seat = viewerOf(room, token);
  if (typeof seat !== "number") throw unknownToken();
  return { seat, tokenHash: room.stored.tokenHashes[seat] ?? null };
}
