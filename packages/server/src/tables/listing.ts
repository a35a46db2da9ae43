import type { Collection, Kept } from "../guests/collection.ts";
import { Recency } from "./recency.ts";
import type { Table } from "./table.ts";

export interface ListingSource {
  /** The ids of tables that may be listed; some no longer are. */
  readonly index: Pick<Collection<object>, "all" | "remove">;
  find(id: string): Promise<Kept<Table> | null>;
  /** Of those that there are; null where nobody else changes tables. */
  readonly versions: ((ids: readonly string[]) => Promise<ReadonlyMap<string, number>>) | null;
  /** Whether the match of a table still runs. Where nobody looks at a table, its match may have ended unnoticed. */
  isRunning(kept: Kept<Table>): Promise<boolean>;
  /** Those where somebody who sits there is looking. */
  attended(tables: readonly Kept<Table>[]): Promise<readonly Kept<Table>[]>;
  /** The address that opened the table, if that is known. */
  openerOf(id: string): string | null;
  now(): number;
}

type ListedPhase = "open" | "playing";

interface Listed {
  readonly kept: Kept<Table>;
  /** Who has a share of the list: the address that opened the table, or else its host. */
  readonly owner: string;
  /** When somebody of the table last did something there, or was there. */
  readonly activeAt: number;
}

/** The tables of one phase by owner, both in the order of their last activity. */
interface Board {
  readonly owners: Recency<string>;
  readonly byOwner: Map<string, Recency<string>>;
}

const MOST: { readonly [phase in ListedPhase]: number } = { open: 100, playing: 30 };
/** However many tables one owner has, the others are seen. */
const MOST_EACH = 3;
/** How long matches that ran are believed to run on, people who were there to be there, and tables of other houses to be all there are. */
const BELIEVED_MS = 10_000;
/** An open table that all have turned away from leaves the list after so long, and is back with whoever comes back. */
const DESERTED_MS = 10 * 60_000;

/** Those that everybody may find: to join before the start, and to watch after it. */
export function isListed({ visibility, phase, spectators }: Table): boolean {
  return visibility === "public" && (phase === "open" || (phase === "playing" && spectators));
}

/**
 * Public tables, in memory. The store is asked for them once; from then on every change is heard. What other houses change is read when
 * somebody asks for the list: what they have hinted at, and every now and then what else has another version.
 */
export class Listing {
  readonly #source: ListingSource;
  /** Null until somebody has asked. */
  #tables: Map<string, Listed> | null = null;
  readonly #boards: { readonly [phase in ListedPhase]: Board } = { open: newBoard(), playing: newBoard() };
  #reading: Promise<void> | null = null;
  #rereading: Promise<void> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  /** Tables that others have changed. */
  readonly #suspects = new Set<string>();
  #checkedAt = Number.NEGATIVE_INFINITY;
  #attendedAt = Number.NEGATIVE_INFINITY;

  constructor(source: ListingSource) {
    this.#source = source;
  }

