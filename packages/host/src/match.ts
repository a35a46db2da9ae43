import { commitmentOf, labelStream, recordOf } from "@safehouse/chance";
import {
  commit,
  copyJson,
  decisionClosed,
  isChance,
  judge,
  type MatchRecord,
  MOST_UNDOS,
  notYourDecision,
  prepareEntry,
  prepareMove,
  prepareUndo,
  publishedCount,
  type RecordSeat,
  type Seat,
  type SeatDecision,
  type Step,
  type Timeline,
  tipAfter,
  type Viewer,
} from "@safehouse/kernel";
import { answerTo } from "./answer-to.ts";
import { type Answer, type Done, rejected, type Submission, type UndoSubmission } from "./answer.ts";
import { Audience, type Frame, type Listener } from "./audience.ts";
import { Autoplay, type BotTurn } from "./autoplay.ts";
import { DEFAULT_BOT_NODES, gameBots, nextBotQuestion, requireLevels, seedOf } from "./bots.ts";
import { Commands } from "./commands.ts";
import { drawsAfter } from "./draws.ts";
import { isHouseNext } from "./house-next.ts";
import type { AgedLine } from "./journal.ts";
import { History } from "./history.ts";
import { Mask } from "./mask.ts";
import { type MatchOptions, requireConfig } from "./options.ts";
import { bookmarkPast, brokenBy, type PastBookmark, resumeJournal } from "./resume.ts";
import { logRow, type LogRow, openQuestions, requireViewer, sightOf, type Snapshot } from "./sight.ts";
import { TurnQueue } from "./turn-queue.ts";

/** Begins a match, or goes on with the one in the journal. Resolves when chance has answered all that it is asked at once. */
export function openMatch(options: MatchOptions): Promise<Match> {
  return Match.open(options);
}

/**
 * The authority of one match. A step is prepared on a clone, appended to the journal, and only then becomes the state and is told to
 * those who watch; if the journal refuses, nothing has happened. Steps are taken strictly one after the other.
 */
export class Match {
  readonly #options: MatchOptions;
  readonly #timeline: Timeline;
  /** After each entry, how many of them the table could know of. */
  readonly #published: number[];
  readonly #commands: Commands;
  readonly #mask: Mask;
  readonly #history: History;
  readonly #audience: Audience;
  readonly #autoplay: Autoplay;
  readonly #turns = new TurnQueue(() => this.#autoplay.wake());
  readonly #botSeed: number;
  #seats: readonly RecordSeat[];
  #stall: { readonly error: unknown } | null = null;

  static async open(options: MatchOptions): Promise<Match> {
    const match = new Match(options);
    await match.#turns.take(() => match.#settleChance());
    return match;
  }

