import type { Message, SeatDecision, Weight } from "@safehouse/kernel";
import { CARS, OPEN_BOX, POLICE, ROUND, THROWS, TIME } from "./slots.ts";
import { giftName } from "./compile/gifts.ts";
import type { Move } from "./moves.ts";
import type { Sight } from "./play.ts";
import { totalPoints } from "./points.ts";
import { loudGifts } from "./rules/passages.ts";
import { diceLeft, facesOf, isReady, readyDice, shiftsOf } from "./rules/dice.ts";

/** The question put to a seat. */
export function ask(sight: Sight, seat: number, kind: string): Message {
  return { id: `ask.${kind}`, args: askArguments(sight, seat, kind) };
}

function askArguments(sight: Sight, seat: number, kind: string): NonNullable<Message["args"]> {
  const { table, board, queue } = sight;
  switch (kind) {
    case "dice":
      return {
        dice: facesOf(board, diceLeft(sight, seat)),
        extra: readyDice(sight, seat),
        by: shiftsOf(sight, seat).reduce((sum, by) => sum + by, 0),
        isReady: isReady(sight, seat),
      };
    case "number":
      return { cell: table.sheets[seat].names[board[OPEN_BOX]] };
    case "settle":
      return { gifts: queue.map(giftName) };
    case "offer":
      return { gifts: loudGifts(sight).map(giftName) };
    case "leave":
      return { round: board[ROUND], time: board[TIME], points: totalPoints(sight) };
    case "drive":
      return { throw: board[THROWS] + 1, cars: board[CARS], police: board[POLICE] };
    default:
      return {};
  }
}

/** Running away ends the night for everybody; a symbol that is let go does not come back. */
export function weigh(_decision: SeatDecision, move: Move): Weight {
  if (move.do === "run") return "final";
  return move.do === "let-go" || move.do === "pass" ? "costly" : "plain";
}

export function label(_decision: SeatDecision, move: Move): Message {
  const { do: what, ...args } = move;
  return { id: `move.${what}`, args };
}