  /** A table as it is now. */
  hear(kept: Kept<Table>): void {
    const known = this.#tables?.get(kept.id);
    if (known !== undefined && known.kept.version > kept.version) return;
    // While the list is read, what is heard is newer than what will be read.
    if (this.#reading === null && !isListed(kept.body)) return this.forget(kept.id);
    const { createdAt, touchedAt, optionsChangedAt } = kept.body;
    const now = this.#source.now();
    if (known === undefined) {
      const isNew = this.#reading === null;
      this.#put(kept, isNew ? now : Math.max(createdAt, touchedAt, optionsChangedAt ?? 0));
    } else this.#put(kept, known.kept.version === kept.version ? known.activeAt : now);
  }

  /** Another house has changed it. */
  suspect(id: string): void {
    if (this.#tables !== null) this.#suspects.add(id);
  }

  /** Somebody of the table is there. */
  touch(id: string): void {
    const known = this.#tables?.get(id);
    if (known !== undefined) this.#put(known.kept, this.#source.now());
  }

  forget(id: string): void {
    const known = this.#tables?.get(id);
    if (known === undefined) return;
    this.#tables?.delete(id);
    this.#takeDown(known);
  }

  /** With a free seat, the most active first. */
  async open(): Promise<readonly Kept<Table>[]> {
    await this.#readOnce();
    const now = this.#source.now();
    if (now - this.#attendedAt >= BELIEVED_MS) {
      this.#attendedAt = now;
      const all = [...(this.#tables?.values() ?? [])].map(({ kept }) => kept);
      for (const { id } of await this.#source.attended(all)) this.touch(id);
    }
    return this.#mostActive(
      "open",
      ({ kept, activeAt }) => now - activeAt < DESERTED_MS && kept.body.seats.some((seat) => seat.kind === "empty"),
    );
  }

  /** Being played, the most active first. */
  async playing(): Promise<readonly Kept<Table>[]> {
    await this.#readOnce();
    const mostActive = (): readonly Kept<Table>[] => this.#mostActive("playing", () => true);
    const now = this.#source.now();
    if (now - this.#checkedAt < BELIEVED_MS) return mostActive();
    this.#checkedAt = now;
    for (const kept of mostActive()) if (!(await this.#source.isRunning(kept))) this.forget(kept.id);
    return mostActive();
  }

  #mostActive(phase: ListedPhase, fits: (listed: Listed) => boolean): readonly Kept<Table>[] {
    const { owners, byOwner } = this.#boards[phase];
    const found: Listed[] = [];
    for (const owner of owners.newest()) {
      if (found.length >= MOST[phase]) break;
      let left = MOST_EACH;
      for (const id of byOwner.get(owner)?.newest() ?? []) {
        const listed = this.#tables?.get(id);
        if (listed === undefined || !fits(listed)) continue;
        found.push(listed);
        if (--left === 0) break;
      }
    }
    return found
      .slice(0, MOST[phase])
      .toSorted((a, b) => b.activeAt - a.activeAt)
      .map(({ kept }) => kept);
  }

  #put(kept: Kept<Table>, activeAt: number): void {
    const { id, body } = kept;
    const known = this.#tables?.get(id);
    const owner = known?.owner ?? this.#source.openerOf(id) ?? body.host ?? id;
    const listed: Listed = { kept, owner, activeAt };
    this.#tables?.set(id, listed);
    const isSame = known?.kept.body.phase === body.phase && known.activeAt === activeAt;
    if (isSame) return;
    if (known !== undefined) this.#takeDown(known);
    if (this.#tables !== null && isListed(body)) this.#putUp(listed);
  }

  #putUp({ kept, owner }: Listed): void {
    const { owners, byOwner } = this.#boards[kept.body.phase as ListedPhase];
    const own = byOwner.get(owner) ?? new Recency();
    byOwner.set(owner, own);
    own.touch(kept.id);
    owners.touch(owner);
  }

  #takeDown({ kept, owner }: Listed): void {
    for (const { owners, byOwner } of Object.values(this.#boards)) {
      const own = byOwner.get(owner);
      own?.remove(kept.id);
      if (own?.size !== 0) continue;
      byOwner.delete(owner);
      owners.remove(owner);
    }
  }

  async #readOnce(): Promise<void> {
    if (this.#tables === null) this.#reading = this.#read();
    await this.#reading;
    if (this.#source.versions === null) return;
    this.#rereading ??= this.#readChanged(this.#source.versions).finally(() => (this.#rereading = null));
    await this.#rereading;
  }

  async #readChanged(versionsOf: NonNullable<ListingSource["versions"]>): Promise<void> {
    const now = this.#source.now();
    const changed = new Set(this.#suspects);
    this.#suspects.clear();
    if (now - this.#readAt >= BELIEVED_MS) {
      this.#readAt = now;
      const ids = new Set(this.#tables?.keys());
      for await (const { id } of this.#source.index.all()) ids.add(id);
      const versions = await versionsOf([...ids]);
      for (const id of ids) if (versions.get(id) !== this.#tables?.get(id)?.kept.version) changed.add(id);
    }
    for (const id of changed) {
      const kept = await this.#source.find(id);
      if (kept === null) this.forget(id);
      else this.hear(kept);
    }
  }

  async #read(): Promise<void> {
    this.#tables = new Map();
    this.#readAt = this.#source.now();
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
    for (const [id, { kept }] of this.#tables) if (!isListed(kept.body)) this.forget(id);
    // The store knows no order: once they are sorted, and from then on each finds its place.
    for (const listed of [...this.#tables.values()].toSorted((a, b) => a.activeAt - b.activeAt)) this.#putUp(listed);
  }
}

function newBoard(): Board {
  return { owners: new Recency(), byOwner: new Map() };
}
