import type { Puzzle } from "@safehouse/games/puzzles";
import type { Edition } from "@safehouse/kernel";
import { recall, remember } from "../../app/storage.ts";

/** Puzzles from one's own matches: kept on this device and nowhere else. */
export interface OwnPuzzles {
  /** Those of other rules are not shown. */
  readonly edition: Edition;
  readonly puzzles: readonly Puzzle[];
  /** Matches that were looked at. */
  readonly matches: readonly string[];
}

const KEY = "own-puzzles";
/** Of one game; the oldest make room. */
const MOST = 40;
const MOST_MATCHES = 500;

type Kept = { readonly [game: string]: OwnPuzzles };

function readAll(): Kept {
  try {
    const kept = JSON.parse(recall(KEY) ?? "null") as Kept | null;
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Nothing of other rules. */
export function readOwnPuzzles(game: string, { rules, content }: Edition): OwnPuzzles {
  const kept = readAll()[game];
  const isPresent = kept?.edition?.rules === rules && kept.edition.content === content;
  if (!isPresent || !Array.isArray(kept.puzzles) || !Array.isArray(kept.matches)) {
    return { edition: { rules, content }, puzzles: [], matches: [] };
  }
  return kept;
}

/** A match was looked at, and these were found in it. */
export function keepOwnPuzzles(game: string, edition: Edition, match: string, found: readonly Puzzle[]): OwnPuzzles {
  const before = readOwnPuzzles(game, edition);
  const known = new Set(before.puzzles.map(({ id }) => id));
  const puzzles = [...before.puzzles, ...found.filter(({ id }) => !known.has(id))].slice(-MOST);
  const kept = { ...before, puzzles, matches: [...before.matches, match].slice(-MOST_MATCHES) };
  remember(KEY, JSON.stringify({ ...readAll(), [game]: kept }));
  return kept;
}

export function forgetOwnPuzzles(): void {
  remember(KEY, null);
}
