import {
  type AgedLine,
  type Answer,
  type BotFailure,
  type BotPlayers,
  type Clock,
  type JournalLine,
  type Match,
  MatchClosed,
  openMatch,
} from "@safehouse/host";
import type { AnyGame, Json, Language, Seat, Viewer } from "@safehouse/kernel";
import type { Leases } from "../commons/commons.ts";
import { hasPeople } from "../people.ts";
import { closing, Problem, storeUnknown, unavailable, unknownMatch, unknownToken } from "../problem.ts";
import {
  DamagedLog,
  type Ending,
  type Head,
  OutcomeUnknown,
  type Store,
  StoreConflict,
  type StoredEntry,
  type StoredMatch,
} from "../store/store.ts";
import type { Cancel, Time } from "../surroundings.ts";
import { isStoreTrouble, type MatchFailure, matchFailure, storeTrouble } from "./failure.ts";
import { Bookmarks } from "./bookmarks.ts";
import { BotLease } from "./bot-lease.ts";
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
  /** Whether the match was made here just now. */
  readonly isMaker: boolean;
  /** Who plays the bots: other houses may have the same match open. */
  readonly leases: Leases;
  /** Where its log ends now; null if it is gone. */
  readonly readHead: () => Promise<Head | null>;
  /** Written here; others may want to know. */
  readonly onAppended: (head: Head) => void;
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
/** In a match that others have open, too, chance that stays unanswered for so long is drawn by whoever sees it. */
const STILL_MS = 1_000;
/** Entries that are replayed as fast as a bookmark of them is read. */
const WORTH_A_BOOKMARK = 50;

/** Who sends a command: a seat, and the hash of the token that plays it. */
export interface Speaker {
  readonly seat: Seat;
  readonly tokenHash: string | null;
}

/**
 * One match in memory: the authority of `host`, journalled in the store. The log is the order, and a room is a replica of it: if somebody
 * else wrote, or sat down, or it is not known what became of a write, the room catches up from the store, which is the only truth, and
 * what was asked is judged anew.
 */
