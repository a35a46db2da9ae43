import type { Tally } from "@safehouse/kernel";
import { recall, remember } from "../../app/storage.ts";

/** What one did in one match. The match itself may be gone. */
export interface Note {
  readonly match: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In the order of the game's habits. */
  readonly tallies: readonly Tally[];
}

export interface Notes {
  /** What was over before is not counted: it was erased. */
  readonly since: number;
  readonly notes: readonly Note[];
}

const KEY = "my-game";
/** The oldest make room. */
const MOST = 1_000;
const NOTHING: Notes = { since: 0, notes: [] };

export function readNotes(): Notes {
  try {
    const kept = JSON.parse(recall(KEY) ?? "null") as Partial<Notes> | null;
    if (kept === null || !Number.isFinite(kept.since) || !Array.isArray(kept.notes)) return NOTHING;
    return { since: kept.since as number, notes: (kept.notes as unknown[]).filter(isNote) };
  } catch {
    return NOTHING;
  }
}

export function addNotes(found: readonly Note[]): Notes {
  const { since, notes } = readNotes();
  const all = [...notes, ...found].toSorted((a, b) => a.at - b.at).slice(-MOST);
  const kept = { since, notes: all };
  remember(KEY, JSON.stringify(kept));
  return kept;
}

/** Everything, and for good: matches that are over now are not counted again. */
export function eraseNotes(now: number): Notes {
  const kept = { since: now, notes: [] };
  remember(KEY, JSON.stringify(kept));
  return kept;
}

function isNote(value: unknown): value is Note {
  const note = value as Partial<Note> | null;
  return (
    typeof note?.match === "string" &&
    typeof note.game === "string" &&
    Number.isFinite(note.at) &&
    Array.isArray(note.tallies) &&
    note.tallies.every((tally: unknown) => Array.isArray(tally) && tally.length === 2 && tally.every(Number.isFinite))
  );
}
