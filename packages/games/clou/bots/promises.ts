import type { Table } from "../compile/table.ts";
import type { Lore } from "./lore/lore.ts";
import type { Outlook } from "./plan-worth.ts";
import { pieceWorth } from "./sheet-worth.ts";

const SIZE = 1 << 12;

/** What pieces of a sheet promise, remembered by what stands in them and what is wanted. */
export interface Promises {
  /** Where in `worths` a piece is noted. The board must show it as `hash` and `sum` say. */
  find(board: readonly number[], piece: number, hash: number, sum: number, outlook: Outlook): number;
  readonly worths: Float64Array;
  /** What the piece is liked for, where something was learned of the table; else 0. */
  readonly likings: Float64Array;
}

export function makePromises(table: Table, seat: number, lore: Lore | null): Promises {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const keys = new Int32Array(2 * SIZE);
  const worths = new Float64Array(SIZE).fill(-1);
  const likings = new Float64Array(SIZE);
  return {
    worths,
    likings,
    find(board, piece, hash, sum, outlook) {
      const key = hash ^ Math.imul(outlook.wantsKey + piece, 0x9e3779b1);
      const slot = (key ^ (key >>> 15)) & (SIZE - 1);
      if (keys[2 * slot] === key && keys[2 * slot + 1] === sum && worths[slot] >= 0) return slot;
      keys[2 * slot] = key;
      keys[2 * slot + 1] = sum;
      worths[slot] = pieceWorth(sheet, board, at, piece, outlook.wants);
      if (lore !== null) likings[slot] = lore.ofPiece(seat, piece, board, worths[slot]);
      return slot;
    },
  };
}
