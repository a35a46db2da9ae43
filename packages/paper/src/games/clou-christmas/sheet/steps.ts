import { text } from "../../../shapes.ts";
import { type Book, write } from "./book.ts";

const GUTTER = 24;

/** What is done with the sheet, and when: three short lists in two columns. */
export function steps(book: Book, x: number, y: number, width: number): number {
  const { start, report, wages } = book.names.campaign.steps;
  const column = (width - GUTTER) / 2;
  const left = list(book, start, x, y, column);
  const more = left + list(book, wages, x, y + left + 8, column) + 8;
  return Math.max(more, list(book, report, x + column + GUTTER, y, column));
}

function list(
  book: Book,
  { title, lines }: { readonly title: string; readonly lines: readonly string[] },
  x: number,
  y: number,
  width: number,
): number {
  const { ink, printed } = book.canvas;
  printed.push(text(title, x, y + 14, { size: 15, face: "display", colour: ink.ink }));
  let at = y + 22;
  lines.forEach((words, i) => {
    printed.push(text(String(i + 1), x, at + 11, { size: 12, face: "bold", colour: ink.ink }));
    at += write(book, words, x + 18, at, width - 18) + 4;
  });
  return at - y;
}
