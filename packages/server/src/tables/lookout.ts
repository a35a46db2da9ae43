import type { Hint } from "../commons/commons.ts";
import type { House } from "../house.ts";
import type { TableBook } from "./book.ts";
import type { Chats } from "./chats.ts";

const LOOK_MS = 1_000;
/** What few ask for, and nobody waits for. */
const SLOWLY_MS = 10_000;

/**
 * What other houses do to tables that somebody looks at through this one. They hint at it; as hints may be lost, all of these tables are
 * looked at once a second, by their versions. A house that is alone has nothing to look for.
 */
export class Lookout {
  readonly #house: House;
  readonly #book: TableBook;
  readonly #chats: Chats;
  #isLooking = false;

  constructor(house: House, book: TableBook, chats: Chats) {
    this.#house = house;
    this.#book = book;
    this.#chats = chats;
    if (!house.store.isShared) return;
    const { commons, surroundings } = house;
    book.atClose(commons.bus.onHint((hint) => this.#hear(hint)));
    book.atClose(surroundings.every(LOOK_MS, () => void this.#look()));
    book.atClose(surroundings.every(SLOWLY_MS, () => void this.#lookSlowly()));
  }

  #hear(hint: Hint): void {
    const { id } = hint;
    switch (hint.about) {
      case "table":
        return this.#book.hearOf(id, hint.version);
      case "chat":
        return this.#try(() => this.#chats.catchUp(id));
      case "presence":
        return this.#try(() => this.#book.presence.look([id]));
      case "shown":
        return this.#book.hearShown(id, hint.n);
      case "study":
      case "match":
        return;
    }
  }

  async #look(): Promise<void> {
    const tables = this.#book.watched();
    if (this.#isLooking || tables.length === 0) return;
    this.#isLooking = true;
    const { store } = this.#house;
    try {
      const [versions, chats] = await Promise.all([
        store.documentVersions("table", tables),
        store.documentVersions("chat", tables),
        this.#book.presence.look(tables),
      ]);
      for (const id of tables) {
        this.#book.hearOf(id, versions.get(id) ?? null);
        if (this.#chats.isBehind(id, chats.get(id) ?? 0)) this.#try(() => this.#chats.catchUp(id));
      }
    } catch {
      // The store is away: whoever asks for something is told, and the next look is soon.
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookSlowly(): Promise<void> {
    this.#try(() => this.#book.resume());
    this.#try(() => this.#book.dismissForgotten());
  }

  /** What fails is tried again with the next look. */
  #try(act: () => Promise<unknown>): void {
    act().catch(() => {});
  }
}
