import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import {
  type AnyGame,
  decisionClosed,
  type Entry,
  type Json,
  nothingToUndo,
  sameJson,
  type Viewer,
} from "@safehouse/kernel";
import { type Rules, rulesAtHand } from "../play/rules.ts";
import type { Answer, Connection, Moment, SeatInfo, Session, Told } from "../play/session.ts";
import { coachedGame, type Task } from "./coached-game.ts";
import type { Lesson, Turn } from "./lesson.ts";
import { LessonMatch } from "./lesson-match.ts";

/** `others`: they play by themselves. `reading`, `acting`: the learner is waited for. */
export type Phase = "others" | "reading" | "acting" | "finished";

export interface LessonOptions {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  /** The step to begin with. */
  readonly from: number;
  /** How long the others wait before they move. */
  readonly pause: () => Promise<void>;
}

export async function openLessonSession(options: LessonOptions): Promise<LessonSession> {
  const session = new LessonSession(options, await LessonMatch.open(options.game, options.lesson, []));
  await session.start(options.from);
  return session;
}

/** A match that is played by a script, except that the learner's part waits for the learner. */
export class LessonSession implements Session {
  readonly game: AnyGame;
  readonly rules: Rules;
  readonly lesson: Lesson;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly now = signal<Moment | null>(null);
  readonly log = signal<readonly Told[]>([]);
  readonly connection = signal<Connection>("open");
  /** The step that is explained. */
  readonly step = signal(0);
  readonly phase = signal<Phase>("others");
  readonly task = signal<Task | null>(null);
  readonly mayUndo = computed(() => this.task.value?.moves.length === 0);
  readonly #options: LessonOptions;
  #match: LessonMatch;
  /** The step that is played, and how many of its turns are. It is ahead of the one explained while the others move. */
  #cursor = { step: 0, taken: 0 };
  /** How long the log was when each step was first explained. */
  readonly #marks: number[] = [];
  #explained = -1;
  /** Counts who drives: whoever waited meanwhile has been overtaken. */
  #drive = 0;

  constructor(options: LessonOptions, match: LessonMatch) {
    const { game, lesson, seats } = options;
    this.game = coachedGame(game, lesson.texts, () => this.task.peek());
    this.rules = rulesAtHand(this.game);
    this.lesson = lesson;
    this.viewer = signal<Viewer>(lesson.learner);
    this.seats = seats;
    this.#options = options;
    this.#match = match;
  }

  /** The log so far, to play on from. */
  get entries(): readonly Entry[] {
    return this.#match.entries;
  }

  /** Plays up to a step at once. */
  start(step: number): Promise<void> {
    return this.#goOn(step);
  }

  async submit(decision: string, move: Json): Promise<Answer> {
    const task = this.task.peek();
    const now = this.now.peek();
    if (task === null || now === null || task.decision.id !== decision) {
      return { result: "refused", refusal: decisionClosed() };
    }
    const refusal = this.game.check(now.view, task.decision, move);
    if (refusal !== null) return { result: "refused", refusal };
    await this.#take(move);
    return { result: "done" };
  }

  /** Only where a step is about it; else steps are taken back, not moves: see `back`. */
  async undo(): Promise<Answer> {
    if (!this.mayUndo.peek()) return { result: "refused", refusal: nothingToUndo() };
    await this.#take(undefined);
    return { result: "done" };
  }

  /** Goes on from a step that is only read. */
  async next(): Promise<void> {
    if (this.phase.peek() !== "reading") return;
    this.#cursor = { step: this.#cursor.step + 1, taken: 0 };
    void this.#goOn();
  }

  /** Does for the learner what the step asks for. */
  async showMe(): Promise<void> {
    const task = this.task.peek();
    if (task !== null) await this.#take(task.moves[0]);
  }

  /** Straight to the next step. */
  async skip(): Promise<void> {
    await this.#goOn(this.#explained + 1);
  }

