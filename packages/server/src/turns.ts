/** Lets what concerns one key happen one after the other; keys do not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(key: string, action: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const turn = before.then(action, action);
    this.#last.set(key, turn);
    const forget = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  }
}
