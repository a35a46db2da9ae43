import { type Clock, type Match, openMatch } from "@safehouse/host";
import type { AnyGame, Entry, Json, Seat, SeatDecision } from "@safehouse/kernel";
import { readRow } from "../play/log-row.ts";
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
      journal: { append: (lines) => void entries.push(...lines.map(({ entry }) => entry)) },
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
    return this.#match.log(this.#learner).map(readRow);
  }

  /** What a seat is asked now and has not answered. */
  question(seat: Seat): SeatDecision | null {
    const { pending, moves } = this.#match.snapshot(seat);
    return pending.find(({ id }) => moves.some(({ decision }) => decision === id)) ?? null;
  }

  /** Nothing takes back the seat's last move. Throws for what is refused: then the lesson is wrong. */
  async play(seat: Seat, move: Json | undefined): Promise<void> {
    const command = `${this.entries.length}`;
    const decision = this.question(seat)?.id ?? "";
    const answer = await (move === undefined
      ? this.#match.undo({ seat, command })
      : this.#match.submit({ seat, command, decision, move }));
    if (answer.status === "done") return;
    const what = move === undefined ? "taking back" : JSON.stringify(move);
    throw new Error(`${what} of seat ${seat} is refused: ${answer.refusal.rule}`);
  }
}