  /** To the beginning of the step, or of the one before if nothing has been done since. */
  async back(): Promise<void> {
    const drive = ++this.#drive;
    const hasMoved = this.phase.peek() === "finished" || this.entries.length > (this.#marks[this.#explained] ?? 0);
    const step = Math.max(0, hasMoved ? this.#explained : this.#explained - 1);
    const { game, lesson } = this.#options;
    const match = await LessonMatch.open(game, lesson, this.entries.slice(0, this.#marks[step]));
    if (drive !== this.#drive) return;
    this.#match = match;
    this.#cursor = { step, taken: lesson.steps[step]?.before.length ?? 0 };
    this.#explained = step;
    await this.#goOn();
  }

  close(): void {
    this.#drive++;
  }

  async #take(move: Json | undefined): Promise<void> {
    const drive = ++this.#drive;
    // A second press finds nothing to do.
    this.task.value = null;
    await this.#match.play(this.lesson.learner, move);
    if (drive !== this.#drive) return;
    this.#cursor.taken++;
    void this.#goOn();
  }

  /** Plays until the learner is waited for. Before step `hurryTo` nobody is. */
  async #goOn(hurryTo = 0): Promise<void> {
    const drive = ++this.#drive;
    for (;;) {
      this.#explainIfReached();
      const turn = this.#nextTurn();
      const isSkipped = typeof turn !== "string" && turn.isSkipped === true;
      const isHurried = isSkipped || this.#explained < hurryTo;
      if (turn === "finished" || (turn === "reading" && !isHurried)) return this.#show(turn);
      if (turn === "reading") {
        this.#cursor = { step: this.#cursor.step + 1, taken: 0 };
        continue;
      }
      if (!isHurried) {
        if (turn.seat === this.lesson.learner) return this.#show("acting", turn);
        await this.#pauseBefore();
        if (drive !== this.#drive) return;
      }
      await this.#match.play(turn.seat, turn.moves[0]);
      if (drive !== this.#drive) return;
      this.#cursor.taken++;
    }
  }

  /** A step is explained once the others have done what leads to it. */
  #explainIfReached(): void {
    const { step, taken } = this.#cursor;
    const reached = this.lesson.steps[step];
    if (reached === undefined || taken !== reached.before.length || step === this.#explained) return;
    this.#explained = step;
    this.#marks[step] = this.entries.length;
  }

  #nextTurn(): Turn | "reading" | "finished" {
    for (;;) {
      const { step, taken } = this.#cursor;
      const current = this.lesson.steps[step];
      if (current === undefined) return "finished";
      const turn = [...current.before, ...current.acts][taken];
      if (turn !== undefined) return turn;
      if (current.acts.length === 0) return "reading";
      this.#cursor = { step: step + 1, taken: 0 };
      this.#explainIfReached();
    }
  }

  /** What others answer to a question that the learner is asked, too, is not seen, so nobody waits for it. */
  async #pauseBefore(): Promise<void> {
    if (this.#match.question(this.lesson.learner) !== null) return;
    this.#show("others");
    await this.#options.pause();
  }

  #show(phase: Phase, turn: Turn | null = null): void {
    const decision = turn === null ? null : this.#match.question(turn.seat);
    const step = this.lesson.steps[this.#explained];
    const task =
      turn === null || decision === null || step === undefined ? null : { step, decision, moves: turn.moves };
    const moment = lit(this.#match.moment(), phase, turn);
    batch(() => {
      this.phase.value = phase;
      this.task.value = task;
      this.step.value = Math.max(0, this.#explained);
      // An equal moment is no news: the board would take it for a new one and forget what it shows.
      if (sameJson(moment, this.now.peek())) return;
      this.log.value = this.#match.log();
      this.now.value = moment;
    });
  }
}

/** The lamp is on what the step asks for and on nothing else; while it is only read, nobody is waited for. */
function lit(moment: Moment, phase: Phase, turn: Turn | null): Moment {
  const asked = turn?.moves ?? [];
  return {
    ...moment,
    moves: moment.moves.filter(({ move }) => asked.some((each) => sameJson(each, move))),
    pending: phase === "reading" || phase === "finished" ? [] : moment.pending,
  };
}
