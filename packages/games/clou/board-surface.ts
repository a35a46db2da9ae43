/** What a table drawn on a screen may know of the game: its words and things, and nothing that decides. */
import { type PointLine, type Refusal, refuse } from "@safehouse/kernel";
import {
  ALARM,
  CARS,
  DICE,
  DONE,
  DRIVER,
  FINISHED,
  FORBIDDEN,
  HELD_ANY,
  NOT_NEEDED,
  OPEN,
  OPEN_BOX,
  POLICE,
  ROUND,
  SETTLER,
  STAGE,
  THROWS,
  TIME,
  TRACES,
} from "./board.ts";
import { adjustGift, ANY_EITHER, dieGift, giftName } from "./compile/gifts.ts";
import { CIRCLE_BOX, SYMBOL_CIRCLE } from "./compile/sheet.ts";
import { findTables } from "./compile/tables.ts";
import { BASE } from "./content/base.ts";
import type { BurglaryPlan, Effect } from "./content/plan.ts";
import type { ThiefSheet } from "./content/sheet.ts";
import { maskName } from "./content/symbols.ts";
import type { Sight } from "./play.ts";
import { findContent } from "./own/content.ts";
import { pointLines, totalPoints } from "./points.ts";
import { needsOf, whyNotReached } from "./refusals-sheet.ts";
import { isSymbolOpen } from "./rules/access.ts";
import { diceLeft, facesOf, heldDice, numberOf, readyDice, shiftsOf } from "./rules/dice.ts";
import { heldAdjusts } from "./rules/whites.ts";
import type { View } from "./view.ts";

