import { copyJson } from "@safehouse/kernel";
import {
  type KeptEntry,
  type LocalSecrets,
  type LocalStore,
  type LocalSummary,
  StorageTrouble,
  type Trouble,
} from "../../src/play/local/kept.ts";

interface Shelf {
  summary: LocalSummary;
  readonly secrets: LocalSecrets;
  readonly entries: KeptEntry[];
}

/** The device's store as it behaves, without a browser. `refuseWith` makes the next appends fail. */
export class MemoryStore implements LocalStore {
  readonly shelves = new Map<string, Shelf>();
  refuseWith: Trouble | null = null;

  async list(): Promise<LocalSummary[]> {
    return [...this.shelves.values()].map(({ summary }) => copyJson(summary));
  }

  async read(id: string): ReturnType<LocalStore["read"]> {
    const shelf = this.shelves.get(id);
    return shelf === undefined ? null : copyJson(shelf);
  }

  async create(match: Parameters<LocalStore["create"]>[0]): Promise<void> {
    const { summary, secrets, entries } = copyJson(match);
    this.shelves.set(summary.id, { summary, secrets, entries: [...entries] });
  }

  async append(id: string, entries: readonly KeptEntry[], changes: Partial<LocalSummary>): Promise<void> {
    if (this.refuseWith !== null) throw new StorageTrouble(this.refuseWith);
    const shelf = this.#shelf(id);
    if (entries[0]?.n !== shelf.entries.length + 1) throw new StorageTrouble("taken");
    shelf.entries.push(...copyJson(entries));
    shelf.summary = { ...shelf.summary, ...changes };
  }

  async change(id: string, changes: Partial<LocalSummary>): Promise<void> {
    const shelf = this.#shelf(id);
    shelf.summary = { ...shelf.summary, ...changes };
  }

  async remove(id: string): Promise<void> {
    this.shelves.delete(id);
  }

  #shelf(id: string): Shelf {
    const shelf = this.shelves.get(id);
    if (shelf === undefined) throw new StorageTrouble("gone");
    return shelf;
  }
}
