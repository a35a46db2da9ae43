import { TOOLS } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import { recall, remember } from "../../../app/storage.ts";

/** What a person thinks of a tool. */
export type Mark = "none" | "maybe" | "needed" | "not";
export const MARKS: readonly Mark[] = ["none", "maybe", "needed", "not"];

export interface ToolNote {
  readonly mark: Mark;
  readonly words: string;
}

/** One heist's notes of one seat, a note a tool. */
export interface Notes {
  readonly heist: number;
  readonly tools: readonly ToolNote[];
}

export const MOST_WORDS = 24;
const KEY = "robnrun.notes";
/** Matches that are remembered; the oldest make room. */
const MOST_MATCHES = 20;

export const emptyNotes = (heist: number): Notes => ({
  heist,
  tools: TOOLS.map(() => ({ mark: "none", words: "" })),
});

/** Notes never leave this browser. Another heist has other safes, so it begins with an empty page. */
export function readNotes(match: string, heist: number): Notes {
  const kept = readAll().find(([id]) => id === match)?.[1];
  return kept !== undefined && kept.heist === heist && kept.tools.length === TOOLS.length ? kept : emptyNotes(heist);
}

export function writeNotes(match: string, notes: Notes): void {
  const others = readAll().filter(([id]) => id !== match);
  remember(KEY, JSON.stringify([[match, notes], ...others].slice(0, MOST_MATCHES)));
}

export const nextMark = (mark: Mark): Mark => found(MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length]);

function readAll(): [string, Notes][] {
  try {
    const read: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(read) ? (read as [string, Notes][]).filter(isNotes) : [];
  } catch {
    return [];
  }
}

function isNotes(entry: unknown): boolean {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const notes = entry[1] as Partial<Notes> | null;
  return Array.isArray(notes?.tools) && notes.tools.every(isToolNote);
}

function isToolNote(note: unknown): boolean {
  const { mark, words } = (note ?? {}) as Partial<ToolNote>;
  return MARKS.includes(mark as Mark) && typeof words === "string" && words.length <= MOST_WORDS;
}
