import { MatchClosed } from "./failure.ts";

/** One task after the other. */
export class TurnQueue {
  readonly #onTaken: () => void;
  #last: Promise<void> = Promise.resolve();
  #closed = false;

  /** `onTaken` is called after every task, whatever became of it. */
  constructor(onTaken: () => void) {
    this.#onTaken = onTaken;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Another one after every task that is added; it never rejects. */
  get last(): Promise<void> {
    return this.#last;
  }

  take<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => {
      if (this.#closed) throw new MatchClosed();
      return task();
    });
    this.#last = turn.then(this.#onTaken, this.#onTaken);
    return turn;
  }

  /** What is under way is finished, all else is turned away. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#last;
  }
}
