import { type Clock, type Match, openMatch } from "@safehouse/host";
import type { AnyGame, Entry, Json, Seat, SeatDecision } from "@safehouse/kernel";
import type { Moment, Told } from "../play/session.ts";
import type { Lesson } from "./lesson.ts";

/** Nothing of a lesson waits inside the host: the coach sets the pace. */
const CLOCK: Clock = { now: () => 0, sleep: () => Promise.resolve() };

/** The match of a lesson, hosted like any other, but without bots: who does what is written down. */
export class LessonMatch {
  /** The log so far: what one needs to come back here, or to play on. */
  readonly entries: readonly Entry[];
  readonly #learner: Seat;
  readonly #match: Match;

  static async open(game: AnyGame, lesson: Lesson, past: readonly Entry[]): Promise<LessonMatch> {
    const { config, seats, chance, learner } = lesson;
    const entries = [...past];
    const match = await openMatch({
      game,
      config,
      seats,
      chance,
      clock: CLOCK,
      entries: past,
      journal: { append: (entry) => void entries.push(entry) },
      autoplay: false,
    });
    return new LessonMatch(match, entries, learner);
  }

  private constructor(match: Match, entries: readonly Entry[], learner: Seat) {
    this.#match = match;
    this.entries = entries;
    this.#learner = learner;
  }

  moment(): Moment {
    return this.#match.snapshot(this.#learner);
  }

  log(): Told[] {
    return this.#match.log(this.#learner).map(({ n, seat, decision, events }) => ({ n, seat, decision, events }));
  }

  /** What a seat is asked now and has not answered. */
  question(seat: Seat): SeatDecision | null {
    const { pending, moves } = this.#match.snapshot(seat);
    return pending.find(({ id }) => moves.some(({ decision }) => decision === id)) ?? null;
  }

  /** Throws for a move that the game refuses: then the lesson is wrong. */
  async play(seat: Seat, move: Json): Promise<void> {
    const decision = this.question(seat)?.id ?? "";
    const command = `${this.entries.length}`;
    const answer = await this.#match.submit({ seat, command, decision, move });
    if (answer.status === "done") return;
    throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${answer.refusal.rule}`);
  }
}
