import type { Tree } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import { path, tidy } from "../../../shapes.ts";
import { type Desk, gifts, giftsWidth, numberCircle } from "./desk.ts";

/** C-5.5: columns from left to right, joined by lines; one path a game. */
export function drawTree(desk: Desk, tool: Tree, x: number, y: number, width: number, height: number): number {
  const { canvas, size, marks } = desk;
  const { radius, corner } = size;
  const tallest = Math.max(...tool.columns.map((column) => column.length));
  const step = (width - 2 * radius - corner * 0.6) / Math.max(1, tool.columns.length - 1);
  const spread = Math.min(2 * radius + 38, (height - 2 * radius) / Math.max(1, tallest - 1));
  const centre = (column: number, k: number): [number, number] => {
    const count = found(tool.columns[column]).length;
    const gap = count < tallest ? spread * 1.2 : spread;
    return [x + radius + column * step, y + height / 2 + (k - (count - 1) / 2) * gap];
  };
  tool.columns.forEach((column, c) =>
    column.forEach(({ to }, k) => {
      for (const next of to) {
        const [fromX, fromY] = centre(c, k);
        const [toX, toY] = centre(c + 1, next);
        const bend = (toX - fromX) * 0.4;
        const way = `M${tidy(fromX)} ${tidy(fromY)}C${tidy(fromX + bend)} ${tidy(fromY)} ${tidy(toX - bend)} ${tidy(toY)} ${tidy(toX)} ${tidy(toY)}`;
        const isWalked = marks[`tree-${c + 1}-${k + 1}`]?.crossed && marks[`tree-${c + 2}-${next + 1}`]?.crossed;
        const stroke = isWalked ? canvas.ink.ink : canvas.ink.print;
        canvas.printed.push(path(way, { fill: "none", stroke, "stroke-width": isWalked ? 2.5 : 1.5 }));
      }
    }),
  );
  tool.columns.forEach((column, c) =>
    column.forEach(({ number, gives }, k) => {
      const [cx, cy] = centre(c, k);
      const cell = `tree-${c + 1}-${k + 1}`;
      numberCircle(desk, cell, number, cx, cy);
      // The last column's gifts turn inwards.
      const overhang = giftsWidth(gives, corner) - corner;
      const isLast = c === tool.columns.length - 1;
      const left = cx + radius * 0.42 - (isLast ? overhang : 0);
      gifts(desk, cell, gives, left, cy + radius * 0.5, corner, marks[cell]?.crossed);
    }),
  );
  return height;
}
