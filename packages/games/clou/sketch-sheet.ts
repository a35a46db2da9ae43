import { type SketchContext, type SketchPart, wrapWords } from "@safehouse/kernel";
import { giftName } from "./compile/gifts.ts";
import {
  CIRCLE_BOX,
  type CompiledSheet,
  GRID_CIRCLE,
  STAR_CIRCLE,
  SYMBOL_CIRCLE,
  TREE_CIRCLE,
} from "./compile/sheet.ts";
import { COMPARISONS } from "./content/conditions.ts";
import type { Sight } from "./play.ts";

const NAME_WIDTH = 15;

/** One row a bar, tool line and special, with what the line gives at its end; then bonuses, stars and talents. In short one a tool. */
export function sheetPart(sight: Sight, seat: number, context: SketchContext): Lines {
  const sheet = sight.table.sheets[seat];
  const rows = rowsOf(sheet, (cell) => cell < sheet.ownCells);
  const rest = [...bonusRow(sheet, context), ...starRows(sight, seat, context)];
  return {
    lines: [
      ...rows.flatMap(({ name, cells }) => [
        ...rowOf(name, rowText(sight, seat, cells, "  ", context), context),
        ...(name === LAST_GRID_ROW ? columnRow(sheet, context) : []),
      ]),
      ...rest,
    ],
    short: [...shortRows(sight, seat, rows, context), ...rest],
  };
}

/** What the crew has beside its sheets; nothing outside a campaign. */
export function gearPart(sight: Sight, seat: number, context: SketchContext): Lines {
  const sheet = sight.table.sheets[seat];
  const rows = rowsOf(sheet, (cell) => cell >= sheet.ownCells);
  return {
    lines: rows.flatMap(({ name, cells }) => rowOf(name, rowText(sight, seat, cells, "  ", context), context)),
    short: [...toolsOf(rows)].flatMap(([tool, lines]) => {
      const open = lines.filter(({ cells }) => hasOpenCell(sight, seat, cells));
      const text = open.map(({ cells }) => rowText(sight, seat, cells, " ", context)).join(BETWEEN);
      const name = context.say({ id: "sketch.row", args: { row: tool } });
      return open.length === 0
        ? []
        : wrapWords(`${name}: ${text}`, context.width - 2, 4).map((line, i) => `  ${i === 0 ? "" : "    "}${line}`);
    }),
  };
}

type Lines = Pick<SketchPart, "lines" | "short">;

interface Row {
  readonly name: string;
  readonly cells: readonly number[];
}

const LAST_GRID_ROW = "grid-3";
const BETWEEN = " | ";

function rowsOf(sheet: CompiledSheet, belongs: (cell: number) => boolean): Row[] {
  const rows = new Map<string, number[]>();
  sheet.names.forEach((name, cell) => {
    if (!belongs(cell) || sheet.kind[cell] === STAR_CIRCLE) return;
    const row =
      sheet.kind[cell] === GRID_CIRCLE && cell < sheet.ownCells ? gridRow(name) : name.slice(0, name.lastIndexOf("-"));
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  });
  return [...rows].map(([name, cells]) => ({ name, cells }));
}

/** Rows by the tool they belong to, which is their name without its number. */
function toolsOf(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, ({ name }) => name.replace(/-\d+$/, ""));
}

/** A tool in one paragraph, without lines that are full: nothing happens there any more. */
function shortRows(sight: Sight, seat: number, rows: readonly Row[], context: SketchContext): string[] {
  const sheet = sight.table.sheets[seat];
  return [...toolsOf(rows)].flatMap(([tool, lines]) => {
    const open = lines.filter(({ cells }) => hasOpenCell(sight, seat, cells));
    if (open.length === 0) return [];
    const texts = open.map(({ cells }) => rowText(sight, seat, cells, " ", context));
    const ends = tool === "grid" ? [columnEnds(sheet, " ", context)] : [];
    return rowOf(tool, [...texts, ...ends].filter((text) => text !== "").join(BETWEEN), context);
  });
}

function hasOpenCell({ table, board }: Sight, seat: number, cells: readonly number[]): boolean {
  return cells.some((cell) => isOpenCell(table.sheets[seat], cell, board[table.cellsAt[seat] + cell]));
}

/** A circle box is done once it is crossed, everything else once something stands in it. */
function isOpenCell(sheet: CompiledSheet, cell: number, held: number): boolean {
  return sheet.kind[cell] === CIRCLE_BOX ? held >= 0 : held === 0;
}

function rowText(sight: Sight, seat: number, cells: readonly number[], gap: string, context: SketchContext): string {
  const sheet = sight.table.sheets[seat];
  const texts = cells.map((cell) => cellText(sight, seat, cell, context));
  const isAligned = gap.length > 1 && sheet.kind[cells[0]] === GRID_CIRCLE;
  const shown = isAligned ? texts.map((text) => text.padEnd(3)) : texts;
  const line = sheet.linesOf[cells[0]].find((own) => sheet.lineCells[own].every((cell) => cells.includes(cell)));
  return shown.join(gap) + (line === undefined ? "" : `${gap}⇒ ${gifts(sheet.lineGives[line], context)}`);
}

