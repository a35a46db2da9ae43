import { settleOn } from "../apply.ts";
import {
  ALARM,
  DICE,
  FIRST_SEAT,
  HELD_ADJUST,
  HELD_DICE,
  READY_DICE,
  ROUND,
  SETTLER,
  STAGE,
  USE_DICE,
  USED,
} from "../slots.ts";
import type { Table } from "../compile/table.ts";
import { FACES, MOST_ADJUST } from "../content/symbols.ts";
import type { Play, Sight } from "../play.ts";
import { ALL_DICE } from "../rules/dice.ts";
import { anyFor } from "../rules/using.ts";
import { receive, spend } from "../rules/gifts.ts";
import { mark } from "../rules/marking.ts";
import { isOffering } from "../rules/passages.ts";
import { paysAtAlarm } from "../rules/talents.ts";
import { applyCode } from "./codes.ts";
import { outlookOf, type Outlook } from "./plan-worth.ts";
import { settle } from "./policy.ts";
import type { Lore, SceneWorth } from "./lore/lore.ts";
import { joined, mix, weigh } from "./seen.ts";
import { pieceWorth, piecesOf } from "./sheet-worth.ts";
import { sheetShare, worthOf } from "./worth.ts";

/**
 * How things stand for a seat, but for its dice and the numbers on its sheet: plan, bars, symbol circles, white symbols. What an
 * activated symbol leads to depends on this and on nothing else, so it is settled once and then known, however the dice were used.
 */
export interface Scene {
  readonly hash: number;
  readonly sum: number;
  /** What stands on the board, by the places of the scenery. */
  readonly values: readonly number[];
  readonly outlook: Outlook;
  /** What the symbol circles promise. */
  readonly circles: number;
  /** What the position is worth by the number of dice left unused, and how much the sheet's promise and liking add to it. */
  readonly worth: readonly number[];
  readonly share: readonly number[];
  readonly trust: readonly number[];
  /** The seat can do nothing more: caught, or the alarm goes off. */
  readonly isOver: boolean;
  /** The white symbols held: ±X, dice by face, and which one would write any number or cross any circle. */
  readonly adjusts: readonly number[];
  readonly dice: readonly number[];
  readonly toWrite: number | null;
  readonly toStrike: number | null;
  /** Some white symbol is held; and one that works without a rolled die. */
  readonly hasWhites: boolean;
  readonly hasLate: boolean;
  readonly after: Map<number, Scene>;
}

/** What can happen to a scene, as one number: symbols are activated, a white one is spent, a symbol circle is struck. */
export const NO_GIFTS = 0;
export const withGift = (gifts: number, gift: number): number => gifts * 256 + gift;
export const spending = (white: number): number => -white;
export const striking = (cell: number): number => -1000 - cell;

const MOST_KNOWN = 4000;
const UNUSED = [0, 1, 2, 3];

export interface Scenery {
  sceneOf(board: readonly number[]): Scene;
  /** What a scene turns into; everything is settled by the rules and by policy.ts. */
  after(scene: Scene, event: number): Scene;
  /** Puts a scene on a board. */
  paint(scene: Scene, board: number[]): void;
}

