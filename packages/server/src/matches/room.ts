import {
  type Answer,
  type BotFailure,
  type BotPlayers,
  type Clock,
  type Match,
  MatchClosed,
  openMatch,
} from "@safehouse/host";
import type { AnyGame, Json, Language, RecordSeat, Seat, Viewer } from "@safehouse/kernel";
import { hasPeople } from "../people.ts";
import { closing, Problem, unavailable } from "../problem.ts";
import { type Ending, type Store, StoreConflict, type StoredMatch } from "../store/store.ts";
import type { Cancel, Time } from "../surroundings.ts";
import { isStoreTrouble, type MatchFailure, matchFailure, storeTrouble } from "./failure.ts";
import { Bookmarks } from "./bookmarks.ts";
import { Outbox } from "./outbox.ts";
import { type Texts, type Voice, voiceOf } from "./voice.ts";
import { type Watcher, Watchers } from "./watchers.ts";

export interface RoomOptions {
  readonly stored: StoredMatch;
  readonly game: AnyGame;
  readonly texts: Texts;
  readonly store: Store;
  readonly time: Time;
  /** Of the same time, for the match. */
  readonly clock: Clock;
  /** Milliseconds since 1970, for what is kept; it goes forward as `clock` does, and never jumps while the house is open. */
  readonly now: () => number;
  /** Who thinks for the bots, given the match with whoever sits there at the time. */
  readonly bots: (match: () => StoredMatch) => BotPlayers;
  readonly maskMs: number;
  readonly onBotFailure: (failure: BotFailure) => void;
  /** The match cannot go on: it is to be set apart. */
  readonly onFailure: (failure: MatchFailure) => void;
  readonly onStoreTrouble: (error: unknown) => void;
  /** The last entry is written; also told of a match that was over before. */
  readonly onOver: (ending: Ending) => void;
  /** A watcher threw, or something failed that nobody else is told of. */
  readonly onError: (error: unknown) => void;
}

/** How often somebody else may have been first before whoever asked is told to come back later. */
const MOST_CONFLICTS = 10;
const RETRY_MS = 1_000;
/** Entries that are replayed as fast as a bookmark of them is read. */
const WORTH_A_BOOKMARK = 50;

/**
 * One match in memory: the authority of `host`, journalled in the store. If somebody else wrote to its log, or the store failed for a
 * while, it is read again from the store, which is the only truth, and what was asked is judged anew.
 */
export class Room {
  readonly #options: RoomOptions;
  readonly #bookmarks: Bookmarks;
  readonly #outbox = new Outbox();
  readonly #watchers: Watchers;
  readonly #voices = new Map<string, Voice>();
  readonly #bots: BotPlayers;
  /** By entry: when it was appended, 0 being the making of the match. What was appended here is known better than the log tells it. */
  readonly #times: (number | null)[];
  #stored: StoredMatch;
  #match!: Match;
  #bookmarkedAt = 0;
  #isStale = false;
  #reloading: Promise<void> | null = null;
  #cancelRetry: Cancel | null = null;
  #closed = false;

  static async open(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    room.#adopt(await room.#read());
    return room;
  }

  private constructor(options: RoomOptions) {
    this.#options = options;
    this.#bookmarks = new Bookmarks(options.store);
    this.#stored = options.stored;
    this.#times = [options.stored.createdAt];
    this.#bots = options.bots(() => this.#stored);
    this.#watchers = new Watchers(this.#outbox, options.onError);
  }

  get stored(): StoredMatch {
    return this.#stored;
  }

  get game(): AnyGame {
    return this.#options.game;
  }

  /** For reading what the table may know. What changes it goes through this room. */
  get match(): Pick<Match, "n" | "commitment" | "snapshot" | "log" | "record"> {
    return this.#match;
  }

  /** Whether somebody follows it or it waits for the store. */
  get isHeld(): boolean {
    return this.#watchers.count > 0 || this.#reloading !== null || this.#cancelRetry !== null;
  }

