import type { Duplex } from "node:stream";

/**
 * Holds back what is written to sockets until the end of the tick, so that an answer and the entries behind it cost one system call.
 * Sockets are let go in the order they were first written to: whoever is answered hears of it before the others do.
 */
class Corks {
  readonly #held = new Set<Duplex>();

  hold(socket: Duplex): void {
    if (this.#held.has(socket)) return;
    if (this.#held.size === 0) setImmediate(() => this.#release());
    this.#held.add(socket);
    socket.cork();
  }

  #release(): void {
    const held = [...this.#held];
    this.#held.clear();
    for (const socket of held) socket.uncork();
  }
}

export const corks = new Corks();
