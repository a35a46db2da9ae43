import { type BotFailure, type BotPlayers, type Clock, systemClock } from "@safehouse/host";
import type { AnyGame, RecordSeat, Viewer } from "@safehouse/kernel";
import { badRequest, Problem, unavailable, unknownMatch, unknownToken } from "../problem.ts";
import { DamagedLog, type Ending, type Store, type StoredMatch } from "../store/store.ts";
import { type Blueprint, drawUp, type MatchWish } from "./blueprint.ts";
import { isStoreTrouble, MatchFailure, storeTrouble } from "./failure.ts";
import type { FinishedMatch } from "./finished.ts";
import { OtherEdition } from "./other-edition.ts";
import { quarantined, Room } from "./room.ts";
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
  readonly bots: (game: AnyGame, match: StoredMatch) => BotPlayers;
  readonly reports: MatchReports;
  readonly maskMs: number;
  /** A match that nobody has used for so long leaves the memory. */
  readonly idleMs: number;
  readonly clock?: Clock;
}

interface Shelter {
  readonly room: Promise<Room>;
  users: number;
  lastUsed: number;
  isLeaving: boolean;
}

/** The matches of the house. Each is in memory only while it is used; the store is the truth about all of them. */
export class Matches {
  readonly #options: MatchesOptions;
  readonly #clock: Clock;
  readonly #shelters = new Map<string, Shelter>();
  /** Kept here too, in case that the store could not be told. */
  readonly #setApart = new Set<string>();
  readonly #sweeper: NodeJS.Timeout;
  #closed = false;

  constructor(options: MatchesOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#sweeper = setInterval(() => this.#sweep(), Math.max(10, options.idleMs / 4)).unref();
  }

  get inMemory(): number {
    return this.#shelters.size;
  }

  get shelf(): Shelf {
    return this.#options.shelf;
  }