export class Room {
  readonly #options: RoomOptions;
  readonly #bookmarks: Bookmarks;
  readonly #outbox = new Outbox();
  readonly #watchers: Watchers;
  readonly #voices = new Map<string, Voice>();
  readonly #bots: BotPlayers;
  readonly #lease: BotLease;
  /** By entry: when it was appended, 0 being the making of the match. What was appended here is known better than the log tells it. */
  readonly #times: (number | null)[];
  /** Commands that somebody here waits for. */
  readonly #awaited = new Set<string>();
  #stored: StoredMatch;
  #match!: Match;
  /** Where the log ended when we last wrote or read. It changes only while nothing else is under way in the match. */
  #head!: Head;
  /** When we last saw the head move. */
  #movedAt: number;
  #bookmarkedAt = 0;
  #isStale = false;
  /** The match was closed to be read anew, and that has not worked yet. */
  #isShut = false;
  #catchingUp: Promise<void> | null = null;
  #cancelRetry: Cancel | null = null;
  #cancelLook: Cancel | null = null;
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
    this.#movedAt = options.clock.now();
    this.#bots = options.bots(() => this.#stored);
    this.#lease = new BotLease(options.leases, options.stored.id, () => this.wake());
    this.#watchers = new Watchers(this.#outbox, options.onError);
  }

  get stored(): StoredMatch {
    return this.#stored;
  }

  get game(): AnyGame {
    return this.#options.game;
  }

  /** For reading what the table may know. What changes it goes through this room. */
  get match(): Pick<Match, "n" | "commitment" | "snapshot" | "log" | "record" | "askedAfter"> {
    return this.#match;
  }

  /** How many milliseconds ago an entry was written, 0 being the making of the match; null if nobody knows. */
  ageOf(entry: number): number | null {
    const at = this.#times[entry] ?? null;
    return at === null ? null : this.#options.now() - at;
  }

  /** Whether somebody follows it or it waits for the store. */
  get isHeld(): boolean {
    return this.#watchers.count > 0 || this.#catchingUp !== null || this.#cancelRetry !== null;
  }

  /** Whether what others write to it matters here at once: somebody follows, or bots wait for it. */
  get isFollowed(): boolean {
    return this.isHeld || this.#lease.isWanted;
  }

  voice(language: Language, viewer: Viewer): Voice {
    const key = `${language} ${viewer}`;
    const voice = this.#voices.get(key) ?? voiceOf(this.#options.texts, language, this.#stored.seats, viewer);
    this.#voices.set(key, voice);
    return voice;
  }

  submit(speaker: Speaker, command: string, decision: string, move: unknown): Promise<Answer> {
    const { seat } = speaker;
    return this.#command(speaker, command, (match, isStillAllowed) =>
      match.submit({ seat, command, decision, move, isStillAllowed }),
    );
  }

  undo(speaker: Speaker, command: string): Promise<Answer> {
    const { seat } = speaker;
    return this.#command(speaker, command, (match, isStillAllowed) => match.undo({ seat, command, isStillAllowed }));
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

  /**
   * Names, tokens and who plays by itself, as they are kept under that number; the log is untouched. Whoever followed with a token that
   * no longer holds is let go.
   */
  changeSeats({ seats, tokenHashes, seating }: Pick<StoredMatch, "seats" | "tokenHashes" | "seating">): void {
    if (seating <= this.#stored.seating) return;
    const before = this.#stored.tokenHashes;
    this.#stored = { ...this.#stored, seats, tokenHashes, seating };
    this.#head = { ...this.#head, seating };
    this.#voices.clear();
    this.#watchers.end(
      unknownToken(),
      ({ viewer }) => typeof viewer === "number" && before[viewer] !== tokenHashes[viewer],
    );
    // Before it is first read there is none.
    const match = this.#match as Match | undefined;
    if (match === undefined) return;
    this.#wantLease();
    match.reseat(seats);
  }

  /** Looks whether others have written, or sat down, and catches up. Where nobody else can, there is nothing to look for. */
  async refresh(): Promise<void> {
    await this.#told(() => this.#look());
  }

  /** The log was seen to end there. */
  async see(head: Head | null): Promise<void> {
    if (!this.#closed) await this.#told(() => this.#compare(head));
  }

  /** Somebody says that there is so much to be known. What is written while we read is read after it. */
  async hear({ n, seating }: Pick<Head, "n" | "seating">): Promise<void> {
    const isBehind = (): boolean => !this.#closed && (n > this.#head.n || seating > this.#head.seating);
    await this.#told(async () => {
      if (isBehind()) await this.catchUp();
      if (isBehind()) await this.catchUp();
    });
  }

  async #compare(head: Head | null): Promise<void> {
    if (head === null) throw unknownMatch();
    if (this.#isStale || !isSameHead(head, this.#head)) await this.catchUp();
  }

  async #told(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Reads what follows the last line that we know. */
  catchUp(): Promise<void> {
    return this.#readAgain(() => this.#readOn());
  }

  /** Reads and plays the whole log anew. */
  reopen(): Promise<void> {
    return this.#readAgain(() => this.#reopen());
  }

  #readAgain(read: () => Promise<void>): Promise<void> {
    this.#isStale = true;
    this.#catchingUp ??= read().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  /** Bots and chance may have become ours. */
  wake(): void {
    this.#match.wake();
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
    await this.#bookmarks.keep(this.#stored, this.#head, bookmark).catch(this.#options.onStoreTrouble);
  }

  async close(problem: Problem): Promise<void> {
    this.#closed = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#cancelLook?.();
    this.#lease.want(false);
    this.#watchers.end(problem);
    await this.#catchingUp?.catch(() => {});
    await this.#match.close();
  }

  async #command(
    { seat, tokenHash }: Speaker,
    command: string,
    act: (match: Match, isStillAllowed: () => boolean) => Promise<Answer>,
  ): Promise<Answer> {
    const cause = causeOf(seat, command);
    const isStillAllowed = (): boolean => this.#stored.tokenHashes[seat] === tokenHash;
    this.#awaited.add(cause);
    try {
      const answer = await this.#attempt((match) => act(match, isStillAllowed));
      if (answer.status === "foreign" && !isStillAllowed()) throw unknownToken();
      return answer;
    } finally {
      this.#awaited.delete(cause);
      // The answer is on its way before anybody is told.
      this.#options.time.soon(() => this.#outbox.answered(cause));
    }
  }

  /**
   * A match that we close ourselves to read it again is nobody's fault: whoever waited goes on in the next, however often it is. What is
   * tried again after its outcome was not known is the same command: the log tells whether it is there, and the head lets one of two
   * attempts happen and no more.
   */
  async #attempt(act: (match: Match) => Promise<Answer>): Promise<Answer> {
    const { isShared } = this.#options.store;
    // Where others write, too, an earlier attempt of the same command may be on its way through them.
    let isUnknown = isShared || this.#isStale;
    let isFresh = !isShared;
    for (let conflicts = 0; ;) {
      try {
        await (this.#isStale ? this.catchUp() : this.#catchingUp);
        const answer = await act(this.#match);
        if (answer.status === "done" || isFresh) return answer;
        // A refusal says that it has not happened: the log has to be read after the command has come to know that.
        isFresh = true;
        await this.#look();
      } catch (error) {
        if (error instanceof MatchClosed && !this.#closed) continue;
        isUnknown ||= error instanceof OutcomeUnknown;
        const isBehind = error instanceof StoreConflict || error instanceof OutcomeUnknown;
        if (!isBehind || ++conflicts === MOST_CONFLICTS) throw this.#fail(error, isUnknown);
        this.#isStale = true;
      }
    }
  }

  async #look(): Promise<void> {
    if (!this.#options.store.isShared || this.#closed) return;
    await this.#compare(await this.#ask(this.#options.readHead));
  }

  async #readOn(): Promise<void> {
    const { store } = this.#options;
    if (this.#isShut) return this.#reopen();
    try {
      await this.#match.absorb(async () => {
        const { lines, head } = await this.#ask(() => store.readLog(this.#stored.id, this.#head));
        await this.#seeHead(head);
        this.#isStale = false;
        return lines.map((line) => this.#takeIn(line));
      });
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      // What we have seen may be gone, and what is left may be whole: then that is the truth.
      this.#options.onError(error);
      await this.#reopen();
    }
  }

  /** Who sits here is known before anybody is told of anything new. */
  async #seeHead(head: Head): Promise<void> {
    const { store } = this.#options;
    const isApart = head.status === "quarantined";
    if (head.seating !== this.#stored.seating || isApart) {
      const stored = await this.#ask(() => store.findMatch(this.#stored.id));
      if (stored === null) throw unknownMatch();
      if (stored.status === "quarantined") throw quarantined();
      this.changeSeats(stored);
    }
    this.#moveHead(head);
  }

  /** Seats may have changed since that head was seen, and are known here. */
  #moveHead(head: Head): void {
    if (head.n !== this.#head.n) this.#movedAt = this.#options.clock.now();
    this.#head = { ...head, seating: Math.max(head.seating, this.#stored.seating) };
  }

  #takeIn({ entry, command, at }: StoredEntry): AgedLine {
    this.#times[entry.n] = at;
    const cause = command === null || entry.seat === null ? null : causeOf(entry.seat, command);
    if (entry.seat !== null) this.#outbox.begin(cause !== null && this.#awaited.has(cause) ? cause : null);
    return { entry, command, age: this.ageOf(entry.n) };
  }

  async #reopen(): Promise<void> {
    this.#isShut = true;
    await this.#match.close();
    const match = await this.#read();
    this.#isShut = false;
    this.#isStale = false;
    this.#adopt(match);
    this.#watchers.moveTo(match);
  }

  async #ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw storeTrouble(error);
    }
  }

  async #read(): Promise<Match> {
    const { store, game, clock, maskMs, onBotFailure } = this.#options;
    const { id, config, seed, contributions } = this.#stored;
    const { lines, head } = await this.#ask(() => store.readLog(id));
    this.#head = head;
    await this.#seeHead(head);
    const bookmark = await this.#ask(() => this.#bookmarks.find(this.#stored, lines));
    this.#bookmarkedAt = bookmark?.n ?? 0;
    for (const { entry, at } of lines) this.#times[entry.n] ??= at;
    return openMatch({
      game,
      config,
      seats: this.#stored.seats,
      clock,
      bots: this.#bots,
      maskMs,
      ageOf: (entry) => this.ageOf(entry),
      playsBots: () => this.#lease.isMine,
      drawsChance: () => this.#drawsChance(),
      onBotFailure,
      chance: { seed, contributions },
      journal: { append: (lines, isHouseNext) => this.#append(lines, isHouseNext) },
      entries: lines.map(({ entry }) => entry),
      ...(bookmark === null ? {} : { bookmark }),
      commands: lines.flatMap(({ entry: { n, seat }, command }) =>
        command === null || seat === null ? [] : [{ seat, command, n }],
      ),
      // One that ends while it is opened is noticed once it is adopted.
      onOver: () => this.#match && this.#noticeOver(this.#match),
      // Watchers are shielded: what arrives here keeps the bots from going on.
      onError: (error) => this.#report(error),
    });
  }

  async #append(lines: readonly JournalLine[], isHouseNext: boolean): Promise<void> {
    const { store, now } = this.#options;
    const [first] = lines;
    if (first !== undefined && first.entry.seat !== null) {
      this.#outbox.begin(first.command === null ? null : causeOf(first.entry.seat, first.command));
    }
    // Where no people are, nobody waits for the house.
    const isDue = isHouseNext && hasPeople(this.#stored.seats);
    const notes = { at: Math.round(now()), isDue };
    const { head, at } = await this.#ask(() => store.append(this.#stored.id, this.#head, lines, notes));
    this.#moveHead(head);
    const writtenAt = store.isShared ? at : now();
    for (const { entry } of lines) this.#times[entry.n] = writtenAt;
    this.#options.onAppended(this.#head);
  }

  /** A move brings its chance along. What is left is the opening's: whoever made the match draws it, and all others after a while. */
  #drawsChance(): boolean {
    const { store, time, clock } = this.#options;
    if (!store.isShared || this.#options.isMaker) return true;
    const wait = STILL_MS - (clock.now() - this.#movedAt);
    if (wait <= 0) return true;
    this.#cancelLook ??= time.after(wait, () => {
      this.#cancelLook = null;
      this.#catchUpByItself();
    });
    return false;
  }

  #adopt(match: Match): void {
    // While it was read somebody may have sat down elsewhere.
    match.reseat(this.#stored.seats);
    this.#match = match;
    this.#noticeOver(match);
    this.#wantLease();
  }

  #wantLease(): void {
    const { seats, status } = this.#stored;
    this.#lease.want(!this.#closed && status === "running" && seats.some(({ kind }) => kind === "bot"));
  }

  #noticeOver(match: Match): void {
    const whole = match.record();
    if (whole === null) return;
    const { seats: _, ...record } = whole;
    this.#options.onOver({ record, view: match.snapshot("spectator").view as unknown as Json });
    if (this.#stored.status !== "running") return;
    this.#stored = { ...this.#stored, status: "over" };
    this.#wantLease();
    this.#bookmarks.forget(this.#stored.id).catch(this.#options.onStoreTrouble);
  }

  /** For what nobody asked for. */
  #report(error: unknown): void {
    // Others were first, as they may be where several houses are: there is nothing to wait for.
    if (error instanceof StoreConflict && this.#options.store.isShared && !this.#closed) {
      return this.#catchUpByItself();
    }
    const told = this.#fail(error);
    if (!(told instanceof Problem)) this.#options.onError(told);
  }

  #catchUpByItself(): void {
    this.catchUp().catch((error: unknown) => this.#report(error));
  }

  /**
   * What is to be done about it is done. Returns a problem for whoever asked, or what nobody has thought of as it is. `isUnknown`: an
   * attempt may have happened.
   */
  #fail(error: unknown, isUnknown = false): unknown {
    if (error instanceof Problem) return error;
    if (this.#closed) return closing();
    if (isStoreTrouble(error)) {
      this.#options.onStoreTrouble(error);
      this.#retryLater();
      return isUnknown
        ? storeUnknown()
        : unavailable("store.unavailable", "This could not be saved now and has not happened. Send it again.");
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
      this.#catchUpByItself();
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

function isSameHead(a: Head, b: Head): boolean {
  return a.n === b.n && a.link === b.link && a.status === b.status && a.seating === b.seating;
}

function causeOf(seat: Seat, command: string): string {
  return `${seat} ${command}`;
}
