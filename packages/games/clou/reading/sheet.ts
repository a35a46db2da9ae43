import { giftName } from "../compile/gifts.ts";
import { CIRCLE_BOX, STAR_CIRCLE } from "../compile/sheet.ts";
import type { Sight } from "../play.ts";
import { needsOf, whyNotReached } from "../refusals-sheet.ts";

const CELL_KINDS = ["bar", "grid", "circle-box", "tree", "pyramid", "symbol", "star"] as const;
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
  /** The ability that its circle is crossed for. */
  readonly star: string | null;
}

export function readCells(sight: Sight, seat: number): Cell[] {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  return sheet.names.map((name, cell) => {
    const held = board[at + cell];
    const kind = CELL_KINDS[sheet.kind[cell]];
    const isBox = kind === "bar" || kind === "pyramid" || sheet.kind[cell] === CIRCLE_BOX;
    const star = sheet.kind[cell] === STAR_CIRCLE ? sheet.stars.find(({ cells }) => cells.includes(cell)) : undefined;
    const isInReach = kind === "symbol" || kind === "star" ? held === 0 : whyNotReached(sight, seat, cell) === null;
    return {
      name,
      kind,
      state: held === 0 ? "empty" : held > 0 && isBox ? "written" : "crossed",
      number: isBox ? Math.abs(held) : 0,
      isInReach,
      asks:
        kind === "symbol" || kind === "star" || !isInReach ? words(sheet.words[cell]) : needsOf(sheet, board, at, cell),
      gives: (star?.gifts ?? sheet.gives[cell]).map(giftName),
      ends: sheet.linesOf[cell].flatMap((line) => sheet.lineGives[line].map(giftName)),
      star: star?.id ?? null,
    };
  });
}

function words(word: string): string[] {
  return word === "" ? [] : [word];
}

/** What a line of a sheet gives at its end. */
export interface Line {
  readonly name: string;
  readonly cells: readonly string[];
  readonly gives: readonly string[];
}

export function readLines({ table }: Sight, seat: number): Line[] {
  const sheet = table.sheets[seat];
  return sheet.lineNames.map((name, line) => ({
    name,
    cells: sheet.lineCells[line].map((cell) => sheet.names[cell]),
    gives: sheet.lineGives[line].map(giftName),
  }));
}

/** What a face of the die does for a driver. */
export interface EscapeFace {
  readonly car: number;
  readonly police: number;
}

export function escapeTable({ table }: Sight, seat: number): EscapeFace[] {
  const { cars, police } = table.sheets[seat];
  return [1, 2, 3, 4, 5, 6].map((face) => ({ car: cars[face], police: police[face] }));
}
