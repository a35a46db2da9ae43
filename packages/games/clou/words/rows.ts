import { type CompiledSheet, GRID_CIRCLE, STAR_CIRCLE } from "../compile/sheet.ts";

/** Cells that stand in one row, and the line that they make, if they make one. */
export interface Row {
  readonly name: string;
  readonly cells: readonly number[];
  readonly line: number | null;
}

export function rowsOf(sheet: CompiledSheet, belongs: (cell: number) => boolean): Row[] {
  const rows = new Map<string, number[]>();
  sheet.names.forEach((name, cell) => {
    if (!belongs(cell) || sheet.kind[cell] === STAR_CIRCLE) return;
    const row =
      sheet.kind[cell] === GRID_CIRCLE && cell < sheet.ownCells ? gridRow(name) : name.slice(0, name.lastIndexOf("-"));
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  });
  return [...rows].map(([name, cells]) => ({ name, cells, line: lineOf(sheet, cells) }));
}

/** Rows by the tool they belong to, which is their name without its number. */
export function toolsOf(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, ({ name }) => name.replace(/-\d+$/, ""));
}

function lineOf(sheet: CompiledSheet, cells: readonly number[]): number | null {
  const line = sheet.linesOf[cells[0]].find((own) => sheet.lineCells[own].every((cell) => cells.includes(cell)));
  return line ?? null;
}

function gridRow(name: string): string {
  return `grid-${Math.ceil(Number(name.slice("grid-".length)) / 3)}`;
}

/** The lines down a grid. */
export function columnsOf(sheet: CompiledSheet): number[] {
  return sheet.lineNames.flatMap((name, line) => (name.startsWith("grid-column-") ? [line] : []));
}
