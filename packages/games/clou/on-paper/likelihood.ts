import { outlookOf } from "../bots/plan-worth.ts";
import { pieceWorth, piecesOf } from "../bots/sheet-worth.ts";
import { sheetShare, worthOf } from "../bots/worth.ts";
import type { Sight } from "../play.ts";
import { isReady } from "../rules/dice.ts";
import { unusedDice } from "../rules/unused.ts";
import type { Step } from "./rules.ts";

/** A die in hand is worth so many points to whoever still has a place for it, and a white symbol is not spent lightly. */
const DIE = 0.7;
const WHITE = 0.5;
/** Something is still to come of it. */
const HALF = 4;
/** Nobody lets go what can be crossed, unless they say so. */
const GIVEN_AWAY = 6;

/** How likely somebody is to have written this: people write what serves the crew, as far as a plain judgement can tell. */
export function likelihoodOf(sight: Sight, seat: number, steps: readonly Step[]): number {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const outlook = outlookOf(sight);
  const promise = piecesOf(sheet).cells.reduce(
    (sum, _, piece) => sum + pieceWorth(sheet, board, table.cellsAt[seat], piece, outlook.wants),
    0,
  );
  const cost = steps.reduce((sum, step) => sum + costOf(step), 0);
  const open = isReady(sight, seat) ? HALF : 0;
  return worthOf(sight, 0, outlook) + sheetShare(board) * promise + DIE * unusedDice(sight, seat) - cost - open;
}

function costOf({ move }: Step): number {
  if (isGivenAway(move)) return GIVEN_AWAY;
  return move.do === "ready" || move.do === "any" || move.do === "star" ? WHITE : 0;
}

export function isGivenAway({ do: what }: Step["move"]): boolean {
  return what === "let-go" || what === "pass";
}
