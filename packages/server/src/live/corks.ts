import type { Duplex } from "node:stream";

/**
 * Holds back what is written to sockets until the end of the tick, so that all that one of them is told then costs one system call.
 * Sockets are let go in the order they were first written to: whoever is answered hears of it before the others do.
 */
class Corks {
  readonly #held = new Set<Duplex>();
  #lastWords: (() => void)[] = [];
  #isWaiting = false;

  hold(socket: Duplex): void {
    if (this.#held.has(socket)) return;
    this.#wait();
    this.#held.add(socket);
    socket.cork();
  }

  /** Said at the end of the tick, before the sockets are let go: by then it is known how much there is to say. */
  atLast(say: () => void): void {
    this.#wait();
    this.#lastWords.push(say);
  }

  #wait(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setImmediate(() => this.#release());
  }

  #release(): void {
    const lastWords = this.#lastWords;
    this.#lastWords = [];
    for (const say of lastWords) say();
    const held = [...this.#held];
    this.#held.clear();
    this.#isWaiting = false;
    for (const socket of held) socket.uncork();
  }
}

export const corks = new Corks();
