import type { Pyramid } from "@safehouse/games/clou/paper";
import { condition } from "./condition.ts";
import { box, type Desk, gifts, giftsWidth, isSpent } from "./desk.ts";

/** C-5.6: rows from the bottom up; what a box asks for stands in its upper left corner. */
export function drawPyramid(desk: Desk, tool: Pyramid, x: number, y: number): number {
  const { canvas, size } = desk;
  const rows: { readonly asks: string; readonly gives: readonly string[] }[][] = [
    tool.bottom.map(({ own = "", gives = [] }) => ({ asks: own, gives })),
    ...tool.upper.map((row) => row.map(({ than, gives }) => ({ asks: than, gives }))),
  ];
  const step = stepOf(desk);
  rows.forEach((row, r) =>
    row.forEach(({ asks, gives }, k) => {
      const cell = `pyramid-${r + 1}-${k + 1}`;
      const left = x + (k + r / 2) * step;
      const top = y + (rows.length - 1 - r) * step;
      // What stands in the corners is kept free of the number.
      const isFull = asks !== "";
      box(desk, cell, left, top, { above: isFull ? 11 : 0, right: gives.length > 0 ? size.corner * 0.4 : 0 });
      if (asks !== "") canvas.printed.push(...condition(desk, asks, left + 4, top + 14, size.box - 8));
      const giftLeft = left + size.box - giftsWidth(gives, size.corner) + size.corner * 0.28;
      gifts(desk, cell, gives, giftLeft, top + size.box - size.corner * 0.72, size.corner, isSpent(desk, [cell]));
    }),
  );
  return rows.length * step - (step - size.box) + size.corner * 0.3;
}

function stepOf({ size }: Desk): number {
  return size.box + (size.columns === 1 ? 10 : 6);
}

export function pyramidWidth(desk: Desk, tool: Pyramid): number {
  return tool.bottom.length * stepOf(desk) - 2;
}
