import type { Time } from "../surroundings.ts";

/**
 * Holds back what sockets are told until the end of the tick: all that one of them is told by then costs one system call. They are let
 * go in the order in which they were first told something: whoever is answered hears of it before the others do.
 */
export class Corks {
  readonly #soon: Time["soon"];
  #held: (() => void)[] = [];

  constructor({ soon }: Time) {
    this.#soon = soon;
  }

  /** At the end of the tick, or of the next one if this one is ending. */
  hold(release: () => void): void {
    if (this.#held.push(release) > 1) return;
    this.#soon(() => {
      const held = this.#held;
      this.#held = [];
      for (const each of held) each();
    });
  }
}
