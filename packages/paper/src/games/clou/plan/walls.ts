import { found } from "@safehouse/kernel";
import type { SvgNode } from "../../../drawing.ts";
import { path, rect } from "../../../shapes.ts";
import { floor } from "./floors.ts";
import { cutDoors, drawWindows } from "./openings.ts";
import { areaOf, isRoomOpen, place, type Point, SQUARE, type Survey } from "./survey.ts";

/** Ground, squares, rooms and their walls: thick where the house ends, thin between rooms, none around where the crew starts. */
export function drawHouse(survey: Survey): void {
  const { canvas, plan, layout } = survey;
  const { ink, printed } = canvas;
  const width = layout.width * SQUARE;
  const height = layout.height * SQUARE;
  printed.push(rect(survey.left, survey.top, width, height, { fill: ink.ground }));
  const indoors = plan.rooms.filter(({ start }) => !start);
  for (const { id } of indoors) {
    if (!isRoomOpen(survey, id) || ink.lit === ink.ground) continue;
    const { x, y, ...size } = areaOf(survey, found(layout.rooms[id]));
    printed.push(rect(x, y, size.width, size.height, { fill: ink.lit }));
  }
  if (ink.grid !== "none") printed.push(squares(survey, width, height), ...floors(survey));
  const edges = countEdges(indoors.map(({ id }) => found(layout.rooms[id])));
  const walls = (isOuter: boolean): string =>
    [...runs(edges, isOuter)]
      .map(([from, to]) => {
        const [[x, y], [x2, y2]] = [place(survey, from), place(survey, to)];
        return `M${x} ${y}L${x2} ${y2}`;
      })
      .join("");
  const pen = { fill: "none", stroke: ink.wall, "stroke-linecap": "square" };
  printed.push(path(walls(false), { ...pen, "stroke-width": ink.style === "low-ink" ? 3 : 4 }));
  printed.push(path(walls(true), { ...pen, "stroke-width": ink.style === "low-ink" ? 5 : 8 }));
  cutDoors(survey);
  drawWindows(survey, [...runs(edges, true)]);
}

function squares({ left, top, canvas }: Survey, width: number, height: number): ReturnType<typeof path> {
  const step = 4 * SQUARE;
  let d = "";
  for (let x = step; x < width; x += step) d += `M${left + x} ${top}v${height}`;
  for (let y = step; y < height; y += step) d += `M${left} ${top + y}h${width}`;
  return path(d, { fill: "none", stroke: canvas.ink.grid, "stroke-width": 1 });
}

function floors(survey: Survey): SvgNode[] {
  const { plan, layout, decor, canvas } = survey;
  return plan.rooms.flatMap(({ id }) => {
    const kind = decor?.rooms[id]?.floor;
    const colour = isRoomOpen(survey, id) ? canvas.ink.floor : canvas.ink.grid;
    return kind === undefined ? [] : [floor(kind, areaOf(survey, found(layout.rooms[id])), colour)];
  });
}

/** How often each edge of a square is a room's edge, by `h:x:y` and `v:x:y`. */
function countEdges(rooms: readonly (readonly [number, number, number, number])[]): Map<string, number> {
  const edges = new Map<string, number>();
  const add = (key: string): void => void edges.set(key, (edges.get(key) ?? 0) + 1);
  for (const [x, y, width, height] of rooms) {
    for (let i = 0; i < width; i++) {
      add(`h:${x + i}:${y}`);
      add(`h:${x + i}:${y + height}`);
    }
    for (let i = 0; i < height; i++) {
      add(`v:${x}:${y + i}`);
      add(`v:${x + width}:${y + i}`);
    }
  }
  return edges;
}

/** Edges of one kind, joined to lines as long as they go. */
function* runs(edges: ReadonlyMap<string, number>, isOuter: boolean): Generator<[Point, Point]> {
  const isMeant = (key: string): boolean => {
    const count = edges.get(key);
    return count !== undefined && (count === 1) === isOuter;
  };
  for (const key of edges.keys()) {
    const [way, x, y] = key.split(":");
    const [dx, dy] = way === "h" ? [1, 0] : [0, 1];
    const at = (k: number): string => `${way}:${Number(x) + k * dx}:${Number(y) + k * dy}`;
    if (!isMeant(key) || isMeant(at(-1))) continue;
    let length = 1;
    while (isMeant(at(length))) length++;
    yield [
      [Number(x), Number(y)],
      [Number(x) + length * dx, Number(y) + length * dy],
    ];
  }
}
