import {
  bagsIn,
  KINDS,
  NAMES,
  NO_CARD,
  openedIn,
  roundsSorted,
  type Told,
  wrongIn,
} from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";

/** What an alarm phase brought to light, with the words of its event. */
export interface Sorted {
  readonly opened: readonly string[];
  readonly bags: number;
  readonly wrong: number;
  readonly pile: number;
}

export type Chapter =
  | { readonly type: "told"; readonly told: Told; readonly tool: string | null; readonly place: number }
  | { readonly type: "sorted"; readonly round: number; readonly sorted: Sorted };

/** What was told and what came of it, in order. Secrets that the viewer does not know are not in `secrets`. */
export function storyOf(told: readonly Told[], secrets: readonly number[], results: readonly number[]): Chapter[] {
  const chapters: Chapter[] = [];
  const rounds = roundsSorted(results);
  const last = Math.max(rounds, told.at(-1)?.round ?? 0);
  let pile = 0;
  for (let round = 1; round <= last; round++) {
    for (const [place, each] of told.entries()) {
      if (each.round !== round) continue;
      const secret = secrets[place] ?? NO_CARD;
      const tool = each.tool ?? (secret === NO_CARD ? null : secret);
      chapters.push({ type: "told", told: each, tool: tool === null ? null : found(NAMES[tool]), place });
    }
    if (round > rounds) continue;
    pile += wrongIn(results, round);
    chapters.push({ type: "sorted", round, sorted: sortedIn(results, round, pile) });
  }
  return chapters;
}

function sortedIn(results: readonly number[], round: number, pile: number): Sorted {
  const opened = Array.from({ length: KINDS }, (_, tool) =>
    Array<string>(openedIn(results, round, tool)).fill(found(NAMES[tool])),
  ).flat();
  return { opened, bags: bagsIn(results, round), wrong: wrongIn(results, round), pile };
}