  private constructor(options: MatchOptions) {
    const { game, seats, bots, clock, onError = console.error } = options;
    const config = requireConfig(game, options.config, seats.length);
    if (bots === undefined) requireLevels(game, seats);
    const past = resumeJournal(game, config, seats.length, options.entries ?? [], options.bookmark ?? null);
    this.#options = options;
    this.#seats = seats;
    this.#timeline = past.timeline;
    this.#published = past.published;
    this.#commands = new Commands(options.commands ?? []);
    this.#mask = new Mask(game, options.maskMs ?? 0);
    this.#mask.recall(past.asked, options.ageOf ?? (() => null), clock.now());
    this.#history = new History(this.#timeline);
    this.#audience = new Audience(this.#timeline, this.n, onError);
    this.#botSeed = options.botSeed ?? labelStream(options.chance, "host/bots").below(2 ** 32);
    this.#autoplay = new Autoplay({
      table: {
        nextTurn: () => this.#nextBotTurn(),
        isBot: (seat) => this.#isBot(seat),
        answer: (seat, decision, move) =>
          this.#answerQuestion(
            () => this.#isBot(seat),
            seat,
            decision,
            () => plainJson(move),
            null,
          ),
        answerFirstListed: (seat, decision) => this.#answerFirstListed(() => this.#isBot(seat), seat, decision),
        entryCount: () => this.#timeline.entries.length,
      },
      players: bots ?? gameBots(game),
      onFailure: options.onBotFailure ?? (() => {}),
      onStall: (error) => {
        if (this.#turns.isClosed) return;
        this.#stall = { error };
        onError(error);
      },
    });
  }

  /** How many entries the table may know of. */
  get n(): number {
    return this.#published.at(-1) ?? 0;
  }

  /** Published before the first move; the seed is opened with the record. */
  get commitment(): string {
    return commitmentOf(this.#options.chance.seed);
  }

  /** Answers a question. Rejects only if the journal fails or the match is closed; sending the same command again is then always right. */
  submit({ seat, command, decision, move, isStillAllowed = always }: Submission): Promise<Answer> {
    const plain = plainJson(move);
    return this.#once(seat, command, () => this.#answerQuestion(isStillAllowed, seat, decision, () => plain, command));
  }

  /** Takes back the seat's last move, as far as the rules of the house allow. */
  undo({ seat, command, isStillAllowed = always }: UndoSubmission): Promise<Answer> {
    return this.#once(seat, command, () =>
      this.#turns.take(async () => {
        await this.#settleChance();
        if (!isStillAllowed()) return foreign();
        const step = prepareUndo(this.#timeline, seat, MOST_UNDOS);
        return step.ok ? this.#take(step.value, command) : rejected(step.error);
      }),
    );
  }

  /**
   * Plays the first listed move for a seat that does not answer: to the decision named, so that a late call never hits the next one,
   * or else to the first it is asked.
   */
  playAbsent(seat: Seat, decision?: string): Promise<Answer> {
    const id = decision ?? this.#firstQuestion(seat)?.id;
    if (id === undefined) return Promise.resolve({ status: "closed", refusal: decisionClosed() });
    return this.#commands.share(`absent ${seat} ${id}`, () => this.#answerFirstListed(always, seat, id));
  }

  /**
   * Others sit here from now on, or are called differently; the log is untouched. What a bot still thinks about for a seat that a person
   * has taken comes too late.
   */
  reseat(seats: readonly RecordSeat[]): void {
    const { game, bots } = this.#options;
    if (seats.length !== this.#seats.length) throw new Error(`${seats.length} seats instead of ${this.#seats.length}`);
    if (bots === undefined) requireLevels(game, seats);
    this.#seats = seats;
    this.#autoplay.wake();
  }

  /**
   * Takes in what somebody else has appended to the journal, entry by entry, checked as strictly as a replay; everybody who watches is
   * told. `read` is called when nothing else is under way here, and returns what follows the last entry we have. Rejects with
   * `BrokenJournal` if that does not fit.
   */
  absorb(read: () => Promise<readonly AgedLine[]>): Promise<void> {
    return this.#turns.take(async () => {
      for (const { entry, command, age } of await read()) {
        const step = prepareEntry(this.#timeline, entry);
        if (!step.ok) throw brokenBy(this.#timeline.game, step.error);
        this.#enter(step.value, command, age);
      }
      await this.#settleChance();
    });
  }

  /** What bots and chance have to do may have become ours. */
  wake(): void {
    this.#turns.take(() => this.#settleChance()).catch((error: unknown) => this.#autoplay.stall(error));
  }

  /** After which entry a question that is open was put; 0 if it was open from the start. */
  askedAfter(decision: string): number {
    return this.#mask.askedAfter(decision) ?? this.#timeline.entries.length;
  }

  snapshot(viewer: Viewer): Snapshot {
    requireViewer(this.#timeline, viewer);
    return { n: this.n, ...sightOf(this.#timeline, viewer) };
  }

  /** The log from entry `from` to entry `to`, as far as the table may know of it. */
  log(viewer: Viewer, from = 1, to = this.n): LogRow[] {
    requireViewer(this.#timeline, viewer);
    const rows: LogRow[] = [];
    for (let n = Math.max(1, from); n <= Math.min(to, this.n); n++) rows.push(logRow(this.#timeline, n, viewer));
    return rows;
  }

  /** The published entries from `from` on as whoever watched was told of them. */
  frames(viewer: Viewer, from: number): Frame[] {
    requireViewer(this.#timeline, viewer);
    return this.#audience.frames(viewer, from, this.n);
  }

  /** Tells of every entry from now on, in order. What is missing before is in `log`. Returns what ends the subscription. */
  subscribe(viewer: Viewer, listener: Listener): () => void {
    requireViewer(this.#timeline, viewer);
    return this.#audience.subscribe(viewer, listener);
  }

  /** The whole match, once it is over. */
  record(): MatchRecord | null {
    return recordOf(this.#timeline, this.#seats, this.#options.chance);
  }

  /** To go on from later without replaying what came before. Holds all secrets of the match, and shares its insides. */
  bookmark(): PastBookmark {
    return bookmarkPast({ timeline: this.#timeline, published: this.#published, asked: this.#mask.asked() });
  }

  /** Whether bots and commands all wait for somebody else. */
  get isIdle(): boolean {
    return !this.#autoplay.awake && this.#commands.underWay().length === 0;
  }

  /** Resolves when nothing goes on but waiting for people; rejects if the bots cannot go on. */
  async idle(): Promise<void> {
    let last: Promise<void>;
    do {
      ({ last } = this.#turns);
      await Promise.allSettled([last, this.#autoplay.asleep(), ...this.#commands.underWay()]);
    } while (last !== this.#turns.last || this.#autoplay.awake || this.#commands.underWay().length > 0);
    if (this.#stall !== null) throw this.#stall.error;
  }

  /** Ends the work, not the match: it goes on from its journal. What is being appended is finished, all else is turned away. */
  async close(): Promise<void> {
    const finished = this.#turns.close();
    this.#audience.dismiss();
    await finished;
  }

  #once(seat: Seat, command: string, act: () => Promise<Answer>): Promise<Answer> {
    return this.#commands.once(seat, command, act, (n) =>
      this.#turns.take(async () => {
        await this.#settleChance();
        return answerTo(this.#timeline, this.#published, n);
      }),
    );
  }

  #answerFirstListed(mayAnswer: Permission, seat: Seat, decision: string): Promise<Answer> {
    const { game } = this.#timeline;
    const first = (question: SeatDecision): unknown =>
      plainJson(game.moves(game.view(this.#timeline.state, seat), question)[0]);
    return this.#answerQuestion(mayAnswer, seat, decision, first, null);
  }

  /** A masked answer leaves the queue while it waits, and is judged anew when its time has come. */
  async #answerQuestion(
    mayAnswer: Permission,
    seat: Seat,
    decision: string,
    choose: (question: SeatDecision) => unknown,
    command: string | null,
  ): Promise<Answer> {
    for (;;) {
      const result = await this.#turns.take(() => this.#tryAnswer(mayAnswer, seat, decision, choose, command));
      if (typeof result !== "number") return result;
      await this.#options.clock.sleep(result);
    }
  }

  /** The answer, or how many milliseconds are to pass before it may take effect. */
  async #tryAnswer(
    mayAnswer: Permission,
    seat: Seat,
    decision: string,
    choose: (question: SeatDecision) => unknown,
    command: string | null,
  ): Promise<Answer | number> {
    await this.#settleChance();
    if (!mayAnswer()) return foreign();
    const { game, state } = this.#timeline;
    const question = openQuestions(this.#timeline).find(({ id }) => id === decision);
    const move = question?.seat === seat ? choose(question) : null;
    const wait = question === undefined ? 0 : this.#wait(question);
    if (wait > 0) {
      const judged = judge(game, state, seat, decision, move);
      return judged.ok ? wait : rejected(judged.error);
    }
    const step = prepareMove(this.#timeline, seat, decision, move);
    return step.ok ? this.#take(step.value, command) : rejected(step.error);
  }

  async #take(step: Step, command: string | null): Promise<Done> {
    await this.#append([step, ...drawsAfter(tipAfter(this.#timeline, step), this.#options.chance)], command);
    return answerTo(this.#timeline, this.#published, step.entry.n);
  }

  async #settleChance(): Promise<void> {
    const asked = this.#timeline.game.pending(this.#timeline.state)[0];
    // Whoever hands on the draws has something to wait for only where there are any.
    if (asked === undefined || !isChance(asked) || this.#options.drawsChance?.() === false) return;
    const draws = drawsAfter(this.#timeline, this.#options.chance);
    if (draws.length > 0) await this.#append(draws, null);
  }

  /** All steps or none; the command caused the first. */
  async #append(steps: readonly Step[], command: string | null): Promise<void> {
    const lines = steps.map(({ entry }, i) => ({ entry, command: i === 0 ? command : null }));
    await this.#options.journal.append(
      lines,
      isHouseNext(this.#timeline.game, steps.at(-1)?.state, (seat) => this.#isBot(seat)),
    );
    steps.forEach((step, i) => this.#enter(step, i === 0 ? command : null, 0));
  }

  /** A step that is in the journal becomes part of the match; `age` is how long ago it was written. */
  #enter(step: Step, command: string | null, age: number | null): void {
    commit(this.#timeline, step);
    const { n, seat } = step.entry;
    if (command !== null && seat !== null) this.#commands.accept(seat, command, n);
    if (step.undoes !== null) this.#history.forget();
    this.#published.push(publishedCount(this.#timeline));
    const open = openQuestions(this.#timeline);
    this.#mask.note(open, n, this.#options.clock.now(), age);
    this.#stall = null;
    this.#audience.announce(this.n, open);
    if (open.length === 0 && this.#timeline.game.pending(this.#timeline.state).length === 0) this.#options.onOver?.();
  }

  #firstQuestion(seat: Seat): SeatDecision | null {
    const { game, state } = this.#timeline;
    const own = openQuestions(this.#timeline).filter((question) => question.seat === seat);
    return own.find((question) => game.moves(game.view(state, seat), question).length > 0) ?? null;
  }

  #nextBotTurn(): BotTurn | null {
    const { autoplay = true, botNodes = DEFAULT_BOT_NODES } = this.#options;
    if (!autoplay || this.#turns.isClosed || this.#options.playsBots?.() === false) return null;
    const turn = nextBotQuestion(this.#timeline, this.#seats, (question) => this.#wait(question));
    if (turn === null) return null;
    const { seat, id } = turn.decision;
    const { entries } = this.#timeline;
    const question = {
      ...turn,
      history: this.#history.of(seat, this.n),
      seed: seedOf(this.#botSeed, id, entries.filter((entry) => entry.seat === seat).length),
      budget: { nodes: botNodes },
    };
    return { seat, level: this.#seats[seat]?.level ?? "", question, entryCount: entries.length };
  }

  #isBot(seat: Seat): boolean {
    return this.#seats[seat]?.kind === "bot";
  }

  /** How long an answer must still be held back. Among bots nobody could learn anything from the time it takes. */
  #wait(question: SeatDecision): number {
    const isAmongBots = this.#seats.every(({ kind }) => kind === "bot");
    return isAmongBots ? 0 : this.#mask.remaining(question, this.#options.clock.now());
  }
}

/** Whether whoever answers may still speak for the seat when the answer is to take effect: a bot, if a bot still has it. */
type Permission = () => boolean;

const always: Permission = () => true;

function foreign(): Answer {
  return { status: "foreign", refusal: notYourDecision() };
}

/** What is left of a value that leaves the process: nobody can change an entry of the log afterwards. */
function plainJson(move: unknown): unknown {
  try {
    return copyJson(move);
  } catch {
    return undefined;
  }
}
