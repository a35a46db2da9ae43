import type { BurglaryPlan, Layout, Rating } from "@safehouse/games/clou/paper";
import type { Canvas } from "../../../canvas.ts";
import type { PlanInk } from "../../../ink.ts";
import type { Area } from "../../../pencil.ts";
import { type Face, textWidth } from "../../../text-width.ts";
import type { PlanMarks } from "../marks.ts";
import type { Decor } from "../decor/decor.ts";
import type { ClouNames } from "../names.ts";

/** A square of a layout, in units of the drawing. */
export const SQUARE = 10;
/** What a layout keeps for the name above a thing. */
export const NAME_ROOM = 3 * SQUARE;
export const CELL = 4 * SQUARE;
/** A symbol is never shown smaller than 24 px: no scale under 24 / TILE. */
export const TILE = 37;
/** Small text on a screen: 12 px where a symbol has 24. */
export const SCREEN_LABEL = 19;
/** The tab above a symbol with the size of the crew that needs it. */
export const TAB = 13;

/** All that the parts of a plan need. */
export interface Survey {
  readonly canvas: Canvas<PlanInk>;
  readonly plan: BurglaryPlan;
  readonly layout: Layout;
  /** Null for a plan that any crew may use. */
  readonly crew: number | null;
  /** From the best; empty where none is told. */
  readonly ratings: readonly Rating[];
  /** Null for a blank plan. */
  readonly marks: PlanMarks | null;
  readonly names: ClouNames;
  /** The size of small text. */
  readonly label: number;
  /** What the house looks like; null for rooms without furniture. */
  readonly decor: Decor | null;
  /** Where the upper left corner of the layout stands. */
  readonly left: number;
  readonly top: number;
}

export type Point = readonly [number, number];

/** On the screen small text is set narrow. */
const NARROW_LETTERS = 0.92;

/** How wide a name runs. */
export function nameWidth({ canvas }: Survey, words: string, size: number, face: Face): number {
  const isNarrow = canvas.ink.style === "screen" && face !== "display";
  return textWidth(words, size, face) * (isNarrow ? NARROW_LETTERS : 1);
}

export function place(survey: Survey, [x, y]: Point): Point {
  return [survey.left + x * SQUARE, survey.top + y * SQUARE];
}

export function areaOf(survey: Survey, [x, y, width, height]: readonly [number, number, number, number]): Area {
  const [left, top] = place(survey, [x, y]);
  return { x: left, y: top, width: width * SQUARE, height: height * SQUARE };
}

export function isRoomOpen({ marks }: Survey, room: string): boolean {
  return marks === null || marks.openRooms.has(room);
}

export function isThingOpen({ marks }: Survey, thing: string): boolean {
  return marks === null || marks.openThings.has(thing);
}

export function isThingDone({ marks }: Survey, thing: string): boolean {
  return marks !== null && marks.done.has(thing);
}

export function doOverlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** With so much more on every side. */
export function grown({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function isInside(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
