import type { Clock } from "@safehouse/host";
import type { RecordSeat, Seat } from "@safehouse/kernel";
import type { Standing } from "../bots/pool.ts";
import type { Commons } from "../commons/commons.ts";
import { soloCommons } from "../commons/solo.ts";
import type { Caller } from "../limits/limits.ts";
import { hasPeople } from "../people.ts";
import { closing, Problem, quarantined, StoreAway, storeUnknown, unavailable, unknownMatch } from "../problem.ts";
import { DamagedLog, type Ending, OutcomeUnknown, type StoredMatch } from "../store/store.ts";
import { clockOf } from "../surroundings.ts";
import { Turns } from "../turns.ts";
import { type Blueprint, drawUp, type MatchWish } from "./blueprint.ts";
import { Bookmarks } from "./bookmarks.ts";
import { isStoreTrouble, MatchFailure, matchFailure, storeTrouble } from "./failure.ts";
import type { FinishedMatch } from "./finished.ts";
import { HeadReader } from "./head-reader.ts";
import { Makers } from "./makers.ts";
import { Neighbours } from "./neighbours.ts";
import { gameForNewMatch, promisedGame, writeMatch } from "./new-match.ts";
import type { MatchesOptions } from "./options.ts";
import { OtherEdition } from "./other-edition.ts";
import { Resumption } from "./resumption.ts";
import { Room } from "./room.ts";
import { type Reseat, reseat } from "./seating.ts";
import { SetApart } from "./set-apart.ts";
import type { Shelf, ShelvedGame } from "./shelf.ts";
import { Shelters } from "./shelters.ts";

const PATIENCE_MS = 5_000;
const ENDING_RETRY_MS = 10_000;

/** The matches of the house. Each is in memory only while it is used; the store is the truth about all of them. */
export class Matches {
  readonly #options: MatchesOptions;
  readonly #clock: Clock;
  readonly #shelters: Shelters;
  readonly #makers = new Makers();
  readonly #apart: SetApart;
  readonly #resumption: Resumption;
  /** Null where there can be none. */
  readonly #neighbours: Neighbours | null;
  readonly #commons: Commons;
  readonly #heads: HeadReader;
  readonly #now: () => number;
  /** Made here and not opened yet. */
  readonly #fresh = new Set<string>();
  readonly #forgetting = new Turns();
  #closed = false;

