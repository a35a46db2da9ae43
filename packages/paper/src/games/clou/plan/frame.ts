import { found } from "@safehouse/kernel";
import { type Challenge, type Loot, type Part, readNeed } from "@safehouse/games/clou/paper";
import type { Area } from "../../../pencil.ts";
import { areaOf, CELL, NAME_ROOM, type Point, SQUARE, type Survey, TAB, TILE } from "./survey.ts";
import { costIcons } from "./symbols.ts";

/** Between the frame and what is in it, and between two rows. */
const INSET = 3;

/** A part of a challenge in its frame: where each of its cells begins, costs after symbols. */
export interface FramedPart {
  readonly part: Part;
  readonly first: number;
  readonly cells: readonly Point[];
  /** The line over it, that parts it from the alternative before. */
  readonly over: number | null;
}

export interface Framed {
  readonly frame: Area;
  readonly parts: readonly FramedPart[];
}

/** What must be crossed, laid out: rows with a tab over one of their symbols are higher than others. */
export function frameOf(survey: Survey, thing: Challenge | Loot): Framed {
  const area = areaOf(survey, found(survey.layout.things[thing.id]));
  const parts = "parts" in thing ? thing.parts : [partOf(thing)];
  // A loot stands right of what must be crossed for it.
  const width = "parts" in thing ? area.width : Math.min(area.width, countOf(found(parts[0])) * CELL + 2 * SQUARE);
  const top = area.y + NAME_ROOM - 1;
  let y = top + INSET;
  let first = 1;
  const framed = parts.map((part, i): FramedPart => {
    const over = i === 0 ? null : y + INSET / 2;
    if (over !== null) y += INSET;
    const inner = width - 2 * SQUARE;
    const columns = Math.max(1, Math.floor(inner / CELL));
    const count = countOf(part);
    // Arrows between symbols need some room.
    const pitch = (part.order ?? []).length > 0 && count <= columns ? inner / count : CELL;
    const cells: Point[] = [];
    for (let row = 0; row * columns < count; row++) {
      const from = row * columns;
      const needs = part.needs.slice(from, from + columns);
      y += needs.some(hasTab) ? TAB : INSET;
      for (let k = from; k < Math.min(count, from + columns); k++)
        cells.push([area.x + SQUARE + (k - from) * pitch + (pitch - CELL) / 2, y - (CELL - TILE) / 2]);
      y += TILE;
    }
    const own = { part, first, cells, over };
    first += part.needs.length;
    return own;
  });
  const height = Math.max(area.height - NAME_ROOM, y + INSET + 1 - top);
  // What is left over stands above and below alike.
  const down = (height - (y + INSET + 1 - top)) / 2;
  return {
    frame: { x: area.x + 1, y: top, width: width - 2, height },
    parts: framed.map(({ cells, over, ...rest }) => ({
      ...rest,
      cells: cells.map(([left, at]): Point => [left, at + down]),
      over: over === null ? null : over + down,
    })),
  };
}

function partOf({ needs = [], traces = 0, effects = [] }: Loot): Part {
  return { needs, traces, effects };
}

function countOf({ needs, traces = 0, effects = [] }: Part): number {
  return needs.length + costIcons(traces, effects).length;
}

function hasTab(word: string): boolean {
  return (readNeed(word)?.crew ?? 1) > 1;
}
