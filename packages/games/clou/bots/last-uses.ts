import type { Table } from "../compile/table.ts";
import { isQuiet, markFor } from "../rules/marking.ts";
import type { Outlooks } from "./outlooks.ts";
import type { Page } from "./page.ts";
import type { Scene } from "./scene.ts";
import { piecesOf } from "./sheet-worth.ts";

/**
 * Uses in pieces that stand as at the beginning of the turn: what each adds to what the sheet promises and is liked for, if the same is wanted as
 * then. Three of four positions of a turn are ends right after such a use, and most of them are no better than one that is known.
 */
export interface LastUses {
  /** Infinite where the use activates something: that has to be looked at. */
  readonly promise: Float64Array;
  readonly liking: Float64Array;
  /** The turn begins: how things stand there is on the page. */
  begin(scene: Scene): void;
  /** The place of a use in these lists. */
  find(cell: number, number: number): number;
}

/** Sums of three dice lie below. */
const NUMBERS = 32;

export function makeLastUses(table: Table, seat: number, page: Page, outlooks: Outlooks): LastUses {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const { pieceOf } = piecesOf(sheet);
  const { board } = page;
  const size = sheet.kind.length * NUMBERS;
  const promise = new Float64Array(size);
  const liking = new Float64Array(size);
  const knownIn = new Int32Array(size);
  let turn = 0;
  let first: Scene | null = null;
  const workOut = (use: number, cell: number, number: number): void => {
    promise[use] = Infinity;
    if (first === null || !isQuiet(sheet, board, at, cell)) return;
    const held = board[at + cell];
    const now = markFor(sheet.kind[cell], held, number);
    board[at + cell] = now;
    outlooks.gain(first, pieceOf[cell], page.changeOf(cell, held, now), page.growthOf(cell, held, now));
    promise[use] = outlooks.gained[0];
    liking[use] = outlooks.gained[1];
    board[at + cell] = held;
  };
  return {
    promise,
    liking,
    begin(scene) {
      turn++;
      first = scene;
    },
    find(cell, number) {
      const use = cell * NUMBERS + number;
      if (knownIn[use] !== turn) {
        knownIn[use] = turn;
        workOut(use, cell, number);
      }
      return use;
    },
  };
}
