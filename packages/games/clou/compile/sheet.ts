import { EVERY_NUMBER, numbersMeeting, readCondition, type Comparison, COMPARISONS } from "../content/conditions.ts";
import { type Gear, GEAR_PREFIX, gearCell } from "../content/gear.ts";
import type { DiceBonus, Star, StarEffect, Talent, ThiefSheet, Tool } from "../content/sheet.ts";
import { type Colour, maskOf, readColours } from "../content/symbols.ts";
import { giftCodes } from "./gifts.ts";

export const BAR_BOX = 0;
export const GRID_CIRCLE = 1;
export const CIRCLE_BOX = 2;
export const TREE_CIRCLE = 3;
export const PYRAMID_BOX = 4;
export const SYMBOL_CIRCLE = 5;
export const STAR_CIRCLE = 6;

/**
 * A sheet as flat lists by cell. On the board a cell is 0 while empty; then a box holds its number, a circle 1, and a circle box its
 * number, below 0 once it is crossed.
 */
export interface CompiledSheet {
  readonly thief: string;
  readonly names: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly kind: readonly number[];
  /** What a cell takes by itself, as bits: a condition, the number of a circle. For a symbol circle its colours. */
  readonly own: readonly number[];
  /** The same in words, for refusals: `<3`, `=12`, `lock`; empty for no condition. */
  readonly words: readonly string[];
  /** Bars: the box before, or -1, and how it must stand to this one (an index of COMPARISONS, or -1). */
  readonly before: readonly number[];
  readonly compare: readonly number[];
  /** Trees: joined circles one column to the left. */
  readonly parents: readonly (readonly number[])[];
  /** Trees: the circles of the same column, this one included. */
  readonly column: readonly (readonly number[])[];
  /** Pyramids: the two boxes below, or -1. */
  readonly belowLeft: readonly number[];
  readonly belowRight: readonly number[];
  readonly gives: readonly (readonly number[])[];
  /** The lines each cell belongs to. */
  readonly linesOf: readonly (readonly number[])[];
  readonly lineNames: readonly string[];
  readonly lineCells: readonly (readonly number[])[];
  readonly lineGives: readonly (readonly number[])[];
  /** Cells that take numbers, and cells that take symbols. */
  readonly numberCells: readonly number[];
  readonly symbolCells: readonly number[];
  /** Cells from here on are those of the campaign, the same for every seat. */
  readonly ownCells: number;
  /** The same for lines. */
  readonly ownLines: number;
  /** What a concert's quiet passages ask about. */
  readonly isTool: readonly boolean[];
  readonly stars: readonly CompiledStar[];
  readonly talents: readonly Talent[];
  readonly bonuses: readonly { readonly when: DiceBonus["when"]; readonly gift: number }[];
  /** By face from 1: what the escape bar loses. */
  readonly cars: readonly number[];
  readonly police: readonly number[];
}

export interface CompiledStar {
  readonly id: string;
  /** One a time that it can be used. */
  readonly cells: readonly number[];
  /** As it was written, for those who explain it. */
  readonly effect: StarEffect;
  readonly does: "gives" | "throws-anew" | "turns-die";
  /** What it gives, symbol by symbol. */
  readonly gifts: readonly number[];
  readonly isForAnyone: boolean;
  readonly traces: number;
}

interface Cell {
  name: string;
  kind: number;
  own: number;
  word: string;
  before: number;
  compare: number;
  parents: number[];
  column: number[];
  belowLeft: number;
  belowRight: number;
  gives: number[];
  lines: number[];
}

interface Drafts {
  readonly cells: Cell[];
  readonly lines: { name: string; cells: number[]; gives: number[] }[];
}

