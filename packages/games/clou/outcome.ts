import type { Outcome } from "@safehouse/kernel";
import { CAUGHT_BY_POLICE, CAUGHT_BY_TRACES, ENDING, OVER, STAGE } from "./slots.ts";
import type { Library, Rating } from "./content/library.ts";
import type { Sight } from "./play.ts";
import { pointLines, totalPoints } from "./points.ts";

const CAUGHT = ["caught-by-traces", "caught-by-police"] as const;

/** All that a heist of a game can come to. */
export function resultsOf({ ratings }: Library): string[] {
  return [...ratings.map(({ result }) => result), ...CAUGHT];
}

/** C-7.5: what so many points are called. */
export function rating(ratings: readonly Rating[], points: number): string {
  return (ratings.find(({ above }) => points > above) as Rating).result;
}

/** A crew wins or loses together; whoever is caught keeps nothing. */
export function outcome(sight: Sight, ratings: readonly Rating[]): Outcome | null {
  const { board } = sight;
  if (board[STAGE] !== OVER) return null;
  if (board[ENDING] === CAUGHT_BY_TRACES || board[ENDING] === CAUGHT_BY_POLICE) {
    const result = CAUGHT[board[ENDING] === CAUGHT_BY_TRACES ? 0 : 1];
    return { type: "shared", result, points: 0, lines: [{ text: { id: `points.${result}` }, points: 0 }] };
  }
  const points = totalPoints(sight);
  return { type: "shared", result: rating(ratings, points), points, lines: pointLines(sight) };
}
