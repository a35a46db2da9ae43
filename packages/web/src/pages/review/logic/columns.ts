import type { AppraisedMatch } from "@safehouse/host";
import { type Seat, shareOf } from "@safehouse/kernel";

/** A piece of the match in the picture: what it began with, and what moved it, for one seat or for the crew. */
export interface Piece {
  /** Its first and last entry. */
  readonly first: number;
  readonly last: number;
  readonly chapter: number;
  readonly before: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly after: number;
}

/** Pieces begin where chapters do. `chapters` are entries, ascending; for the crew everybody's answers are its own. */
export function piecesOf({ entries }: AppraisedMatch, chapters: readonly number[], seat: Seat | "crew"): Piece[] {
  const viewed = seat === "crew" ? 0 : seat;
  const pieces: { -readonly [key in keyof Piece]: Piece[key] }[] = [];
  let chapter = -1;
  for (const entry of entries) {
    const before = entry.before[viewed] ?? 0;
    const next = chapters.findLastIndex((n) => n <= entry.n);
    let piece = pieces.at(-1);
    if (piece === undefined || next !== chapter) {
      piece = { first: entry.n, last: entry.n, chapter: next, before, luck: 0, own: 0, others: 0, after: before };
      pieces.push(piece);
      chapter = next;
    }
    const share = shareOf(viewed, before, entry);
    piece.luck += share.luck;
    piece.own += share.own + share.hidden + (seat === "crew" ? share.others : 0);
    if (seat !== "crew") piece.others += share.others;
    piece.after = entry.appraised.after[viewed] ?? before;
    piece.last = Math.max(piece.last, entry.n);
  }
  return pieces;
}

/** From the lowest to the highest that the line reaches, with a little air. */
export function rangeOf(pieces: readonly Piece[]): readonly [low: number, high: number] {
  const heights = pieces.flatMap(({ before, luck, own, others, after }) => [
    before,
    before + luck,
    before + luck + own,
    before + luck + own + others,
    after,
  ]);
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  const air = Math.max(0.02, (high - low) * 0.08);
  return [low - air, high + air];
}
