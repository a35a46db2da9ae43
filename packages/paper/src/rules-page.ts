import type { Rulebook } from "@safehouse/kernel";
import type { Drawing, SvgNode } from "./drawing.ts";
import { sheetInk } from "./print/ink.ts";
import { composePage, MARGIN, pageRoom, type PaperSize } from "./page.ts";
import type { PrintStyle } from "./printing.ts";
import { line, text } from "./shapes.ts";
import { textWidth, wrapText } from "./text-width.ts";

export interface RulesPage {
  readonly book: Rulebook;
  /** Below the rules, over the whole width: the story of a scenario. Left out where there is no room for it. */
  readonly story?: { readonly title: string; readonly text: string } | null;
  readonly size: PaperSize;
  readonly style: PrintStyle;
  readonly caption: string;
}

interface Section {
  readonly title: string;
  readonly text: string;
}

interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

const GUTTER = 30;
const HEAD = 62;
/** 8 pt are 10.7: smaller letters are not printed. */
const SIZES = [17, 16.5, 16, 15.5, 15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.7];

/** The rules on one page: what a newcomer reads first, in letters as large as the page allows. */
export function rulesPage({ book, story = null, size, style, caption }: RulesPage): Drawing {
  const ink = sheetInk(style);
  const room = pageRoom(size);
  const column = (room.width - GUTTER) / 2;
  const set = (letters: number): { readonly halves: [Block[], Block[]]; readonly height: number } => {
    const halves = halve(book.onePage.map(setIn(letters, column)), letters);
    return { halves, height: Math.max(...halves.map((half) => heightOf(half, letters))) };
  };
  const storyHeight = (letters: number): number =>
    story === null ? 0 : heightOf([setIn(letters, room.width)(story)], letters) + 18;
  const fits = (letters: number, below: number): boolean => HEAD + set(letters).height + below <= room.height;
  const withStory = SIZES.find((letters) => fits(letters, storyHeight(letters)));
  const letters = withStory ?? SIZES.find((each) => fits(each, 0)) ?? (SIZES.at(-1) as number);
  const { halves, height } = set(letters);

  const nodes: SvgNode[] = [];
  const titleSize = Math.min(30, (30 * room.width) / textWidth(book.title, 30, "display"));
  nodes.push(
    text(book.title, 0, 32, { size: titleSize, face: "display", colour: ink.ink }),
    line([[0, 46], [room.width, 46]], ink.ink, 2), // oxfmt-ignore
  );
  const put = (blocks: readonly Block[], x: number, y: number): void => {
    let at = y;
    for (const { title, lines } of blocks) {
      at += letters * 1.5;
      nodes.push(text(title, x, at, { size: letters * 1.2, face: "display", colour: ink.heading }));
      for (const words of lines) {
        at += letters * LEADING;
        nodes.push(text(words, x, at, { size: letters, face: "text", colour: ink.ink }));
      }
      at += letters * AFTER;
    }
  };
  halves.forEach((blocks, i) => put(blocks, i * (column + GUTTER), HEAD));
  if (story !== null && withStory !== undefined) {
    const y = HEAD + height + 10;
    nodes.push(line([[0, y], [room.width, y]], ink.hairline, 1)); // oxfmt-ignore
    put([setIn(letters, room.width)(story)], 0, y + 4);
  }
  const drawing: Drawing = { width: room.width, height: room.height, nodes, spots: [] };
  return composePage(size, [{ drawing, x: MARGIN.side, y: MARGIN.top, scale: 1 }], caption);
}

const LEADING = 1.4;
const AFTER = 0.9;

function setIn(letters: number, width: number): (section: Section) => Block {
  return ({ title, text: words }) => ({ title, lines: wrapText(words, letters, "text", width) });
}

function heightOf(blocks: readonly Block[], letters: number): number {
  return blocks.reduce((sum, { lines }) => sum + letters * (1.5 + LEADING * lines.length + AFTER), 0);
}

/** Two columns, the first one no shorter than it must be. */
function halve(blocks: readonly Block[], letters: number): [Block[], Block[]] {
  const splits = blocks.map((_, k): [Block[], Block[]] => [blocks.slice(0, k + 1), blocks.slice(k + 1)]);
  const taller = (halves: [Block[], Block[]]): number => Math.max(...halves.map((half) => heightOf(half, letters)));
  return splits.reduce((best, each) => (taller(each) < taller(best) ? each : best));
}
