import type { Clock } from "./surroundings.ts";

/** What is to be done later, and can be called off all at once. */
export class Timers {
  readonly #clock: Clock;
  readonly #cancels = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  after(milliseconds: number, act: () => void): void {
    const cancel = this.#clock.after(milliseconds, () => {
      this.#cancels.delete(cancel);
      act();
    });
    this.#cancels.add(cancel);
  }

  clear(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }
}
