import type { Move } from "./moves.ts";

/** How a move is typed: `play keyhole-ruby`, `rob 3`. Seats count from 1, as people do. */
export function shorthand(move: Move): readonly string[] {
  if ("card" in move) return [move.do, move.card];
  if ("colour" in move) return [move.do, move.colour];
  return "seat" in move ? [move.do, String(move.seat + 1)] : [move.do];
}
