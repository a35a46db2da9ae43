import type { Kept } from "../guests/collection.ts";
import type { ChatMessage } from "./chat.ts";
import type { Table } from "./table.ts";

/** Somebody who looks at a table, or at a study. */
export interface LiveWatcher {
  /** Null for a stranger, and for a screen. */
  readonly guest: string | null;
  /** The guest no longer exists. */
  onGone(): void;
}

/** Somebody who looks at a table. */
export interface TableWatcher extends LiveWatcher {
  readonly isScreen: boolean;
  onTable(kept: Kept<Table>): void;
  onMessage(message: ChatMessage): void;
  /** A screen has shown the match up to this entry. */
  onShown(n: number): void;
}

/** Who looks at what through this house. */
export class LiveWatchers<Watcher extends LiveWatcher> {
  readonly #byPlace = new Map<string, Set<Watcher>>();

  add(place: string, watcher: Watcher): void {
    const watchers = this.#byPlace.get(place) ?? new Set();
    this.#byPlace.set(place, watchers.add(watcher));
  }

  /** False for who was not there. */
  remove(place: string, watcher: Watcher): boolean {
    const watchers = this.#byPlace.get(place);
    const wasThere = watchers?.delete(watcher) === true;
    if (watchers?.size === 0) this.#byPlace.delete(place);
    return wasThere;
  }

  get places(): readonly string[] {
    return [...this.#byPlace.keys()];
  }

  get guests(): readonly string[] {
    const all = [...this.#byPlace.values()].flatMap((watchers) => [...watchers].map(({ guest }) => guest));
    return [...new Set(all.filter((guest) => guest !== null))];
  }

  has(place: string): boolean {
    return this.#byPlace.has(place);
  }

  count(place: string): number {
    return this.#byPlace.get(place)?.size ?? 0;
  }

  tell(place: string, news: (watcher: Watcher) => void): void {
    for (const watcher of [...(this.#byPlace.get(place) ?? [])]) news(watcher);
  }

  dismiss(guest: string): void {
    for (const watchers of this.#byPlace.values()) {
      for (const watcher of [...watchers]) if (watcher.guest === guest) watcher.onGone();
    }
  }
}
