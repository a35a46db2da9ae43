import type { HintMove, Move } from "./moves.ts";

/** How a move is typed: `rob cornhill`, `hint 4 laser 2`. Seats count from 1, as people do. */
export function shorthand(move: Move): readonly string[] {
  if (move.do === "hint") return hintWords(move);
  if ("building" in move) return [move.do, move.building];
  if ("card" in move) return [move.do, move.card];
  return "dice" in move ? [move.do, String(move.dice)] : [move.do];
}

/** The card, then what goes into its blanks, in the order of the move's own fields. */
function hintWords({ hint, tool, second, number, seat, partner }: HintMove): string[] {
  const seats = [seat, partner].filter((each) => each !== undefined).map((each) => each + 1);
  return ["hint", hint, tool, second, number, ...seats].filter((each) => each !== undefined).map(String);
}
