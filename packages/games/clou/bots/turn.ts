import { DICE, USED } from "../board.ts";
import { adjustGift, dieGift } from "../compile/gifts.ts";
import { SYMBOL_CIRCLE } from "../compile/sheet.ts";
import type { Table } from "../compile/table.ts";
import type { Sight } from "../play.ts";
import { accepts, canStrike, writable } from "../rules/accepts.ts";
import { ALL_DICE, plainSum, shiftedSum, waysToTake } from "../rules/dice.ts";
import { isQuiet, linesFinishedBy, markFor } from "../rules/marking.ts";
import { anyCircleCode, anyNumberCode, readyDieCode, readyShiftCode, useCode, wayOf } from "./codes.ts";
import { DICE_PLACE, markAt, makeMarks } from "./marks.ts";
import { makePromises } from "./promises.ts";
import { makeScenery, NO_GIFTS, type Scene, spending, striking, withGift } from "./scene.ts";
import { makeSeen, mix, weigh } from "./seen.ts";
import { piecesOf } from "./sheet-worth.ts";

/** What a seat does with its dice, from here to where it would finish. */
export interface Turn {
  /** The way to the best end, first move first; empty if finishing at once is best. */
  readonly codes: readonly number[];
  readonly value: number;
  readonly ends: number;
  readonly nodes: number;
  /** Whether every end was looked at. */
  readonly isComplete: boolean;
}

type Show = (board: number[]) => void;

/**
 * Goes through every use of every sum of the dice; positions met before are not met again. What that activates is settled by
 * policy.ts. This is exact while no white symbol is held. One ±X or extra die goes with the last use of rolled dice if that activates
 * something, or where none fits without it, and "any" comes after the dice: two white symbols in one use, or one early in the turn,
 * are not tried.
 */
export function searchTurn(sight: Sight, seat: number, nodes: number, show: Show | null = null): Turn {
  return searchFor(sight.table, seat)(sight, nodes, show);
}

type Search = (sight: Sight, nodes: number, show: Show | null) => Turn;

const KNOWN = new WeakMap<Table, Search[]>();

function searchFor(table: Table, seat: number): Search {
  let searches = KNOWN.get(table);
  if (searches === undefined) KNOWN.set(table, (searches = table.sheets.map((_, i) => makeSearch(table, i))));
  return searches[seat];
}

const seen = makeSeen();
const NONE = -1;
const COUNT = [0, 1, 1, 2, 1, 2, 2, 3];
const DICE_HASH = Array.from({ length: ALL_DICE + 1 }, (_, dice) => mix(DICE_PLACE, dice));
const DICE_SUM = Array.from({ length: ALL_DICE + 1 }, (_, dice) => weigh(DICE_PLACE, dice));

/**
 * The search of one seat at one table. There is one board, on which marks are made and taken back; everything beside the numbers of the
 * sheet is a scene. What belongs to a step lies in lists by step: nothing is copied or allocated on the way.
 */