  /** Makes a match and starts it. Resolves after the opening chance. */
  async create(game: string, wish: MatchWish): Promise<Blueprint> {
    const shelved = await this.shelf.find(game);
    if (shelved === null) {
      throw badRequest(`game: there is no ${JSON.stringify(game)} here; games are ${this.shelf.ids.join(", ")}.`);
    }
    const blueprint = drawUp(shelved.game, wish, Date.now());
    const { match } = blueprint;
    await this.#options.store.createMatch(match).catch((error: unknown) => {
      this.#options.reports.storeFailed(match.id, error);
      throw unavailable("The match could not be saved and was not made. Try again.");
    });
    await this.use(match.id, () => {});
    return blueprint;
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
    }
  }

  /** Lets the bots of running matches go on after a restart. */
  async resume(): Promise<void> {
    for (const id of await this.#options.store.runningMatches()) {
      if (this.#closed) return;
      try {
        const stored = await this.#options.store.findMatch(id);
        if (stored?.seats.some(({ kind }) => kind === "bot")) await this.use(id, () => {});
      } catch (error) {
        // A match that cannot go on has been reported, and is no reason for the others not to.
        if (!(error instanceof Problem)) this.#options.reports.failed(id, error);
      }
    }
  }

  /** Replaces names, tokens, and who plays by itself. */
  async changeSeats(id: string, seats: readonly RecordSeat[], tokenHashes: readonly (string | null)[]): Promise<void> {
    const write = (): Promise<void> => this.#options.store.setSeats(id, seats, tokenHashes);
    try {
      await this.use(id, async (room) => {
        await write();
        await room.changeSeats({ ...room.stored, seats, tokenHashes }, unknownToken());
      });
    } catch (error) {
      // A match that nobody can play here has no room; its names can be changed and forgotten all the same.
      if (!(error instanceof OtherEdition)) throw error;
      await write();
    }
  }

  /** A match that is over, read without its rules; null if it is not over, or ended before endings were kept. */
  async finished(id: string): Promise<FinishedMatch | null> {
    const stored = await this.#find(id);
    if (stored.status !== "over") return null;
    const ending = await this.#reading(id, () => this.#options.store.findEnding(id));
    return ending && { stored, ending };
  }

  /** What is being written is finished; then everybody is sent home. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    const shelters = [...this.#shelters.values()];
    this.#shelters.clear();
    await Promise.allSettled(shelters.map(async ({ room }) => (await room).putAside(closing())));
  }

  #shelter(id: string): Shelter {
    const shelter: Shelter = { room: this.#open(id), users: 0, lastUsed: this.#clock.now(), isLeaving: false };
    this.#shelters.set(id, shelter);
    shelter.room.catch(() => this.#forget(id, shelter));
    return shelter;
  }

  #forget(id: string, shelter: Shelter): void {
    if (this.#shelters.get(id) === shelter) this.#shelters.delete(id);
  }

  async #open(id: string): Promise<Room> {
    const { store, bots, reports, maskMs } = this.#options;
    const stored = await this.#find(id);
    const { game, texts } = await this.#shelved(stored);
    const isForPeople = stored.seats.some(({ kind }) => kind === "human");
    try {
      return await Room.open({
        stored,
        game,
        texts,
        store,
        clock: this.#clock,
        bots: bots(game, stored),
        // Among bots nobody could learn anything from the time an answer takes.
        maskMs: isForPeople ? maskMs : 0,
        onBotFailure: (failure) => reports.botFailed(stored, failure),
        onFailure: (failure) => void this.#quarantine(id, failure),
        onStoreTrouble: (error) => reports.storeFailed(id, error),
        onOver: (ending) => void this.#keepEnding(stored, ending),
        onError: (error) => reports.failed(id, error),
      });
    } catch (error) {
      if (isStoreTrouble(error)) {
        reports.storeFailed(id, error);
        throw unavailable("The match cannot be read now. Try again.");
      }
      await this.#quarantine(id, error instanceof MatchFailure ? error : new MatchFailure(error));
      throw quarantined();
    }
  }

  async #find(id: string): Promise<StoredMatch> {
    if (this.#closed) throw closing();
    const stored = await this.#reading(id, () => this.#options.store.findMatch(id));
    if (stored === null) throw unknownMatch();
    if (stored.status === "quarantined" || this.#setApart.has(id)) throw quarantined();
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
      throw unavailable("The match cannot be read now. Try again.");
    }
  }

  /** A match is played to its end by the rules it was begun under. */
  async #shelved(stored: StoredMatch): Promise<ShelvedGame> {
    const shelved = await this.shelf.find(stored.game, stored);
    if (shelved === null) throw new OtherEdition(stored, await this.shelf.versions(stored.game));
    return shelved;
  }

  async #keepEnding({ id, status }: StoredMatch, ending: Ending): Promise<void> {
    const { store, reports } = this.#options;
    try {
      if (status === "running" || (await store.findEnding(id)) === null) await store.endMatch(id, ending);
    } catch (error) {
      reports.storeFailed(id, storeTrouble(error));
    }
  }

  async #quarantine(id: string, failure: MatchFailure): Promise<void> {
    if (this.#setApart.has(id)) return;
    this.#setApart.add(id);
    this.#options.reports.quarantined(id, failure);
    const shelter = this.#shelters.get(id);
    this.#shelters.delete(id);
    // Not awaited: a room that could not even be opened waits for this.
    void shelter?.room.then((room) => room.close(quarantined())).catch(() => {});
    await this.#setStatus(id, "quarantined", failure.message);
  }

  async #setStatus(id: string, status: "quarantined", problem: string): Promise<void> {
    try {
      await this.#options.store.setStatus(id, status, problem);
    } catch (error) {
      this.#options.reports.storeFailed(id, storeTrouble(error));
    }
  }

  #sweep(): void {
    for (const [id, shelter] of this.#shelters) {
      if (!shelter.isLeaving && this.#isUnused(shelter)) void this.#let(id, shelter);
    }
  }

  /** Waits until the bots wait, too. */
  async #let(id: string, shelter: Shelter): Promise<void> {
    shelter.isLeaving = true;
    try {
      const room = await shelter.room;
      await room.idle();
      if (!this.#isUnused(shelter) || room.isHeld || this.#shelters.get(id) !== shelter) return;
      this.#shelters.delete(id);
      await room.putAside(closing());
    } catch {
      // Whoever asked for it was told.
    } finally {
      shelter.isLeaving = false;
    }
  }

  #isUnused({ users, lastUsed }: Shelter): boolean {
    return users === 0 && this.#clock.now() - lastUsed >= this.#options.idleMs;
  }
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

function closing(): Problem {
  return unavailable("The house is closing. Ask again in a moment.");
}
