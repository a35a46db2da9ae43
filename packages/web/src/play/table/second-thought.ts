import type { StageClock } from "../../stage/clock.ts";

/** Long enough to see what was pressed, and to take it back, at the normal pace. */
export const SECOND_THOUGHT_MS = 1_500;

/**
 * A move that one press made stays on the device for a moment. Whoever slipped takes it back before anybody has heard of it; what is said at
 * a table is said (rules may forbid to take it back), but nothing has been said yet.
 */
export class SecondThought {
  readonly #clock: StageClock;
  #decide: ((isMeant: boolean) => void) | null = null;

  constructor(clock: StageClock) {
    this.#clock = clock;
  }

  /** False if it was taken back meanwhile. */
  wait(milliseconds: number): Promise<boolean> {
    if (milliseconds <= 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const callOff = this.#clock.after(milliseconds, () => this.#decide?.(true));
      this.#decide = (isMeant) => {
        callOff();
        this.#decide = null;
        resolve(isMeant);
      };
    });
  }

  takeBack(): void {
    this.#decide?.(false);
  }

  /** Nobody looks any more, so nobody would take it back. */
  goOn(): void {
    this.#decide?.(true);
  }
}
