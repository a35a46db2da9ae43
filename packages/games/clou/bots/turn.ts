import { USED } from "../slots.ts";
import type { Table } from "../compile/table.ts";
import type { Sight } from "../play.ts";
import { ALL_DICE } from "../rules/dice.ts";
import { isHushed } from "../rules/passages.ts";
import { isQuiet, linesFinishedBy, markFor } from "../rules/marking.ts";
import { anyCircleCode, useCode, wayOf } from "./codes.ts";
import { makeLastUses } from "./last-uses.ts";
import type { Lore } from "./lore/lore.ts";
import { DICE_PLACE } from "./marks.ts";
import { makeOutlooks } from "./outlooks.ts";
import { makePage } from "./page.ts";
import { makeScenery, NO_GIFTS, type Scene, striking, withGift } from "./scene.ts";
import { makeSeen, mix, weigh } from "./seen.ts";
import { piecesOf } from "./sheet-worth.ts";
import { EARLIER_WAYS, LOWER_WAYS, readThrow, type Throw } from "./thrown.ts";
import { makeWhites, NONE } from "./turn-whites.ts";

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

/** Is told every end: the board there, what it is worth, and how to ask for the way to it. */
type Show = (board: number[], worth: number, way: () => number[]) => void;

/**
 * Goes through every use of every sum of the dice; positions met before are not met again. What that activates is settled by
 * policy.ts. This is exact while no white symbol is held. One ±X or extra die goes with the last use of rolled dice if that activates
 * something, or where none fits without it, and "any" comes after the dice: two white symbols in one use, or one early in the turn,
 * are not tried.
 */
export function searchTurn(
  sight: Sight,
  seat: number,
  nodes: number,
  lore: Lore | null = null,
  show: Show | null = null,
): Turn {
  return searchFor(sight.table, seat, lore)(sight, nodes, show);
}

type Search = (sight: Sight, nodes: number, show: Show | null) => Turn;

const KNOWN = new WeakMap<Table | Lore, Search[]>();

function searchFor(table: Table, seat: number, lore: Lore | null): Search {
  const key = lore ?? table;
  let searches = KNOWN.get(key);
  if (searches === undefined) KNOWN.set(key, (searches = table.sheets.map((_, i) => makeSearch(table, i, lore))));
  return searches[seat];
}

const seen = makeSeen();
/** Ends that are no better are passed over where so many positions may be looked at: with fewer they often run out. */
const MANY = 1000;
/** Far more than sums of the same numbers in another order differ. */
const NOISE = 1e-9;
const COUNT = [0, 1, 1, 2, 1, 2, 2, 3];
const DICE_HASH = Array.from({ length: ALL_DICE + 1 }, (_, dice) => mix(DICE_PLACE, dice));
const DICE_SUM = Array.from({ length: ALL_DICE + 1 }, (_, dice) => weigh(DICE_PLACE, dice));

/**
 * The search of one seat at one table. The numbers of the sheet lie on a page; everything beside them is a scene. What belongs to a
 * step lies in lists by step: nothing is copied or allocated on the way.
 */
