/**
 * Holds back what sockets are told until the end of the tick: whatever one of them is told then costs one system call. They take their
 * turns in the order in which they were first told something: whoever is answered hears of it before the others do.
 */
class Ticks {
  #turns: (() => void)[] = [];

  /** At the end of the tick, or at the end of the next one if that has come. */
  atEnd(act: () => void): void {
    if (this.#turns.push(act) > 1) return;
    setImmediate(() => {
      const turns = this.#turns;
      this.#turns = [];
      for (const turn of turns) turn();
    });
  }
}

export const ticks = new Ticks();
