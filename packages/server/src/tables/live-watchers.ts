import type { Kept } from "../guests/collection.ts";
import type { ChatMessage } from "./chat.ts";
import type { Table } from "./table.ts";

/** Somebody who looks at a table. */
export interface TableWatcher {
  /** Null for a stranger, and for a screen. */
  readonly guest: string | null;
  readonly isScreen: boolean;
  onTable(kept: Kept<Table>): void;
  onMessage(message: ChatMessage): void;
  /** A screen has shown the match up to this entry. */
  onShown(n: number): void;
  /** The guest no longer exists. */
  onGone(): void;
}

export class LiveWatchers {
  readonly #byTable = new Map<string, Set<TableWatcher>>();

  add(table: string, watcher: TableWatcher): void {
    const watchers = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, watchers.add(watcher));
  }

  /** False for who was not there. */
  remove(table: string, watcher: TableWatcher): boolean {
    const watchers = this.#byTable.get(table);
    const wasThere = watchers?.delete(watcher) === true;
    if (watchers?.size === 0) this.#byTable.delete(table);
    return wasThere;
  }

  get tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }

  get guests(): readonly string[] {
    const all = [...this.#byTable.values()].flatMap((watchers) => [...watchers].map(({ guest }) => guest));
    return [...new Set(all.filter((guest) => guest !== null))];
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  tell(table: string, news: (watcher: TableWatcher) => void): void {
    for (const watcher of [...(this.#byTable.get(table) ?? [])]) news(watcher);
  }

  dismiss(guest: string): void {
    for (const watchers of this.#byTable.values()) {
      for (const watcher of [...watchers]) if (watcher.guest === guest) watcher.onGone();
    }
  }
}
