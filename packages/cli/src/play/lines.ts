import { createInterface, type Interface } from "node:readline";
import type { Io } from "../io.ts";

/** What somebody types, or what a pipe holds, line by line. The terminal itself does the editing. */
export class LineReader {
  readonly #io: Io;
  readonly #readline: Interface;
  readonly #lines: AsyncIterator<string>;

  constructor(io: Io) {
    this.#io = io;
    this.#readline = createInterface({ input: io.input, terminal: false });
    // Listens from now on and slows the input down where it runs ahead: no line is lost, and none piles up.
    this.#lines = this.#readline[Symbol.asyncIterator]();
  }

  /** Null when there is no more input. */
  async ask(prompt: string): Promise<string | null> {
    this.#io.out(prompt);
    const { value, done } = await this.#lines.next();
    const line = done ? null : value.trim();
    // A terminal shows what was typed; elsewhere the transcript would lack it.
    if (line === null || !this.#io.isInputTerminal) this.#io.out(`${line === null ? "" : visible(line)}\n`);
    return line;
  }

  close(): void {
    this.#readline.close();
  }
}

function visible(line: string): string {
  return /^[\p{L}\p{N}?+/ -]{0,40}$/u.test(line) ? line : "…";
}