/** Trusts a sheet that was read before (schema/). */
export function compileSheet(sheet: ThiefSheet, gear: readonly Gear[] = []): CompiledSheet {
  const drafts: Drafts = { cells: [], lines: [] };
  sheet.bars.forEach((_, i) => addBar(drafts, sheet, i));
  const firstOfTools = drafts.cells.length;
  sheet.tools.forEach((tool) => addTool(drafts, tool));
  const endOfTools = drafts.cells.length;
  sheet.specials.forEach(({ circles, gives }, i) => {
    const cells = circles.map((word, k) =>
      addCell(drafts, `special-${i + 1}-${k + 1}`, SYMBOL_CIRCLE, { own: maskOf(readColours(word) as Colour[]), word }),
    );
    addLine(drafts, `special-${i + 1}`, cells, gives);
  });
  const stars = (sheet.stars ?? []).map((star, i) => addStar(drafts, star, i + 1));
  const ownCells = drafts.cells.length;
  const ownLines = drafts.lines.length;
  const gearCells = gear.flatMap((each) => addGear(drafts, each));
  const { cells, lines } = drafts;
  const indexes = cells.map((_, i) => i);
  return {
    thief: sheet.id,
    names: cells.map(({ name }) => name),
    indexOf: new Map(cells.map(({ name }, i) => [name, i])),
    kind: cells.map(({ kind }) => kind),
    own: cells.map(({ own }) => own),
    words: cells.map(({ word }) => word),
    before: cells.map(({ before }) => before),
    compare: cells.map(({ compare }) => compare),
    parents: cells.map(({ parents }) => parents),
    column: cells.map(({ column }) => column),
    belowLeft: cells.map(({ belowLeft }) => belowLeft),
    belowRight: cells.map(({ belowRight }) => belowRight),
    gives: cells.map(({ gives }) => gives),
    linesOf: cells.map((cell) => cell.lines),
    lineNames: lines.map(({ name }) => name),
    lineCells: lines.map((line) => line.cells),
    lineGives: lines.map(({ gives }) => gives),
    numberCells: indexes.filter((i) => cells[i].kind !== SYMBOL_CIRCLE && cells[i].kind !== STAR_CIRCLE),
    symbolCells: indexes.filter((i) => cells[i].kind === SYMBOL_CIRCLE),
    ownCells,
    ownLines,
    isTool: indexes.map((i) => (i >= firstOfTools && i < endOfTools) || gearCells[i - ownCells]?.kind === "tool"),
    stars,
    talents: sheet.talents ?? [],
    bonuses: sheet.bonuses.map(({ when, gives }) => ({ when, gift: giftCodes([gives])[0] })),
    cars: [0, ...sheet.escape.map((arrows) => (arrows.includes("car") ? 1 : 0))],
    police: [0, ...sheet.escape.map((arrows) => (arrows.includes("police") ? 1 : 0))],
  };
}

function addCell({ cells }: Drafts, name: string, kind: number, rest: Partial<Cell>): number {
  cells.push({
    name,
    kind,
    own: EVERY_NUMBER,
    word: "",
    before: -1,
    compare: -1,
    parents: [],
    column: [],
    belowLeft: -1,
    belowRight: -1,
    gives: [],
    lines: [],
    ...rest,
  });
  return cells.length - 1;
}

function addLine({ cells, lines }: Drafts, name: string, members: number[], gives: readonly string[]): void {
  for (const cell of members) cells[cell].lines.push(lines.length);
  lines.push({ name, cells: members, gives: giftCodes(gives) });
}

/** The gear that each of its cells belongs to. */
function addGear(drafts: Drafts, gear: Gear): Gear[] {
  const before = drafts.cells.length;
  gear.lines.forEach((line, i) => {
    const cells =
      "circles" in line
        ? line.circles.map((number, k) => addCell(drafts, gearCell(gear.id, i, k), GRID_CIRCLE, exactly(number)))
        : line.boxes.map((own, k) => addCell(drafts, gearCell(gear.id, i, k), CIRCLE_BOX, condition(own)));
    addLine(drafts, `${GEAR_PREFIX}${gear.id}-${i + 1}`, cells, line.gives);
  });
  return drafts.cells.slice(before).map(() => gear);
}

