import { type AnyGame, type SeatDecision } from "@safehouse/kernel";

/**
 * Holds answers to masked questions back until a fixed time after the question was put, so that how long somebody thinks, or whether
 * there was anything to think about, tells nothing.
 */
export class Mask {
  readonly #game: AnyGame;
  readonly #milliseconds: number;
  readonly #askedAt = new Map<string, number>();

  constructor(game: AnyGame, milliseconds: number) {
    this.#game = game;
    this.#milliseconds = milliseconds;
  }

  /** Call after every step with what is open then. */
  note(open: readonly SeatDecision[], now: number): void {
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.#askedAt.keys()) if (!ids.has(id)) this.#askedAt.delete(id);
    for (const id of ids) if (!this.#askedAt.has(id)) this.#askedAt.set(id, now);
  }

  /** How long an answer given now must still wait. */
  remaining(question: SeatDecision, now: number): number {
    if (!this.#game.meta.decisions[question.kind]?.masked) return 0;
    return Math.max(0, (this.#askedAt.get(question.id) ?? now) + this.#milliseconds - now);
  }
}
