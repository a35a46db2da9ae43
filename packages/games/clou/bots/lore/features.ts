import { ALARM, CROSSED, FINISHED, OVER, STAGE, TIME, TRACES } from "../../slots.ts";
import { CIRCLE_BOX, type CompiledSheet } from "../../compile/sheet.ts";
import type { Table } from "../../compile/table.ts";
import { COLOURS } from "../../content/symbols.ts";
import type { Sight } from "../../play.ts";
import { totalPoints } from "../../points.ts";
import { outlookOf, type Outlook } from "../plan-worth.ts";
import { pieceWorth, piecesOf } from "../sheet-worth.ts";
import { bestEscapeOdds, futureOf } from "../worth.ts";

/**
 * What is looked at where a turn ends, as numbers near 1: how the heist stands, every symbol, thing, room and bar of the plan, and every
 * piece and cell of everybody's sheet. Worth is linear in them, so each has one weight.
 */
export interface Layout {
  /** Features by name: a table with other seats or without some gear has the same names, but not all of them. */
  readonly names: readonly string[];
  /** Where in the list the features of each kind begin. */
  readonly wantsAt: number;
  readonly symbolsAt: number;
  readonly thingsAt: number;
  readonly roomsAt: number;
  readonly barsAt: number;
  /** By seat: the places of its pieces and cells. Those of the campaign, which are everybody's, have the same for all. */
  readonly pieces: readonly (readonly number[])[];
  readonly cells: readonly (readonly number[])[];
}

/** The features that every table has, by their place. */
export const CONSTANT = 0;
/** What greedy play thinks of the position, and the same by the time left. */
export const GREEDY = 1;
export const GREEDY_BY_TIME = 2;
/** What the sheets promise for the rounds to come. */
export const PROMISED = 3;
/** How many have not finished their turn. */
export const WAITING = 4;
/** From here on what one scene says (scene.ts), whatever the numbers on the sheets. */
const FIRST_OF_SCENE = 5;
const SCENE_NAMES = ["last-traces", "traces", "points", "time", "time-spent", "escape", "loot", "loot-in-time"];

const KNOWN = new WeakMap<Table, Layout>();

export function layoutOf(table: Table): Layout {
  let layout = KNOWN.get(table);
  if (layout === undefined) KNOWN.set(table, (layout = makeLayout(table)));
  return layout;
}

function makeLayout({ plan, sheets }: Table): Layout {
  const names = ["constant", "greedy", "greedy-by-time", "promised", "waiting", ...SCENE_NAMES];
  const add = (kind: string, more: readonly string[]): number => {
    const at = names.length;
    for (const name of more) names.push(`${kind}:${name}`);
    return at;
  };
  const wantsAt = add("wants", COLOURS);
  const symbolsAt = add("symbol", plan.symbolNames);
  const thingsAt = add("thing", plan.thingNames);
  const roomsAt = add("room", plan.roomNames);
  const barsAt = add(
    "bar",
    plan.bars.map(({ id }) => id),
  );
  const pieces: number[][] = sheets.map(() => []);
  const cells: number[][] = sheets.map(() => []);
  const [first] = sheets;
  const own = ownPieces(first);
  const gearPiecesAt = add("gear", pieceNames(first).slice(own));
  const gearCellsAt = add("gear", first.names.slice(first.ownCells));
  // The order of seats makes no difference to what was learned.
  const seats = sheets.map((_, seat) => seat).sort((a, b) => (sheets[a].thief < sheets[b].thief ? -1 : 1));
  for (const seat of seats) {
    const sheet = sheets[seat];
    const piecesAt = add(`${sheet.thief}:piece`, pieceNames(sheet).slice(0, ownPieces(sheet)));
    const cellsAt = add(`${sheet.thief}:cell`, sheet.names.slice(0, sheet.ownCells));
    pieces[seat] = placesOf(piecesOf(sheet).cells.length, ownPieces(sheet), piecesAt, gearPiecesAt);
    cells[seat] = placesOf(sheet.names.length, sheet.ownCells, cellsAt, gearCellsAt);
  }
  return { names, wantsAt, symbolsAt, thingsAt, roomsAt, barsAt, pieces, cells };
}

function placesOf(count: number, own: number, ownAt: number, sharedAt: number): number[] {
  return Array.from({ length: count }, (_, i) => (i < own ? ownAt + i : sharedAt + i - own));
}

function pieceNames(sheet: CompiledSheet): string[] {
  return piecesOf(sheet).cells.map(([cell]) => sheet.names[cell].replace(/(-\d+)+$/, ""));
}

