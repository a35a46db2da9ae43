import { adjustGift, dieGift } from "../compile/gifts.ts";
import { SYMBOL_CIRCLE } from "../compile/sheet.ts";
import type { Table } from "../compile/table.ts";
import { canStrike, writable } from "../rules/accepts.ts";
import { shiftedSum } from "../rules/dice.ts";
import { isQuiet } from "../rules/marking.ts";
import { anyCircleCode, anyNumberCode, readyDieCode, readyShiftCode, useCode } from "./codes.ts";
import type { Outlooks } from "./outlooks.ts";
import type { Page } from "./page.ts";
import { type Scene, type Scenery, spending } from "./scene.ts";
import { piecesOf } from "./sheet-worth.ts";
import type { Throw } from "./thrown.ts";

/** What the search of a turn does with a white symbol it has spent. */
export interface Walk {
  /** Marks a cell and goes on from there; `white` is the code that made a white symbol ready, or NONE. */
  mark(step: number, scene: Scene, dice: number, cell: number, number: number, white: number, code: number): void;
  strikeSymbol(step: number, scene: Scene, dice: number, cell: number): void;
  /** Whether nothing more may be looked at. */
  isSpent(): boolean;
}

export const NONE = -1;

/** Ways to go on from a step with a white symbol. */
export interface Whites {
  /** One ±X or extra die together with these rolled dice. */
  withDice(step: number, scene: Scene, dice: number, way: number, fits: boolean): void;
  /** What works without a rolled die: extra dice alone, any circle, any number. */
  alone(step: number, scene: Scene, dice: number): void;
}

export function makeWhites(
  table: Table,
  seat: number,
  page: Page,
  scenery: Scenery,
  outlooks: Outlooks,
  { sums, highest }: Throw,
  walk: Walk,
): Whites {
  const sheet = table.sheets[seat];
  const { kind, numberCells } = sheet;
  const at = table.cellsAt[seat];
  const { board, takes } = page;
  const { pieceOf } = piecesOf(sheet);

  const withDie = (step: number, scene: Scene, dice: number, way: number, face: number, fits: boolean): void => {
    const without = scenery.after(scene, spending(dieGift(face)));
    const number = sums[way] + face;
    useNumbers(step, without, dice, way, fits, 1 << number, number, readyDieCode(face));
  };

  /** The white's code belongs to the first number and grows with it. It is not wasted on what activates nothing unless it must be. */
  const useNumbers = (
    step: number,
    scene: Scene,
    dice: number,
    way: number,
    fits: boolean,
    numbers: number,
    first: number,
    white: number,
  ): void => {
    for (let k = 0; k < numberCells.length && !walk.isSpent(); k++) {
      const cell = numberCells[k];
      let fitting = takes[cell] & numbers;
      if (fitting === 0 || (fits && isQuiet(sheet, board, at, cell))) continue;
      for (; fitting !== 0; fitting &= fitting - 1) {
        const number = 31 - Math.clz32(fitting & -fitting);
        walk.mark(step, scene, dice & ~way, cell, number, white + number - first, useCode(way, cell));
      }
    }
  };

  const anyNumber = (step: number, without: Scene, dice: number): void => {
    for (let k = 0; k < numberCells.length && !walk.isSpent(); k++) {
      const cell = numberCells[k];
      const number = bestNumber(without, cell);
      if (number > 0) walk.mark(step, without, dice, cell, number, NONE, anyNumberCode(cell));
    }
  };

  /** As policy.ts would answer when asked for the number; 0 if none can be written. */
  const bestNumber = (scene: Scene, cell: number): number => {
    const numbers = writable(sheet, board, at, cell);
    if (numbers === 0) return 0;
    let chosen = 0;
    let most = -1;
    for (let number = 1; number <= 18; number++) {
      if (!((numbers >> number) & 1)) continue;
      board[at + cell] = number;
      const change = page.changeOf(cell, 0, number);
      const worth = outlooks.withMark(scene, pieceOf[cell], change, page.growthOf(cell, 0, number));
      if (worth <= most) continue;
      most = worth;
      chosen = number;
    }
    board[at + cell] = 0;
    return chosen;
  };

  const anyCircle = (step: number, without: Scene, dice: number): void => {
    for (let cell = 0; cell < kind.length && !walk.isSpent(); cell++) {
      // Further steps leave other symbol circles on the board.
      if (kind[cell] === SYMBOL_CIRCLE) scenery.paint(without, board);
      if (!canStrike(sheet, board, at, cell)) continue;
      if (kind[cell] === SYMBOL_CIRCLE) walk.strikeSymbol(step, without, dice, cell);
      else walk.mark(step, without, dice, cell, Math.max(1, board[at + cell]), NONE, anyCircleCode(cell));
    }
  };

  return {
    withDice(step, scene, dice, way, fits) {
      for (const x of scene.adjusts) {
        let numbers = 0;
        for (let by = -x; by <= x; by++) {
          const number = shiftedSum(sums[way] + by, highest[way], by);
          if (number !== null && by !== 0) numbers |= 1 << number;
        }
        const without = scenery.after(scene, spending(adjustGift(x)));
        useNumbers(step, without, dice, way, fits, numbers, sums[way] - x, readyShiftCode(x, -x));
      }
      for (const face of scene.dice) withDie(step, scene, dice, way, face, fits);
    },
    alone(step, scene, dice) {
      for (const face of scene.dice) withDie(step, scene, dice, 0, face, false);
      if (scene.toStrike !== null) anyCircle(step, scenery.after(scene, spending(scene.toStrike)), dice);
      if (scene.toWrite !== null) anyNumber(step, scenery.after(scene, spending(scene.toWrite)), dice);
    },
  };
}
