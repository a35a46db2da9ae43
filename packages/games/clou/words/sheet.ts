import type { TableLine, Telling } from "@safehouse/kernel";
import { giftName } from "../compile/gifts.ts";
import { type CompiledSheet, TREE_CIRCLE } from "../compile/sheet.ts";
import { COMPARISONS } from "../content/conditions.ts";
import type { Sight } from "../play.ts";
import { type Cell, readCells } from "../reading/sheet.ts";
import { briefBonuses, briefStar, briefTool } from "./brief.ts";
import { columnsOf, type Row, rowsOf, toolsOf } from "./rows.ts";

/** One line a bar and a tool, with what it holds, asks for and gives; then bonuses, stars and talents. */
export function sheetLines(sight: Sight, seat: number, telling: Telling): TableLine[] {
  const sheet = sight.table.sheets[seat];
  return [
    ...linesOf(
      sight,
      seat,
      rowsOf(sheet, (cell) => cell < sheet.ownCells),
      telling,
    ),
    ...bonuses(sheet, seat, telling),
    ...stars(sight, seat, telling),
  ];
}

/** What the crew has beside its sheets; nothing outside a campaign. */
export function gearLines(sight: Sight, seat: number, telling: Telling): TableLine[] {
  const sheet = sight.table.sheets[seat];
  return linesOf(
    sight,
    seat,
    rowsOf(sheet, (cell) => cell >= sheet.ownCells),
    telling,
    "gear",
  );
}

function linesOf(
  sight: Sight,
  seat: number,
  rows: readonly Row[],
  telling: Telling,
  place = `row${seat + 1}`,
): TableLine[] {
  const cells = readCells(sight, seat);
  return [...toolsOf(rows)].map(([tool, lines]) => {
    const sheet = sight.table.sheets[seat];
    const texts = [
      ...lines.map((row) => rowWords(sheet, row, cells, telling)),
      ...(tool === "grid" ? columnWords(sheet, telling) : []),
    ];
    const name = telling.say({ id: "row", args: { row: tool } });
    return {
      thing: `${place}:${tool}`,
      text: telling.say({ id: "words.tool", args: { name, rows: texts } }),
      brief: briefTool(sight, seat, tool, lines, telling),
    };
  });
}

function rowWords(sheet: CompiledSheet, { cells, line }: Row, read: readonly Cell[], telling: Telling): string {
  const { say } = telling;
  const gives = line === null ? [] : sheet.lineGives[line];
  return say({
    id: "words.row",
    args: { cells: cells.map((cell) => cellWords(sheet, cell, read[cell], telling)), gives: gifts(gives, telling) },
  });
}

/** What the columns of a grid give, from left to right. */
function columnWords(sheet: CompiledSheet, telling: Telling): string[] {
  const columns = columnsOf(sheet).map((line) => gifts(sheet.lineGives[line], telling));
  return columns.length === 0 ? [] : [telling.say({ id: "words.columns", args: { columns } })];
}

function cellWords(sheet: CompiledSheet, index: number, cell: Cell, telling: Telling): string {
  const { say } = telling;
  const { kind, state, number, asks } = cell;
  const isCircle = kind === "grid" || kind === "tree" || kind === "symbol" || sheet.words[index].startsWith("=");
  return say({
    id: "words.cell",
    args: {
      kind,
      state,
      number,
      own: isCircle && kind !== "circle-box" ? ownWord(sheet, index, telling) : null,
      asks: asks.map((condition) => say({ id: "condition", args: { condition } })),
      isAfter: !cell.isInReach && sheet.compare[index] >= 0 ? COMPARISONS[sheet.compare[index]] : null,
      gives: gifts(sheet.gives[index], telling),
      leadsTo: sheet.kind[index] === TREE_CIRCLE ? leadsTo(sheet, index) : [],
    },
  });
}

/** The number or symbol of a circle. */
function ownWord(sheet: CompiledSheet, cell: number, { say }: Telling): string {
  const word = sheet.words[cell];
  return word.startsWith("=") ? word.slice(1) : say({ id: "symbol", args: { symbol: word } });
}

function leadsTo(sheet: CompiledSheet, cell: number): string[] {
  return sheet.numberCells
    .filter((other) => sheet.parents[other].includes(cell))
    .map((other) => sheet.words[other].slice(1));
}

function gifts(list: readonly number[], { say }: Telling): string[] {
  return list.map((gift) => say({ id: "symbol", args: { symbol: giftName(gift) } }));
}

function bonuses(sheet: CompiledSheet, seat: number, telling: Telling): TableLine[] {
  const { say } = telling;
  if (sheet.bonuses.length === 0) return [];
  const each = sheet.bonuses.map(({ when, gift }) => ({
    when: say({ id: "words.when", args: { ...when } }),
    gives: say({ id: "symbol", args: { symbol: giftName(gift) } }),
  }));
  return [
    {
      thing: `row${seat + 1}:bonus`,
      text: say({ id: "words.bonuses", args: { name: say({ id: "row", args: { row: "bonus" } }), each } }),
      brief: briefBonuses(sheet, telling),
    },
  ];
}

function stars({ table, board }: Sight, seat: number, telling: Telling): TableLine[] {
  const { stars: all, talents } = table.sheets[seat];
  const { say } = telling;
  const lines = all.map((star) => {
    const left = star.cells.filter((cell) => board[table.cellsAt[seat] + cell] === 0).length;
    const args = {
      name: say({ id: "star", args: { star: star.id } }),
      does: say({ id: "star.effect", args: { effect: { ...star.effect } } }),
      left,
      of: star.cells.length,
    };
    return {
      thing: `star${seat + 1}:${star.id}`,
      text: say({ id: "words.star", args }),
      rule: "A-4.1",
      brief: briefStar(args),
    };
  });
  if (talents.length === 0) return lines;
  const does = talents.map((talent) => say({ id: "talent", args: { talent } })).join(" ");
  return [
    ...lines,
    { thing: `row${seat + 1}:talents`, text: `${say({ id: "row", args: { row: "talent" } })}: ${does}` },
  ];
}