/** How many pieces are not the campaign's: those come last. */
export function ownPieces(sheet: CompiledSheet): number {
  return piecesOf(sheet).cells.filter(([cell]) => cell < sheet.ownCells).length;
}

/** Whether worth is a matter of experience here: not once the heist is decided, or in the car. */
export function isOpen({ board }: Sight, unused: number): boolean {
  return board[STAGE] !== OVER && board[ALARM] === 0 && board[TRACES] > unused && board[TIME] > 1;
}

/** A mark in a cell, 0 to 1: a circle box is done once it is crossed. */
export function markOf(kind: number, held: number): number {
  return held === 0 ? 0 : kind === CIRCLE_BOX && held > 0 ? 0.5 : 1;
}

type Tell = (feature: number, value: number) => void;

/** Hands over the features that tell how many dice stayed unused. */
export function unusedFeatures(sight: Sight, unused: number, tell: Tell): void {
  const traces = sight.board[TRACES] - unused;
  tell(FIRST_OF_SCENE, Math.min(1, traces / 4));
  tell(FIRST_OF_SCENE + 1, traces / sight.table.plan.traces);
  tell(FIRST_OF_SCENE + 2, (totalPoints(sight) - 2 * unused) / 10);
}

/** Hands over the other features of a scene. */
export function sceneFeatures(sight: Sight, outlook: Outlook, tell: Tell): void {
  const { table, board } = sight;
  const { plan } = table;
  const { wantsAt, symbolsAt, thingsAt, roomsAt, barsAt } = layoutOf(table);
  const time = board[TIME] / plan.time;
  tell(FIRST_OF_SCENE + 3, time);
  tell(FIRST_OF_SCENE + 4, (1 - time) ** 2);
  tell(FIRST_OF_SCENE + 5, bestEscapeOdds(sight));
  tell(FIRST_OF_SCENE + 6, outlook.promise / 10);
  tell(FIRST_OF_SCENE + 7, (futureOf(board) * outlook.promise) / 10);
  for (let i = 0; i < outlook.wants.length; i++) tell(wantsAt + i, outlook.wants[i]);
  for (let i = 0; i < plan.symbolNames.length; i++) if (board[table.symbolsAt + i] === CROSSED) tell(symbolsAt + i, 1);
  for (let i = 0; i < plan.thingNames.length; i++) tell(thingsAt + i, board[table.thingsAt + i] / 2);
  for (let i = 0; i < plan.roomNames.length; i++) tell(roomsAt + i, board[table.roomsAt + i]);
  for (let i = 0; i < plan.bars.length; i++)
    tell(barsAt + i, board[table.barsAt + i] / Math.max(1, plan.bars[i].length));
}

/** All features where a seat's turn ends, with what greedy play thinks of it. */
export function featuresOf(sight: Sight, seat: number, unused: number, greedy: number): Float64Array {
  const { table, board } = sight;
  const layout = layoutOf(table);
  const outlook = outlookOf(sight);
  const row = new Float64Array(layout.names.length);
  const note: Tell = (feature, value) => (row[feature] = value);
  sceneFeatures(sight, outlook, note);
  unusedFeatures(sight, unused, note);
  let promised = 0;
  table.sheets.forEach((sheet, each) => {
    const at = table.cellsAt[each];
    // What belongs to everybody is looked at once.
    const isOwner = each === seat;
    const pieces = isOwner ? piecesOf(sheet).cells.length : ownPieces(sheet);
    for (let piece = 0; piece < pieces; piece++) {
      const worth = pieceWorth(sheet, board, at, piece, outlook.wants);
      row[layout.pieces[each][piece]] = worth;
      promised += worth;
    }
    const cells = isOwner ? sheet.kind.length : sheet.ownCells;
    for (let cell = 0; cell < cells; cell++) row[layout.cells[each][cell]] = markOf(sheet.kind[cell], board[at + cell]);
  });
  row[CONSTANT] = 1;
  row[GREEDY] = greedy / 10;
  row[GREEDY_BY_TIME] = (greedy / 10) * (board[TIME] / table.plan.time);
  row[PROMISED] = futureOf(board) * promised;
  row[WAITING] = waiting(sight, seat);
  return row;
}

/** The share of the crew that has not finished, but for who finishes now. */
export function waiting({ table, board }: Sight, seat: number): number {
  const others = table.seatAt.filter((at, other) => other !== seat && board[at + FINISHED] === 0);
  return others.length / table.seats;
}