function gridRow(name: string): string {
  return `grid-${Math.ceil(Number(name.slice("grid-".length)) / 3)}`;
}

/** A name in the margin, and the text beside it in as many lines as it takes. */
function rowOf(row: string, text: string, context: SketchContext): string[] {
  return namedRow(context.say({ id: "sketch.row", args: { row } }), text, context);
}

function namedRow(rowName: string, text: string, { paint, width }: SketchContext): string[] {
  const name = rowName.padEnd(NAME_WIDTH);
  const margin = NAME_WIDTH + 3;
  return wrapWords(text, width - margin, 0).map((line, i) =>
    i === 0 ? `  ${paint.dim(name)} ${line}` : " ".repeat(margin) + line,
  );
}

function columnRow(sheet: CompiledSheet, context: SketchContext): string[] {
  const ends = columnEnds(sheet, "  ", context);
  return ends === "" ? [] : rowOf("grid-columns", ends, context);
}

/** What the columns of a grid give, under them. */
function columnEnds(sheet: CompiledSheet, gap: string, context: SketchContext): string {
  const columns = sheet.lineNames.flatMap((name, line) => (name.startsWith("grid-column-") ? [line] : []));
  return columns.map((line) => `⇓ ${gifts(sheet.lineGives[line], context)}`).join(gap);
}

/** A circle for every time a star can still be used, a cross for every time it was. */
function starRows({ table, board }: Sight, seat: number, context: SketchContext): string[] {
  const { stars, talents } = table.sheets[seat];
  const { say } = context;
  const rows = stars.flatMap(({ id, cells, effect }) => {
    const circles = cells.map((cell) => (board[table.cellsAt[seat] + cell] === 0 ? "☆" : "✗")).join(" ");
    const does = say({ id: "star.effect", args: { effect: { ...effect } } });
    return namedRow(say({ id: "star", args: { star: id } }), `${circles}  ${does}`, context);
  });
  if (talents.length === 0) return rows;
  return [
    ...rows,
    ...rowOf("talent", talents.map((talent) => say({ id: "talent", args: { talent } })).join(" "), context),
  ];
}

function bonusRow(sheet: CompiledSheet, context: SketchContext): string[] {
  const { say } = context;
  if (sheet.bonuses.length === 0) return [];
  const texts = sheet.bonuses.map(
    ({ when, gift }) => `${say({ id: "sketch.bonus", args: { ...when } })} → ${gifts([gift], context)}`,
  );
  return rowOf("bonus", texts.join(" · "), context);
}

/** What each face of the die means with this thief at the wheel. */
export function escapeRow({ table }: Sight, seat: number, context: SketchContext): string[] {
  const { cars, police } = table.sheets[seat];
  const faces = [1, 2, 3, 4, 5, 6].map(
    (face) =>
      `${face} ${context.say({ id: "sketch.face", args: { hasCar: cars[face] > 0, hasPolice: police[face] > 0 } })}`,
  );
  return rowOf("escape", faces.join(" · "), context);
}

function gifts(list: readonly number[], { say }: SketchContext): string {
  return list.map((gift) => say({ id: "sketch.gift", args: { gift: giftName(gift) } })).join("+");
}

/** What stands in a cell, or what it takes; what it gives; and in a tree what it is joined to. */
function cellText({ table, board }: Sight, seat: number, cell: number, context: SketchContext): string {
  const sheet = table.sheets[seat];
  const held = board[table.cellsAt[seat] + cell];
  const kind = sheet.kind[cell];
  const takes = takenBy(sheet, cell, context);
  if (held < 0) return `(${-held})✗`;
  if (held > 0) {
    if (kind === CIRCLE_BOX) return `${held}○`;
    return sheet.words[cell].startsWith("=") || kind === SYMBOL_CIRCLE ? `${takes}✗` : String(held);
  }
  const given = sheet.gives[cell].length === 0 ? "" : `→${gifts(sheet.gives[cell], context)}`;
  return `${takes}${given}${kind === TREE_CIRCLE ? joinsOf(sheet, cell) : ""}`;
}

function takenBy(sheet: CompiledSheet, cell: number, { say }: SketchContext): string {
  const word = sheet.words[cell];
  if (sheet.kind[cell] === SYMBOL_CIRCLE) return say({ id: "sketch.gift", args: { gift: word } });
  const compare = sheet.compare[cell] < 0 ? "" : COMPARISONS[sheet.compare[cell]];
  const own = sheet.kind[cell] === GRID_CIRCLE || sheet.kind[cell] === TREE_CIRCLE ? word.slice(1) : word;
  return `${compare}${say({ id: "sketch.condition", args: { condition: own } }) || "_"}`;
}

function joinsOf(sheet: CompiledSheet, cell: number): string {
  const next = sheet.numberCells.filter((other) => sheet.parents[other].includes(cell));
  return next.length === 0 ? "" : ` (${next.map((other) => sheet.words[other].slice(1)).join(",")})`;
}