function makeSearch(table: Table, seat: number): Search {
  const sheet = table.sheets[seat];
  const { numberCells, kind, gives, lineGives } = sheet;
  const at = table.cellsAt[seat];
  const { pieceOf, cells, touches } = piecesOf(sheet);
  const pieces = cells.length;
  const numberPieces = cells.flatMap((own, piece) => (kind[own[0]] === SYMBOL_CIRCLE ? [] : [piece]));
  const marks = makeMarks(kind.length);
  const scenery = makeScenery(table, seat);
  const promises = makePromises(table, seat);
  /** The numbers as they stand on the way; all else on this board is as it was at first. */
  const board = new Array<number>(table.size).fill(0);
  /** What each cell takes on the way. */
  const takes = kind.map(() => 0);
  const pieceHash = new Int32Array(pieces);
  const pieceSum = new Int32Array(pieces);

  // By step: a circle box is marked twice, every other cell once.
  const most = 2 * kind.length + 2;
  const scenes: Scene[] = [];
  const hashAt = new Int32Array(most);
  const sumAt = new Int32Array(most);
  const wayAt = new Int32Array(most);
  const pieceAt = new Int32Array(most);
  const promiseAt = new Float64Array(most);
  const worthAt = new Float64Array(most * pieces);

  // By which of the dice are taken.
  const ways: (readonly number[])[] = [];
  const sums = new Array<number>(ALL_DICE + 1).fill(0);
  const highest = new Array<number>(ALL_DICE + 1).fill(0);

  const path: number[] = [];
  const best: number[] = [];
  const value = new Float64Array(1);
  let left = 0;
  let ends = 0;
  let show: Show | null = null;

  /** The seat stops here, after a last move if there is one; the promise is that of the step. */
  const consider = (step: number, scene: Scene, dice: number, white: number, code: number): void => {
    ends++;
    if (show !== null) showEnd(scene, dice);
    const found = scene.worth[COUNT[dice]] + (scene.isOver ? 0 : scene.share * promiseAt[step]);
    if (found <= value[0]) return;
    value[0] = found;
    best.length = 0;
    for (let i = 0; i < path.length; i++) best.push(path[i]);
    if (white !== NONE) best.push(white);
    if (code !== NONE) best.push(code);
  };

  const showEnd = (scene: Scene, dice: number): void => {
    const end = board.slice();
    scenery.paint(scene, end);
    end[table.seatAt[seat] + USED] = ALL_DICE & ~dice;
    show?.(end);
  };

  /** What all pieces promise in a scene, worked out anew. */
  const promiseAnew = (step: number, scene: Scene): void => {
    let sum = scene.circles;
    for (let i = 0; i < numberPieces.length; i++) {
      const piece = numberPieces[i];
      const slot = promises.find(board, piece, pieceHash[piece], pieceSum[piece], scene.outlook);
      worthAt[step * pieces + piece] = promises.worths[slot];
      sum += promises.worths[slot];
    }
    promiseAt[step] = sum;
  };

  /** What they promise after a mark in one of them, when the same is wanted as before. */
  const promiseOn = (step: number, before: Scene, scene: Scene, piece: number, isEnd: boolean): void => {
    const slot = promises.find(board, piece, pieceHash[piece], pieceSum[piece], scene.outlook);
    const from = (step - 1) * pieces;
    if (!isEnd) {
      for (let i = 0; i < pieces; i++) worthAt[from + pieces + i] = worthAt[from + i];
      worthAt[from + pieces + piece] = promises.worths[slot];
    }
    const circles = scene.circles - before.circles;
    promiseAt[step] = promiseAt[step - 1] + promises.worths[slot] - worthAt[from + piece] + circles;
  };

  /** Marks a cell and goes on from there, with these dice left; `scene` is that of the step, less a white symbol if one is spent. */
  const mark = (
    step: number,
    scene: Scene,
    dice: number,
    cell: number,
    number: number,
    white: number,
    code: number,
  ): void => {
    const held = board[at + cell];
    const now = markFor(kind[cell], held, number);
    const after = sceneAfter(scene, cell);
    const change = marks.hash[markAt(cell, held)] ^ marks.hash[markAt(cell, now)];
    const growth = (marks.sum[markAt(cell, now)] - marks.sum[markAt(cell, held)]) | 0;
    const hash = hashAt[step] ^ change;
    const sum = (sumAt[step] + growth) | 0;
    if (!seen.add(hash ^ after.hash ^ DICE_HASH[dice], (sum + after.sum + DICE_SUM[dice]) | 0)) return;
    left--;
    const piece = pieceOf[cell];
    board[at + cell] = now;
    pieceHash[piece] ^= change;
    pieceSum[piece] += growth;
    const before = scenes[step];
    const isEnd = after.isOver || (dice === 0 && !after.hasLate);
    if (after.outlook.wantsKey === before.outlook.wantsKey) promiseOn(step + 1, before, after, piece, isEnd);
    else promiseAnew(step + 1, after);
    if (isEnd) {
      consider(step + 1, after, dice, white, code);
    } else {
      scenes[step + 1] = after;
      hashAt[step + 1] = hash;
      sumAt[step + 1] = sum;
      wayAt[step + 1] = after === before ? wayOf(code) : 0;
      pieceAt[step + 1] = piece;
      if (white !== NONE) path.push(white);
      path.push(code);
      retake(cell);
      explore(step + 1, dice);
      path.pop();
      if (white !== NONE) path.pop();
      board[at + cell] = held;
      retake(cell);
    }
    board[at + cell] = held;
    pieceHash[piece] ^= change;
    pieceSum[piece] -= growth;
  };

  const retake = (cell: number): void => {
    const touched = touches[cell];
    for (let i = 0; i < touched.length; i++) takes[touched[i]] = accepts(sheet, board, at, touched[i]);
  };

  /** What marking a cell activates is settled. */
  const sceneAfter = (scene: Scene, cell: number): Scene => {
    let gifts = NO_GIFTS;
    const own = gives[cell];
    for (let i = 0; i < own.length; i++) gifts = withGift(gifts, own[i]);
    const lines = linesFinishedBy(sheet, board, at, cell);
    for (let i = 0; i < lines.length; i++) {
      const more = lineGives[lines[i]];
      for (let k = 0; k < more.length; k++) gifts = withGift(gifts, more[k]);
    }
    return gifts === NO_GIFTS ? scene : scenery.after(scene, gifts);
  };

  const explore = (step: number, dice: number): void => {
    const scene = scenes[step];
    const list = ways[dice];
    let fits = false;
    for (let i = 0; i < list.length; i++) {
      const way = list[i];
      const bit = 1 << sums[way];
      for (let k = 0; k < numberCells.length; k++) {
        const cell = numberCells[k];
        if ((takes[cell] & bit) === 0) continue;
        fits = true;
        if (left <= 0) return;
        // Two uses that activate nothing and do not touch each other: the other order comes to the same, and is gone through.
        if (way === dice && way < wayAt[step] && pieceOf[cell] !== pieceAt[step] && isQuiet(sheet, board, at, cell))
          continue;
        mark(step, scene, dice & ~way, cell, sums[way], NONE, useCode(way, cell));
      }
    }
    // Nobody may stop while dice fit (C-3.4); white symbols can be left.
    if (!fits) consider(step, scene, dice, NONE, NONE);
    if (!scene.hasWhites) return;
    for (let i = 0; i < list.length; i++) if (!fits || list[i] === dice) exploreWith(step, dice, list[i], fits);
    if (fits) return;
    for (const face of scene.dice) exploreDie(step, dice, 0, face, fits);
    if (scene.toStrike !== null) exploreStrikes(step, dice, scene.toStrike);
    if (scene.toWrite !== null) exploreNumbers(step, dice, scene.toWrite);
  };

  /** These rolled dice with one white symbol. */
  const exploreWith = (step: number, dice: number, way: number, fits: boolean): void => {
    const scene = scenes[step];
    for (const x of scene.adjusts) {
      let numbers = 0;
      for (let by = -x; by <= x; by++) {
        const number = shiftedSum(sums[way] + by, highest[way], by);
        if (number !== null && by !== 0) numbers |= 1 << number;
      }
      const without = scenery.after(scene, spending(adjustGift(x)));
      useNumbers(step, without, dice, way, fits, numbers, sums[way] - x, readyShiftCode(x, -x));
    }
    for (const face of scene.dice) exploreDie(step, dice, way, face, fits);
  };

  const exploreDie = (step: number, dice: number, way: number, face: number, fits: boolean): void => {
    const without = scenery.after(scenes[step], spending(dieGift(face)));
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
    for (let k = 0; k < numberCells.length && left > 0; k++) {
      const cell = numberCells[k];
      let fitting = takes[cell] & numbers;
      if (fitting === 0 || (fits && isQuiet(sheet, board, at, cell))) continue;
      for (; fitting !== 0; fitting &= fitting - 1) {
        const number = 31 - Math.clz32(fitting & -fitting);
        mark(step, scene, dice & ~way, cell, number, white + number - first, useCode(way, cell));
      }
    }
  };

  const exploreNumbers = (step: number, dice: number, white: number): void => {
    const without = scenery.after(scenes[step], spending(white));
    for (let k = 0; k < numberCells.length && left > 0; k++) {
      const number = bestNumber(without, numberCells[k]);
      if (number > 0) mark(step, without, dice, numberCells[k], number, NONE, anyNumberCode(numberCells[k]));
    }
  };

  /** As policy.ts would answer when asked for the number; 0 if none can be written. */
  const bestNumber = (scene: Scene, cell: number): number => {
    const numbers = writable(sheet, board, at, cell);
    if (numbers === 0) return 0;
    const piece = pieceOf[cell];
    let chosen = 0;
    let highestWorth = -1;
    for (let number = 1; number <= 18; number++) {
      if (!((numbers >> number) & 1)) continue;
      board[at + cell] = number;
      const hash = pieceHash[piece] ^ marks.hash[markAt(cell, 0)] ^ marks.hash[markAt(cell, number)];
      const sum = (pieceSum[piece] + marks.sum[markAt(cell, number)] - marks.sum[markAt(cell, 0)]) | 0;
      const worth = promises.worths[promises.find(board, piece, hash, sum, scene.outlook)];
      if (worth <= highestWorth) continue;
      highestWorth = worth;
      chosen = number;
    }
    board[at + cell] = 0;
    return chosen;
  };

  const exploreStrikes = (step: number, dice: number, white: number): void => {
    const without = scenery.after(scenes[step], spending(white));
    for (let cell = 0; cell < kind.length && left > 0; cell++) {
      // Further steps leave other symbol circles on the board.
      if (kind[cell] === SYMBOL_CIRCLE) scenery.paint(without, board);
      if (!canStrike(sheet, board, at, cell)) continue;
      if (kind[cell] === SYMBOL_CIRCLE) strikeSymbol(step, without, dice, cell);
      else mark(step, without, dice, cell, Math.max(1, board[at + cell]), NONE, anyCircleCode(cell));
    }
  };

  const strikeSymbol = (step: number, scene: Scene, dice: number, cell: number): void => {
    const after = scenery.after(scene, striking(cell));
    const hash = hashAt[step];
    const sum = sumAt[step];
    if (!seen.add(hash ^ after.hash ^ DICE_HASH[dice], (sum + after.sum + DICE_SUM[dice]) | 0)) return;
    left--;
    path.push(anyCircleCode(cell));
    promiseAnew(step + 1, after);
    scenes[step + 1] = after;
    hashAt[step + 1] = hash;
    sumAt[step + 1] = sum;
    wayAt[step + 1] = 0;
    if (after.isOver) consider(step + 1, after, dice, NONE, NONE);
    else explore(step + 1, dice);
    path.pop();
  };

  const prepare = (sight: Sight): void => {
    for (let i = 0; i < board.length; i++) board[i] = sight.board[i];
    for (let way = 0; way <= ALL_DICE; way++) {
      ways[way] = waysToTake(board, way);
      sums[way] = plainSum(board, way);
      highest[way] = 0;
      for (let i = 0; i < 3; i++) if ((way >> i) & 1) highest[way] = Math.max(highest[way], board[DICE + i]);
    }
    pieceHash.fill(0);
    pieceSum.fill(0);
    for (const cell of numberCells) {
      takes[cell] = accepts(sheet, board, at, cell);
      const piece = pieceOf[cell];
      pieceHash[piece] ^= marks.hash[markAt(cell, board[at + cell])];
      pieceSum[piece] += marks.sum[markAt(cell, board[at + cell])];
    }
  };

  return (sight, nodes, visitor) => {
    show = visitor;
    path.length = best.length = ends = 0;
    value[0] = -Infinity;
    left = nodes;
    prepare(sight);
    seen.clear();
    scenes[0] = scenery.sceneOf(board);
    hashAt[0] = sumAt[0] = wayAt[0] = 0;
    promiseAnew(0, scenes[0]);
    const dice = ALL_DICE & ~board[table.seatAt[seat] + USED];
    if (scenes[0].isOver) consider(0, scenes[0], dice, NONE, NONE);
    else explore(0, dice);
    return { codes: best.slice(), value: value[0], ends, nodes: nodes - left, isComplete: left > 0 };
  };
}