export function makeScenery(table: Table, seat: number, lore: Lore | null): Scenery {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const own = table.seatAt[seat];
  const places = placesOf(table, seat);
  const circlePiece = sheet.symbolCells.length === 0 ? -1 : piecesOf(sheet).pieceOf[sheet.symbolCells[0]];
  const known = new Map<number, Scene>();
  const play: Play = { table, board: new Array<number>(table.size).fill(0), queue: [], events: null };
  // Which of the own dice are left is no part of the scenery: what they cost comes with the worth of a scene.
  play.board[own + USED] = ALL_DICE;

  const sceneOf = (board: readonly number[]): Scene => {
    let hash = 0;
    let sum = 0;
    for (let i = 0; i < places.length; i++) {
      hash ^= mix(places[i], board[places[i]]);
      sum = (sum + weigh(places[i], board[places[i]])) | 0;
    }
    const key = joined(hash, sum);
    let scene = known.get(key);
    if (scene === undefined) {
      if (known.size > MOST_KNOWN) known.clear();
      known.set(key, (scene = lookAt(board, hash, sum)));
    }
    return scene;
  };

  const lookAt = (board: readonly number[], hash: number, sum: number): Scene => {
    const sight = { table, board, queue: [] };
    const outlook = outlookOf(sight);
    const adjusts: number[] = [];
    const dice: number[] = [];
    for (let x = 1; x <= MOST_ADJUST; x++) if (board[own + HELD_ADJUST + x] > 0) adjusts.push(x);
    for (let face = 1; face <= FACES; face++) if (board[own + HELD_DICE + face] > 0) dice.push(face);
    const toWrite = anyFor(sight, seat, "number");
    const toStrike = anyFor(sight, seat, "circle");
    const isOver = board[STAGE] !== USE_DICE || board[SETTLER] >= 0;
    const share = isOver ? 0 : sheetShare(board);
    const plain = UNUSED.map((unused): SceneWorth => ({ worth: worthOf(sight, unused, outlook), share, trust: 0 }));
    const worths = lore === null || isOver ? plain : lore.ofScene(sight, seat, outlook, plain);
    const hasLate = dice.length > 0 || toWrite !== null || toStrike !== null;
    return {
      hash,
      sum,
      values: places.map((place) => board[place]),
      outlook,
      circles: circlePiece < 0 ? 0 : pieceWorth(sheet, board, at, circlePiece, outlook.wants),
      worth: worths.map(({ worth }) => worth),
      share: worths.map(({ share: each }) => each),
      trust: worths.map(({ trust }) => trust),
      isOver,
      adjusts,
      dice,
      toWrite,
      toStrike,
      hasWhites: hasLate || adjusts.length > 0,
      hasLate,
      after: new Map(),
    };
  };

  const paint = ({ values }: Scene, board: number[]): void => {
    for (let i = 0; i < places.length; i++) board[places[i]] = values[i];
  };

  return {
    sceneOf,
    paint,
    after(scene, event) {
      let next = scene.after.get(event);
      if (next !== undefined) return next;
      paint(scene, play.board);
      happen(play, seat, event, lore);
      next = sceneOf(play.board);
      scene.after.set(event, next);
      return next;
    },
  };
}

function happen(play: Play, seat: number, event: number, lore: Lore | null): void {
  if (event > 0) {
    for (const gift of giftsIn(event)) receive(play, seat, gift);
  } else if (event <= striking(0)) {
    mark(play, seat, striking(0) - event, 1);
  } else {
    return spend(play, seat, -event);
  }
  settleOn(play, seat);
  settleAll(play, seat, (sight, asked) => settle(sight, asked, lore));
}

/** Answers everything that the seat is asked to settle. What is offered to it then is another question. */
export function settleAll(play: Play, seat: number, answer: (sight: Sight, seat: number) => number): void {
  const { board } = play;
  while (board[SETTLER] === seat && board[ALARM] === 0 && !isOffering(play)) applyCode(play, seat, answer(play, seat));
}

function giftsIn(event: number): number[] {
  const gifts: number[] = [];
  for (let rest = event; rest > 0; rest = Math.floor(rest / 256)) gifts.unshift(rest % 256);
  return gifts;
}

/** Where on the board the scenery stands. */
function placesOf(table: Table, seat: number): number[] {
  const places: number[] = [];
  // Rounds and dice are counted and thrown, and settle nothing once the bonuses are given.
  for (let i = 0; i < FIRST_SEAT; i++) if (i !== ROUND && (i < DICE || i > DICE + 2)) places.push(i);
  const own = table.seatAt[seat];
  for (let i = HELD_DICE + 1; i <= READY_DICE; i++) places.push(own + i);
  // Where the alarm costs traces for dice, it does for everybody's.
  if (paysAtAlarm(table)) for (const at of table.seatAt) if (at !== own) places.push(at + USED);
  for (const cell of table.sheets[seat].symbolCells) places.push(table.cellsAt[seat] + cell);
  for (let i = table.symbolsAt; i < table.size; i++) places.push(i);
  return places;
}
