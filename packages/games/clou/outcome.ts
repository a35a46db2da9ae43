import type { Outcome } from "@safehouse/kernel";
import { CAUGHT_BY_POLICE, CAUGHT_BY_TRACES, ENDING, OVER, STAGE } from "./board.ts";
import type { Sight } from "./play.ts";
import { pointLines, totalPoints } from "./points.ts";

/** C-7.5 */
export const ALL_RIGHT_ABOVE = 9;
export const CLOU_ABOVE = 14;

export const RESULTS = ["clou", "all-right", "meagre", "caught-by-traces", "caught-by-police"] as const;
type HeistResult = (typeof RESULTS)[number];

export function rating(points: number): HeistResult {
  if (points > CLOU_ABOVE) return "clou";
  return points > ALL_RIGHT_ABOVE ? "all-right" : "meagre";
}

/** A crew wins or loses together; whoever is caught keeps nothing. */
export function outcome(sight: Sight): Outcome | null {
  const { board } = sight;
  if (board[STAGE] !== OVER) return null;
  if (board[ENDING] === CAUGHT_BY_TRACES || board[ENDING] === CAUGHT_BY_POLICE) {
    const result = board[ENDING] === CAUGHT_BY_TRACES ? "caught-by-traces" : "caught-by-police";
    return { type: "shared", result, points: 0, lines: [{ text: { id: `points.${result}` }, points: 0 }] };
  }
  const points = totalPoints(sight);
  return { type: "shared", result: rating(points), points, lines: pointLines(sight) };
}