function addStar(drafts: Drafts, { id, times, effect }: Star, number: number): CompiledStar {
  const cells = Array.from({ length: times }, (_, k) =>
    addCell(drafts, `star-${number}-${k + 1}`, STAR_CIRCLE, { own: 0 }),
  );
  return { id, cells, effect, ...compileEffect(effect) };
}

function compileEffect(effect: StarEffect): Omit<CompiledStar, "id" | "cells" | "effect"> {
  const none = { gifts: [], isForAnyone: false, traces: 0 };
  if ("throwAnew" in effect) return { does: "throws-anew", ...none };
  if ("turnDie" in effect) return { does: "turns-die", ...none };
  const { gives, to, count = 1, traces = 0 } = effect;
  const gifts = giftCodes(Array.from({ length: count }, () => gives));
  return { does: "gives", gifts, isForAnyone: to === "anyone", traces };
}

/** `strength-3` is the third box; a second bar of an ability is `strength2`. */
function addBar(drafts: Drafts, sheet: ThiefSheet, index: number): void {
  const { ability, boxes } = sheet.bars[index];
  const earlier = sheet.bars.slice(0, index).filter((bar) => bar.ability === ability).length;
  const bar = earlier === 0 ? ability : `${ability}${earlier + 1}`;
  let before = -1;
  boxes.forEach(({ after, own = "", gives }, i) => {
    const compare = after === undefined ? -1 : COMPARISONS.indexOf(after);
    const cell = { ...condition(own), before, compare, gives: giftCodes(gives) };
    before = addCell(drafts, `${bar}-${i + 1}`, BAR_BOX, cell);
  });
}

function condition(word: string): Pick<Cell, "own" | "word"> {
  return { own: numbersMeeting(readCondition(word)), word };
}

function exactly(number: number): Pick<Cell, "own" | "word"> {
  return condition(`=${number}`);
}

function addTool(drafts: Drafts, tool: Tool): void {
  switch (tool.kind) {
    case "grid": {
      const circles = tool.rows
        .flat()
        .map((number, i) => addCell(drafts, `grid-${i + 1}`, GRID_CIRCLE, exactly(number)));
      tool.across.forEach((gives, row) =>
        addLine(drafts, `grid-row-${row + 1}`, circles.slice(3 * row, 3 * row + 3), gives),
      );
      tool.down.forEach((gives, column) =>
        addLine(
          drafts,
          `grid-column-${column + 1}`,
          circles.filter((_, i) => i % 3 === column),
          gives,
        ),
      );
      return;
    }
    case "circle-boxes":
      tool.lines.forEach(({ boxes, gives }, i) => {
        const cells = boxes.map((own, k) => addCell(drafts, `circle-${i + 1}-${k + 1}`, CIRCLE_BOX, condition(own)));
        addLine(drafts, `circle-${i + 1}`, cells, gives);
      });
      return;
    case "tree": {
      let left: { to: readonly number[]; cell: number }[] = [];
      tool.columns.forEach((circles, i) => {
        const column: number[] = [];
        left = circles.map(({ number, gives, to }, k) => {
          const parents = left.filter((parent) => parent.to.includes(k)).map((parent) => parent.cell);
          const rest = { ...exactly(number), parents, column, gives: giftCodes(gives) };
          const cell = addCell(drafts, `tree-${i + 1}-${k + 1}`, TREE_CIRCLE, rest);
          column.push(cell);
          return { to, cell };
        });
      });
      return;
    }
    case "pyramid": {
      let row = tool.bottom.map(({ own = "", gives }, k) =>
        addCell(drafts, `pyramid-1-${k + 1}`, PYRAMID_BOX, { ...condition(own), gives: giftCodes(gives) }),
      );
      tool.upper.forEach((boxes, i) => {
        const below = row;
        row = boxes.map(({ than, gives }, k) =>
          addCell(drafts, `pyramid-${i + 2}-${k + 1}`, PYRAMID_BOX, {
            compare: COMPARISONS.indexOf(than satisfies Comparison),
            belowLeft: below[k],
            belowRight: below[k + 1],
            gives: giftCodes(gives),
          }),
        );
      });
    }
  }
}
