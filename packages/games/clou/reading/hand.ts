import { FINISHED, HELD_ANY, TRACES } from "../slots.ts";
import { adjustGift, ANY_EITHER, dieGift, giftName } from "../compile/gifts.ts";
import type { Sight } from "../play.ts";
import { diceLeft, facesOf, heldAdjusts, heldDice, readyDice, shiftsOf } from "../rules/dice.ts";

/** What a player has of the dice. */
export interface Hand {
  readonly thief: string;
  /** The rolled dice not yet used, as bits in their order. */
  readonly left: number;
  readonly isFinished: boolean;
  /** White symbols held, as words. */
  readonly whites: readonly string[];
  /** Virtual dice and shifts that go into the next use. */
  readonly readyDice: readonly number[];
  readonly shifts: readonly number[];
}

export function readHand(sight: Sight, seat: number): Hand {
  const { table, board } = sight;
  const at = table.seatAt[seat];
  const any = [0, 1, 2].flatMap((i) => new Array<number>(board[at + HELD_ANY + i]).fill(ANY_EITHER + i));
  return {
    thief: table.sheets[seat].thief,
    left: diceLeft(sight, seat),
    isFinished: board[at + FINISHED] === 1,
    whites: [...heldDice(sight, seat).map(dieGift), ...heldAdjusts(sight, seat).map(adjustGift), ...any].map(giftName),
    readyDice: readyDice(sight, seat),
    shifts: shiftsOf(sight, seat),
  };
}

/** What it costs to finish now; the traces fall due once everybody has finished. */
export interface FinishCost {
  readonly dice: number;
  readonly points: number;
  /** No trace would be left. */
  readonly isCaught: boolean;
}

export function costOfFinishing(sight: Sight, seat: number): FinishCost {
  const { table, board } = sight;
  const dice = facesOf(board, diceLeft(sight, seat)).length;
  const line = table.plan.scoring.find((each) => each.line === "traces");
  return { dice, points: line === undefined ? 0 : -dice * line.points, isCaught: dice >= board[TRACES] };
}
