import type { MatchSnapshot } from "../wire.ts";
import type { Failure } from "./answer.ts";
import type { Told } from "./ledger.ts";

/** How the line to the server stands. `refused` (an unknown token, match or seat) and `closed` are final. */
export type Connection =
  | { readonly status: "connecting" }
  | { readonly status: "open" }
  | { readonly status: "waiting"; readonly milliseconds: number; readonly problem: string | null }
  | { readonly status: "refused"; readonly failure: Failure }
  | { readonly status: "closed" };

export type News =
  | { readonly type: "entry"; readonly entry: Told }
  | { readonly type: "state"; readonly state: MatchSnapshot }
  /** The server knows less than it did, as after restoring a backup: entries above n never happened. */
  | { readonly type: "rewound"; readonly n: number }
  | { readonly type: "connection"; readonly connection: Connection };

export type NewsListener = (news: News) => void;

/** Those who listen. One's trouble is nobody else's: it surfaces on its own, and the others are told all the same. */
export class Listeners {
  readonly #listeners = new Set<NewsListener>();

  add(listener: NewsListener): () => void {
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
