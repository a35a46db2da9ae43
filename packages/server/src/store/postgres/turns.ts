/**
 * What is asked about one thing happens one after the other, in the order it was asked; different things do not wait for each other.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(thing: string, act: () => Promise<T>): Promise<T> {
    const before = this.#last.get(thing);
    const mine = before === undefined ? act() : before.then(act, act);
    this.#last.set(thing, mine);
    const leave = (): void => {
      if (this.#last.get(thing) === mine) this.#last.delete(thing);
    };
    mine.then(leave, leave);
    return mine;
  }

  /** When all of it is done, however it went. */
  async rest(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}
