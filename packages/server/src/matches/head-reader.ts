import type { Head, Store } from "../store/store.ts";
import type { Time } from "../surroundings.ts";

interface Question {
  readonly matches: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, Head>>;
}

/** Reads where logs end: all that is asked in one tick, at once. What is asked later is asked anew, since it may have changed. */
export class HeadReader {
  readonly #store: Store;
  readonly #soon: Time["soon"];
  #next: Question | null = null;

  constructor(store: Store, { soon }: Time) {
    this.#store = store;
    this.#soon = soon;
  }

  /** Null if there is no such match. */
  async read(match: string): Promise<Head | null> {
    this.#next ??= this.#prepare();
    this.#next.matches.add(match);
    return (await this.#next.answer).get(match) ?? null;
  }

  #prepare(): Question {
    const matches = new Set<string>();
    const answer = new Promise<ReadonlyMap<string, Head>>((resolve) =>
      this.#soon(() => {
        this.#next = null;
        resolve(this.#store.heads([...matches]));
      }),
    );
    return { matches, answer };
  }
}