  voice(language: Language, viewer: Viewer): Voice {
    const key = `${language} ${viewer}`;
    const voice = this.#voices.get(key) ?? voiceOf(this.#options.texts, language, this.#stored.seats, viewer);
    this.#voices.set(key, voice);
    return voice;
  }

  submit(seat: Seat, command: string, decision: string, move: unknown): Promise<Answer> {
    return this.#command(seat, command, (match) => match.submit({ seat, command, decision, move }));
  }

  undo(seat: Seat, command: string): Promise<Answer> {
    return this.#command(seat, command, (match) => match.undo({ seat, command }));
  }

  /** Plays the first listed move for a seat that does not answer. */
  playAbsent(seat: Seat, decision: string): Promise<Answer> {
    return this.#attempt((match) => match.playAbsent(seat, decision));
  }

  /** The state that `read` returns and every entry after it, nothing twice. Call again to be told the state anew. */
  watch<T>(watcher: Watcher, read: () => T): T {
    const state = this.reading(read);
    this.#watchers.add(this.#match, watcher, this.#match.n);
    return state;
  }

  leave(watcher: Watcher): void {
    this.#watchers.remove(watcher);
  }

  /** Rules that throw while they are asked for a view fail the match as much as rules that throw on a move. */
  reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Names, tokens and who plays by itself; the log is untouched. Whoever followed with a token that no longer holds is let go. */
  changeSeats(seats: readonly RecordSeat[], tokenHashes: readonly (string | null)[], gone: Problem): void {
    const before = this.#stored.tokenHashes;
    this.#stored = { ...this.#stored, seats, tokenHashes };
    this.#voices.clear();
    this.#watchers.end(gone, ({ viewer }) => typeof viewer === "number" && before[viewer] !== tokenHashes[viewer]);
    this.#match.reseat(seats);
  }

  reload(): Promise<void> {
    this.#reloading ??= this.#reopen().finally(() => (this.#reloading = null));
    return this.#reloading;
  }

  /** Whether nothing goes on but waiting for people. */
  get isIdle(): boolean {
    return this.#match.isIdle;
  }

  /** Resolves when nothing goes on but waiting for people. */
  async idle(): Promise<void> {
    await this.#match.idle().catch(() => {});
  }

