import type { Collection, Kept } from "../guests/collection.ts";
import type { Table } from "./table.ts";

export interface ListingSource {
  /** The ids of tables that may be listed; some no longer are. */
  readonly index: Pick<Collection<object>, "all" | "remove">;
  find(id: string): Promise<Kept<Table> | null>;
  /** Whether the match of a table still runs. Where nobody looks at a table, its match may have ended unnoticed. */
  isRunning(kept: Kept<Table>): Promise<boolean>;
  now(): number;
}

const MOST_OPEN = 100;
const MOST_PLAYING = 30;
/** How long matches that ran are believed to run on. */
const BELIEVED_MS = 10_000;

/** Those that everybody may find: to join before the start, and to watch after it. */
export function isListed({ visibility, phase, spectators }: Table): boolean {
  return visibility === "public" && (phase === "open" || (phase === "playing" && spectators));
}

/** Public tables, in memory. The store is asked for them once; from then on every change is heard. */
export class Listing {
  readonly #source: ListingSource;
  /** Null until somebody has asked. */
  #tables: Map<string, Kept<Table>> | null = null;
  #reading: Promise<void> | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(source: ListingSource) {
    this.#source = source;
  }

  /** A table as it is now. */
  hear(kept: Kept<Table>): void {
    const known = this.#tables?.get(kept.id);
    if (known !== undefined && known.version > kept.version) return;
    // While the list is read, what is heard is newer than what will be read.
    if (this.#reading !== null || isListed(kept.body)) this.#tables?.set(kept.id, kept);
    else this.#tables?.delete(kept.id);
  }

  forget(id: string): void {
    this.#tables?.delete(id);
  }

  /** With a free seat, the newest first. */
  async open(): Promise<readonly Kept<Table>[]> {
    const tables = await this.#newest("open");
    return tables.filter(({ body }) => body.seats.some(({ kind }) => kind === "empty")).slice(0, MOST_OPEN);
  }

  /** Being played, the newest first. */
  async playing(): Promise<readonly Kept<Table>[]> {
    const tables = await this.#newest("playing");
    const now = this.#source.now();
    if (now - this.#checkedAt < BELIEVED_MS) return tables.slice(0, MOST_PLAYING);
    this.#checkedAt = now;
    const running: Kept<Table>[] = [];
    for (const kept of tables) {
      if (running.length === MOST_PLAYING) break;
      if (await this.#source.isRunning(kept)) running.push(kept);
      else this.forget(kept.id);
    }
    return running;
  }

  async #newest(phase: Table["phase"]): Promise<readonly Kept<Table>[]> {
    if (this.#tables === null) this.#reading = this.#read();
    await this.#reading;
    return [...(this.#tables ?? new Map<string, Kept<Table>>()).values()]
      .filter(({ body }) => body.phase === phase && isListed(body))
      .toSorted((a, b) => b.body.createdAt - a.body.createdAt);
  }

  async #read(): Promise<void> {
    this.#tables = new Map();
    try {
      for await (const { id } of this.#source.index.all()) {
        const kept = await this.#source.find(id);
        if (kept !== null && isListed(kept.body)) this.hear(kept);
        // One that is open may be about to become public.
        else if (kept?.body.phase !== "open") await this.#source.index.remove(id);
      }
    } catch (error) {
      this.#tables = null;
      throw error;
    } finally {
      this.#reading = null;
    }
    for (const [id, { body }] of this.#tables) if (!isListed(body)) this.#tables.delete(id);
  }
}
