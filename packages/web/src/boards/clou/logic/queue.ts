import type { Move } from "@safehouse/games/clou/board";
import type { Asked } from "./chosen.ts";

/** What can be chosen before it is one's turn: a place to write into, or loot to take. The rest needs the table as it is. */
export function queueable(moves: readonly Move[]): Move[] {
  return moves.filter((move) => move.do === "use" || move.do === "any" || move.do === "loot");
}

/** What becomes of a move that waits: it goes on waiting, is handed in as the listed move that it is, or has fallen. */
export type Fate = "waits" | "fell" | { readonly move: Move };

/** `asked` is what the person is really asked: nothing while another settles symbols. `isOver` once dice are no longer used. */
export function fateOf(queued: Move, { kind, moves }: Pick<Asked, "kind" | "moves">, isOver: boolean): Fate {
  if (isOver) return "fell";
  if (kind !== "dice" || moves.length === 0) return "waits";
  const text = JSON.stringify(queued);
  const move = moves.find((each) => JSON.stringify(each) === text);
  return move === undefined ? "fell" : { move };
}
