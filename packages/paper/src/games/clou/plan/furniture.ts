import { found } from "@safehouse/kernel";
import type { SvgNode } from "../../../drawing.ts";
import type { Area } from "../../../pencil.ts";
import { path, tidy } from "../../../shapes.ts";
import type { Piece, Where } from "../decor/decor.ts";
import { FreeSpace, STEP } from "./free-space.ts";
import { areaOf, grown, isRoomOpen, type Point, type Survey } from "./survey.ts";

/** A piece of furniture that has found its place. */
export interface Stood {
  readonly piece: Piece;
  readonly room: string;
  readonly area: Area;
  readonly turn: number;
  readonly scale: number;
}

/** Tried from the largest. */
const SCALES = [1.5, 1.25, 1, 0.8];
/** Left free around a piece. */
const GAP = 5;
/** From the middle of a wall to what stands at it. */
const WALL = 8;

const BACK_TO: { readonly [where in Where]: number } = {
  n: 0,
  ne: 0,
  nw: 0,
  c: 0,
  e: 90,
  s: 180,
  se: 180,
  sw: 180,
  w: 270,
};
/** Where a piece goes that finds no place where it belongs. */
const ELSEWHERE: readonly Where[] = ["n", "s", "e", "w"];

/** Puts the furniture of every room where nothing else is: no name, no symbol, no loot and no way through a wall. */
export function placeFurniture(survey: Survey, taken: readonly Area[]): Stood[] {
  const { decor, layout, plan } = survey;
  return plan.rooms.flatMap(({ id }) => {
    const pieces = decor?.rooms[id]?.pieces ?? [];
    if (pieces.length === 0) return [];
    const space = new FreeSpace(
      grown(areaOf(survey, found(layout.rooms[id])), -WALL),
      taken.map((area) => grown(area, GAP)),
    );
    return pieces.flatMap(([piece, where, turn]) => {
      const stood = findPlace(piece, id, where, turn, space);
      if (stood === null) return [];
      space.take(grown(stood.area, GAP));
      return [stood];
    });
  });
}

function findPlace(piece: Piece, room: string, where: Where, turn: number | undefined, space: FreeSpace): Stood | null {
  for (const wall of [where, ...ELSEWHERE]) {
    const turned = turn ?? BACK_TO[wall];
    const [across, down] = turned % 180 === 0 ? [piece[0], piece[1]] : [piece[1], piece[0]];
    for (const scale of SCALES) {
      const [width, height] = [across * scale, down * scale];
      const [wide, high] = [FreeSpace.squares(width), FreeSpace.squares(height)];
      const spot = wall === "c" ? inTheMiddle(space, wide, high) : atWall(space, wall, wide, high);
      if (spot === null) continue;
      const [left, top] = space.at(...spot);
      // Flush with its wall: it may take a little less than its squares.
      const x = left + (wall === "e" || wall.endsWith("e") ? wide * STEP - width : 0);
      const y = top + (wall.startsWith("s") ? high * STEP - height : 0);
      return { piece, room, area: { x, y, width, height }, turn: turned, scale };
    }
  }
  return null;
}

/** The free place nearest to the middle of a wall, or to its corner. */
function atWall(space: FreeSpace, where: Where, wide: number, high: number): Point | null {
  const [right, bottom] = [space.columns - wide, space.rows - high];
  const isSide = where === "e" || where === "w";
  const most = isSide ? bottom : right;
  const wanted = where.endsWith("w") && !isSide ? 0 : where.endsWith("e") && !isSide ? most : Math.floor(most / 2);
  const fixed = where === "w" ? 0 : where === "e" ? right : where.startsWith("n") ? 0 : bottom;
  for (let by = 0; by <= most; by++) {
    for (const at of [wanted + by, wanted - by]) {
      const [column, row] = isSide ? [fixed, at] : [at, fixed];
      if (space.isFree(column, row, wide, high)) return [column, row];
    }
  }
  return null;
}

function inTheMiddle(space: FreeSpace, wide: number, high: number): Point | null {
  const [right, bottom] = [space.columns - wide, space.rows - high];
  let best: Point | null = null;
  let nearest = Infinity;
  for (let column = 0; column <= right; column++) {
    for (let row = 0; row <= bottom; row++) {
      const far = Math.hypot(column - right / 2, row - bottom / 2);
      if (far >= nearest || !space.isFree(column, row, wide, high)) continue;
      best = [column, row];
      nearest = far;
    }
  }
  return best;
}

/** Quiet lines, one drawing a room: nobody reads them aloud, and nothing is pressed there. */
export function drawFurniture(survey: Survey, all: readonly Stood[]): void {
  const { ink, printed } = survey.canvas;
  for (const { id } of survey.plan.rooms) {
    const own = all.filter(({ room }) => room === id);
    if (own.length === 0) continue;
    const stroke = isRoomOpen(survey, id) ? ink.furniture : ink.furnitureClosed;
    const pen = { class: "furniture", fill: "none", stroke, "stroke-linejoin": "round", "stroke-linecap": "round" };
    printed.push({ tag: "g", attrs: pen, children: own.map(drawPiece) });
  }
}

function drawPiece({ piece: [, , lines], area, turn, scale }: Stood): SvgNode {
  const x = area.x + (turn === 90 || turn === 180 ? area.width : 0);
  const y = area.y + (turn === 180 || turn === 270 ? area.height : 0);
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  const transform = `translate(${tidy(x)} ${tidy(y)})${turned} scale(${scale})`;
  return path(lines, { transform, "stroke-width": tidy(2 / scale) });
}
