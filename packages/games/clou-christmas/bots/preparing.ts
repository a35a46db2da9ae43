import type { Random } from "@safehouse/kernel";
import { inMind, type Player, playOn } from "../../clou/bots/playing-on.ts";
import { outlookOf } from "../../clou/bots/plan-worth.ts";
import { pieceWorth, piecesOf } from "../../clou/bots/sheet-worth.ts";
import { sharedLuck } from "../../clou/bots/shared-luck.ts";
import type { Sight } from "../../clou/play.ts";
import { markFor, put } from "../../clou/rules/marking.ts";
import { crossBefore } from "../../clou/state.ts";
import type { Move } from "../moves.ts";

/** What is scouted or tuned before a break-in: each move with what it seems worth, and the board after it. */
interface Preparation {
  readonly move: Move;
  readonly worth: number;
  readonly after: number[];
}

/** a symbol is worth the loot that it brings nearer. */
export function scoutings({ table, board, queue }: Sight, moves: readonly Move[]): Preparation[] {
  const { plan } = table;
  const { pull } = outlookOf({ table, board, queue });
  return moves.map((move) => {
    const after = board.slice();
    const symbol = move.do === "scout" ? plan.symbolIndex.get(move.at) : undefined;
    if (symbol === undefined) return { move, worth: 0, after };
    crossBefore(table, after, symbol);
    return { move, worth: pull[plan.symbolPart[symbol]], after };
  });
}

/** a circle is worth what its piece of the sheet promises after it. */
export function tunings({ table, board, queue }: Sight, seat: number, moves: readonly Move[]): Preparation[] {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const { wants } = outlookOf({ table, board, queue });
  const { pieceOf } = piecesOf(sheet);
  return moves.map((move) => {
    const after = board.slice();
    const cell = move.do === "tune" ? sheet.indexOf.get(move.cell) : undefined;
    if (cell === undefined) return { move, worth: 0, after };
    put({ table, board: after }, seat, cell, markFor(sheet.kind[cell], board[at + cell], 1));
    const before = pieceWorth(sheet, board, at, pieceOf[cell], wants);
    return { move, worth: pieceWorth(sheet, after, at, pieceOf[cell], wants) - before, after };
  });
}

/** The first of the best; they begin with passing, which is worth nothing. */
export function bestLooking(preparations: readonly Preparation[]): Move {
  return preparations.reduce((best, each) => (each.worth > best.worth ? each : best)).move;
}

/** So many of those that look best are tried out, in so many worlds. */
const TRIED = 6;
const WORLDS = 16;

/** After which heists that are played to their end come to most: all with the same dice, world by world. */
export function bestForeseen(
  preparations: readonly Preparation[],
  { table, queue }: Sight,
  random: Random,
  player: Player,
): Move {
  const tried = preparations
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, TRIED)
    .map((each) => ({ ...each, total: 0 }));
  for (let i = 0; i < WORLDS; i++) {
    const luck = sharedLuck(random);
    for (const each of tried) each.total += playOn(inMind({ table, board: each.after, queue }), luck(), player);
  }
  return tried.reduce((best, each) => (each.total > best.total ? each : best)).move;
}
