import type { Grid } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import { line } from "../../../shapes.ts";
import { type Desk, gifts, giftsWidth, isSpent, numberCircle } from "./desk.ts";

/** C-5.3: three rows of three on crossing lines, each with what it gives at its end. */
export function drawGrid(desk: Desk, tool: Grid, x: number, y: number): number {
  const { canvas, size } = desk;
  const { radius, pitch, gift } = size;
  const first = { x: x + radius, y: y + radius };
  const along = found(tool.rows[0]).map((_, k) => k);
  const end = (tool.rows.length - 1) * pitch + radius + 10;
  const cell = (row: number, column: number): string => `grid-${row * 3 + column + 1}`;
  for (const k of along) {
    const across = first.y + k * pitch;
    const down = first.x + k * pitch;
    canvas.printed.push(
      line([[first.x, across], [first.x + end, across]], canvas.ink.print, 1.5), // oxfmt-ignore
      line([[down, first.y], [down, first.y + end]], canvas.ink.print, 1.5), // oxfmt-ignore
    );
  }
  tool.rows.forEach((row, r) =>
    row.forEach((number, c) => numberCircle(desk, cell(r, c), number, first.x + c * pitch, first.y + r * pitch)),
  );
  tool.across.forEach((gives, r) => {
    const spent = isSpent(desk, along.map((c) => cell(r, c))); // oxfmt-ignore
    gifts(desk, `grid-row-${r + 1}`, gives, first.x + end, first.y + r * pitch - gift / 2, gift, spent);
  });
  tool.down.forEach((gives, c) => {
    const spent = isSpent(desk, along.map((r) => cell(r, c))); // oxfmt-ignore
    const left = first.x + c * pitch - giftsWidth(gives, gift) / 2;
    gifts(desk, `grid-column-${c + 1}`, gives, left, first.y + end, gift, spent);
  });
  return radius + end + gift;
}

export function gridWidth({ radius, pitch, gift }: Desk["size"]): number {
  return 2 * radius + 2 * pitch + 10 + gift;
}
