/**
 * Holds back what is told of a command's entries until the sender has its answer: checked, appended, acknowledged, then broadcast.
 * What happened stays in order, so later news waits behind the held.
 */
export class Outbox {
  readonly #queue: { readonly cause: string | null; deliver(): void }[] = [];
  readonly #unanswered = new Set<string>();
  #cause: string | null = null;

  /** An entry is about to be told that this command caused; null for bots and absent seats. Chance belongs to what came before it. */
  begin(cause: string | null): void {
    this.#cause = cause;
    if (cause !== null) this.#unanswered.add(cause);
  }

  tell(deliver: () => void): void {
    this.#queue.push({ cause: this.#cause, deliver });
    this.#flush();
  }

  answered(cause: string): void {
    if (this.#unanswered.delete(cause)) this.#flush();
  }

  #flush(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      if (next.cause !== null && this.#unanswered.has(next.cause)) return;
      this.#queue.shift();
      next.deliver();
    }
  }
}
