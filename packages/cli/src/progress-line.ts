import type { Io } from "./io.ts";

const PROGRESS_MS = 200;

/** One line on stderr that says how far a long run is, where somebody is there to read it. */
export class ProgressLine {
  readonly #io: Io;
  #shown: number;
  #isOnScreen = false;

  constructor(io: Io) {
    this.#io = io;
    this.#shown = io.now();
  }

  show(text: () => string): void {
    const { isErrorTerminal } = this.#io;
    if (!isErrorTerminal || this.#io.now() - this.#shown < PROGRESS_MS) return;
    this.#shown = this.#io.now();
    this.#isOnScreen = true;
    this.#io.err(`\r${text()}`);
  }

  clear(): void {
    if (this.#isOnScreen) this.#io.err("\r\u001b[K");
    this.#isOnScreen = false;
  }
}
