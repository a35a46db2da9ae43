import { findTables } from "../compile/tables.ts";
import type { Library } from "../content/library.ts";
import type { BurglaryPlan } from "../content/plan.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import { findContent } from "../own/content.ts";
import type { Sight } from "../play.ts";
import { facesOf, numberOf } from "../rules/dice.ts";
import type { Event } from "../events.ts";
import type { View } from "../view.ts";
import { costOfFinishing, type FinishCost, type Hand, readHand } from "./hand.ts";
import { type Night, readNight } from "./night.ts";
import { readRooms, readThings, type Room, type Thing } from "./plan.ts";
import { boardSoFar } from "./untold.ts";
import { type Cell, escapeTable, type EscapeFace, type Line, readCells, readLines } from "./sheet.ts";

/** Makes sense of a view for tables and paper. It reads, and decides nothing. */
export interface Reader {
  /** What the game is played with. */
  readonly library: Library;
  /** The sheet and the plan as they are printed. */
  sheetOf(view: View, seat: number): ThiefSheet;
  planOf(view: View): BurglaryPlan;
  readNight(view: View): Night;
  readHand(view: View, seat: number): Hand;
  readCells(view: View, seat: number): Cell[];
  readLines(view: View, seat: number): Line[];
  readThings(view: View): Thing[];
  readRooms(view: View): Room[];
  /** What these rolled dice come to, with all that was made ready; null if that is nothing. */
  sumOfDice(view: View, seat: number, dice: number): number | null;
  costOfFinishing(view: View, seat: number): FinishCost;
  /** The view after an entry as long as these of its events have not been told. */
  soFar(before: View, after: View, untold: readonly Event[]): View;
  /** What each face of the die does for this driver, from 1. */
  escapeTable(view: View, seat: number): EscapeFace[];
}

/** Every game of the family reads its views with its own sheets and plans. */
export function makeReader(library: Library): Reader {
  const tableOf = findTables(library);
  const contentOf = findContent(library);
  const sightOf = ({ config, seats, board, queue }: View): Sight => ({ table: tableOf(config, seats), board, queue });
  return {
    library,
    sheetOf(view, seat) {
      const { thief } = sightOf(view).table.sheets[seat];
      return contentOf(view.config).thieves.find(({ id }) => id === thief) as ThiefSheet;
    },
    planOf: (view) => contentOf(view.config).plan,
    readNight: (view) => readNight(sightOf(view)),
    readHand: (view, seat) => readHand(sightOf(view), seat),
    readCells: (view, seat) => readCells(sightOf(view), seat),
    readLines: (view, seat) => readLines(sightOf(view), seat),
    readThings: (view) => readThings(sightOf(view)),
    readRooms: (view) => readRooms(sightOf(view)),
    sumOfDice: (view, seat, dice) => numberOf(sightOf(view), seat, dice),
    costOfFinishing: (view, seat) => costOfFinishing(sightOf(view), seat),
    soFar: (before, after, untold) => ({
      ...after,
      board: boardSoFar(sightOf(after).table, before.board, after.board, untold),
    }),
    escapeTable: (view, seat) => escapeTable(sightOf(view), seat),
  };
}

/** The faces of some of the rolled dice, as a move names them. */
export function facesIn({ board }: View, dice: number): readonly number[] {
  return facesOf(board, dice);
}
