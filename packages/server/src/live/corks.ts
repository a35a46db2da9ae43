import type { Time } from "../surroundings.ts";
import type { Wire } from "./peer.ts";

/**
 * Holds back what is written to sockets until the end of the tick, so that an answer and the entries behind it cost one system call.
 * Sockets are let go in the order they were first written to: whoever is answered hears of it before the others do.
 */
export class Corks {
  readonly #soon: Time["soon"];
  readonly #held = new Set<Wire>();

  constructor({ soon }: Time) {
    this.#soon = soon;
  }

  hold(socket: Wire): void {
    if (this.#held.has(socket)) return;
    if (this.#held.size === 0) this.#soon(() => this.#release());
    this.#held.add(socket);
    socket.cork();
  }

  #release(): void {
    const held = [...this.#held];
    this.#held.clear();
    for (const socket of held) socket.uncork();
  }
}
