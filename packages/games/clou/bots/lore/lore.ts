import { STAGE, TIME, USE_DICE } from "../../slots.ts";
import type { Table } from "../../compile/table.ts";
import type { Sight } from "../../play.ts";
import { type Outlook, outlookOf } from "../plan-worth.ts";
import { pieceWorth, piecesOf } from "../sheet-worth.ts";
import { futureOf, worthOf } from "../worth.ts";
import {
  CONSTANT,
  GREEDY,
  GREEDY_BY_TIME,
  isOpen,
  layoutOf,
  markOf,
  ownPieces,
  PROMISED,
  sceneFeatures,
  unusedFeatures,
  waiting,
  WAITING,
} from "./features.ts";

/** How much what was learned counts beside what greedy play thinks. Found by simulation. */
export const TRUST = 0.6;

/**
 * What was learned at one table: a weight for every feature. A turn has hundreds of ends that differ in a mark or two, so worth is kept in
 * the parts that the search keeps anyway: what a scene says, what the sheet promises, and what each piece of it is liked for.
 */
export interface Lore {
  /** What a scene is worth by the number of dice that stay unused, where greedy play says so. */
  ofScene(sight: Sight, seat: number, outlook: Outlook, greedy: readonly SceneWorth[]): SceneWorth[];
  /** What a position is worth while symbols are settled, whatever the numbers on the sheets. */
  ofPosition(sight: Sight, seat: number): number;
  /** What a piece is liked for, with what it promises. */
  ofPiece(seat: number, piece: number, board: readonly number[], promise: number): number;
  /** What stays as it is while the seat uses its dice. */
  ofRest(sight: Sight, seat: number): number;
}

/** What a position is worth without what the sheet has, and how much promise and liking of the sheet count. */
export interface SceneWorth {
  readonly worth: number;
  readonly share: number;
  readonly trust: number;
}

/** `weights` in the order of the table's features. */
export function makeLore(table: Table, weights: Float64Array): Lore {
  const layout = layoutOf(table);
  const symbolPiece = table.sheets.map((sheet) =>
    sheet.symbolCells.length === 0 ? -1 : piecesOf(sheet).pieceOf[sheet.symbolCells[0]],
  );
  const ofPiece: Lore["ofPiece"] = (seat, piece, board, promise) => {
    const { kind } = table.sheets[seat];
    const at = table.cellsAt[seat];
    let liking = weights[layout.pieces[seat][piece]] * promise;
    for (const cell of piecesOf(table.sheets[seat]).cells[piece]) {
      liking += weights[layout.cells[seat][cell]] * markOf(kind[cell], board[at + cell]);
    }
    return liking;
  };
  const worthOfPiece = ({ board }: Sight, seat: number, piece: number, { wants }: Outlook): number =>
    pieceWorth(table.sheets[seat], board, table.cellsAt[seat], piece, wants);
  const ofScene: Lore["ofScene"] = (sight, seat, outlook, greedy) => {
    const { board } = sight;
    let learned = weights[CONSTANT];
    const tell = (feature: number, value: number): void => {
      learned += weights[feature] * value;
    };
    sceneFeatures(sight, outlook, tell);
    // Symbol circles belong to the scene, as far as one's own go.
    const circles = symbolPiece[seat];
    if (circles >= 0) learned += ofPiece(seat, circles, board, worthOfPiece(sight, seat, circles, outlook));
    const whole = learned;
    const belief = (weights[GREEDY] + (weights[GREEDY_BY_TIME] * board[TIME]) / table.plan.time) / 10;
    const byGreedy = TRUST * belief + (1 - TRUST);
    const promised = TRUST * weights[PROMISED] * futureOf(board);
    return greedy.map((plain, unused) => {
      if (!isOpen(sight, unused)) return plain;
      learned = whole;
      unusedFeatures(sight, unused, tell);
      return {
        worth: TRUST * learned + byGreedy * plain.worth,
        share: byGreedy * plain.share + promised,
        trust: TRUST,
      };
    });
  };
  return {
    ofPiece,
    ofScene,
    ofPosition(sight, seat) {
      const outlook = outlookOf(sight);
      const worth = worthOf(sight, 0, outlook);
      if (sight.board[STAGE] !== USE_DICE) return worth;
      return ofScene(sight, seat, outlook, [{ worth, share: 0, trust: 0 }])[0].worth;
    },
    ofRest(sight, seat) {
      const { board } = sight;
      const outlook = outlookOf(sight);
      let liking = weights[WAITING] * waiting(sight, seat);
      let promised = 0;
      table.sheets.forEach((sheet, other) => {
        if (other === seat) {
          for (const { cells } of sheet.stars) {
            for (const cell of cells) liking += weights[layout.cells[seat][cell]] * board[table.cellsAt[seat] + cell];
          }
          return;
        }
        for (let piece = 0; piece < ownPieces(sheet); piece++) {
          const promise = worthOfPiece(sight, other, piece, outlook);
          promised += promise;
          liking += ofPiece(other, piece, board, promise);
        }
      });
      return liking + weights[PROMISED] * futureOf(board) * promised;
    },
  };
}