function makeSearch(table: Table, seat: number, lore: Lore | null): Search {
  const sheet = table.sheets[seat];
  const { numberCells, kind, gives, lineGives, ownCells, isTool } = sheet;
  const at = table.cellsAt[seat];
  const { pieceOf } = piecesOf(sheet);
  // A circle box is marked twice, every other cell once.
  const most = 2 * kind.length + 2;
  const page = makePage(table, seat);
  const { board, takers, words } = page;
  const scenery = makeScenery(table, seat, lore);
  const outlooks = makeOutlooks(table, seat, page, most, lore);
  const { promise, liking } = outlooks;
  const lastUses = makeLastUses(table, seat, page, outlooks);
  const isOwn = Array.from({ length: words }, (_, word) =>
    numberCells
      .slice(32 * word, 32 * word + 32)
      .reduce((bits, cell, i) => (cell < ownCells ? bits | (1 << i) : bits), 0),
  );
  const thrown: Throw = { ways: [], sums: [], highest: [] };
  const { ways, sums } = thrown;

  const scenes: Scene[] = [];
  const hashAt = new Int32Array(most);
  const sumAt = new Int32Array(most);
  /** The ways that the last use may be gone before instead, if they touch another piece and activate nothing: as bits. */
  const beforeAt = new Int32Array(most);
  const pieceAt = new Int32Array(most);
  /** The pieces that no longer stand as at the beginning, as bits. */
  const touchedAt = new Int32Array(most);

  const path: number[] = [];
  let best: number[] = [];
  const value = new Float64Array(1);
  let left = 0;
  let ends = 0;
  let rest = 0;
  let show: Show | null = null;
  let mayPass = false;
  /** what tools give is lost. */
  let isHush = false;

  /** The seat stops here, after a last move if there is one; the promise is that of the step. */
  const consider = (step: number, scene: Scene, dice: number, white: number, code: number): void => {
    ends++;
    const unused = COUNT[dice];
    const found =
      scene.worth[unused] + scene.share[unused] * promise[step] + scene.trust[unused] * (liking[step] + rest);
    if (show !== null) showEnd(scene, dice, found, white, code);
    if (found <= value[0]) return;
    value[0] = found;
    best = wayTo(white, code);
  };

  const wayTo = (white: number, code: number): number[] => {
    const way = path.slice();
    if (white !== NONE) way.push(white);
    if (code !== NONE) way.push(code);
    return way;
  };

  const showEnd = (scene: Scene, dice: number, found: number, white: number, code: number): void => {
    const end = board.slice();
    scenery.paint(scene, end);
    end[table.seatAt[seat] + USED] = ALL_DICE & ~dice;
    show?.(end, found, () => wayTo(white, code));
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
    const change = page.changeOf(cell, held, now);
    const growth = page.growthOf(cell, held, now);
    const hash = hashAt[step] ^ change;
    const sum = (sumAt[step] + growth) | 0;
    if (!seen.add(hash ^ after.hash ^ DICE_HASH[dice], (sum + after.sum + DICE_SUM[dice]) | 0)) return;
    left--;
    const piece = pieceOf[cell];
    const before = scenes[step];
    const isSameWanted = after.outlook.wantsKey === before.outlook.wantsKey;
    const isEnd = after.isOver || (dice === 0 && !after.hasLate);
    if (isEnd && isSameWanted) {
      board[at + cell] = now;
      outlooks.atEnd(step + 1, before, after, piece, change, growth);
      consider(step + 1, after, dice, white, code);
      board[at + cell] = held;
      return;
    }
    page.put(cell, now, change, growth);
    if (isSameWanted) outlooks.on(step + 1, before, after, piece);
    else outlooks.anew(step + 1, after);
    if (isEnd) {
      consider(step + 1, after, dice, white, code);
      page.put(cell, held, change, -growth);
      return;
    }
    scenes[step + 1] = after;
    hashAt[step + 1] = hash;
    sumAt[step + 1] = sum;
    beforeAt[step + 1] = after === before ? LOWER_WAYS[wayOf(code)] : white === NONE ? EARLIER_WAYS[wayOf(code)] : 0;
    pieceAt[step + 1] = piece;
    touchedAt[step + 1] = touchedAt[step] | (1 << piece);
    if (white !== NONE) path.push(white);
    path.push(code);
    page.retake(cell);
    explore(step + 1, dice);
    path.pop();
    if (white !== NONE) path.pop();
    page.put(cell, held, change, -growth);
    page.retake(cell);
  };

  /** What marking a cell activates is settled. */
  const sceneAfter = (scene: Scene, cell: number): Scene => {
    if (isHush && isTool[cell]) return scene;
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

  /** Whether a last use need not be looked at: it comes to what was gone through in another order, or surely to less than the best end known. */
  const isNoNews = (step: number, scene: Scene, way: number, cell: number): boolean => {
    const isBefore = (beforeAt[step] >> way) & 1;
    // Two uses of which one activates nothing, and that do not touch each other: the other order comes to the same.
    if ((touchedAt[step] >> pieceOf[cell]) & 1)
      return isBefore === 1 && pieceOf[cell] !== pieceAt[step] && isQuiet(sheet, board, at, cell);
    const use = lastUses.find(cell, sums[way]);
    if (lastUses.promise[use] === Infinity) return false;
    if (isBefore === 1) return true;
    if (!mayPass || scene.hasLate || scene.outlook.wantsKey !== scenes[0].outlook.wantsKey) return false;
    const found =
      scene.worth[0] +
      scene.share[0] * (promise[step] + lastUses.promise[use]) +
      scene.trust[0] * (liking[step] + lastUses.liking[use] + rest);
    if (found >= value[0] - NOISE) return false;
    left--;
    return true;
  };

  const explore = (step: number, dice: number): void => {
    const scene = scenes[step];
    const list = ways[dice];
    let fits = false;
    for (let i = 0; i < list.length; i++) {
      const way = list[i];
      const number = sums[way];
      for (let word = 0; word < words; word++) {
        let bits = takers[words * number + word];
        if ((bits & isOwn[word]) !== 0) fits = true;
        for (; bits !== 0; bits &= bits - 1) {
          if (left <= 0) return;
          const cell = numberCells[32 * word + 31 - Math.clz32(bits & -bits)];
          if (way === dice && isNoNews(step, scene, way, cell)) continue;
          mark(step, scene, dice & ~way, cell, number, NONE, useCode(way, cell));
        }
      }
    }
    // Nobody may stop while dice fit (C-3.4); white symbols can be left.
    if (!fits) consider(step, scene, dice, NONE, NONE);
    if (!scene.hasWhites) return;
    for (let i = 0; i < list.length; i++) {
      if (!fits || list[i] === dice) whites.withDice(step, scene, dice, list[i], fits);
    }
    if (!fits) whites.alone(step, scene, dice);
  };

  const strikeSymbol = (step: number, scene: Scene, dice: number, cell: number): void => {
    const after = scenery.after(scene, striking(cell));
    const hash = hashAt[step];
    const sum = sumAt[step];
    if (!seen.add(hash ^ after.hash ^ DICE_HASH[dice], (sum + after.sum + DICE_SUM[dice]) | 0)) return;
    left--;
    path.push(anyCircleCode(cell));
    outlooks.anew(step + 1, after);
    scenes[step + 1] = after;
    hashAt[step + 1] = hash;
    sumAt[step + 1] = sum;
    beforeAt[step + 1] = 0;
    touchedAt[step + 1] = touchedAt[step];
    if (after.isOver) consider(step + 1, after, dice, NONE, NONE);
    else explore(step + 1, dice);
    path.pop();
  };

  const walk = { mark, strikeSymbol, isSpent: () => left <= 0 };
  const whites = makeWhites(table, seat, page, scenery, outlooks, thrown, walk);

  const search = (sight: Sight, nodes: number): Turn => {
    path.length = ends = 0;
    best = [];
    value[0] = -Infinity;
    left = nodes;
    page.open(sight, readThrow(sight.board, thrown));
    isHush = isHushed(sight);
    seen.clear();
    scenes[0] = scenery.sceneOf(board);
    hashAt[0] = sumAt[0] = beforeAt[0] = touchedAt[0] = 0;
    outlooks.anew(0, scenes[0]);
    lastUses.begin(scenes[0]);
    rest = lore === null ? 0 : lore.ofRest(sight, seat);
    const dice = ALL_DICE & ~board[table.seatAt[seat] + USED];
    if (scenes[0].isOver) consider(0, scenes[0], dice, NONE, NONE);
    else explore(0, dice);
    return { codes: best, value: value[0], ends, nodes: nodes - left, isComplete: left > 0 };
  };

  return (sight, nodes, visitor) => {
    show = visitor;
    mayPass = show === null && nodes >= MANY;
    const turn = search(sight, nodes);
    if (turn.isComplete || !mayPass) return turn;
    // What is passed over counts whenever it is met, so perhaps there was time for more.
    mayPass = false;
    return search(sight, nodes);
  };
}
