import { type Refusal, refuse } from "@safehouse/kernel";
import {
  BAR_BOX,
  CIRCLE_BOX,
  type CompiledSheet,
  GRID_CIRCLE,
  PYRAMID_BOX,
  STAR_CIRCLE,
  SYMBOL_CIRCLE,
  TREE_CIRCLE,
} from "./compile/sheet.ts";
import { COMPARISONS } from "./content/conditions.ts";
import { maskName } from "./content/symbols.ts";
import type { Sight } from "./play.ts";
import { isInReach } from "./rules/accepts.ts";

/** The rule that each kind of cell follows. */
const RULES: { readonly [kind: number]: string } = {
  [BAR_BOX]: "C-5.1",
  [GRID_CIRCLE]: "C-5.3",
  [CIRCLE_BOX]: "C-5.4",
  [TREE_CIRCLE]: "C-5.5",
  [PYRAMID_BOX]: "C-5.6",
  [SYMBOL_CIRCLE]: "C-5.7",
  [STAR_CIRCLE]: "A-4.1",
};

/** Why a cell takes no number at all now; null if some would do. */
export function whyNotReached({ table, board }: Sight, seat: number, cell: number): Refusal | null {
  const sheet = table.sheets[seat];
  const at = table.cellsAt[seat];
  const held = board[at + cell];
  const name = sheet.names[cell];
  const kind = sheet.kind[cell];
  const rule = RULES[kind];
  if (kind === SYMBOL_CIRCLE) return refuse(rule, "no.takes-symbols", { cell: name });
  if (kind === STAR_CIRCLE) return refuse(rule, "no.takes-nothing", { cell: name });
  if (kind === CIRCLE_BOX ? held < 0 : held !== 0) return refuse("C-3.2", "no.full", { cell: name });
  if (kind === BAR_BOX && sheet.before[cell] >= 0 && board[at + sheet.before[cell]] === 0) {
    let first = sheet.before[cell];
    while (sheet.before[first] >= 0 && board[at + sheet.before[first]] === 0) first = sheet.before[first];
    return refuse(rule, "no.not-next", { cell: name, first: sheet.names[first] });
  }
  if (kind === TREE_CIRCLE && !isInReach(sheet, board, at, cell)) {
    const next = sheet.numberCells.filter(
      (other) => sheet.kind[other] === TREE_CIRCLE && isInReach(sheet, board, at, other),
    );
    return refuse(rule, "no.not-joined", {
      cell: name,
      next: next.map((other) => Number(sheet.words[other].slice(1))),
    });
  }
  if (kind === PYRAMID_BOX && sheet.belowLeft[cell] >= 0) {
    const isBuilt = board[at + sheet.belowLeft[cell]] !== 0 && board[at + sheet.belowRight[cell]] !== 0;
    if (!isBuilt) return refuse(rule, "no.below-empty", { cell: name });
  }
  return null;
}

/** "Needs more than 3; your dice make 1, 2, 3." `number` is what was tried, null if nothing was. */
export function whyNotNumber(
  sight: Sight,
  seat: number,
  cell: number,
  number: number | null,
  makes: readonly number[],
  rule: string | null,
): Refusal {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const needs = needsOf(sheet, board, table.cellsAt[seat], cell);
  return refuse(rule ?? RULES[sheet.kind[cell]], "no.number", { cell: sheet.names[cell], needs, number, makes });
}

/** What a reachable cell asks for, as conditions in words. */
export function needsOf(sheet: CompiledSheet, board: readonly number[], at: number, cell: number): string[] {
  const held = board[at + cell];
  if (sheet.kind[cell] === CIRCLE_BOX && held > 0) return [`=${held}`];
  const needs = sheet.words[cell] === "" ? [] : [sheet.words[cell]];
  if (sheet.compare[cell] < 0) return needs;
  const sign = COMPARISONS[sheet.compare[cell]];
  if (sheet.kind[cell] === PYRAMID_BOX) {
    const left = board[at + sheet.belowLeft[cell]];
    const right = board[at + sheet.belowRight[cell]];
    return [...needs, `${sign}${left + right}`];
  }
  // Between two boxes the sign is read from the left.
  const turned = sign === "<" ? ">" : sign === ">" ? "<" : sign;
  return [...needs, `${turned}${board[at + sheet.before[cell]]}`];
}

/** Why a cell takes no symbol at all now; null if the right one would do. */
export function whyNotInCircle({ table, board }: Sight, seat: number, cell: number): Refusal | null {
  const sheet = table.sheets[seat];
  const name = sheet.names[cell];
  if (sheet.kind[cell] === STAR_CIRCLE) return refuse("A-4.1", "no.takes-nothing", { cell: name });
  if (sheet.kind[cell] !== SYMBOL_CIRCLE) return refuse("C-5.7", "no.takes-numbers", { cell: name });
  return board[table.cellsAt[seat] + cell] === 0 ? null : refuse("C-5.7", "no.full", { cell: name });
}

export function circleNeeds({ table }: Sight, seat: number, cell: number): string {
  return maskName(table.sheets[seat].own[cell]);
}
