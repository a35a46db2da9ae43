import { DICE, HELD_ADJUST, HELD_DICE, MOST_SHIFTS, READY_DICE, SHIFTS, USED } from "../slots.ts";
import { MOST_NUMBER } from "../content/conditions.ts";
import { FACES, MOST_ADJUST } from "../content/symbols.ts";
import type { Sight } from "../play.ts";
import { accepts } from "./accepts.ts";

export const ALL_DICE = 7;

/** The rolled dice a seat has not used yet, as bits. */
export function diceLeft({ table, board }: Sight, seat: number): number {
  return ALL_DICE & ~board[table.seatAt[seat] + USED];
}

/** What can be taken of three dice, worked out once for every throw: by which of them are there, as bits. */
interface Throw {
  readonly faces: readonly (readonly number[])[];
  /** The faces as one number below 343. */
  readonly codes: readonly number[];
  readonly ways: readonly (readonly number[])[];
}

const THROWS: Throw[] = [];
const BY_COUNT = [1, 2, 4, 3, 5, 6, 7];

function throwOf(board: readonly number[]): Throw {
  const code = board[DICE] * 49 + board[DICE + 1] * 7 + board[DICE + 2];
  return (THROWS[code] ??= workOut([board[DICE], board[DICE + 1], board[DICE + 2]]));
}

function workOut(thrown: readonly number[]): Throw {
  const every = Array.from({ length: ALL_DICE + 1 }, (_, dice) => dice);
  const faces = every.map((dice) => thrown.filter((_, i) => (dice >> i) & 1).sort((a, b) => a - b));
  const ways = every.map((dice) => {
    const possible = BY_COUNT.filter((way) => (way & ~dice) === 0);
    return possible.filter((way, i) => possible.findIndex((other) => faces[other].join() === faces[way].join()) === i);
  });
  const codes = faces.map((some) => some.reduce((code, face) => code * 7 + face, 0));
  return { faces, codes, ways };
}

/** The faces of some of the three dice, lowest first. */
export function facesOf(board: readonly number[], dice: number): readonly number[] {
  return throwOf(board).faces[dice];
}

export const FACE_CODES = 343;

/** The same as one number below FACE_CODES. */
export function faceCodeOf(board: readonly number[], dice: number): number {
  return throwOf(board).codes[dice];
}

/** The ways to take some of these dice, each set of faces once, fewest first. */
export function waysToTake(board: readonly number[], dice: number): readonly number[] {
  return throwOf(board).ways[dice];
}

/** Virtual dice made ready for the next use, by face. */
export function readyDice({ table, board }: Sight, seat: number): number[] {
  return countsToFaces(board, table.seatAt[seat] + READY_DICE);
}

export function heldDice({ table, board }: Sight, seat: number): number[] {
  return countsToFaces(board, table.seatAt[seat] + HELD_DICE);
}

/** The ±X a seat holds. */
export function heldAdjusts({ table, board }: Sight, seat: number): number[] {
  const at = table.seatAt[seat] + HELD_ADJUST;
  const adjusts: number[] = [];
  for (let x = 1; x <= MOST_ADJUST; x++) for (let i = 0; i < board[at + x]; i++) adjusts.push(x);
  return adjusts;
}

function countsToFaces(board: readonly number[], at: number): number[] {
  const faces: number[] = [];
  for (let face = 1; face <= FACES; face++) for (let i = 0; i < board[at + face]; i++) faces.push(face);
  return faces;
}

/** How the next use is shifted, one entry for each ±X made ready. */
export function shiftsOf({ table, board }: Sight, seat: number): number[] {
  const at = table.seatAt[seat] + SHIFTS;
  return board.slice(at, at + MOST_SHIFTS).filter((by) => by !== 0);
}

/** What dice come to; null if a shift would push a die below 1 (C-4.5). */
export function sumOf(faces: readonly number[], shifts: readonly number[]): number | null {
  if (faces.length === 0) return null;
  if (shifts.length > 0 && !canShift(faces, shifts)) return null;
  const sum = [...faces, ...shifts].reduce((total, n) => total + n, 0);
  return sum <= MOST_NUMBER ? sum : null;
}

/** Whether every shift finds a die that stays at 1 or more; several may work on one die. */
function canShift(faces: readonly number[], shifts: readonly number[]): boolean {
  const [by, ...rest] = shifts.toSorted((a, b) => b - a);
  if (by === undefined) return faces.every((face) => face >= 1);
  return faces.some((_, i) =>
    canShift(
      faces.map((face, k) => (k === i ? face + by : face)),
      rest,
    ),
  );
}

/** What these rolled dice come to with all that was made ready; null if that is nothing. */
export function numberOf(sight: Sight, seat: number, dice: number): number | null {
  const { table, board } = sight;
  const at = table.seatAt[seat];
  let sum = plainSum(board, dice);
  let highest = 0;
  for (let i = 0; i < 3; i++) if ((dice >> i) & 1 && board[DICE + i] > highest) highest = board[DICE + i];
  for (let face = 1; face <= FACES; face++) {
    const count = board[at + READY_DICE + face];
    sum += count * face;
    if (count > 0 && face > highest) highest = face;
  }
  let shifts = 0;
  let lowest = 0;
  for (let i = 0; i < MOST_SHIFTS; i++) {
    const by = board[at + SHIFTS + i];
    if (by === 0) continue;
    shifts++;
    sum += by;
    if (by < lowest) lowest = by;
  }
  // With several shifts, and one downwards, all ways have to be tried.
  if (shifts > 1 && lowest < 0)
    return sumOf([...facesOf(board, dice), ...readyDice(sight, seat)], shiftsOf(sight, seat));
  return shiftedSum(sum, highest, lowest);
}

/** One shift works on the highest die if on any. Null if that is pushed below 1, or if there is no die. */
export function shiftedSum(sum: number, highest: number, lowestShift: number): number | null {
  return highest === 0 || highest + lowestShift < 1 || sum > MOST_NUMBER ? null : sum;
}

/** The first cell of the sheet that a number fits; null if there is none. */
export function cellFor({ table, board }: Sight, seat: number, number: number): number | null {
  const sheet = table.sheets[seat];
  return sheet.numberCells.find((cell) => (accepts(sheet, board, table.cellsAt[seat], cell) >> number) & 1) ?? null;
}

export function fitsSomewhere(sight: Sight, seat: number, number: number): boolean {
  return cellFor(sight, seat, number) !== null;
}

/** Something was made ready: the next use comes first. */
export function isReady({ table, board }: Sight, seat: number): boolean {
  const at = table.seatAt[seat];
  for (let i = READY_DICE + 1; i < SHIFTS + MOST_SHIFTS; i++) if (board[at + i] !== 0) return true;
  return false;
}

export function plainSum(board: readonly number[], dice: number): number {
  return (dice & 1 ? board[DICE] : 0) + (dice & 2 ? board[DICE + 1] : 0) + (dice & 4 ? board[DICE + 2] : 0);
}
