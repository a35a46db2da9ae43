import { signal } from "@preact/signals";
import type { Json } from "@safehouse/kernel";
import { withDatabase } from "../local/idb-store.ts";
import { hasKeptMoves, noteKeptMoves } from "./kept-flag.ts";

/** A move that was made and has not been answered: it stays on this device until the house has it. Only whoever made it sees it. */
export interface KeptMove {
  /** Their order. */
  readonly key?: number;
  /** Sent with it every time, so that it has its effect once. */
  readonly command: string;
  readonly match: string;
  readonly game: string;
  readonly n: number;
  readonly decision: string;
  readonly move: Json;
  /** What it is called, in the language it was made in. */
  readonly words: string;
  readonly madeAt: number;
  /** Why it was not taken; null while it waits. */
  readonly withdrawn: Withdrawal | null;
}

/** The table had moved on, the seat is somebody else's, or the rules say no in these words. */
export type Withdrawal =
  | { readonly because: "closed" | "seat" }
  | { readonly because: "refused"; readonly why: string };

/** In their order, as far as they were read. */
export const keptMoves = signal<readonly KeptMove[]>([]);

export async function readKeptMoves(): Promise<readonly KeptMove[]> {
  const kept = hasKeptMoves() ? await withDatabase((database) => database.getAll("moves")) : [];
  if (kept.length === 0) noteKeptMoves(false);
  keptMoves.value = kept;
  return kept;
}

export async function keepMove(move: KeptMove): Promise<void> {
  noteKeptMoves(true);
  await withDatabase(async (database) => {
    const act = database.transaction("moves", "readwrite");
    // One answer to a question: who thinks again means the last.
    for (const kept of await act.store.getAll()) {
      const isSame = kept.match === move.match && kept.decision === move.decision;
      if (isSame && kept.key !== undefined) await act.store.delete(kept.key);
    }
    await act.store.add(move);
    await act.done;
  });
  await readKeptMoves();
}

/** It was answered, or whoever made it takes it back. */
export async function dropMove(command: string): Promise<void> {
  if (!hasKeptMoves()) return;
  await change(command, () => null);
}

export async function withdrawMove(command: string, withdrawn: Withdrawal): Promise<void> {
  await change(command, (kept) => ({ ...kept, withdrawn }));
}

async function change(command: string, next: (kept: KeptMove) => KeptMove | null): Promise<void> {
  await withDatabase(async (database) => {
    const act = database.transaction("moves", "readwrite");
    for (const kept of await act.store.getAll()) {
      if (kept.command !== command || kept.key === undefined) continue;
      const changed = next(kept);
      if (changed === null) await act.store.delete(kept.key);
      else await act.store.put(changed);
    }
    await act.done;
  });
  await readKeptMoves();
}
