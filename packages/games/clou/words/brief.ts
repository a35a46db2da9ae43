import type { Telling } from "@safehouse/kernel";
import { giftName } from "../compile/gifts.ts";
import { CIRCLE_BOX, type CompiledSheet, GRID_CIRCLE, SYMBOL_CIRCLE, TREE_CIRCLE } from "../compile/sheet.ts";
import { COMPARISONS } from "../content/conditions.ts";
import type { Sight } from "../play.ts";
import { columnsOf, type Row } from "./rows.ts";

const BETWEEN = " | ";

/** A tool in signs, without lines that are full: nothing happens there any more. */
export function briefTool(sight: Sight, seat: number, tool: string, rows: readonly Row[], telling: Telling): string {
  const open = rows.filter(({ cells }) => cells.some((cell) => isOpenCell(sight, seat, cell)));
  if (open.length === 0) return "";
  const texts = open.map((row) => rowText(sight, seat, row, telling));
  const ends = tool === "grid" ? [columnEnds(sight.table.sheets[seat], telling)] : [];
  const name = telling.say({ id: "row", args: { row: tool } });
  return `${name}: ${[...texts, ...ends].filter((text) => text !== "").join(BETWEEN)}`;
}

/** A circle box is done once it is crossed, everything else once something stands in it. */
function isOpenCell({ table, board }: Sight, seat: number, cell: number): boolean {
  const held = board[table.cellsAt[seat] + cell];
  return table.sheets[seat].kind[cell] === CIRCLE_BOX ? held >= 0 : held === 0;
}

function rowText(sight: Sight, seat: number, { cells, line }: Row, telling: Telling): string {
  const sheet = sight.table.sheets[seat];
  const texts = cells.map((cell) => cellText(sight, seat, cell, telling)).join(" ");
  return line === null ? texts : `${texts} ⇒ ${gifts(sheet.lineGives[line], telling)}`;
}

/** What the columns of a grid give, under them. */
function columnEnds(sheet: CompiledSheet, telling: Telling): string {
  return columnsOf(sheet)
    .map((line) => `⇓ ${gifts(sheet.lineGives[line], telling)}`)
    .join(" ");
}

/** A circle for every time a star can still be used, a cross for every time it was. */
export function briefStar({
  name,
  does,
  left,
  of,
}: {
  readonly name: string;
  readonly does: string;
  readonly left: number;
  readonly of: number;
}): string {
  return `${name}: ${"✗".repeat(of - left)}${"☆".repeat(left)} ${does}`;
}

export function briefBonuses(sheet: CompiledSheet, telling: Telling): string {
  const { say } = telling;
  const texts = sheet.bonuses.map(
    ({ when, gift }) => `${say({ id: "words.when", args: { ...when } })} → ${gifts([gift], telling)}`,
  );
  return `${say({ id: "row", args: { row: "bonus" } })}: ${texts.join(", ")}`;
}

function gifts(list: readonly number[], { say }: Telling): string {
  return list.map((gift) => say({ id: "words.gift", args: { gift: giftName(gift) } })).join("+");
}

/** What stands in a cell, or what it takes; what it gives; and in a tree what it is joined to. */
function cellText({ table, board }: Sight, seat: number, cell: number, telling: Telling): string {
  const sheet = table.sheets[seat];
  const held = board[table.cellsAt[seat] + cell];
  const kind = sheet.kind[cell];
  const takes = takenBy(sheet, cell, telling);
  if (held < 0) return `(${-held})✗`;
  if (held > 0) {
    if (kind === CIRCLE_BOX) return `${held}○`;
    return sheet.words[cell].startsWith("=") || kind === SYMBOL_CIRCLE ? `${takes}✗` : String(held);
  }
  const given = sheet.gives[cell].length === 0 ? "" : `→${gifts(sheet.gives[cell], telling)}`;
  return `${takes}${given}${kind === TREE_CIRCLE ? joinsOf(sheet, cell) : ""}`;
}

function takenBy(sheet: CompiledSheet, cell: number, { say }: Telling): string {
  const word = sheet.words[cell];
  if (sheet.kind[cell] === SYMBOL_CIRCLE) return say({ id: "words.gift", args: { gift: word } });
  const compare = sheet.compare[cell] < 0 ? "" : COMPARISONS[sheet.compare[cell]];
  const own = sheet.kind[cell] === GRID_CIRCLE || sheet.kind[cell] === TREE_CIRCLE ? word.slice(1) : word;
  return `${compare}${say({ id: "words.condition", args: { condition: own } }) || "_"}`;
}

function joinsOf(sheet: CompiledSheet, cell: number): string {
  const next = sheet.numberCells.filter((other) => sheet.parents[other].includes(cell));
  return next.length === 0 ? "" : ` (${next.map((other) => sheet.words[other].slice(1)).join(",")})`;
}