  constructor(options: MatchesOptions) {
    const { store, reports, surroundings, idleMs } = options;
    this.#options = options;
    const clock = (this.#clock = clockOf(surroundings));
    // What the wall clock said when ours was zero: from then on only ours counts, which never jumps.
    const epoch = surroundings.now() - clock.now();
    const commons = (this.#commons = options.commons ?? soloCommons(surroundings));
    this.#now = store.isShared ? commons.now : () => epoch + clock.now();
    this.#heads = new HeadReader(store, surroundings);
    const shelters = (this.#shelters = new Shelters({
      time: surroundings,
      clock,
      idleMs,
      mostAwake: options.mostAwake ?? Number.POSITIVE_INFINITY,
      patienceMs: options.patienceMs ?? PATIENCE_MS,
      open: (id) => this.#open(id),
      onLeft: (id) => this.#makers.endLonely(id),
    }));
    this.#apart = new SetApart({
      store,
      complaints: commons.complaints,
      reports,
      // Not awaited: a room that could not even be opened waits for this.
      onSetApart: (id) => void shelters.shut(id, quarantined()),
    });
    const resumption = (this.#resumption = new Resumption({ store, shelters, clock, reports }));
    this.#neighbours = store.isShared
      ? new Neighbours({ store, commons, time: surroundings, shelters, resumption, reports })
      : null;
  }

  get inMemory(): number {
    return this.#shelters.count;
  }

  get shelf(): Shelf {
    return this.#options.shelf;
  }

  /** The edition that a match begins under which is made now. */
  forNewMatch(game: string): Promise<ShelvedGame | null> {
    return gameForNewMatch(this.shelf, this.#commons, game);
  }

  /** Makes a match and starts it. Resolves after the opening chance. `caller` is only remembered, for fairness between addresses. */
  async create(game: string, wish: MatchWish, caller: Caller = null): Promise<Blueprint> {
    const { store, reports, surroundings } = this.#options;
    const shelved = (await promisedGame(this.shelf, game, wish.promised)) ?? (await this.forNewMatch(game));
    if (shelved === null) {
      const problem = `game: there is no ${JSON.stringify(game)} here; games are ${this.shelf.ids.join(", ")}.`;
      throw new Problem(400, "game.unknown", problem);
    }
    const blueprint = drawUp(shelved.game, wish, surroundings);
    const { match } = blueprint;
    const isLonely = !hasPeople(match.seats);
    if (isLonely) this.#makers.requireRoomForLonely(caller);
    this.#makers.note(match.id, caller);
    if (isLonely) this.#makers.beginLonely(match.id);
    await writeMatch(store, match, wish.promised !== undefined).catch((error: unknown) => {
      this.#makers.endLonely(match.id);
      reports.storeFailed(match.id, error);
      throw error instanceof OutcomeUnknown
        ? unavailable(
            "store.unknown",
            "It is not known whether the match was saved. Nobody can come to it; make another.",
          )
        : new StoreAway("The match could not be saved and was not made. Try again.");
    });
    this.#fresh.add(match.id);
    await this.use(match.id, () => {}).finally(() => this.#fresh.delete(match.id));
    return blueprint;
  }

  /** Does something with a match. It stays in memory until that is done. */
  use<T>(id: string, action: (room: Room) => T | Promise<T>): Promise<T> {
    return this.#shelters.use(id, action);
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
      throw error instanceof StoreAway && this.#options.store.isShared ? storeUnknown() : error;
    }
  }

  /** After a restart, lets those matches go on that people wait for the house in: where a bot or chance has to act. */
  async resume(): Promise<void> {
    // What others have is theirs: the rest is found in the rounds.
    const { store } = this.#options;
    if (!store.isShared) await this.#resumption.resume(await store.dueMatches());
  }

  /**
   * Replaces names, tokens, and who plays by itself, by what `next` makes of them. It is asked after the seats were read, and again if
   * somebody else was first: so the last one to be asked has the last word, and knows all that came before.
   */
  async changeSeats(id: string, next: Reseat): Promise<void> {
    const house = { store: this.#options.store, bus: this.#commons.bus };
    try {
      await this.use(id, (room) => reseat(house, id, room, next));
    } catch (error) {
      // A match that nobody can play here has no room; its names can be changed and forgotten all the same.
      if (!(error instanceof OtherEdition)) throw error;
      await reseat(house, id, null, next);
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
    if (this.#shelters.isUsed(id)) return false;
    await this.#shelters.shut(id, unknownMatch());
    await new Bookmarks(this.#options.store).forget(id);
    await this.#options.store.removeMatch(id);
    return true;
  }

  /** For damage that was found from outside. */
  setApart(id: string, damage: DamagedLog): Promise<void> {
    return this.#apart.add(id, new MatchFailure(damage));
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
    this.#neighbours?.close();
    this.#resumption.close();
    await this.#shelters.close();
  }

  /** Where a match stands when several want to think: after a restart it speaks for itself. */
  #standing(id: string, { seats }: StoredMatch): Standing {
    return { key: this.#makers.of(id) ?? id, priority: hasPeople(seats) ? 0 : 1 };
  }

  async #open(id: string): Promise<Room> {
    const { store, bots, reports, maskMs, surroundings } = this.#options;
    const stored = await this.#find(id);
    const { game, texts } = await this.#shelved(stored);
    if (!hasPeople(stored.seats) && stored.status === "running") this.#makers.beginLonely(id);
    const isMaker = this.#fresh.has(id);
    try {
      const room = await Room.open({
        stored,
        game,
        texts,
        store,
        time: surroundings,
        clock: this.#clock,
        now: this.#now,
        bots: (match) => bots(game, match, () => this.#standing(id, match())),
        maskMs,
        isMaker,
        leases: this.#commons.leases,
        readHead: () => this.#heads.read(id),
        onAppended: (head) => {
          this.#neighbours?.tell(id, head);
          this.#options.onMoved?.(id);
        },
        onBotFailure: (failure) => reports.botFailed(stored, failure),
        onFailure: (failure) => void this.#apart.add(id, failure),
        onStoreTrouble: (error) => reports.storeFailed(id, error),
        onOver: (ending) => {
          this.#makers.endLonely(id);
          void this.#keepEnding(stored, ending);
        },
        onError: (error) => reports.failed(id, error),
      });
      // Nobody has heard yet of what was made just now.
      if (!isMaker) this.#neighbours?.say(id, room.head);
      return room;
    } catch (error) {
      if (isStoreTrouble(error)) {
        reports.storeFailed(id, error);
        throw new StoreAway("The match cannot be read now. Try again.");
      }
      const failure = matchFailure(error);
      if (failure === null) throw error;
      await this.#apart.add(id, failure);
      throw quarantined();
    }
  }

  async #find(id: string): Promise<StoredMatch> {
    if (this.#closed) throw closing();
    const stored = await this.#reading(id, () => this.#options.store.findMatch(id));
    if (stored === null) throw unknownMatch();
    if ((await this.#apart.has(id)) || stored.status === "quarantined") throw quarantined();
    return stored;
  }

  async #reading<T>(id: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof DamagedLog) {
        await this.setApart(id, error);
        throw quarantined();
      }
      this.#options.reports.storeFailed(id, error);
      throw new StoreAway("The match cannot be read now. Try again.");
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
}
