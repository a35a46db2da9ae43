import type { ClientFrame } from "../wire.ts";
import { type CommandAnswer, type Failure, isPassing } from "./answer.ts";

type CommandFrame = Exclude<ClientFrame, { type: "hello" }>;

interface Waiting {
  readonly frame: CommandFrame;
  readonly resolve: (answer: CommandAnswer) => void;
  failures: number;
}

/** After so many "not now"s the sender is told. */
const MOST_FAILURES = 8;

/** Commands that wait for their answer. Each gets one, however often it had to be sent. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** In the order in which they were given. */
  get frames(): readonly CommandFrame[] {
    return Array.from(this.#waiting.values(), ({ frame }) => frame);
  }

  add(frame: CommandFrame): Promise<CommandAnswer> {
    return new Promise((resolve) => this.#waiting.set(frame.command, { frame, resolve, failures: 0 }));
  }

  /**
   * Hands an answer over; a second one to the same command is passed over. If the server could not do it now, nothing is handed over
   * yet: the result is how often that has happened, and the command is to be sent again.
   */
  take(command: string, answer: CommandAnswer): number | null {
    const waiting = this.#waiting.get(command);
    if (waiting === undefined) return null;
    if (isPassing(answer.status) && ++waiting.failures < MOST_FAILURES) return waiting.failures;
    this.#waiting.delete(command);
    waiting.resolve(answer);
    return null;
  }

  /** Nobody will answer any more. */
  giveUp(answer: Failure): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { resolve } of all) resolve(answer);
  }
}