export { readCondition } from "./content/conditions.ts";
export type { Area, BurglaryPlan, Effect, Layout } from "./content/plan.ts";
export type { ThiefSheet } from "./content/sheet.ts";
export { COLOURS, type Colour, type Gift, readGift } from "./content/symbols.ts";
export type { Event } from "./events.ts";
export type { Move } from "./moves.ts";
export { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./outcome.ts";
export type { View } from "./view.ts";

const tableOf = findTables(BASE);
const contentOf = findContent(BASE);

function sightOf({ config, seats, board, queue }: View): Sight {
  return { table: tableOf(config, seats), board, queue };
}

/** The sheet and the plan as they are printed. */
export function sheetOf(view: View, seat: number): ThiefSheet {
  const { thief } = sightOf(view).table.sheets[seat];
  return contentOf(view.config).thieves.find(({ id }) => id === thief) as ThiefSheet;
}

export function planOf(view: View): BurglaryPlan {
  return contentOf(view.config).plan;
}

const STAGES = ["throw", "dice", "leave", "driver", "drive", "escape", "over"] as const;
export type Stage = (typeof STAGES)[number];

export interface BarLeft {
  readonly left: number;
  readonly of: number;
}

/** What the whole crew shares. */
export interface Night {
  readonly stage: Stage;
  readonly round: number;
  /** As they fell, in their order; empty before the throw. */
  readonly dice: readonly number[];
  readonly bars: { readonly [bar in "time" | "traces" | "cars" | "police"]: BarLeft };
  /** The plan's own bars. */
  readonly specials: readonly (BarLeft & { readonly id: string })[];
  /** Activated symbols that are to be settled now, oldest first, and who settles them. */
  readonly queue: readonly string[];
  readonly settler: number | null;
  /** The box that waits for any number. */
  readonly openBox: string | null;
  readonly driver: number | null;
  readonly throws: number;
  readonly forbidden: readonly string[];
  readonly isAlarm: boolean;
  readonly points: number;
  readonly lines: readonly PointLine[];
}

export function readNight(view: View): Night {
  const sight = sightOf(view);
  const { table, board } = sight;
  const seatOrNull = (at: number): number | null => (board[at] < 0 ? null : board[at]);
  const settler = seatOrNull(SETTLER);
  return {
    stage: STAGES[board[STAGE]],
    round: board[ROUND],
    dice: board[DICE] === 0 ? [] : board.slice(DICE, DICE + 3),
    bars: {
      time: { left: board[TIME], of: table.plan.time },
      traces: { left: board[TRACES], of: table.plan.traces },
      cars: { left: board[CARS], of: table.plan.cars },
      police: { left: board[POLICE], of: table.plan.police },
    },
    specials: table.plan.bars.map(({ id, length }, i) => ({ id, left: board[table.barsAt + i], of: length })),
    queue: view.queue.map(giftName),
    settler,
    openBox: board[OPEN_BOX] < 0 || settler === null ? null : table.sheets[settler].names[board[OPEN_BOX]],
    driver: seatOrNull(DRIVER),
    throws: board[THROWS],
    forbidden: board[FORBIDDEN] === 0 ? [] : maskName(board[FORBIDDEN]).split("/"),
    isAlarm: board[ALARM] === 1,
    points: totalPoints(sight),
    lines: pointLines(sight),
  };
}

/** What a player has of the dice. */
export interface Hand {
  readonly thief: string;
  /** The rolled dice not yet used, as bits in their order. */
  readonly left: number;
  readonly isFinished: boolean;
  /** White symbols held, as words. */
  readonly whites: readonly string[];
  /** Virtual dice and shifts that go into the next use. */
  readonly readyDice: readonly number[];
  readonly shifts: readonly number[];
}

export function readHand(view: View, seat: number): Hand {
  const sight = sightOf(view);
  const { table, board } = sight;
  const at = table.seatAt[seat];
  const any = [0, 1, 2].flatMap((i) => new Array<number>(board[at + HELD_ANY + i]).fill(ANY_EITHER + i));
  return {
    thief: table.sheets[seat].thief,
    left: diceLeft(sight, seat),
    isFinished: board[at + FINISHED] === 1,
    whites: [...heldDice(sight, seat).map(dieGift), ...heldAdjusts(sight, seat).map(adjustGift), ...any].map(giftName),
    readyDice: readyDice(sight, seat),
    shifts: shiftsOf(sight, seat),
  };
}

/** What these rolled dice come to, with all that was made ready; null if that is nothing. */
export function sumOfDice(view: View, seat: number, dice: number): number | null {
  return numberOf(sightOf(view), seat, dice);
}

/** The faces of some of the rolled dice, as a move names them. */
export function facesIn(view: View, dice: number): readonly number[] {
  return facesOf(view.board, dice);
}

/** What it costs to finish now; the traces fall due once everybody has finished. */
export interface FinishCost {
  readonly dice: number;
  readonly points: number;
  /** No trace would be left. */
  readonly isCaught: boolean;
}

export function costOfFinishing(view: View, seat: number): FinishCost {
  const sight = sightOf(view);
  const dice = facesOf(sight.board, diceLeft(sight, seat)).length;
  const line = sight.table.plan.scoring.find((each) => each.line === "traces");
  return { dice, points: line === undefined ? 0 : -dice * line.points, isCaught: dice >= sight.board[TRACES] };
}

const CELL_KINDS = ["bar", "grid", "circle-box", "tree", "pyramid", "symbol"] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export interface Cell {
  readonly name: string;
  readonly kind: CellKind;
  readonly state: "empty" | "written" | "crossed";
  /** The number written; 0 for none. */
  readonly number: number;
  /** Some number or symbol would do now. */
  readonly isInReach: boolean;
  /** What it asks for now: conditions, or the colours of a symbol circle. */
  readonly asks: readonly string[];
  readonly gives: readonly string[];
  /** What the lines it belongs to give at their end. */
  readonly ends: readonly string[];
}

export function readCells(view: View, seat: number): Cell[] {
  const sight = sightOf(view);
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  return sheet.names.map((name, cell) => {
    const held = board[at + cell];
    const kind = CELL_KINDS[sheet.kind[cell]];
    const isBox = kind === "bar" || kind === "pyramid" || sheet.kind[cell] === CIRCLE_BOX;
    const isInReach = kind === "symbol" ? held === 0 : whyNotReached(sight, seat, cell) === null;
    return {
      name,
      kind,
      state: held === 0 ? "empty" : held > 0 && isBox ? "written" : "crossed",
      number: isBox ? Math.abs(held) : 0,
      isInReach,
      asks:
        sheet.kind[cell] === SYMBOL_CIRCLE || !isInReach ? words(sheet.words[cell]) : needsOf(sheet, board, at, cell),
      gives: sheet.gives[cell].map(giftName),
      ends: sheet.linesOf[cell].flatMap((line) => sheet.lineGives[line].map(giftName)),
    };
  });
}

function words(word: string): string[] {
  return word === "" ? [] : [word];
}

/** What the lines of a sheet give at their end. */
export function readLines(
  view: View,
  seat: number,
): { readonly name: string; readonly cells: string[]; readonly gives: string[] }[] {
  const sheet = sightOf(view).table.sheets[seat];
  return sheet.lineNames.map((name, line) => ({
    name,
    cells: sheet.lineCells[line].map((cell) => sheet.names[cell]),
    gives: sheet.lineGives[line].map(giftName),
  }));
}

export interface PlanSymbol {
  readonly name: string;
  /** `lock`, or `lock/safe` for either. */
  readonly colours: string;
  readonly state: "needed" | "crossed" | "not-needed";
  /** It may be crossed now, given the right symbol. */
  readonly isOpen: boolean;
}

/** A challenge or a loot. */
export interface Thing {
  readonly name: string;
  readonly kind: "challenge" | "loot";
  readonly room: string;
  readonly state: "closed" | "open" | "done";
  readonly value: number;
  readonly parts: readonly {
    readonly symbols: readonly PlanSymbol[];
    readonly traces: number;
    readonly effects: readonly Effect[];
  }[];
}

export function readThings(view: View): Thing[] {
  const sight = sightOf(view);
  const { table, board } = sight;
  const { plan } = table;
  const symbol = (i: number): PlanSymbol => {
    const held = board[table.symbolsAt + i];
    return {
      name: plan.symbolNames[i],
      colours: maskName(plan.symbolMask[i]),
      state: held === NOT_NEEDED ? "not-needed" : held === 0 ? "needed" : "crossed",
      isOpen: isSymbolOpen(sight, i),
    };
  };
  return plan.thingNames.map((name, thing) => {
    const held = board[table.thingsAt + thing];
    return {
      name,
      kind: thing < plan.challengeCount ? "challenge" : "loot",
      room: plan.roomNames[plan.thingRoom[thing]],
      state: held === DONE ? "done" : held === OPEN ? "open" : "closed",
      value: plan.value[thing],
      parts: plan.thingParts[thing].map((part) => ({
        symbols: plan.partSymbols[part].map(symbol),
        traces: plan.partTraces[part],
        effects: plan.partEffects[part],
      })),
    };
  });
}

export function readRooms(view: View): { readonly name: string; readonly isOpen: boolean }[] {
  const { table, board } = sightOf(view);
  return table.plan.roomNames.map((name, room) => ({ name, isOpen: board[table.roomsAt + room] === OPEN }));
}

/** What each face of the die does for this driver, from 1. */
export interface EscapeFace {
  readonly car: number;
  readonly police: number;
}

export function escapeTable(view: View, seat: number): EscapeFace[] {
  const { cars, police } = sightOf(view).table.sheets[seat];
  return [1, 2, 3, 4, 5, 6].map((face) => ({ car: cars[face], police: police[face] }));
}

/** Why a symbol of the plan cannot be crossed while nobody settles any. */
export function notActive(colours: string): Refusal {
  return refuse("C-4.2", "no.not-active", { gift: colours });
}