  /** Closes it so that it can be opened again without replaying all of it. */
  async putAside(problem: Problem): Promise<void> {
    await this.close(problem);
    const bookmark = this.#match.bookmark();
    if (this.#stored.status !== "running" || bookmark.n - this.#bookmarkedAt < WORTH_A_BOOKMARK) return;
    await this.#bookmarks.keep(this.#stored, bookmark).catch(this.#options.onStoreTrouble);
  }

  async close(problem: Problem): Promise<void> {
    this.#closed = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#watchers.end(problem);
    await this.#reloading?.catch(() => {});
    await this.#match.close();
  }

  async #command(seat: Seat, command: string, act: (match: Match) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#attempt(act);
    } finally {
      // The answer is on its way before anybody is told.
      this.#options.time.soon(() => this.#outbox.answered(causeOf(seat, command)));
    }
  }

  /** A match that we close ourselves to read it again is nobody's fault: whoever waited goes on in the next, however often it is. */
  async #attempt(act: (match: Match) => Promise<Answer>): Promise<Answer> {
    for (let conflicts = 0; ;) {
      try {
        await (this.#isStale ? this.reload() : this.#reloading);
      } catch (error) {
        throw this.#fail(error);
      }
      const match = this.#match;
      try {
        return await act(match);
      } catch (error) {
        if (error instanceof MatchClosed && !this.#closed) continue;
        if (!(error instanceof StoreConflict) || ++conflicts === MOST_CONFLICTS) throw this.#fail(error);
        if (this.#match === match) this.#isStale = true;
      }
    }
  }

  async #reopen(): Promise<void> {
    this.#isStale = true;
    await this.#match.close();
    const match = await this.#read();
    this.#isStale = false;
    this.#adopt(match);
    this.#watchers.moveTo(match);
  }

  async #read(): Promise<Match> {
    const { store, game, clock, now, maskMs, onBotFailure } = this.#options;
    const { id, config, seed, contributions } = this.#stored;
    const log = await store.entries(id).catch((error: unknown) => {
      throw storeTrouble(error);
    });
    const bookmark = await this.#bookmarks.find(this.#stored, log.length).catch((error: unknown) => {
      throw storeTrouble(error);
    });
    this.#bookmarkedAt = bookmark?.n ?? 0;
    for (const { entry, at } of log) this.#times[entry.n] ??= at;
    return openMatch({
      game,
      config,
      seats: this.#stored.seats,
      clock,
      bots: this.#bots,
      maskMs,
      ageOf: (entry) => {
        const at = this.#times[entry] ?? null;
        return at === null ? null : now() - at;
      },
      onBotFailure,
      chance: { seed, contributions },
      journal: {
        append: async (entry, command, isHouseNext) => {
          if (entry.seat !== null) this.#outbox.begin(command === null ? null : causeOf(entry.seat, command));
          // Where no people are, nobody waits for the house.
          const isDue = isHouseNext && hasPeople(this.#stored.seats);
          await store.append(id, entry, command, { at: Math.round(now()), isDue }).catch((error: unknown) => {
            throw storeTrouble(error);
          });
          this.#times[entry.n] = now();
        },
      },
      entries: log.map(({ entry }) => entry),
      ...(bookmark === null ? {} : { bookmark }),
      commands: log.flatMap(({ entry: { n, seat }, command }) =>
        command === null || seat === null ? [] : [{ seat, command, n }],
      ),
      // One that ends while it is opened is noticed once it is adopted.
      onOver: () => this.#match && this.#noticeOver(this.#match),
      // Watchers are shielded: what arrives here keeps the bots from going on.
      onError: (error) => this.#report(error),
    });
  }

  #adopt(match: Match): void {
    // While it was read somebody may have sat down elsewhere.
    match.reseat(this.#stored.seats);
    this.#match = match;
    this.#noticeOver(match);
  }

  #noticeOver(match: Match): void {
    const whole = match.record();
    if (whole === null) return;
    const { seats: _, ...record } = whole;
    this.#options.onOver({ record, view: match.snapshot("spectator").view as unknown as Json });
    if (this.#stored.status !== "running") return;
    this.#stored = { ...this.#stored, status: "over" };
    this.#bookmarks.forget(this.#stored.id).catch(this.#options.onStoreTrouble);
  }

  /** For what nobody asked for. */
  #report(error: unknown): void {
    const told = this.#fail(error);
    if (!(told instanceof Problem)) this.#options.onError(told);
  }

  /** What is to be done about it is done. Returns a problem for whoever asked, or what nobody has thought of as it is. */
  #fail(error: unknown): unknown {
    if (error instanceof Problem) return error;
    if (this.#closed) return closing();
    if (isStoreTrouble(error)) {
      this.#options.onStoreTrouble(error);
      this.#retryLater();
      return unavailable("store.unavailable", "This could not be saved now and has not happened. Send it again.");
    }
    const failure = matchFailure(error);
    if (failure === null) return error;
    this.#options.onFailure(failure);
    return quarantined();
  }

  /** Bots, and chance that was asked, go on by themselves when the store does. */
  #retryLater(): void {
    if (this.#cancelRetry !== null || this.#closed) return;
    this.#cancelRetry = this.#options.time.after(RETRY_MS, () => {
      this.#cancelRetry = null;
      this.reload().catch((error: unknown) => this.#report(error));
    });
  }
}

/** Says nothing of the cause, which might tell what is hidden. */
export function quarantined(): Problem {
  return new Problem(
    503,
    "match.setApart",
    "This match is set apart: its log or its rules failed. The operator of the house can see why.",
  );
}

function causeOf(seat: Seat, command: string): string {
  return `${seat} ${command}`;
}
