/** Those who listen. One's trouble is nobody else's: it surfaces on its own, and the others are told all the same. */
export class Listeners<News> {
  readonly #listeners = new Set<(news: News) => void>();

  add(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  clear(): void {
    this.#listeners.clear();
  }

  tell(news: News): void {
    for (const listener of [...this.#listeners]) {
      if (!this.#listeners.has(listener)) continue;
      try {
        listener(news);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
