import {
  type AgedLine,
  type Answer,
  type BotPlayers,
  type Frame,
  type JournalLine,
  type Match,
  openMatch,
} from "@safehouse/host";
import type { AnyGame, Json, Language, Seat, Viewer } from "@safehouse/kernel";
import { hasPeople } from "../people.ts";
import { type Problem, quarantined, unknownMatch, unknownToken } from "../problem.ts";
import {
  DamagedLog,
  type Head,
  OutcomeUnknown,
  StoreConflict,
  type StoredEntry,
  type StoredMatch,
} from "../store/store.ts";
import type { Cancel } from "../surroundings.ts";
import { Attempts, causeOf, MOST_CONFLICTS } from "./attempts.ts";
import { Bookmarks } from "./bookmarks.ts";
import { BotLease } from "./bot-lease.ts";
import { askStore } from "./failure.ts";
import { KnownLog } from "./known-log.ts";
import { Outbox } from "./outbox.ts";
import { Recovery } from "./recovery.ts";
import type { RoomOptions } from "./room-options.ts";
import type { Speaker } from "./speaker.ts";
import { type Voice, voiceOf } from "./voice.ts";
import { type Watcher, Watchers } from "./watchers.ts";

/** In a match that others have open, too, chance that stays unanswered for so long is drawn by whoever sees it. */
const STILL_MS = 1_000;
/** Entries that are replayed as fast as a bookmark of them is read. */
const WORTH_A_BOOKMARK = 50;

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
  readonly #log: KnownLog;
  readonly #recovery: Recovery;
  readonly #attempts: Attempts;
  #stored: StoredMatch;
  #match!: Match;
  #bookmarkedAt = 0;
  #isStale = false;
  /** The match was closed to be read anew, and that has not worked yet. */
  #isShut = false;
  #catchingUp: Promise<void> | null = null;
  #cancelLook: Cancel | null = null;
  #closed = false;

  static async open(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    for (let conflicts = 0; ;) {
      try {
        room.#adopt(await room.#read());
        return room;
      } catch (error) {
        // Another house has drawn the opening, or it is not known whether we have: the log tells.
        const isBehind = error instanceof StoreConflict || error instanceof OutcomeUnknown;
        if (!isBehind || ++conflicts === MOST_CONFLICTS) throw error;
      }
    }
  }

  private constructor(options: RoomOptions) {
    this.#options = options;
    this.#bookmarks = new Bookmarks(options.store);
    this.#stored = options.stored;
    this.#log = new KnownLog(options);
    this.#recovery = new Recovery(options, () => this.catchUp());
    this.#attempts = new Attempts(options, this.#recovery, this.#outbox, {
      isAllowed: ({ seat, tokenHash }) => this.#stored.tokenHashes[seat] === tokenHash,
      isClosed: () => this.#closed,
      isStale: () => this.#isStale,
      ready: async () => {
        await (this.#isStale ? this.catchUp() : this.#catchingUp);
        return this.#match;
      },
      look: () => this.#look(),
      distrust: () => (this.#isStale = true),
    });
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

  /** Where its log ends, as far as we know. */
  get head(): Head {
    return this.#log.head;
  }

  /** How many milliseconds ago an entry was written, 0 being the making of the match; null if nobody knows. */
  ageOf(entry: number): number | null {
    return this.#log.ageOf(entry);
  }

  /** Whether somebody follows it or it waits for the store. */
  get isHeld(): boolean {
    return this.#watchers.count > 0 || this.#catchingUp !== null || this.#recovery.isWaiting;
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
    return this.#attempts.command(speaker, command, (match, isStillAllowed) =>
      match.submit({ seat, command, decision, move, isStillAllowed }),
    );
  }

  undo(speaker: Speaker, command: string): Promise<Answer> {
    const { seat } = speaker;
    return this.#attempts.command(speaker, command, (match, isStillAllowed) =>
      match.undo({ seat, command, isStillAllowed }),
    );
  }

  /** Plays the first listed move for a seat that does not answer. */
  playAbsent(seat: Seat, decision: string): Promise<Answer> {
    return this.#attempts.make((match) => match.playAbsent(seat, decision));
  }

  /** The state that `read` returns and every entry after it, nothing twice. Call again to be told the state anew. */
  watch<T>(watcher: Watcher, read: () => T): T {
    const state = this.reading(read);
    this.#watchers.add(this.#match, watcher, this.#match.n);
    return state;
  }

  /** The entries that are on their way to somebody, who is told them with an answer if they are not told before. */
  heldFrom(watcher: Watcher): readonly Frame[] {
    return this.#watchers.heldFrom(watcher);
  }

  leave(watcher: Watcher): void {
    this.#watchers.remove(watcher);
  }

  /** Rules that throw while they are asked for a view fail the match as much as rules that throw on a move. */
  reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw this.#recovery.problemOf(error);
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
    this.#log.reseat(seating);
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
  async hear(news: Pick<Head, "n" | "seating">): Promise<void> {
    await this.#told(async () => {
      await this.#reach(news);
      await this.#reach(news);
    });
  }

  async #reach(news: Pick<Head, "n" | "seating">): Promise<void> {
    if (!this.#closed && this.#log.isBefore(news)) await this.catchUp();
  }

  async #compare(head: Head | null): Promise<void> {
    if (head === null) throw unknownMatch();
    if (this.#isStale || !this.#log.isAt(head)) await this.catchUp();
    // A look that was under way may have read before that head was written.
    await this.#reach(head);
  }

  async #told(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      throw this.#recovery.problemOf(error);
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
    await this.#bookmarks.keep(this.#stored, this.#log.head, bookmark).catch(this.#options.onStoreTrouble);
  }

  async close(problem: Problem): Promise<void> {
    this.#closed = true;
    this.#recovery.close();
    this.#cancelLook?.();
    this.#lease.want(false);
    this.#watchers.end(problem);
    await this.#catchingUp?.catch(() => {});
    await this.#match.close();
  }

  async #look(): Promise<void> {
    if (!this.#options.store.isShared || this.#closed) return;
    await this.#compare(await askStore(this.#options.readHead));
  }

  async #readOn(): Promise<void> {
    if (this.#isShut) return this.#reopen();
    try {
      await this.#match.absorb(async () => {
        const { lines, head } = await this.#log.readOn();
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
      const stored = await askStore(() => store.findMatch(this.#stored.id));
      if (stored === null) throw unknownMatch();
      if (stored.status === "quarantined") throw quarantined();
      this.changeSeats(stored);
    }
    this.#log.moveTo(head, this.#stored.seating);
  }

  #takeIn({ entry, command }: StoredEntry): AgedLine {
    const cause = command === null || entry.seat === null ? null : causeOf(entry.seat, command);
    if (entry.seat !== null) this.#outbox.begin(cause !== null && this.#attempts.isAwaited(cause) ? cause : null);
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

  async #read(): Promise<Match> {
    const { game, clock, maskMs, onBotFailure } = this.#options;
    const { config, seed, contributions } = this.#stored;
    const { lines, head } = await this.#log.readAll();
    await this.#seeHead(head);
    const bookmark = await askStore(() => this.#bookmarks.find(this.#stored, lines));
    this.#bookmarkedAt = bookmark?.n ?? 0;
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
      onError: (error) => this.#recovery.report(error),
    });
  }

  async #append(lines: readonly JournalLine[], isHouseNext: boolean): Promise<void> {
    const [first] = lines;
    if (first !== undefined && first.entry.seat !== null) {
      this.#outbox.begin(first.command === null ? null : causeOf(first.entry.seat, first.command));
    }
    // Where no people are, nobody waits for the house.
    const isDue = isHouseNext && hasPeople(this.#stored.seats);
    const head = await this.#log.append(lines, isDue);
    this.#log.moveTo(head, this.#stored.seating);
    this.#options.onAppended(this.#log.head);
  }

  /** A move brings its chance along. What is left is the opening's: whoever made the match draws it, and all others after a while. */
  #drawsChance(): boolean {
    const { store, time, isMaker } = this.#options;
    if (!store.isShared || isMaker) return true;
    const wait = STILL_MS - this.#log.stillFor;
    if (wait <= 0) return true;
    this.#cancelLook ??= time.after(wait, () => {
      this.#cancelLook = null;
      this.#recovery.catchUpByItself();
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
}
